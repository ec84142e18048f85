// Columns that a table does not have and people ask for: an age by a birth date, a margin by price and cost,
// the days between two dates. They stand among the columns by their words; where a query uses one, what it is
// made of is written out.
import { type CivilDate, formatDate } from "../../dates/civil.ts";
import { arithmeticWords, type OutlineSymbol, word } from "../../outline/symbols.ts";
import { isWord } from "../../revise/clauses.ts";
import { type DescribedColumn, type DescribedSchema, isNumeric } from "../../schema/described.ts";
import type { KnownDatabase } from "../../schema/read-database.ts";

export type DerivedColumn = {
  /** Its number among the items. */
  readonly item: number;
  /** What it is made of, on a day. */
  readonly written: (today: CivilDate) => readonly OutlineSymbol[];
};

type Kind = {
  readonly words: readonly string[];
  readonly synonyms: readonly (readonly string[])[];
  readonly type: DescribedColumn["type"];
  /** The columns that it is made of, by their words. */
  readonly of: readonly RegExp[];
  readonly times: boolean;
  readonly written: (columns: readonly OutlineSymbol[], today: OutlineSymbol) => OutlineSymbol[];
};

const call = (name: "age" | "days", from: OutlineSymbol, to: OutlineSymbol): OutlineSymbol[] => [
  word(name),
  word("("),
  from,
  word(","),
  to,
  word(")"),
];
const nothing = word("none");

const begun = /^(?:created|opened|submitted|reported|received|raised)\b/;

const kinds: readonly Kind[] = [
  {
    words: ["age"],
    synonyms: [],
    type: "integer",
    of: [/\b(?:birth|born|birthday|dob|birthdate)\b/],
    times: true,
    written: ([born = nothing], today) => call("age", born, today),
  },
  {
    words: ["margin"],
    synonyms: [["profit"], ["markup"]],
    type: "real",
    of: [
      /^(?:(?:unit|sale|sales|list|retail|selling) )?price$|^msrp$/,
      /\bcost\b|^buy(?:ing)? price$/,
    ],
    times: false,
    written: ([price = nothing, cost = nothing]) => [price, word("-"), cost],
  },
  {
    words: ["delivery", "time"],
    synonyms: [
      ["shipping", "time"],
      ["days", "to", "ship"],
      ["delivery", "days"],
    ],
    type: "real",
    of: [
      /^(?:order|ordered|placed|purchase|order placed)\b/,
      /^(?:shipped|shipping|delivered|delivery|ship)\b/,
    ],
    times: true,
    written: ([from = nothing, to = nothing]) => call("days", from, to),
  },
  {
    words: ["duration"],
    synonyms: [["days"], ["number", "of", "days"]],
    type: "real",
    of: [/^(?:start|started|begin|check in|opened)\b/, /^(?:end|ended|finish|check out|closed)\b/],
    times: true,
    written: ([from = nothing, to = nothing]) => call("days", from, to),
  },
  {
    words: ["stay"],
    synonyms: [
      ["length", "of", "stay"],
      ["days", "stayed"],
    ],
    type: "real",
    of: [/^(?:admi\w+|check in|arriv\w+)\b/, /^(?:discharged?|check out|depart\w+)\b/],
    times: true,
    written: ([from = nothing, to = nothing]) => call("days", from, to),
  },
  {
    words: ["days", "kept"],
    synonyms: [
      ["time", "kept"],
      ["loan", "period"],
      ["days", "rented"],
      ["days", "borrowed"],
      ["to", "return"],
    ],
    type: "real",
    of: [
      /^(?:rental|rented|rent|loan|loaned|borrowed|checkout|issued?)\b/,
      /^(?:return|returned)\b/,
    ],
    times: true,
    written: ([from = nothing, to = nothing]) => call("days", from, to),
  },
  {
    words: ["response", "time"],
    synonyms: [
      ["first", "response", "time"],
      ["to", "first", "response"],
      ["to", "respond"],
    ],
    type: "real",
    of: [begun, /^(?:(?:first )?(?:response|responded|reply|replied)|answered)\b/],
    times: true,
    written: ([from = nothing, to = nothing]) => call("days", from, to),
  },
  {
    words: ["resolution", "time"],
    synonyms: [
      ["to", "close"],
      ["to", "resolve"],
      ["to", "solve"],
    ],
    type: "real",
    of: [begun, /^(?:closed|resolved|solved|completed|finished)\b/],
    times: true,
    written: ([from = nothing, to = nothing]) => call("days", from, to),
  },
];

export type WithDerived = {
  readonly known: KnownDatabase;
  readonly derived: readonly DerivedColumn[];
};

/** A table that has a column of that name already keeps it. */
export function deriveColumns(known: KnownDatabase): WithDerived {
  const { described } = known;
  const columns: DescribedColumn[] = [...described.columns];
  const derived: DerivedColumn[] = [];
  described.tables.forEach(({ columns: own }, table) => {
    const words = own.flatMap((k) => described.columns[k]?.words ?? []);
    for (const kind of kinds) {
      if ([kind.words, ...kind.synonyms].some(([one]) => words.includes(one ?? ""))) continue;
      const parts = kind.of.map((called) => partOf(own, called, kind.times, described));
      const made: OutlineSymbol[] = [];
      for (const part of parts) if (part !== undefined) made.push({ kind: "item", item: part });
      if (made.length < kind.of.length) continue;
      derived.push({
        item: columns.length,
        written: (today) => kind.written(made, day(today)),
      });
      const { words: name, synonyms, type } = kind;
      const plain = { table, name: name.join(" "), words: name, type, time: null, primary: false };
      const unit = kind.times && name[0] !== "age" ? ({ unit: "day" } as const) : {};
      columns.push({ ...plain, synonyms, ...unit });
    }
  });
  return { known: { ...known, described: { ...described, columns } }, derived };
}

/** The one column that is called so. */
function partOf(
  own: readonly number[],
  called: RegExp,
  times: boolean,
  { columns }: DescribedSchema,
): number | undefined {
  const found = own.filter((k) => {
    const column = columns[k];
    if (column === undefined || column.hidden === true) return false;
    const number = isNumeric(column);
    const fits = times ? column.time === "date" || column.time === "datetime" : number;
    return fits && called.test(column.words.join(" "));
  });
  return found.length === 1 ? found[0] : undefined;
}

function day(today: CivilDate): OutlineSymbol {
  return { kind: "value", literal: { type: "string", text: formatDate(today) }, column: null };
}

/** Writes every such column out. */
export function expandDerived(
  outline: readonly OutlineSymbol[],
  derived: readonly DerivedColumn[],
  today: CivilDate,
): readonly OutlineSymbol[] {
  if (derived.length === 0) return outline;
  const written = outline.flatMap((symbol) => {
    const known = symbol.kind === "item" && derived.find(({ item }) => item === symbol.item);
    return known ? [...known.written(today)] : [symbol];
  });
  return orderedByBirth(written);
}

/** The oldest were born first: an order by nothing but age is one by the birth date, the other way round. */
function orderedByBirth(outline: readonly OutlineSymbol[]): readonly OutlineSymbol[] {
  const at = outline.findIndex(
    (one, i) => isWord(one, "order_by") && isWord(outline[i + 1], "age"),
  );
  const born = outline[at + 3];
  const next = outline[at + 7];
  const descending = isWord(next, "desc");
  const made = next?.kind === "word" && arithmeticWords.includes(next.word);
  if (at < 0 || born === undefined || made) return outline;
  const turned = descending ? [born] : [born, word("desc")];
  return [...outline.slice(0, at + 1), ...turned, ...outline.slice(at + (descending ? 8 : 7))];
}

/** The other way: what is made of their parts is said by their names again. */
export function foldDerived(
  outline: readonly OutlineSymbol[],
  derived: readonly DerivedColumn[],
  today: CivilDate,
): readonly OutlineSymbol[] {
  return derived.reduce<readonly OutlineSymbol[]>((folded, { item, written }) => {
    const long = written(today).map((symbol) => JSON.stringify(symbol));
    const out: OutlineSymbol[] = [];
    for (let at = 0; at < folded.length; at++) {
      const symbol = folded[at];
      if (symbol === undefined) break;
      const here = folded.slice(at, at + long.length).map((one) => JSON.stringify(one));
      if (here.join() === long.join()) {
        out.push({ kind: "item", item });
        at += long.length - 1;
      } else out.push(symbol);
    }
    return out;
  }, outline);
}
