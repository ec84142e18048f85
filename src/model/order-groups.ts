// "top 3", "which one has the most", "lowest first", after figures of groups: the order of the query that was
// asked, and how many of its groups are shown. Nothing here guesses: where a word is left over, the model reads
// the turn.
import { tryParse } from "../sql/parse-words.ts";
import { printExpression, printSql } from "../sql/print.ts";
import type { Expression, Select } from "../sql/tree.ts";
import { cardinalWords } from "../text/counted-words.ts";

const lead = String.raw`^\W*(?:(?:and|now|ok|okay|show|give|list|me|us|them|it|that|only|just|please|what\s+about|how\s+about)\s+)*`;
const end = String.raw`(?:\s+(?:please|only|ones?|instead))*[\s.?!]*$`;
const high = "most|highest|largest|biggest|greatest|most\\s+expensive|longest|top|best";
const low = "least|fewest|lowest|smallest|cheapest|shortest|bottom|worst|least\\s+expensive";

const form = (text: string): RegExp => new RegExp(`${lead}${text}${end}`, "i");
const side = `(?:(?<high>${high})|(?<low>${low}))`;

/** How many are shown where the words tell no number: one, or all of them. */
const forms: readonly { readonly said: RegExp; readonly limit: number | null | "as-before" }[] = [
  { said: form(String.raw`(?:the\s+)?${side}\s+(?<count>\w+)`), limit: null },
  { said: form(String.raw`(?:the\s+)?(?<count>\w+)\s+${side}`), limit: null },
  {
    said: form(
      String.raw`(?:which|what)(?:\s+(?<thing>[a-z]+))?\s+(?:has|have|had|is|are|was|were|offers?|runs?)\s+(?:the\s+)?${side}`,
    ),
    limit: 1,
  },
  {
    said: form(
      String.raw`(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?)\s+(?:(?:them|it|that)\s+)?(?:by\s+)?(?:the\s+)?(?:number|count|average|figure|total)?,?\s*${side}\s+first`,
    ),
    limit: 0,
  },
  { said: form(String.raw`${side}\s+first`), limit: 0 },
  { said: form(String.raw`(?:the\s+)?${side}`), limit: "as-before" },
  {
    said: form(
      String.raw`(?:sort|order|rank)(?:\s+(?:them|it|that))?(?:\s+by\s+(?:the\s+)?(?:number|count|average|figure|total|amount))(?:\s+(?:(?<high>descending|desc)|(?<low>ascending|asc)))?`,
    ),
    limit: 0,
  },
];

/** Null where the last query has no figure of groups, or the turn does not order them. */
export function orderGroups(sql: string, utterance: string): string | null {
  const query = sql === "" ? null : tryParse(sql);
  if (query?.kind !== "select" || query.groupBy.length === 0) return null;
  const figures = query.items.filter(({ expression }) => isFigure(expression));
  const [figure, ...more] = figures;
  if (figure === undefined || more.length > 0) return null;
  for (const { said, limit } of forms) {
    const groups = said.exec(utterance)?.groups;
    if (groups === undefined) continue;
    // "and the fewest": as many as were shown.
    const shown = query.limit?.kind === "literal" ? Number(query.limit.text) : null;
    const count = limit === "as-before" ? shown : (limit ?? numberOf(groups["count"]));
    if (count === null || (groups["thing"] !== undefined && !names(query, groups["thing"])))
      continue;
    const { orderBy: before, limit: _limit, ...rest } = query;
    // The top of what is sorted is what stands there.
    const kept = /^(?:top|best)$/i.test(groups["high"] ?? "") ? before[0] : undefined;
    const ascending = kept === undefined ? groups["low"] !== undefined : kept.direction !== "DESC";
    const order = `${printExpression(figure.expression)} ${ascending ? "ASC" : "DESC"}`;
    const plain = printSql({ ...rest, orderBy: [] });
    return `${plain} ORDER BY ${order}${count === 0 ? "" : ` LIMIT ${count}`}`;
  }
  return null;
}

function numberOf(text: string | undefined): number | null {
  const at = cardinalWords.indexOf(text?.toLowerCase() ?? "");
  const number = at >= 0 ? at : Number(text);
  return Number.isInteger(number) && number > 0 && number <= 1000 ? number : null;
}

/** Whether that is what the groups are: `book.author_id` by "author". */
const names = ({ groupBy }: Select, thing: string): boolean =>
  /^(?:one|ones|group)$/i.test(thing) ||
  groupBy.some((by) =>
    printExpression(by).toLowerCase().includes(thing.toLowerCase().replace(/s$/, "")),
  );

const isFigure = (node: Expression): boolean =>
  node.kind === "call" && /^(?:count|sum|avg|min|max)$/i.test(node.name);
