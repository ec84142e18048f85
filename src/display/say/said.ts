// A condition in words, and how several are put together without doubt about what belongs together.

import { listText } from "../english.ts";

/** A condition in words, and where it stands. */
export type Phrased = {
  readonly text: string;
  /** Before the noun: "nonstop". */
  readonly before: boolean;
  /** What is said instead where another condition already says the end of its text. */
  readonly again?: string;
  /** After it, without a comma. */
  readonly close: boolean;
  /** Said by phrases of the domain, which know their way through nested queries. */
  readonly known: boolean;
  /** One of several conditions that hold each by itself: "a or b". */
  readonly any: boolean;
  /** Rank in the domain's table of phrases; the rest stand last, in the order of the query. */
  readonly rank: number;
  /** The tables that it is about or reached through. */
  readonly tables: ReadonlySet<string>;
  /** An extreme: the conditions on the rows it is sought among. */
  readonly among?: readonly Phrased[];
  /** `column = value`, said of the rows themselves. */
  readonly equals?: { readonly column: string; readonly value: string };
};

export function plainly(text: string, tables: Iterable<string>): Phrased {
  const tablesOfIt = new Set(tables);
  return {
    text,
    before: false,
    close: false,
    known: false,
    any: false,
    rank: 1e9,
    tables: tablesOfIt,
  };
}

/** Of several: what they are about, and whether the domain has phrases for all of them. */
function about(all: readonly Phrased[], text: string): Phrased {
  const tables = all.flatMap((one) => [...one.tables]);
  return { ...plainly(text, tables), known: all.every(({ known }) => known) };
}

/** A constraint repeated is said once; the same words about other tables are another one. */
export function unique(all: readonly Phrased[]): Phrased[] {
  const key = ({ text, tables }: Phrased) => `${text} ${[...tables].join(" ")}`;
  return [...new Map(all.map((one) => [key(one), one])).values()];
}

/** Of each option all must hold, and of the options one: "a or (b and c)". */
export function anyOf(options: readonly (readonly Phrased[])[]): Phrased {
  const texts = [...new Set(options.map(allText))];
  return { ...about(options.flat(), texts.join(" or ")), any: texts.length > 1 };
}

/** "a", or "(a and b)". */
function allText(all: readonly Phrased[]): string {
  const texts = all.map(inList);
  return texts.length === 1 ? (texts[0] ?? "") : `(${listText(texts, "and")})`;
}

function inList({ text, any }: Phrased): string {
  return any ? `(${text})` : text;
}

/** The opposite of one condition, or of several together. */
export function deny(all: readonly Phrased[]): Phrased {
  const [only, ...more] = all;
  const single = only !== undefined && more.length === 0;
  return about(all, single ? opposite(only) : `not ${allText(all)}`);
}

function opposite({ text, any }: Phrased): string {
  if (any) return `not (${text})`;
  if (text.startsWith("not ")) return text.slice("not ".length);
  if (text.startsWith("with ")) return `without ${text.slice("with ".length)}`;
  return `not ${text}`;
}

/** Before the noun, in the order of their rank, each once: the "cheapest round trip" is one. */
export function adjectives(said: readonly Phrased[]): string {
  const all = said.filter((one) => one.before).map((one) => one.text);
  return all.filter((text) => !all.some((other) => other.endsWith(` ${text}`))).join(" ");
}

export function following(said: readonly Phrased[]): string[] {
  const after = said.filter((one) => !one.before);
  const repeats = ({ again, text }: Phrased): boolean =>
    again !== undefined && after.some((other) => text.endsWith(` ${other.text}`));
  const first = after.filter((one) => !repeats(one));
  const last = after.filter(repeats).map((one) => ({ ...one, text: one.again ?? one.text }));
  return [...first, ...last].map((one, i) => {
    const text = one.any && said.length > 1 ? `either ${one.text}` : one.text;
    return one.close || i === 0 ? text : `, ${text}`;
  });
}
