// Orders, ends, numbers and counts that were said one way, where a query has them another way or not at all.
import type { Token } from "../text/token.ts";
import { columnOrder } from "./query-order.ts";
import { signsOf } from "./query-signs.ts";
import { comparisonsIn, isPointing, isTurnedRound } from "./said-numbers.ts";
import { isDeed } from "./stems.ts";
import { asksForMost } from "./superlatives.ts";
import { type SaidAndDone, spanning, type Unmet } from "./unmet.ts";
import { literalOf, valueInQuery } from "./value-in-query.ts";

/** "the cheapest first" by a query that has the dearest first; what counts as high in a rank is another matter. */
export function turnedFirst({ utterance, tokens, sql }: SaidAndDone): Unmet[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      text === "first" && !/^(?:the|my|her|his|their)$/.test(tokens[i - 1]?.text ?? ""),
  );
  const said = tokens.slice(Math.max(0, at - 3), Math.max(0, at));
  const low = said.find(({ text }) => least.test(text) || text === "cheap");
  const high = said.find(({ text }) => most.test(text) || /^(?:dear|expensive)$/.test(text));
  const order = columnOrder(sql);
  if (order === undefined || /rank|position|place|level/.test(order.column)) return [];
  if ((low === undefined) === (high === undefined)) return [];
  // "most recent first", "least expensive first": one word turns the other round.
  if (/\b(?:most|least|less|not)\b/i.test(utterance)) return [];
  const one = low ?? high;
  return one !== undefined && order.down === (low !== undefined) ? [spanning(one, tokens[at])] : [];
}

/** "under 300" by a query of those above; where something is kept out, that may be those. */
export function turnedRound({ tokens, sql }: SaidAndDone): Unmet[] {
  return comparisonsIn(tokens).flatMap((said) =>
    isTurnedRound(said, signsOf(sql).numbers) && !signsOf(sql).excludes
      ? [spanning(said.token, said.number)]
      : [],
  );
}

const least = /^(?:cheapest|lowest|least|earliest|soonest|smallest|fewest|shortest|minimum)$/;

const most = /^(?:priciest|dearest|highest|latest|largest|biggest|greatest|longest|maximum)$/;

/** A lowest is no MAX. */
export function otherEnd({ tokens, pieces: { keywords } }: SaidAndDone): Unmet[] {
  const saidAs = (words: RegExp): Token | undefined =>
    tokens.find(
      ({ text }, i) => words.test(text) && !(tokens[i - 1]?.text === "at" && text === "least"),
    );
  const dear = tokens.find(({ text }, i) => text === "expensive" && tokens[i - 1]?.text === "most");
  const [low, high] = [saidAs(least), saidAs(most) ?? dear];
  if ((low === undefined) === (high === undefined)) return [];
  const [said, done, other] = low ? [low, "MIN", "MAX"] : [high, "MAX", "MIN"];
  return said !== undefined && keywords.has(other) && !keywords.has(done) ? [spanning(said)] : [];
}

/** "the cheapest", "who has the most": something is ordered, or its end is taken. */
export function unordered({ tokens, pieces, sql, lexis }: SaidAndDone): Unmet[] {
  return tokens.flatMap(({ text, start, end }, i) => {
    const [previous = "", next = ""] = [tokens[i - 1]?.text, tokens[i + 1]?.text];
    const isMost = /^(?:most|least|fewest)$/.test(text) || asksForMost(text);
    // "at most", "most of them", and names that hold the word.
    if (!isMost || previous === "at" || /^(?:of|\d+)$/.test(next) || signsOf(sql).orders) return [];
    const isNamed =
      (lexis?.says(text) ?? []).length > 0 || [...pieces.names].some((name) => name.includes(text));
    return isNamed || literalOf(text, pieces) !== undefined ? [] : [spanning({ text, start, end })];
  });
}

const splitting =
  /^(?:(?:\S+ )?(?:per|by)|(?:for|in|of|on|at|by|from|with|did|does|do|has|have) each|grouped by)$/;

const ofTime = /^(?:hour|day|weekday|week|month|quarter|year)s?$/;

/** "how many a day" is no count of all, and "the best of each" is not the best. */
export function unsplit({ tokens, pieces: { keywords, names }, sql, lexis }: SaidAndDone): Unmet[] {
  return tokens.flatMap((token, i) => {
    const lead = tokens
      .slice(Math.max(0, i - 2), i)
      .map(({ text }) => text)
      .join(" ");
    if (!splitting.test(lead)) return [];
    const isEach = lead.endsWith("each");
    const isAll = isEach ? signsOf(sql).tellsOne : keywords.has("COUNT") || keywords.has("SUM");
    // An average of all of them is told of each.
    if (!isAll || signsOf(sql).splits || keywords.has("/") || (keywords.has("AVG") && !isEach))
      return [];
    const called = lexis?.says(token.text) ?? [];
    // "written by women" splits nothing, nor does "sold by shops", nor hours_per_week.
    const isDoer = token.text.endsWith("s") || called.some((name) => isTable(name, names));
    if (isDoer && isDeed(tokens[i - 2]?.text ?? "")) return [];
    if ([...names].some((name) => name.includes("per") && name.includes(token.text))) return [];
    const isNamed = ofTime.test(token.text) || called.length > 0;
    return isNamed || (!isEach && !/\bby$/.test(lead)) ? [spanning(token, tokens[i - 1])] : [];
  });
}

/** "more than 100 flights" counts them: a hundred of something else is not what was said. */
export function uncounted({
  tokens,
  pieces: { keywords, literals, names },
  lexis,
}: SaidAndDone): Unmet[] {
  // "top 3 of each" numbers them.
  if (["COUNT", "LIMIT", "ROW_NUMBER"].some((one) => keywords.has(one))) return [];
  return tokens.flatMap((token, i) => {
    if (!/^\d+$/.test(token.text) || !literals.has(String(Number(token.text)))) return [];
    // "those 7 lines" speaks of what is there, and "level 5" is one of them.
    const [previous, next] = [tokens[i - 1]?.text ?? "", tokens[i + 1]];
    if (isPointing(previous) || (lexis?.says(previous) ?? []).length > 0) return [];
    const called = lexis?.says(next?.text ?? "") ?? [];
    return called.some((name) => isTable(name, names)) ? [spanning(token, next)] : [];
  });
}

/** "how many on each airline" shows numbers: groups alone are one row of each. */
export function unnumbered({ tokens, pieces: { keywords } }: SaidAndDone): Unmet[] {
  const asked = tokens.findIndex(({ text }, i) => text === "how" && tokens[i + 1]?.text === "many");
  const [how, many] = tokens.slice(asked);
  const figures = ["COUNT", "SUM", "AVG", "MIN", "MAX"].some((one) => keywords.has(one));
  if (asked < 0 || how === undefined || figures || !keywords.has("GROUP")) return [];
  return [spanning(many ?? how, how)];
}

const isTable = (piece: string, names: ReadonlySet<string>): boolean =>
  [...names].some((name) => name.startsWith(`${piece}.`));

/** "delta or united", of which the query has one. */
export function halved({ values = [], utterance, pieces, tokens }: SaidAndDone): Unmet[] {
  return values.flatMap((one, i) => {
    const other = values[i + 1];
    if (other === undefined || one.column === undefined || one.column !== other.column) return [];
    if (!joining.test(utterance.slice(one.end, other.start))) return [];
    const [first, second] = [valueInQuery(one, pieces), valueInQuery(other, pieces)];
    if ((first === undefined) === (second === undefined)) return [];
    const left = first === undefined ? one : other;
    const token = tokens.find(({ start }) => start === left.start);
    return token === undefined ? [] : [{ token, start: one.start, end: other.end }];
  });
}

const joining = /^\s*(?:,\s*)?(?:or|and|&|\/)\s+(?:(?:in|on|at|by|from|to|the|a|an)\s+)*$/i;
