// "and steven buchanan", of those who report to andrew fuller; "denver instead of boston", "or lunch": values in
// the place of others, or beside them, wherever in the conditions they stand.
import { comparisonWords, type OutlineSymbol, word } from "../../outline/symbols.ts";
import { type DescribedSchema, isNumeric } from "../../schema/described.ts";
import type { Mention } from "../../schema/mentions.ts";
import { type Clauses, isSame, isWord, type Symbols } from "../clauses.ts";
import { tablesOf } from "../find-columns.ts";
import { isPlain, type Revision, type SaidTurn } from "../said.ts";
import { choiceAround, holds, withoutChoices } from "./choices.ts";
import { again, beside, frameOf, goesOn, newFirst, oldFirst, without } from "./value-frames.ts";

/** A column that is compared with a value. */
export type Compared = {
  /** Which condition, and where in it the column stands. */
  readonly part: number;
  readonly at: number;
  readonly column: number;
  readonly operator: string;
  readonly text: string;
};

export function comparedIn({ where }: Clauses): Compared[] {
  return where.flatMap((symbols, part) =>
    symbols.flatMap((one, at) => {
      const [operator, value] = [symbols[at + 1], symbols[at + 2]];
      if (one.kind !== "item" || operator?.kind !== "word" || value?.kind !== "value") return [];
      if (!comparisonWords.has(operator.word) || value.literal.type === "period") return [];
      const { text } = value.literal;
      return [{ part, at, column: one.item, operator: operator.word, text }];
    }),
  );
}

/** With other symbols for these comparisons. */
export function withCompared(
  clauses: Clauses,
  places: readonly Compared[],
  make: (comparison: Symbols, place: Compared) => Symbols,
): Clauses {
  const where = clauses.where.map((symbols, part) =>
    places
      .filter((one) => one.part === part)
      .reduceRight<Symbols>((made, one) => {
        const own = made.slice(one.at, one.at + 3);
        return [...made.slice(0, one.at), ...make(own, one), ...made.slice(one.at + 3)];
      }, symbols),
  );
  return { ...clauses, where };
}

export const literalOf = (
  text: string,
  column: number,
  { columns }: DescribedSchema,
): OutlineSymbol => {
  const number = isNumeric(columns[column]);
  return { kind: "value", literal: { type: number ? "number" : "string", text }, column };
};

const valuesNamed = ({ mentions }: SaidTurn): Mention[] =>
  mentions.filter(({ kind }) => kind === "whole");

/** The only one that is named. */
function valueNamed(turn: SaidTurn): Mention | undefined {
  const [only, ...more] = valuesNamed(turn);
  return more.length === 0 ? only : undefined;
}

/** The same value in the words of one column. */
const valueIn = ({ readings }: Mention, column: number): string | undefined =>
  readings.find((one) => one.column === column && one.how === "whole")?.value;

/** "york instead of leeds": both are named, so the one stands where the other stood, whatever it is there. */
export const exchangeNamed: Revision = ({ turn }, clauses, schema) => {
  const values = valuesNamed(turn);
  const [a, b, ...more] = values;
  if (a === undefined || b === undefined || more.length > 0) return null;
  const frame = frameOf(turn, values);
  const [old, fresh] = oldFirst.test(frame) ? [a, b] : newFirst.test(frame) ? [b, a] : [];
  if (old === undefined || fresh === undefined) return null;
  const alike = comparedIn(clauses).filter(
    ({ column }) => valueIn(old, column) !== undefined && valueIn(fresh, column) !== undefined,
  );
  const places = alike.filter(({ column, text }) => text === valueIn(old, column));
  if (places.length === 0 || places.some(({ operator }) => operator !== "=")) return null;
  if (alike.some(({ column, text }) => text === valueIn(fresh, column))) return null;
  return withCompared(clauses, places, (own, { column }) => [
    ...own.slice(0, 2),
    literalOf(valueIn(fresh, column) ?? "", column, schema),
  ]);
};

const sameFor =
  /^(?:(?:and|now|show|do|give me|what about) )*(?:the )?same (?:thing |again |figures |report )?(?:(?:for|from|on|in|of) )?A$/;

/** "the same for dallas", where one value of its kind was asked about: in its place. */
export const sameForOther: Revision = ({ turn }, clauses, schema) => {
  const fresh = valueNamed(turn);
  if (fresh === undefined || !sameFor.test(frameOf(turn, [fresh]))) return null;
  const places = comparedIn(clauses).filter(({ column }) => valueIn(fresh, column) !== undefined);
  const [place, ...others] = places;
  if (place === undefined || others.length > 0 || place.operator !== "=") return null;
  const value = valueIn(fresh, place.column) ?? "";
  return withCompared(clauses, [place], (own) => [
    ...own.slice(0, 2),
    literalOf(value, place.column, schema),
  ]);
};

/** "and brazil", of peru or chile: one more of a list, whatever is asked of it. */
export const widenList: Revision = (said, clauses, schema) => {
  const { turn } = said;
  const fresh = valueNamed(turn);
  const frame = fresh === undefined ? "" : frameOf(turn, [fresh]);
  if (fresh === undefined || !((frame === "A" && goesOn(turn)) || beside.test(frame))) return null;
  const at = clauses.where.findIndex(([item, sign]) => {
    const isOf = item?.kind === "item" && valueIn(fresh, item.item) !== undefined;
    return isOf && isWord(sign, "in");
  });
  const list = clauses.where[at];
  const [item, , , first] = list ?? [];
  if (list === undefined || item?.kind !== "item" || first?.kind !== "value") {
    const alike = comparedIn(clauses).filter(({ column }) => valueIn(fresh, column) !== undefined);
    const several = new Set(alike.map(({ text }) => text)).size > 1;
    return several ? widenNamed(said, clauses, schema) : null;
  }
  const value = valueIn(fresh, item.item) ?? "";
  const known = list.some(
    (one) => one.kind === "value" && "text" in one.literal && one.literal.text === value,
  );
  if (known || !isWord(list.at(-1), ")")) return null;
  const longer = [...list.slice(0, -1), word(","), literalOf(value, item.item, schema), word(")")];
  return { ...clauses, where: clauses.where.with(at, longer) };
};

/** "or lunch": beside the only value of that kind that is asked for. */
export const widenNamed: Revision = ({ turn }, clauses, schema) => {
  const fresh = valueNamed(turn);
  const frame = fresh === undefined ? "" : frameOf(turn, [fresh]);
  const bare = frame === "A" && goesOn(turn);
  if (fresh === undefined || (!bare && !beside.test(frame))) return null;
  const alike = comparedIn(clauses).filter(({ column }) => valueIn(fresh, column) !== undefined);
  const [first] = alike;
  const value = first && valueIn(fresh, first.column);
  if (first === undefined || value === undefined) return null;
  const isOther = ({ column, text, operator }: Compared): boolean =>
    column === first.column && text !== value && operator === "=";
  const several = alike.some(({ text }) => text !== first.text);
  const ofRows = several || listsRowsOf(first.column, clauses, schema);
  if (!alike.every(isOther) || (bare && !ofRows)) return null;
  const another = (own: Symbols): Symbols => [
    word("or"),
    ...own.slice(0, 2),
    literalOf(value, first.column, schema),
  ];
  if (!several)
    return withCompared(clauses, alike, (own) => [word("("), ...own, ...another(own), word(")")]);
  // Of several, behind the last of each choice between them and nothing else.
  const last = alike.filter(({ part, at }) => {
    const choice = choiceAround(clauses.where[part] ?? [], at);
    return choice !== undefined && holds(choice.at(-1) ?? { from: 0, to: 0 }, at);
  });
  const inChoice = ({ part, at }: Compared): boolean =>
    choiceAround(clauses.where[part] ?? [], at)?.every(({ from, to }) =>
      alike.some((one) => one.part === part && one.at === from && to === from + 3),
    ) === true;
  if (last.length === 0 || !alike.every(inChoice)) return null;
  return withCompared(clauses, last, (own) => [...own, ...another(own)]);
};

function listsRowsOf(
  column: number,
  { select: [shown = []] }: Clauses,
  schema: DescribedSchema,
): boolean {
  const [only, ...more] = shown;
  const table = only?.kind === "item" ? schema.columns[only.item]?.table : undefined;
  return more.length === 0 && table !== undefined && table === schema.columns[column]?.table;
}

/** "not alaska either", of what is not on delta. */
function leftOutToo(
  gone: Mention,
  [first, ...more]: readonly Compared[],
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  const value = first && valueIn(gone, first.column);
  if (first === undefined || value === undefined) return null;
  if ([first, ...more].some(({ column, text }) => column !== first.column || text === value))
    return null;
  const [item, operator] = (clauses.where[first.part] ?? []).slice(first.at);
  if (item === undefined || operator === undefined || first.at > 0) return null;
  const condition = [item, operator, literalOf(value, first.column, schema)];
  return { ...clauses, where: clauses.where.toSpliced(first.part + 1, 0, condition) };
}

/** "no lunch", of lunch or dinner: one of several values less; where others are left out, that one too. */
export const leaveNamedOut: Revision = ({ turn }, clauses, schema) => {
  const gone = valueNamed(turn);
  if (gone === undefined || !without.test(frameOf(turn, [gone]))) return null;
  const alike = comparedIn(clauses).filter(({ column }) => valueIn(gone, column) !== undefined);
  if (alike.length > 0 && alike.every(({ operator }) => operator === "!="))
    return leftOutToo(gone, alike, clauses, schema);
  const places = alike.filter(({ column, text }) => text === valueIn(gone, column));
  return withoutChoices(clauses, places, alike);
};

/** "put lunch back": with the condition that it stood in, where it stood. */
export const bringBack: Revision = ({ turn, earlier }, clauses, schema) => {
  const back = valueNamed(turn);
  if (back === undefined || !again.test(frameOf(turn, [back]))) return null;
  const alikeIn = (where: readonly Symbols[]): Compared[] =>
    comparedIn({ ...clauses, where }).filter(({ column }) => valueIn(back, column) !== undefined);
  if (alikeIn(clauses.where).length > 0) return null;
  const about = (one: Clauses): string => tablesOf({ ...one, where: [] }, schema).join();
  for (const before of earlier()) {
    if (about(before) !== about(clauses)) continue;
    const at = before.where.findIndex((part) => {
      const [only, ...others] = alikeIn([part]);
      return only !== undefined && others.length === 0 && only.text === valueIn(back, only.column);
    });
    if (at < 0) continue;
    const behind = before.where.slice(at + 1);
    const place = clauses.where.findIndex((part) => behind.some((one) => isSame(one, part)));
    const condition = before.where.slice(at, at + 1);
    return {
      ...clauses,
      where: clauses.where.toSpliced(place < 0 ? clauses.where.length : place, 0, ...condition),
    };
  }
  return null;
};

/** A value of one column alone is a condition like others; here several, or one within a query inside. */
export const exchangeValues: Revision = ({ turn }, clauses, schema) => {
  const values = valuesNamed(turn);
  const equal = comparedIn(clauses).filter(({ operator }) => operator === "=");
  // Compared with one value, once in all of the condition.
  const places = equal.filter(
    (one) =>
      equal.filter(({ part, column }) => part === one.part && column === one.column).length === 1,
  );
  const fresh = new Map<number, string>();
  for (const { readings } of values) {
    const [only, ...others] = readings.filter(
      ({ column, how }) => how === "whole" && places.some((one) => one.column === column),
    );
    if (only === undefined || others.length > 0 || fresh.has(only.column)) return null;
    fresh.set(only.column, only.value);
  }
  const nested = clauses.where.some((part) => part.some((one) => isWord(one, "select")));
  if (fresh.size === 0 || (fresh.size === 1 && !nested)) return null;
  const rest = turn.tokens.filter((_, i) => !values.some(({ from, to }) => from <= i && i < to));
  if (!rest.every(({ text }) => isPlain(text))) return null;
  return withCompared(
    clauses,
    equal.filter(({ column }) => fresh.has(column)),
    (own, { column }) => [...own.slice(0, 2), literalOf(fresh.get(column) ?? "", column, schema)],
  );
};
