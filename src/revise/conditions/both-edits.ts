// "both", "either one is fine": the value that was asked for before, beside the one that took its place.
import { word } from "../../outline/symbols.ts";
import type { Clauses } from "../clauses.ts";
import { tablesOf } from "../find-columns.ts";
import type { Revision } from "../said.ts";
import { type Compared, comparedIn, withCompared } from "./exchange-edits.ts";

const saying =
  /^(?:(?:show|give|list|take|let s have|what about|how about|for|with|on|in|from|to|at|me|make it) )*(?:both(?: of (?:them|those|these|the two)|(?! of)(?: [a-z]+)?)?|either(?: one| of (?:them|those|the two))?)(?: (?:is|are|would be|will be) (?:fine|ok|okay|good|possible)| will do| works?| together)?$/;

export const askForBoth: Revision = ({ text, earlier }, clauses, schema) => {
  if (!saying.test(text)) return null;
  const about = (one: Clauses): string => tablesOf({ ...one, where: [] }, schema).join();
  for (const before of earlier()) {
    if (about(before) !== about(clauses)) return null;
    const found = exchanged(before, clauses);
    if (found === undefined) continue;
    return withCompared(clauses, found.places, (own) => [
      word("("),
      ...own.slice(0, 2),
      { kind: "value", literal: found.former, column: found.column },
      word("or"),
      ...own,
      word(")"),
    ]);
  }
  return null;
};

/** The one value that took another's place between two queries, wherever it stands. */
function exchanged(before: Clauses, now: Clauses) {
  const alone = (clauses: Clauses): Compared[] =>
    comparedIn(clauses).filter(({ operator }) => operator === "=");
  const [old, fresh] = [alone(before), alone(now)];
  const columns = [...new Set(fresh.map(({ column }) => column))];
  const changed = columns.flatMap((column) => {
    const textsOf = (all: readonly Compared[]): string[] => [
      ...new Set(all.filter((one) => one.column === column).map(({ text }) => text)),
    ];
    const gone = textsOf(old).filter((text) => !textsOf(fresh).includes(text));
    const come = textsOf(fresh).filter((text) => !textsOf(old).includes(text));
    return gone.length === 0 && come.length === 0 ? [] : [{ column, gone, come }];
  });
  const [only, ...more] = changed;
  const [gone, come] = [only?.gone ?? [], only?.come ?? []];
  if (only === undefined || more.length > 0 || gone.length !== 1 || come.length !== 1)
    return undefined;
  const places = fresh.filter(({ column, text }) => column === only.column && text === come[0]);
  const [place] = places;
  const symbol = place && now.where[place.part]?.[place.at + 2];
  if (symbol?.kind !== "value" || symbol.literal.type === "period") return undefined;
  return {
    column: only.column,
    places,
    former: { type: symbol.literal.type, text: gone[0] ?? "" } as const,
  };
}
