// "orders not shipped yet", "which rentals have not been returned", "how many invoices are unpaid": the day that
// would say so is missing.
import { word } from "../../outline/symbols.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { mainDate } from "../../schema/main-date.ts";
import { stem } from "../../schema/stem.ts";
import { type Clauses, column, noClauses, outlineOfClauses, type Symbols } from "../clauses.ts";
import { countOfRows } from "../find-columns.ts";
import { phraseStems } from "../said.ts";
import { tellingColumns } from "../things/list-edits.ts";
import { plainOf } from "./absences.ts";
import { tableAt } from "./figures.ts";

const how = "(?:(?<how>how many|number of) )?(?:which |what |all |the |our |any )*";
const noun = "[a-z]+(?: [a-z]+)??";
const be = "(?:have|has|had|were|was|are|is|haven|hasn|weren|wasn|aren|isn)";
const forms: readonly RegExp[] = [
  `${how}(?<things>${noun}) (?:(?:that|which|who) )?(?:${be} )?(?:not|never|t)(?: yet)?(?: been)?(?: yet)? (?<deed>[a-z]+)(?: yet| so far| back)*`,
  `${how}(?<things>${noun}) (?:that |which )?(?:${be} )?(?:still |yet )un(?<deed>[a-z]{4,})`,
  `${how}un(?<deed>[a-z]{4,}) (?<things>${noun})`,
].map((form) => new RegExp(`^${form}$`));

export function undone(
  phrase: string,
  schema: DescribedSchema,
  before: Clauses | null = null,
): Symbols | null {
  const said = forms.map((form) => form.exec(phrase)?.groups).find((one) => one !== undefined);
  const { things = "", deed = "", how: counts } = said ?? {};
  const nouns = phraseStems(things);
  const table = tableAt(nouns, schema);
  if (table === undefined || table.length !== nouns.length) return null;
  const day = dayOf(deed, table.at, schema);
  if (day === undefined) return null;
  const names = tellingColumns(table.at, schema).map(column);
  const select = counts === undefined ? names : [countOfRows(table.at, schema)];
  const missing = [...column(day), word("is"), word("null")];
  const kept = before === null ? [] : plainOf(before, table.at, schema);
  return select.length === 0
    ? null
    : outlineOfClauses({ ...noClauses, select, where: [...kept, missing] });
}

const rootOf = (one: string): string => stem(one).replace(/(?:ped|ed|en|d|e)$/, "");

/** The one day that is called by the deed; every row has the day that it is mainly of. */
function dayOf(deed: string, table: number, schema: DescribedSchema): number | undefined {
  const root = rootOf(deed);
  const main = mainDate(table, schema);
  const [only, ...others] = (schema.tables[table]?.columns ?? []).filter((k) => {
    const { time = null, words = [], hidden } = schema.columns[k] ?? {};
    const called = words.some((one) => rootOf(one) === root);
    return time !== null && hidden !== true && k !== main && called;
  });
  return root.length < 3 || others.length > 0 ? undefined : only;
}
