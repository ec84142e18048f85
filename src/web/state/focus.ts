// One tab stop for a row of many small things; arrow keys move within it.
import type { TargetedKeyboardEvent } from "preact";

/** For what scrolls by itself: without a tab stop the keyboard could not scroll it. */
export const scrollable = { tabIndex: 0 } as const;

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Children marked data-roving take part; the first has tabIndex 0, the others -1. */
export function moveFocus(event: TargetedKeyboardEvent<HTMLElement>): void {
  const move = steps[event.key];
  if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-roving]")];
  const at = items.findIndex((item) => item.matches(":focus"));
  if (at < 0) return;
  event.preventDefault();
  const next = items[move(at, items.length)];
  for (const item of items) item.tabIndex = item === next ? 0 : -1;
  next?.focus();
}
