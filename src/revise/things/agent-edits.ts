// "who teaches them", "who wrote it", "who are the suppliers": those who did it, of what was listed.
import type { DescribedSchema } from "../../schema/described.ts";
import { areLinked } from "../../schema/join-path.ts";
import { type Clauses, column, isAggregate } from "../clauses.ts";
import { columnNamed, nameColumns, tableNamed, tablesOf } from "../find-columns.ts";
import type { Revision } from "../said.ts";
import { isFirst, manyFrom, ofChosen } from "./chosen.ts";
import { addColumns } from "./show-edits.ts";

const asked =
  /^(?:and )?who (?:is |are |was |were |has |have )?(?<verb>[a-z]+)(?: (?:in|on|at))?(?: (?:it|them|those|these|that|this|the \w+|each(?: of them)?))?$/;

/** Whoever something was given to has it. */
const holding =
  /^(?:and )?who (?:still )?(?:has|have|holds|keeps|got) (?:it|them|those|these|that|this)(?: now| still)?$/;

/** They belong to what was listed; "who are our authors" asks for all. */
const named = /^(?:and )?who (?:is|are|was|were) (?:the|their|its) (?<noun>[a-z]+)$/;

/** Who is said to have done so, by the verb's beginning. */
const agents: readonly (readonly [RegExp, string])[] = [
  [/^(?:teach|taught)/, "teacher instructor professor lecturer tutor faculty"],
  [/^(?:wrote|writ)/, "author writer composer"],
  [/^compos/, "composer artist"],
  [/^(?:sang|sing|perform|record|play)/, "artist singer performer band musician"],
  [/^direct/, "director"],
  [/^(?:act|star|appear)/, "actor actress"],
  [/^(?:grow|grew)/, "grower farmer"],
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
  [/^(?:attend|join)/, "member participant attendee customer"],
];

/** What those are called who do so. */
export const doersOf = (verb: string): readonly string[] =>
  agents.find(([root]) => root.test(verb))?.[1].split(" ") ?? [];

const isChosen = ({ limit, having }: Clauses): boolean => limit !== null || having.length > 0;

const isFigured = ({ groupBy, select }: Clauses): boolean =>
  groupBy.length > 0 || select.some(isAggregate);

/** What a key of what is asked about is called by the verb: "who manages them" of a manager's id. */
function roleOf(verb: string, clauses: Clauses, schema: DescribedSchema): string | undefined {
  const root = rootOf(verb);
  const { columns, links } = schema;
  const used = tablesOf(clauses, schema);
  const [only, ...others] = links.flatMap(({ from }) => {
    const { words = [], table = -1 } = columns[from] ?? {};
    const [role = ""] = words;
    return used.includes(table) && words.length === 2 && rootOf(role) === root ? [role] : [];
  });
  return root.length < 3 || others.length > 0 ? undefined : only;
}

const rootOf = (one: string): string =>
  one.replace(/^led$/, "lead").replace(/(?:ers?|ors?|ed|es|s|e|ing)$/, "");

export const whoDidIt: Revision = (said, clauses, schema) => {
  const { text } = said;
  const { noun: called } = named.exec(text)?.groups ?? {};
  const verb = holding.test(text) ? "borrow" : (asked.exec(text)?.groups?.["verb"] ?? "");
  const nouns = called === undefined ? doersOf(verb) : [called];
  const role = called === undefined ? roleOf(verb, clauses, schema) : undefined;
  const beside = role && addColumns({ ...said, text: `show their ${role} too` }, clauses, schema);
  if (beside) return beside;
  const figured = isFigured(clauses);
  // Of all that there is, all of them are asked for.
  const narrowed = isChosen(clauses) || (called === undefined && clauses.where.length > 0);
  if (figured && !(narrowed && clauses.groupBy.length > 0)) return null;
  const used = tablesOf(clauses, schema);
  for (const noun of nouns) {
    const table = tableNamed(noun, clauses, schema);
    const names = table === undefined ? [] : nameColumns(table, schema);
    const known = names.length === 0 ? columnNamed(noun, clauses, schema) : undefined;
    const shown = known === undefined ? names : [known];
    const joined = areLinked(schema, [...used, table ?? used[0] ?? -1]);
    // Of all that there is, all of them are asked for.
    const own = (figured || clauses.where.length > 0) && joined;
    if (called !== undefined && (table === undefined || !own)) continue;
    if (shown.length === 0 || (table !== undefined && used[0] === table)) continue;
    const isKey = schema.links.some(({ from }) => from === known);
    if (isKey) continue;
    if (figured) {
      const theirs = { ...clauses, select: shown.map(column), groupBy: [], orderBy: [] };
      if (!joined) return null;
      return isChosen(clauses) ? ofChosen(clauses, theirs, schema) : { ...theirs, distinct: true };
    }
    // The first one has been bought by many.
    const theirs = { ...clauses, select: shown.map(column), orderBy: [], distinct: true };
    if (isFirst(clauses) && manyFrom(used, [...used, table ?? -1], schema))
      return ofChosen(clauses, { ...theirs, limit: null }, schema);
    // Of one thing there is no need to tell them apart.
    return { ...clauses, select: shown.map(column), distinct: clauses.limit === null };
  }
  return null;
};
