// Keys that work anywhere on the page.
import { useEffect } from "preact/hooks";

type Keys = {
  readonly onQuestion: () => void;
  /** Takes back what was just done, as long as that is offered. */
  readonly onUndo: (() => void) | undefined;
};

export function useKeyboard({ onQuestion, onUndo }: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      const typing =
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLSelectElement;
      if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        onQuestion();
      }
      const empty = target instanceof HTMLTextAreaElement && target.value === "";
      if (event.key === "z" && (event.ctrlKey || event.metaKey) && onUndo && (empty || !typing)) {
        event.preventDefault();
        onUndo();
      }
      if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
        event.preventDefault();
        focusTurn(event.key === "ArrowUp" ? -1 : 1);
      }
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [onQuestion, onUndo]);
}

/** From the turn that has the focus, or from the end. */
function focusTurn(step: 1 | -1): void {
  const turns = [...document.querySelectorAll<HTMLElement>("[data-turn-number]")];
  const at = turns.findIndex((turn) => turn.contains(document.activeElement));
  const next = turns[at < 0 ? (step < 0 ? turns.length - 1 : 0) : at + step];
  next?.focus();
  next?.scrollIntoView({ block: "start" });
}
