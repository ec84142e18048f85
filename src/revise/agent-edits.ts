// "who teaches them", "who wrote it", "who supplies these": those who did it, of what was listed.
import type { DescribedSchema } from "../schema/described.ts";
import { type Clauses, column, isAggregate } from "./clauses.ts";
import { columnNamed, nameColumns, tableNamed, tablesOf } from "./find-columns.ts";
import type { Said } from "./said.ts";

const asked =
  /^(?:and )?who (?:is |are |was |were |has |have )?(?<verb>[a-z]+)(?: (?:it|them|those|these|that|this|the \w+|each(?: of them)?))?$/;

/** Who is said to have done so, by the verb's beginning. */
const agents: readonly (readonly [RegExp, string])[] = [
  [/^(?:teach|taught)/, "teacher instructor professor lecturer tutor faculty"],
  [/^(?:wrote|writ)/, "author writer composer"],
  [/^compos/, "composer artist"],
  [/^(?:sang|sing|perform|record|play)/, "artist singer performer band musician"],
  [/^direct/, "director"],
  [/^(?:suppl|deliver|provid)/, "supplier vendor provider"],
  [/^(?:made|make|produc|manufactur|built|build)/, "manufacturer maker producer vendor brand"],
  [/^publish/, "publisher"],
  [/^(?:own)/, "owner"],
  [/^(?:treat)/, "doctor physician"],
  [/^(?:coach|train)/, "coach trainer"],
  [/^(?:ship|carr)/, "shipper carrier"],
  [/^(?:design)/, "designer architect"],
  [/^(?:driv|drove)/, "driver"],
  [/^(?:sold|sell|handl|process|serv)/, "employee staff salesperson seller agent"],
  [/^(?:bought|buy|order|purchas|rent|borrow|book|paid|pay)/, "customer client buyer member"],
];

export function whoDidIt(
  { text }: Said,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  const verb = asked.exec(text)?.groups?.["verb"] ?? "";
  const nouns = agents.find(([root]) => root.test(verb))?.[1].split(" ") ?? [];
  if (clauses.groupBy.length > 0 || clauses.select.some(isAggregate)) return null;
  const used = tablesOf(clauses, schema);
  for (const noun of nouns) {
    const table = tableNamed(noun, clauses, schema);
    const names = table === undefined ? [] : nameColumns(table, schema);
    const known = names.length === 0 ? columnNamed(noun, clauses, schema) : undefined;
    const shown = known === undefined ? names : [known];
    if (shown.length === 0 || (table !== undefined && used[0] === table)) continue;
    const isKey = schema.links.some(({ from }) => from === known);
    if (isKey) continue;
    // Of one thing there is no need to tell them apart.
    return { ...clauses, select: shown.map(column), distinct: clauses.limit === null };
  }
  return null;
}
