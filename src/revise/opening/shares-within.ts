// "share of each product within its category", "each track as percentage of its genre": what each is of the group
// that it belongs to; by what came in where nothing else is said, or by how many there are.
import { type DescribedSchema, keysOf } from "../../schema/described.ts";
import { namesRowsOf } from "../../schema/join-path.ts";
import { clausesOf, columnsIn, isSame, type Symbols } from "../clauses.ts";
import { countOfRows, leafTables } from "../find-columns.ts";
import { phraseStems } from "../said.ts";
import { revenueItem, revenueOf } from "../things/deeds.ts";
import { figureAt, type OutlineChange, oneFigure, tableAt } from "./figures.ts";

const noun = "[a-z]+(?: [a-z]+)??";
const share = "(?:shares?|percent(?:age)?s?|per cent|%|proportions?)";
const within = "(?:within|in|of|inside|from|among)";
const owner = `(?:its|their|the|his|her|each|every)(?: own| respective)? (?<whole>${noun})`;
const by = `(?: (?:by|in terms of) (?<figure>[a-z]+(?: [a-z]+)*?))?`;
const forms: readonly RegExp[] = [
  `(?:the )?${share} of (?:each|every) (?<part>${noun}) ${within} ${owner}${by}`,
  `(?:the )?${share} of (?<figure>[a-z]+(?: [a-z]+)?) of (?:each|every) (?<part>${noun}) ${within} ${owner}`,
  `(?:each|every) (?<part>${noun}) as (?:an? )?${share} of ${owner}${by}`,
  `(?:each|every) (?<part>${noun}) s ${share} ${within} ${owner}${by}`,
  `(?:the )?${share} (?:per|by) (?<part>${noun}) within (?:each|every) (?<whole>${noun})${by}`,
  `(?:the )?${share} ${within} (?:each|every) (?<whole>${noun}) (?:per|by) (?<part>${noun})`,
].map((form) => new RegExp(`^${form}$`));

export function sharesWithin(
  phrase: string,
  schema: DescribedSchema,
  change: OutlineChange,
): Symbols | null {
  const said = forms.map((form) => form.exec(phrase)?.groups).find((one) => one !== undefined);
  const { part = "", whole = "", figure } = said ?? {};
  const [meant] = said === undefined ? [] : figuresMeant(part, figure, schema);
  return meant === undefined ? null : shareOf(meant, part, whole, change);
}

/** The same by other figures, where none was named and several may be meant. */
export function otherShares(
  phrase: string,
  schema: DescribedSchema,
  change: OutlineChange,
): Symbols[] {
  const said = forms.map((form) => form.exec(phrase)?.groups).find((one) => one !== undefined);
  const { part = "", whole = "", figure } = said ?? {};
  const [, ...others] = said === undefined ? [] : figuresMeant(part, figure, schema);
  return others.flatMap((one) => {
    const made = shareOf(one, part, whole, change);
    return made === null ? [] : [made];
  });
}

/** What is named; else what came in with each, how many went, how many rows are of each. */
function figuresMeant(part: string, said: string | undefined, schema: DescribedSchema): Symbols[] {
  if (said !== undefined) {
    const found = figureAt(said, schema) ?? figureAt(`number of ${said}`, schema);
    return found?.length === undefined ? [] : [found.figure];
  }
  const table = tableAt(phraseStems(part), schema)?.at;
  if (table === undefined) return countsOfColumn(part, schema);
  const paid = schema.columns[revenueItem(schema)]?.table;
  const sold = figureAt("units sold", schema)?.figure;
  const revenue = revenueOf(schema);
  const isOf = (rows: number | undefined): boolean =>
    rows !== undefined &&
    rows !== table &&
    isSame(leafTables([rows, table], schema), [rows]) &&
    leads(rows, table, schema);
  const byMoney = revenue !== undefined && isOf(paid) ? [revenue] : [];
  const [soldItem] = columnsIn(sold ?? [], schema.columns.length);
  const bySold = sold !== undefined && isOf(schema.columns[soldItem ?? -1]?.table) ? [sold] : [];
  const rows = [...schema.tables.keys()].filter(
    (t) => t !== paid && namesRowsOf(schema, t, table) && keysOf(t, schema).length === 1,
  );
  return [...byMoney, ...bySold, ...rows.slice(0, 2).map((t) => countOfRows(t, schema))];
}

/** Whether its rows name that one, or what names it. */
function leads(from: number, to: number, schema: DescribedSchema): boolean {
  const seen = new Set([from]);
  for (const at of seen)
    for (const [t] of schema.tables.entries()) if (namesRowsOf(schema, at, t)) seen.add(t);
  return seen.has(to);
}

/** "share of each rating": rows of the one table that has ratings. */
function countsOfColumn(part: string, schema: DescribedSchema): Symbols[] {
  const said = phraseStems(part).join(" ");
  const [only, ...others] = schema.columns.filter(
    (one) => one.hidden !== true && phraseStems(one.words.join(" ")).join(" ") === said,
  );
  return only === undefined || others.length > 0 ? [] : [countOfRows(only.table, schema)];
}

function shareOf(
  figure: Symbols,
  part: string,
  whole: string,
  change: OutlineChange,
): Symbols | null {
  const each = change(`by ${part}`, oneFigure(figure));
  const share = each && change(`as a percentage within each ${whole}`, each);
  return share && (clausesOf(share)?.groupBy.length ?? 0) > 1 ? share : null;
}
