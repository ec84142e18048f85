// A colour for each turn: eight that were chosen, then hues as far from each other as they can be.

const chosen = 8;
/** Degrees between one turn's hue and the next: no two come close for a long time. */
const goldenAngle = 137.508;
const made = new Set<number>();
let sheet: CSSStyleSheet | undefined;

/** The class that has the turn's colours. */
export function turnColour(turn: number): string {
  if (turn > chosen && !made.has(turn)) make(turn);
  return `turn-${turn}`;
}

function make(turn: number): void {
  made.add(turn);
  if (typeof CSSStyleSheet === "undefined") return;
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.insertRule(turnRule(turn));
}

export function turnRule(turn: number): string {
  const hue = Math.round((turn * goldenAngle + 20) % 360);
  return (
    `.turn-${turn} { --tint: light-dark(hsl(${hue} 62% 90%), hsl(${hue} 38% 19%)); ` +
    `--tint-line: light-dark(hsl(${hue} 60% 38%), hsl(${hue} 55% 66%)); }`
  );
}
