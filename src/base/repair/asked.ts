// What was asked for, where the query shows something else: "movies with penelope guiness" are movies, whoever is in them.

import type { OutlineSymbol } from "../../outline/symbols.ts";
import { type Clauses, column, isAggregate, isWord } from "../../revise/clauses.ts";
import { isNear, nameColumns, tablesOf } from "../../revise/find-columns.ts";
import { itemOfTable, keysOf } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import { pluralOf } from "../../text/english-names.ts";
import { saysFigure } from "./conditions.ts";
import type { Repair, RepairContext } from "./context.ts";

const lead =
  "(?:(?:and|ok|so|now|please|can you|show|list|give|find|get|name|me|us|all|the|any) )*";

/** "books by ada holm" are no figures by anything. */
const textOf = (one: OutlineSymbol): string[] =>
  one.kind === "value" && one.literal.type === "string"
    ? [one.literal.text.replaceAll("'", "").toLowerCase()]
    : [];

/** The table that the first noun names: "which suppliers", "products cheaper than". */
function tableSaid(clauses: Clauses, { schema, text }: RepairContext): number | undefined {
  const rest = text.replace(new RegExp(`^${lead}(?:(?:which|what|of the|of these) )?`), "");
  const stems = rest.split(" ").map(stem);
  const used = tablesOf(clauses, schema);
  const found = schema.tables.flatMap(({ words, synonyms = [], hidden }, t) => {
    const named = [words, ...synonyms].some((name) =>
      name.every((one, i) => stems[i] === stem(one)),
    );
    return named && hidden !== true && isNear(used, t, schema) ? [t] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

const following =
  /^(?:with|by|of|from|in|for|starring|featuring|that|which|whose|where|who|on|at)$/;

const timed = /^(?:last|this|since|before|after|between|during|today|yesterday|over|under|above)$/;

/** The table of the value that the first words are, and how many they are: novels are books. */
function tableCalled(
  { where }: Clauses,
  { schema }: RepairContext,
  words: readonly string[],
): { readonly table: number; readonly length: number } | undefined {
  for (const [first, how, value] of where) {
    const [kind = ""] = value === undefined || !isWord(how, "=") ? [] : textOf(value);
    const length = kind.split(" ").length;
    const head = words.slice(0, length).join(" ");
    const several = head !== kind && head === pluralOf(kind);
    if (several && first?.kind === "item")
      return { table: schema.columns[first.item]?.table ?? -1, length };
  }
  return undefined;
}

/** "movies with penelope guiness" asks for movies, whoever is in them. */
export const headShown: Repair = (clauses, context) => {
  const { schema, text, said } = context;
  if (saysFigure(said, "by") || clauses.groupBy.length > 0 || clauses.select.some(isAggregate))
    return clauses;
  const words = text.replace(new RegExp(`^${lead}`), "").split(" ");
  const kind = tableCalled(clauses, context, words);
  const table = tableSaid(clauses, context) ?? kind?.table;
  const next = words[kind?.length ?? 1];
  const ends = kind !== undefined && (next === undefined || timed.test(next));
  if (table === undefined || !(ends || following.test(next ?? ""))) return clauses;
  const own = (item: number): boolean =>
    (schema.columns[item]?.table ?? item - schema.columns.length) === table;
  const shown = clauses.select.flat().flatMap((one) => (one.kind === "item" ? [one.item] : []));
  if (shown.length === 0 || shown.some(own)) return clauses;
  if (shown.some((k) => schema.columns[k]?.words.some((one) => said.has(stem(one)))))
    return clauses;
  const names = nameColumns(table, schema);
  // What has no name is told by its key.
  const alone = kind?.table === table || !tablesOf(clauses, schema).includes(table);
  const rows = kind?.table === table ? [itemOfTable(schema, table)] : keysOf(table, schema);
  const told = names.length === 0 && alone ? rows : names;
  return told.length === 0 ? clauses : { ...clauses, select: told.map(column) };
};
