// "is there anything earlier", of what is after two: the other side of the time that is asked for.
// "and after eleven", of what is before five; "or after six"; "around six", of what is around five: a time of day
// beside the one that is asked for, or in its place, in the column that has it.
import { type OutlineWord, word } from "../../outline/symbols.ts";
import { stem } from "../../schema/stem.ts";
import { type Clauses, isSame, isWord, number, type Symbols } from "../clauses.ts";
import { isSaid, type Revision, type Said, type SaidTime } from "../said.ts";

const joins =
  /^(?:and(?: also)?|but(?: also)?|also|as long as it is|though) T(?: (?:too|also|as well|though))?$|^T (?:too|also|as well|though)$/;
const either =
  /^(?:or(?: else| maybe| even)?|i (?:d |would |could )?(?:also )?(?:take|accept|do|consider)(?: something| anything| one| ones)?|i d also take(?: something| anything| one)?) T(?: (?:too|also|as well|is fine))?$/;
const instead =
  /^(?:(?:no|sorry|actually|what about|how about|make it|make that|rather|better|say|let s say|try|more like) )*T(?: (?:instead|rather|then|actually))*$/;

const generous =
  /^(?:and )?T (?:(?:is|would be|will be|s) (?:also )?(?:fine|ok|okay|good|alright|all right)|works|will do|would do)(?: too| also| as well)?$/;

type Limit = { readonly part: number; readonly at: number; readonly to: number };

export const otherTimes: Revision = ({ turn }, clauses, schema) => {
  const [time, ...more] = turn.times ?? [];
  if (time === undefined || more.length > 0) return null;
  const limits = limitsIn(clauses, time.columns);
  const [first] = limits;
  const own = first && clauses.where[first.part]?.slice(first.at, first.to);
  if (first === undefined || own === undefined) return null;
  // Everywhere the same, or it is not plain which of them is meant.
  const same = ({ part, at, to }: Limit): boolean =>
    isSame(clauses.where[part]?.slice(at, to), own);
  const [item, sign] = own;
  if (!limits.every(same) || item === undefined || sign?.kind !== "word") return null;
  const said = frameOf(turn, time, item.kind === "item" ? schema.columns[item.item]?.words : []);
  const isAround = isWord(sign, "=") && time.sign === "between";
  if (
    (instead.test(said) || generous.test(said)) &&
    (isAround || sideOf(sign.word) === sideOf(time.sign))
  )
    return withLimits(clauses, limits, () => [item, ...timeSymbols(inHalf(turn, own, time))]);
  const fresh = [item, ...timeSymbols(time)];
  const choice = [word("("), ...own, word("or"), ...fresh, word(")")];
  if (areApart(own, time) && (either.test(said) || joins.test(said)))
    return withLimits(clauses, limits, () => choice);
  const [low, high] = window(own, time);
  if (low === undefined || high === undefined) return null;
  if (joins.test(said) && low < high)
    return withLimits(clauses, limits, () => [...own, word("and"), ...fresh]);
  if (either.test(said) && low > high) return withLimits(clauses, limits, () => choice);
  return null;
};

const beyond =
  /^(?:(?:is|are) there |do you have |have you got |got |show me |give me |i (?:need|prefer) |what about |how about )?(?:(?:any|some)(?:thing|one)?|one|an?)?(?: \w+s?)? ?(?<side>earlier|sooner|later)(?: (?:ones?|options?|than (?:that|this|those|these)))?(?: available)?$/;

/** What ends before it begins, or begins where it ends. */
export const otherSide: Revision = ({ text, turn }, clauses) => {
  const side = beyond.exec(text)?.groups?.["side"];
  const limits = side === undefined ? [] : limitsIn(clauses, turn.clocks ?? []);
  const [first] = limits;
  const own = first && clauses.where[first.part]?.slice(first.at, first.to);
  const [item, sign] = own ?? [];
  const numbers = numbersIn(own ?? []);
  const told = limits.map(({ part, at, to }) => JSON.stringify(clauses.where[part]?.slice(at, to)));
  if (item === undefined || sign?.kind !== "word" || new Set(told).size > 1) return null;
  const isEarlier = side !== "later";
  // What is before noon anyway has nothing earlier that could be told.
  if (sideOf(sign.word) === (isEarlier ? "to" : "from")) return null;
  const bound = isEarlier ? numbers[0] : numbers.at(-1);
  if (bound === undefined) return null;
  return withLimits(clauses, limits, () => [item, word(isEarlier ? "<" : ">"), number(bound)]);
};

/** The words around the time, without marks and without the name of its column. */
function frameOf(
  { tokens }: Said["turn"],
  { from, to }: SaidTime,
  names: readonly string[] = [],
): string {
  const isName = (text: string): boolean =>
    names.some((name) => name !== "time" && isSaid(name, new Set([stem(text)])));
  const words = tokens.flatMap(({ text }, i) => {
    if (i === from) return ["T"];
    const within = i > from && i < to;
    return within || !/[\p{L}\d]/u.test(text) ? [] : [text.toLowerCase().replaceAll(/['’]/g, "")];
  });
  return words
    .filter((text) => !/^(?:please|hm+|well|oh|then|thanks)$/.test(text) && !isName(text))
    .filter((text, i) => i > 0 || !/^(?:ok|okay)$/.test(text))
    .join(" ");
}

const sideOf = (sign: OutlineWord): string =>
  sign.startsWith("<") ? "to" : sign.startsWith(">") ? "from" : sign;

const timeSymbols = ({ sign, values: [one = 0, other = 0] }: SaidTime): Symbols =>
  sign === "between"
    ? [word(sign), number(one), word("and"), number(other)]
    : [word(sign), number(one)];

const numbersIn = (symbols: Symbols): number[] =>
  symbols.flatMap((one) =>
    one.kind === "value" && one.literal.type === "number" ? [Number(one.literal.text)] : [],
  );

/** Two spans of which nothing can be in both. */
function areApart(own: Symbols, { sign, values: [from = 0, to = 0] }: SaidTime): boolean {
  const [first, last] = numbersIn(own);
  if (!isWord(own[1], "between") || sign !== "between") return false;
  return first !== undefined && last !== undefined && (to < first || from > last);
}

const inDay = /\b(?:am|pm|a\.m|p\.m|morning|afternoon|evening|night|noon|midnight)\b/i;

/** "make it 6 to 10", of 6 to 9 in the morning: said without a part of the day, it is in that of the span before. */
function inHalf({ utterance }: Said["turn"], own: Symbols, time: SaidTime): SaidTime {
  const known = numbersIn(own);
  const [from = 0, to = 0] = time.values;
  const meets = (by: number): boolean => from + by <= (known[1] ?? 0) && to + by >= (known[0] ?? 0);
  const by = from >= 1300 && to > from ? -1200 : 1200;
  if (time.sign !== "between" || inDay.test(utterance) || meets(0) || !meets(by)) return time;
  return to + by > 2400 ? time : { ...time, values: [from + by, to + by] };
}

/** From when to when both of them hold; nothing where they limit the same end. */
function window(own: Symbols, { sign, values: [said] }: SaidTime): (number | undefined)[] {
  const [, how, value] = own;
  const known =
    value?.kind === "value" && value.literal.type === "number"
      ? Number(value.literal.text)
      : undefined;
  const sides = [how?.kind === "word" ? sideOf(how.word) : "", sideOf(sign)].join();
  if (sides === "to,from") return [said, known];
  return sides === "from,to" ? [known, said] : [];
}

/** Comparisons of these columns with a number. */
function limitsIn({ where }: Clauses, columns: readonly number[]): Limit[] {
  return where.flatMap((symbols, part) =>
    symbols.flatMap((one, at) => {
      const [sign, value] = [symbols[at + 1], symbols[at + 2]];
      if (one.kind !== "item" || sign?.kind !== "word" || value?.kind !== "value") return [];
      if (value.literal.type !== "number" || !columns.includes(one.item)) return [];
      if (!/^(?:[<>]=?|=|between)$/.test(sign.word)) return [];
      return [{ part, at, to: at + (sign.word === "between" ? 5 : 3) }];
    }),
  );
}

function withLimits(
  clauses: Clauses,
  limits: readonly Limit[],
  make: () => Symbols,
): Clauses | null {
  const isChoice = ({ part, at, to }: Limit): boolean =>
    [clauses.where[part]?.[at - 1], clauses.where[part]?.[to]].some((one) => isWord(one, "or")) ||
    isWord(clauses.where[part]?.[at - 1], "not");
  if (limits.some(isChoice)) return null;
  const where = clauses.where.map((symbols, part) =>
    limits
      .filter((one) => one.part === part)
      .reduceRight<Symbols>(
        (made, { at, to }) => [...made.slice(0, at), ...make(), ...made.slice(to)],
        symbols,
      ),
  );
  return { ...clauses, where };
}
