// What is said outright and has to be seen in the query: a lowest is no MAX, and an exception needs a NOT.
// English alone; works from the words and the query, for whatever made it.
import { piecesOf } from "./query-pieces.ts";

type Demand = {
  readonly said: RegExp;
  /** Said of the other end too, it leaves open which one is asked for. */
  readonly unless?: RegExp;
  readonly isMet: (keywords: ReadonlySet<string>) => boolean;
};

const least = /\b(?:cheapest|lowest|least|earliest|soonest|smallest|fewest|shortest|minimum)\b/i;
const most =
  /\b(?:most expensive|priciest|dearest|highest|latest|largest|biggest|greatest|longest|maximum)\b/i;
const excepted =
  /\b(?:except|excluding|apart from|other than|(?:any|every|no)(?:one|body|thing)? but|(?:any|every|all)(?: other)? \w+ but)\b/i;

const demands: readonly Demand[] = [
  { said: least, unless: most, isMet: (sql) => !sql.has("MAX") || sql.has("MIN") },
  { said: most, unless: least, isMet: (sql) => !sql.has("MIN") || sql.has("MAX") },
  {
    said: excepted,
    isMet: (sql) => ["NOT", "!=", "<>", "EXCEPT"].some((word) => sql.has(word)),
  },
];

/** How many things that were said outright the query does not do. */
export function unmetDemands(utterance: string, sql: string): number {
  const asked = demands.filter(
    ({ said, unless }) => said.test(utterance) && !unless?.test(utterance),
  );
  if (asked.length === 0 || sql === "") return 0;
  const { keywords } = piecesOf(sql);
  return asked.filter(({ isMet }) => !isMet(keywords)).length;
}
