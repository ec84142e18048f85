// Places in a query: which column a half-typed value belongs to, and what an error message is about.

/** After `city.city_name = 'SEA` it is city.city_name, and SEA is typed. */
export function columnBefore(
  text: string,
): { readonly column: string; readonly typed: string } | undefined {
  const found = /([\w$]+\.[\w$]+)\s*(?:=|<>|!=|LIKE|IN\s*\((?:\s*'[^']*'\s*,)*)\s*'([^']*)$/i.exec(
    text,
  );
  const [, column, typed] = found ?? [];
  return column === undefined || typed === undefined ? undefined : { column, typed };
}

/** Where the word that a message quotes stands; else the whole query. */
export function problemPlace(
  text: string,
  message: string,
): { readonly from: number; readonly to: number } {
  const quoted = [...message.matchAll(/["'“]([^"'”]+)["'”]|near (\S+)|: ([\w.]+)/g)];
  for (const match of quoted) {
    const word = match[1] ?? match[2] ?? match[3] ?? "";
    const at = word === "" ? -1 : text.toLowerCase().indexOf(word.toLowerCase());
    if (at >= 0) return { from: at, to: at + word.length };
  }
  return { from: 0, to: text.length };
}
