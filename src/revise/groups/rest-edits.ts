// "top 5 and the rest as other": the first groups, and all others together as one more.
import { word } from "../../outline/symbols.ts";
import { figureOf, isAggregate, isCalled, isWord, measureOf } from "../clauses.ts";
import { countOf, type Revision } from "../said.ts";

const best = "top|best|highest|biggest|largest|first";
const others =
  "(?:rest|others?|remaining|remainder|everything else|everyone else|everybody else|all (?:the )?others?|all else)";
/** What the others are said to become. */
const together =
  "(?: (?:ones|countries|groups))?(?: (?:as|together|combined|in one|grouped|summed|lumped|under)(?: (?:an? |one )?\\w+(?: group| row)?)?)?";
export const restWords = `${others}${together}`;
const asked = new RegExp(
  `^(?:(?:show|only|just|keep|give|me) )*(?:the )?(?:(?:${best}) (?<count>\\w+) |(?<many>\\w+) (?:${best}) )?(?:and |with |plus )?(?:the )?(?:(?:group|sum|lump|put|combine) )?(?:the )?${restWords}$`,
);
const dropped =
  /^(?:forget|drop|without|no|hide|remove|leave out)(?: about)? (?:the )?(?:rest|others?)(?: .+)?$/;

export const restAsOther: Revision = ({ text }, clauses, { columns }) => {
  if (clauses.made.some((one) => isWord(one, "rest")) && dropped.test(text))
    return { ...clauses, made: [] };
  const found = asked.exec(text)?.groups;
  const measure = measureOf(clauses);
  if (found === undefined || measure === undefined || clauses.groupBy.length === 0) return null;
  const said = found["count"] ?? found["many"];
  const count = said === undefined ? clauses.limit : countOf(said);
  if (count == null || clauses.having.length > 0) return null;
  // Averages of groups are not the average of all of them.
  const figures = clauses.select.filter(isAggregate);
  const plain = figures.map((one) => (isCalled(one, "share") ? figureOf(one) : one));
  const adds = plain.every((one) => isCalled(one, "sum") || isCalled(one, "count"));
  const once = figures.every((one) => !one.some((symbol) => isWord(symbol, "distinct")));
  const named = clauses.select.filter((item) => !isAggregate(item));
  const isText = named.every(([first, ...more]) => {
    const column = first?.kind === "item" ? columns[first.item] : undefined;
    return more.length === 0 && column?.type === "text";
  });
  if (!adds || !once || !isText || named.length === 0) return null;
  const orderBy = [{ by: figureOf(measure), descending: true }];
  return { ...clauses, orderBy, limit: count, made: [word("rest")] };
};
