// Tables that point at themselves: who reports to whom. The one who is named is pointed at, and is not
// who is asked for.

import {
  type Clauses,
  column,
  isAggregate,
  isItem,
  isWord,
  type Symbols,
} from "../../revise/clauses.ts";
import { nameColumns } from "../../revise/find-columns.ts";
import { chiefKey, keyAmong } from "../../revise/things/chief-edits.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { type OwnKey, ownKeys } from "../../schema/roles.ts";
import { stem } from "../../schema/stem.ts";
import type { Repair, RepairContext } from "./context.ts";

const below =
  /\b(?:reports?|reporting|reported) to\b|\bmanaged by\b|\b(?:works?|working) (?:for|under)\b/;

/** The key of a table to itself that was spoken of. */
function roleSaid({ schema, said, text }: RepairContext): OwnKey | undefined {
  const isSaid = ({ key }: OwnKey): boolean => {
    const words = schema.columns[key]?.words ?? [];
    const role = /^(?:id|key|no|number)$/.test(words.at(-1) ?? "") ? words.slice(0, -1) : words;
    const people = /^(?:report|manage|supervis|boss|lead)/.test(role[0] ?? "");
    return role.every((one) => said.has(stem(one))) || (people && below.test(text));
  };
  const [only, ...others] = ownKeys(schema).filter(isSaid);
  return others.length === 0 ? only : undefined;
}

const chief = "(?:boss|manager|supervisor|superior|team lead|line manager)";
const above = new RegExp(
  `\\b(?:${chief} of|who (?:manages|supervises|leads) )\\b|\\bs ${chief}$|\\bwho (?:does|do|did) .+ (?:report to|work for)$|\\b(?:is|are) .+ ${chief}$`,
);

/** "who is the boss of jane peacock": the one that her key points at. */
export const whoIsAbove: Repair = (clauses, context) => {
  const { schema, text } = context;
  const role = above.test(text) && !/\b(?:each|every|their)\b/.test(text) ? chiefKey(schema) : null;
  if (role == null || clauses.groupBy.length > 0) return clauses;
  const names = nameColumns(role.table, schema);
  const named = clauses.where.filter((part) => isNamed(part, names));
  const others = clauses.where.filter((part) => !isNamed(part, names));
  if (named.length === 0 || others.some((part) => part.some((one) => isWord(one, "select"))))
    return clauses;
  const pointed = keyAmong(role.to, role.key, named);
  return { ...clauses, distinct: false, select: names.map(column), where: [...others, pointed] };
};

function isNamed([first, how, value, ...more]: Symbols, names: readonly number[]): boolean {
  return (
    first?.kind === "item" &&
    names.includes(first.item) &&
    (isWord(how, "=") || isWord(how, "like")) &&
    value?.kind === "value" &&
    more.length === 0
  );
}

/** "who reports to nancy edwards": those whose key points at her. */
export const reportsTo: Repair = (clauses, context) => {
  const { schema } = context;
  const role = roleSaid(context);
  if (role === undefined || !pointing.test(context.text)) return clauses;
  const names = nameColumns(role.table, schema);
  if (above.test(context.text)) return clauses;
  const named = clauses.where.filter((part) => isNamed(part, names));
  if (named.length === 0) return clauses;
  const pointed = keyAmong(role.key, role.to, named);
  const select = asked(clauses, role, schema);
  return {
    ...clauses,
    select,
    where: [...clauses.where.filter((one) => !isNamed(one, names)), pointed],
  };
};

const pointing = new RegExp(`${below.source}|\\bwhose \\w+ is\\b|\\bdirect reports of\\b`);

/** Figures, and what is shown of those below; but not who they are below of. */
function asked({ select }: Clauses, { key, table }: OwnKey, schema: DescribedSchema) {
  const kept = select.filter((item) => isAggregate(item) || !item.some((one) => isItem(one, key)));
  return kept.length > 0 ? kept : nameColumns(table, schema).map(column);
}
