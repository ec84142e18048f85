// Colours for a terminal, or none: one palette, decided once at the start.

export type Palette = {
  readonly dim: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly warn: (text: string) => string;
  /** A colour of its own for each turn, so that a fragment shows where it came from. */
  readonly turn: (text: string, turn: number) => string;
};

const wrap =
  (open: number, close: number) =>
  (text: string): string =>
    `\u001b[${open}m${text}\u001b[${close}m`;

const turnColors = [36, 33, 35, 32, 34, 31];

export const colored: Palette = {
  dim: wrap(2, 22),
  bold: wrap(1, 22),
  warn: wrap(33, 39),
  turn: (text, turn) => wrap(turnColors[(turn - 1) % turnColors.length] ?? 36, 39)(text),
};

const plain = (text: string): string => text;

export const uncolored: Palette = {
  dim: plain,
  bold: plain,
  warn: plain,
  turn: plain,
};

/** `--no-color`, NO_COLOR, or a pipe: no colours. */
export function choosePalette(options: {
  readonly color: boolean;
  readonly isTerminal: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
}): Palette {
  const off = !options.color || !options.isTerminal || Boolean(options.environment["NO_COLOR"]);
  return off ? uncolored : colored;
}
