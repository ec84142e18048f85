// The parts of a name as it is written: `"Flight"."id"` is Flight and id, each with its quotes told.

export type NamePart = {
  readonly text: string;
  /** Names without quotes are compared without regard to case. */
  readonly quoted: boolean;
};

const part = /"[^"]*(?:""[^"]*)*"|`[^`]*(?:``[^`]*)*`|\[[^\]]*\]|'[^']*(?:''[^']*)*'|[^.]+/gu;

export function readName(written: string): NamePart[] {
  return (written.match(part) ?? []).map(readPart);
}

const read = new Map<string, readonly string[]>();
/** Far more names than a schema has; what people type must not fill the memory. */
const mostNames = 20_000;

/** To be looked up: `"Flight".ID` is ["flight", "id"]. Names come again and again: each is read once. */
export function nameParts(written: string): readonly string[] {
  const known = read.get(written);
  if (known !== undefined) return known;
  const parts = readName(written).map((part) => part.text.toLowerCase());
  if (read.size >= mostNames) read.clear();
  read.set(written, parts);
  return parts;
}

/** The last part: the table of `main.flight`, the column of `flight.id`. */
export function plainName(written: string): string {
  return nameParts(written).at(-1) ?? written.toLowerCase();
}

function readPart(written: string): NamePart {
  const mark = written[0] ?? "";
  if (!"\"`['".includes(mark)) return { text: written, quoted: false };
  const inner = written.slice(1, -1);
  return { text: mark === "[" ? inner : inner.replaceAll(mark + mark, mark), quoted: true };
}
