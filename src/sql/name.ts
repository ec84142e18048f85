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

/** To be looked up: `"Flight".ID` is ["flight", "id"]. */
export function nameParts(written: string): string[] {
  return readName(written).map((part) => part.text.toLowerCase());
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
