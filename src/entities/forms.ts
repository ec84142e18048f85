// The ways a value of the database may be said: plural, abbreviated, spelled out letter by letter.

const interchangeable: readonly (readonly string[])[] = [
  ["st.", "st", "saint"],
  ["fort", "ft", "ft."],
  ["mount", "mt", "mt."],
  ["&", "and"],
  ["intl", "intl.", "international", "int'l"],
];

/** For names: SEATTLE, "ST. LOUIS", "RENTAL CAR". Of very many, only the spellings themselves. */
export function nameForms(name: string, many = false): string[] {
  const base = name
    .toLowerCase()
    .replace(/[,/()-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (base === "") return [];
  const forms = new Set(variants(base));
  if (many) return [...forms];
  for (const form of [...forms]) {
    const plural = pluralOf(form);
    if (plural !== null) forms.add(plural);
    // "sanfrancisco": the space is the letter most often lost.
    const joined = form.replaceAll(" ", "");
    if (joined.length >= 7 && /^\p{L}+$/u.test(joined)) forms.add(joined);
  }
  return [...forms];
}

/** For codes: BWI is "b w i" too, DC10 "dc 10" and "d c 10", AP/57 "ap 57" and "ap57". */
export function codeForms(code: string): string[] {
  const base = code.toLowerCase();
  const forms = new Set([base]);
  const pieces = base.match(/\p{L}+|\d+/gu) ?? [];
  if (pieces.length > 1) {
    forms.add(pieces.join(" "));
    forms.add(pieces.join(""));
    if (base.includes("/")) forms.add(pieces.join(" slash "));
  }
  const letters = pieces.flatMap((piece) => (/\d/.test(piece) ? [piece] : [...piece]));
  if (letters.length > 2 || (letters.length === 2 && pieces.length > 1))
    forms.add(letters.join(" "));
  return [...forms];
}

function variants(text: string): string[] {
  let all: string[] = [text];
  for (const group of interchangeable) {
    all = all.flatMap((form) => {
      const words = form.split(" ");
      const at = words.findIndex((word) => group.includes(word));
      return at < 0 ? [form] : group.map((other) => words.with(at, other).join(" "));
    });
  }
  return all;
}

function pluralOf(form: string): string | null {
  if (!/\p{L}{3,}$/u.test(form) || /s$/.test(form)) return null;
  if (/[^aeiou]y$/.test(form)) return `${form.slice(0, -1)}ies`;
  return /(?:ch|sh|x|z)$/.test(form) ? `${form}es` : `${form}s`;
}
