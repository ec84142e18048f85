// "and urgent", of tasks with a tag: things that have many of one kind, by rows that link them, have to have both. One
// row of theirs is never two.
import { type DescribedSchema, keysOf } from "../../schema/described.ts";
import { type Clauses, isAggregate } from "../clauses.ts";
import { isPlain, type Revision } from "../said.ts";
import { chosenBy } from "../things/chosen.ts";
import { comparedIn, literalOf, withCompared } from "./exchange-edits.ts";

const adding = /^\W*and\b(?!.*\?)/i;
/** Beside the value: how such things have it. */
const having =
  /^(?:and|also|too|as|well|both|with|has|have|having|is|are|that|which|tagged|labelled|labeled|marked)$/;

export const heldBoth: Revision = ({ turn }, clauses, schema) => {
  if (!adding.test(turn.utterance) || clauses.groupBy.length > 0 || clauses.limit !== null)
    return null;
  const [said, ...others] = turn.mentions.filter(({ kind }) => kind === "whole");
  if (said === undefined || others.length > 0 || clauses.select.some(isAggregate)) return null;
  const places = comparedIn(clauses).filter(
    ({ part, operator }) => operator === "=" && clauses.where[part]?.length === 3,
  );
  const fits = places.flatMap((place) => {
    const found = said.readings.find(
      ({ column, how }) => how === "whole" && column === place.column,
    );
    return found === undefined ? [] : [{ place, value: found.value }];
  });
  const [only, ...more] = fits;
  const key = keyOfListed(clauses, schema);
  if (only === undefined || more.length > 0 || key === undefined) return null;
  const { place, value } = only;
  const named = schema.columns[place.column];
  if (place.text === value || named === undefined) return null;
  // Of how they have it, and the name of what they have: "with the tag urgent".
  const own = new Set([...named.words, ...(schema.tables[named.table]?.words ?? [])]);
  const rest = turn.tokens.filter((_, i) => i < said.from || i >= said.to);
  if (!rest.every(({ text }) => isPlain(text) || having.test(text) || own.has(text))) return null;
  if (!areLinked(schema.columns[key]?.table, named.table, schema)) return null;
  const other = withCompared(clauses, [place], (symbols) => [
    ...symbols.slice(0, 2),
    literalOf(value, place.column, schema),
  ]);
  return { ...clauses, where: [...clauses.where, chosenBy(key, other)] };
};

/** The key of the one table whose columns are listed. */
function keyOfListed({ select }: Clauses, schema: DescribedSchema): number | undefined {
  const tables = new Set(
    select.map(([item, ...more]) =>
      item?.kind === "item" && more.length === 0 ? schema.columns[item.item]?.table : undefined,
    ),
  );
  const [table, ...others] = tables;
  const [key, ...parts] = others.length > 0 ? [] : keysOf(table, schema);
  return parts.length > 0 ? undefined : key;
}

/** Whether rows of a third table point at both: then each has as many of the other as there are such rows. */
function areLinked(
  one: number | undefined,
  other: number,
  { links, columns }: DescribedSchema,
): boolean {
  const pointing = (to: number | undefined): (number | undefined)[] =>
    links.filter((link) => columns[link.to]?.table === to).map(({ from }) => columns[from]?.table);
  const linking = new Set(pointing(one).filter((table) => table !== one && table !== other));
  return (
    one !== other && pointing(other).some((table) => table !== undefined && linking.has(table))
  );
}
