// Names as they are written and as they are looked up: quotes off, in lower case.

const parts = /"[^"]*(?:""[^"]*)*"|`[^`]*(?:``[^`]*)*`|\[[^\]]*\]|'[^']*(?:''[^']*)*'|[^.]+/gu;

/** `"Flight".ID` to ["flight", "id"]; `"Order ""A"""` to ['order "a"']. */
export function nameParts(written: string): string[] {
  return (written.match(parts) ?? []).map((part) => unquoteName(part).toLowerCase());
}

/** The last part: the table of `main.flight`, the column of `flight.id`. */
export function plainName(written: string): string {
  return nameParts(written).at(-1) ?? written.toLowerCase();
}

/** `"Order ""A"""` to `Order "A"`; a plain name stays as it is. */
function unquoteName(written: string): string {
  const name = written.trim();
  const mark = name[0] ?? "";
  if (mark === "[") return name.slice(1, -1);
  return `"\`'`.includes(mark) && mark !== ""
    ? name.slice(1, -1).replaceAll(mark + mark, mark)
    : name;
}
