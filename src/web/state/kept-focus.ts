// The keyboard's place on the page is kept where what had the focus goes away: a turn that is asked again,
// a name that was written, an "Undo" that was pressed. The nearest thing around it that is still there has it.
import { useEffect } from "preact/hooks";

const focusable = "a[href], button:not(:disabled), input, select, textarea, [tabindex='0']";

/** Whoever removed it may say for themselves where the focus goes, before this does. */
const patienceMs = 50;

/** `home`: where nothing nearer is left. */
export function useKeptFocus(home: () => void): void {
  useEffect(() => {
    let around: readonly Element[] = [];
    const notice = (): void => {
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body) around = pathOf(activeElement);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const lost = around[0] !== undefined && !around[0].isConnected;
      if (!lost || document.activeElement !== document.body) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const near = around.find((element) => element.isConnected);
        const next = near?.matches(".page, body") ? undefined : near && within(near);
        if (next === undefined) home();
        else next.focus({ preventScroll: true });
      }, patienceMs);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", notice);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("focusin", notice);
    };
  }, []);
}

/** From the element outwards. */
function pathOf(element: Element): Element[] {
  const { parentElement } = element;
  return parentElement === null ? [element] : [element, ...pathOf(parentElement)];
}

/** Of turns the newest, of anything else the first that takes the focus. */
function within(near: Element): HTMLElement | undefined {
  const turns = near.querySelectorAll<HTMLElement>("[data-turn-number]");
  return turns[turns.length - 1] ?? near.querySelector<HTMLElement>(focusable) ?? undefined;
}
