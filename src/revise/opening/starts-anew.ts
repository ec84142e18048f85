// A question about other things than the figures before, that points at none of them, is a question of its own.
import type { OutlineSymbol } from "../../outline/symbols.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { clausesOf, isAggregate } from "../clauses.ts";
import { tablesOf } from "../find-columns.ts";
import { phraseStems } from "../said.ts";
import { tableAt } from "./figures.ts";

const leads =
  /^(?:(?:show|list|give|find|get|tell|me|us|all|our|any|which|what|are|is|there|how many|number of) )+/;
/** What points back, adds to what there is, or changes how it is shown. */
const goesOn =
  /\b(?:they|them|their|theirs|those|these|that|this|it|its|he|she|his|her|him|same|also|too|instead|else|other|others|more|again|ones?|each|so|(?<!(?:are|is|were|was) )there)\b|^(?:and|but|or|by|per|only|just|with|without|for|in|of|from|sort|order|group|split|then|plus|add|the)\b/;

export function startsAnew(
  text: string,
  utterance: string,
  before: readonly OutlineSymbol[],
  schema: DescribedSchema,
): boolean {
  const clauses = clausesOf(before);
  const figured =
    clauses !== null && (clauses.groupBy.length > 0 || clauses.select.some(isAggregate));
  if (clauses === null || !figured) return false;
  if (/^\W*(?:and|but|so)\b/i.test(utterance) || goesOn.test(text)) return false;
  const table = tableAt(phraseStems(text.replace(leads, "")), schema);
  return table !== undefined && !tablesOf(clauses, schema).includes(table.at);
}
