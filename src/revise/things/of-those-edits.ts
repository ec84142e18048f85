// "when did each of them last order", "and when was the last one?", "which of those took the most orders", "who has the
// highest salary among them": what things that were listed or chosen did, and which of them stands out by it.
import { type DescribedSchema, isNumeric } from "../../schema/described.ts";
import { joinTables } from "../../schema/join-path.ts";
import { dateOfOwner, mainDate } from "../../schema/main-date.ts";
import { stem } from "../../schema/stem.ts";
import {
  type Clauses,
  called,
  column,
  isAggregate,
  isSame,
  noClauses,
  type Symbols,
} from "../clauses.ts";
import { figureOfEach } from "../figures/count-edits.ts";
import {
  columnNamed,
  countOfRows,
  leafTables,
  listedTable,
  tableNamed,
  tablesOf,
} from "../find-columns.ts";
import { sortRows } from "../order/order-edits.ts";
import { isSaid, type Revision, type Said } from "../said.ts";
import { isFirst, keyOf, ofChosen } from "./chosen.ts";
import { revenueOf, tableDone } from "./deeds.ts";

const one = "(?<one>he|she|it|this one|that one)";
const each = "(?:each(?: one| of (?:them|those|these))?|they(?: each| all)?|those|these)";
const end = "(?<end>last|latest|most recently|first|earliest)";
const something =
  "(?: (?:something|anything|one|an? [a-z]+|from us|with us|anywhere|in there|there))*";
const when: readonly RegExp[] = [
  `when (?:did|has|have|was|were) (?:${one}|${each}) ${end} (?:been )?(?:(?:place|make|made|have|had|get|got|placed) (?:an? |any |their )?)?(?<deed>[a-z]+)${something}`,
  `when (?:was|were) (?:(?:his|her|its) (?<one>)|(?:their|each one s|the) )${end} (?<deed>[a-z]+)`,
  `when (?:was |did )?(?:that |it |they |he |she )?${end}`,
].map((form) => new RegExp(`^${form}$`));

/** The first or last time that something was done: of one who was chosen a date, of others each with theirs. */
export const whenLast: Revision = ({ text }, clauses, schema) => {
  const found = when.map((form) => form.exec(text)?.groups).find((groups) => groups);
  const rows = found === undefined ? undefined : thingsOf(clauses, schema);
  if (found === undefined || rows === undefined) return null;
  const { deed, end: side = "", one: single } = found;
  const pointed = deed === undefined || deed === "one";
  const table = pointed ? figuredTable(clauses, rows, schema) : doneBy(deed, clauses, schema);
  const date =
    table === undefined ? undefined : (mainDate(table, schema) ?? dateOfOwner(table, schema));
  if (date === undefined || table === rows) return null;
  const figure = called(/first|earliest/.test(side) ? "min" : "max", column(date));
  const alone = single !== undefined || (isFirst(clauses) && clauses.limit === 1);
  return figureOfThings(figure, alone, clauses, schema);
};

const done =
  /^when (?:was|were|did) (?:(?<one>he|she|it)|they|those|these|each(?: of them)?) (?<deed>[a-z]+)$/;

/** "when was he hired": by the date that is called so. */
export const whenDone: Revision = ({ text }, clauses, schema) => {
  const { deed, one: single } = done.exec(text)?.groups ?? {};
  const rows = deed === undefined ? undefined : listedTable(clauses, schema);
  if (deed === undefined || rows === undefined) return null;
  const said = new Set([stem(deed)]);
  const [date, ...others] = (schema.tables[rows]?.columns ?? []).filter((k) => {
    const { time = null, words = [] } = schema.columns[k] ?? {};
    return time !== null && words.some((one) => isSaid(one, said));
  });
  if (date === undefined || others.length > 0) return null;
  const things = single === undefined ? clauses.select : [];
  const known = things.some((item) => isSame(item, column(date)));
  return known ? clauses : { ...clauses, select: [...things, column(date)] };
};

const high = "most|highest|largest|biggest|greatest";
const low = "fewest|least|lowest|smallest";
const those = "(?:them|those|these)";
const standing: readonly RegExp[] = [
  `(?:who|which)(?: one)? of ${those} (?:(?:has|have|had|did) )?(?:(?<deed>[a-z]+) )?(?:the )?(?:(?<high>${high})|(?<low>${low}))(?: number of)?(?: (?<what>[a-z ]+?))?`,
  `(?:who|which)(?: one)? (?:has|have|had|got|earns?|gets?|with) (?:the )?(?:(?<high>${high})|(?<low>${low}))(?: number of)? (?<what>[a-z ]+?) (?:among|of|out of|from|in) (?:all of )?${those}`,
].map((form) => new RegExp(`^${form}$`));

const furthest =
  "(?<end>most expensive|cheapest|longest|shortest|heaviest|lightest|oldest|newest|latest|earliest|youngest|most recent)";
const superlatives: readonly RegExp[] = [
  `^(?:(?:who|which|what) (?:is|was|are) |and )?(?:the )?${furthest}(?: one)? (?:of|among|from|out of) (?:all (?:of )?)?${those}$`,
  `^(?:which|who|what)(?: ones?)? of ${those} (?:is|are|was|were) (?:the )?${furthest}(?: ones?)?$`,
].map((form) => new RegExp(form));

/** "the cheapest of those": the first of them in that order. */
function firstOfThose(said: Said, clauses: Clauses, schema: DescribedSchema): Clauses | null {
  const end = superlatives.map((form) => form.exec(said.text)?.groups?.["end"]).find((one) => one);
  if (end === undefined || clauses.groupBy.length > 0 || isFirst(clauses)) return null;
  const sorted = sortRows({ ...said, text: `${end} first` }, clauses, schema);
  return sorted && { ...sorted, limit: 1 };
}

/** "which of those took the most orders": the one of them, with what tells it. */
export const mostOfThose: Revision = (said, clauses, schema) => {
  const extreme = firstOfThose(said, clauses, schema);
  if (extreme !== null) return extreme;
  const { text } = said;
  const found = standing.map((form) => form.exec(text)?.groups).find((groups) => groups);
  const rows = found === undefined ? undefined : thingsOf(clauses, schema);
  if (found === undefined || rows === undefined) return null;
  const { deed = "", what = "", high: top } = found;
  const descending = top !== undefined;
  const own = what === "" ? undefined : columnNamed(what, clauses, schema);
  const first = { orderBy: [], limit: null };
  if (own !== undefined && isNumeric(schema.columns[own]) && clauses.groupBy.length === 0) {
    if (schema.columns[own]?.table !== rows) return null;
    const list = isFirst(clauses) ? ofChosen(clauses, { ...clauses, ...first }, schema) : clauses;
    const select = clauses.select.some(([k]) => k?.kind === "item" && k.item === own)
      ? clauses.select
      : [...clauses.select, column(own)];
    const by = column(own);
    return list && { ...list, distinct: false, select, orderBy: [{ by, descending }], limit: 1 };
  }
  const money = /^(?:money|(?:in )?total|overall)?$/.test(what) && /^(?:s[po]|pa|bo|bu)/.test(deed);
  const table = what === "" ? doneBy(deed, clauses, schema) : tableNamed(what, clauses, schema);
  if (!money && (table === undefined || table === rows)) return null;
  const figure = money ? revenueOf(schema) : countOfRows(table ?? -1, schema);
  const all = figure && figureOfThings(figure, false, clauses, schema);
  const by = all?.select.at(-1);
  return all && by ? { ...all, orderBy: [{ by, descending }], limit: 1 } : null;
};

/** What the rows or groups are. */
function thingsOf(clauses: Clauses, schema: DescribedSchema): number | undefined {
  const key = clauses.groupBy.length > 0 ? keyOf(clauses, schema) : undefined;
  if (key !== undefined) return schema.columns[key]?.table;
  const narrowed = clauses.where.length > 0 || isFirst(clauses);
  return narrowed ? listedTable(clauses, schema) : undefined;
}

/** Said of what was done, whatever its form: "rent", "rented". */
const doneBy = (deed: string, clauses: Clauses, schema: DescribedSchema): number | undefined =>
  tableDone([deed, `${deed.replace(/e$/, "")}ed`], schema) ?? tableNamed(deed, clauses, schema);

/** The rows that they were counted or chosen by. */
function figuredTable(
  clauses: Clauses,
  things: number,
  schema: DescribedSchema,
): number | undefined {
  const [leaf, ...others] = leafTables(tablesOf(clauses, schema), schema);
  return leaf === undefined || leaf === things || others.length > 0 ? undefined : leaf;
}

function figureOfThings(
  figure: Symbols,
  alone: boolean,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  const added = figure.flatMap((symbol) =>
    symbol.kind === "item"
      ? [schema.columns[symbol.item]?.table ?? symbol.item - schema.columns.length]
      : [],
  );
  const [, ...joined] = joinTables(schema, [...tablesOf(clauses, schema), ...added]);
  if (joined.some(({ link }) => link == null)) return null;
  const chosen = isFirst(clauses) || clauses.having.length > 0;
  const things = clauses.select.filter((item) => !isAggregate(item));
  if (alone) {
    const asked = { ...noClauses, select: [figure], where: clauses.where };
    return chosen ? ofChosen(clauses, asked, schema) : asked;
  }
  if (clauses.groupBy.length > 0) {
    const grouped = { ...clauses, select: [...things, figure], orderBy: [] };
    return chosen ? ofChosen(clauses, { ...grouped, limit: null }, schema) : grouped;
  }
  const list = figureOfEach(figure, { ...clauses, orderBy: [], limit: null }, schema);
  return list && chosen ? ofChosen(clauses, list, schema) : list;
}
