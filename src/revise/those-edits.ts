// "how much did they spend", "how often were they rented", "revenue of those": a figure of the things that were
// listed or chosen.
import type { DescribedSchema } from "../schema/described.ts";
import { joinTables } from "../schema/join-path.ts";
import { ofChosen } from "./chosen.ts";
import {
  type Clauses,
  called,
  column,
  columnsIn,
  isAggregate,
  isCalled,
  measureOf,
  type Symbols,
} from "./clauses.ts";
import { revenueOf, tableDone } from "./deeds.ts";
import {
  columnNamed,
  countOfTable,
  isFigure,
  isMoney,
  leafTables,
  tablesOf,
} from "./find-columns.ts";
import { figureAt } from "./opening/figures.ts";
import { listedTable } from "./place-edits.ts";
import type { Revision } from "./said.ts";

const they = "(?:they|those|these|each(?: of (?:them|those|these))?)(?: all)?";
const money = new RegExp(
  `^(?:how much|what) (?:did|do|does|have|has) ${they} (?:spend|spent|pay|paid|bring in|brought in|make|made|earn|earned|generate|generated|sell for)(?: (?:in total|altogether|overall|together|all together|with us|so far))?$`,
);
const times = new RegExp(
  `^how (?:often|many times) (?:were|was|have|has|are|is|did|do) ${they} (?:been |get |ever )*(?<deed>[a-z]+)$`,
);
const units = new RegExp(
  `^how many (?:units?|pieces|copies|items)(?: (?:did|have|were|of) ${they}(?: (?:been )?(?:buy|bought|order|ordered|purchase|purchased|sell|sold))?| sold)?$`,
);
const named: readonly RegExp[] = [
  /^(?:(?:what (?:is|was|were|are)|show|give me|and) )?(?:the )?(?<figure>[a-z ]+?) (?:of|for|from|by) (?:those|these|them|each of (?:them|those|these))(?: [a-z]+)?$/,
  /^(?:(?:what (?:is|was|were|are)|show|give me) )?their (?:(?:total|overall) )?(?<figure>[a-z ]+)$/,
];

function figureAsked(text: string, clauses: Clauses, schema: DescribedSchema): Symbols | undefined {
  if (money.test(text)) return revenueOf(schema);
  const deed = times.exec(text)?.groups?.["deed"];
  if (deed !== undefined) {
    const table = tableDone([deed], schema);
    return table === undefined ? undefined : countOfTable(table, clauses, schema);
  }
  if (units.test(text)) return figureAt("units sold", schema)?.figure;
  for (const form of named) {
    const said = form.exec(text)?.groups?.["figure"]?.trim() ?? "";
    const found = said === "" ? undefined : figureAt(said, schema);
    if (found !== undefined && found.length === said.split(" ").length) return found.figure;
  }
  return undefined;
}

const altogether =
  /^(?:how much|what) (?:do|does|did|would|will) (?:(?:it|they|those|these) all|all(?: of (?:them|those|these|it))?|(?:they|those|these) (?:altogether|together|in total))(?: (?:together|in total))? cost(?: (?:us|me|together|in total|altogether|all together))?$|^(?:how much|what) (?:do|does|did|would|will) (?:they|those|these) cost (?:together|in total|altogether|all together|overall)$/;
/** "how much is that in total", of rows that were listed and not counted. */
const comesTo =
  /^(?:how much (?:is|are|was|were|do|does|did) (?:that|it|this|they|those|these|all of (?:that|it|them|those))|what (?:is|are|was|were|do|does) (?:that|it|they|those|these)(?= (?:worth|come|amount)))(?: (?:worth|come to|amount to|make))?(?: (?:in total|in all|altogether|all together|together|in sum))?$|^(?:what is |what s )?the(?:ir)? total(?: amount| value)?$/;
const costs = ["price", "unit price", "list price", "cost", "fee", "rent", "rate"];

/** "how much would all of them cost": what each costs, added up. */
export const costOfAll: Revision = ({ text }, clauses, schema) => {
  const sum = comesTo.test(text);
  if (!(sum || altogether.test(text))) return null;
  const counted = sum ? countedRows(clauses, schema) : undefined;
  const figures = clauses.groupBy.length > 0 || clauses.select.some(isAggregate);
  if (figures && counted === undefined) return null;
  const listed = counted ?? listedTable(clauses, schema);
  const found = costs.map((one) => columnNamed(one, clauses, schema));
  const cost = sum
    ? moneyOf(listed, schema)
    : found.find((k) => k !== undefined && schema.columns[k]?.table === listed);
  if (cost === undefined || !(isFigure(cost, schema) || sum)) return null;
  const select = [called("sum", column(cost))];
  const asked = { ...clauses, distinct: false, select, groupBy: [], orderBy: [] };
  return clauses.limit === null ? asked : ofChosen(clauses, asked, schema);
};

/** The table whose rows were counted, in groups or at once; none where groups were chosen. */
function countedRows(clauses: Clauses, schema: DescribedSchema): number | undefined {
  const measure = measureOf(clauses);
  const counts = measure !== undefined && isCalled(measure, "count");
  if (!counts || clauses.limit !== null || clauses.having.length > 0) return undefined;
  const [only, ...others] = leafTables(tablesOf(clauses, schema), schema);
  return others.length === 0 ? only : undefined;
}

/** What rows of a table come to: the one total that has a name, else their one amount of money. */
function moneyOf(table: number | undefined, schema: DescribedSchema): number | undefined {
  const own = [...schema.columns.keys()].filter((k) => schema.columns[k]?.table === table);
  const ratio = /^(?:average|margin)$/;
  const measures = own.filter(
    (k) => schema.columns[k]?.measure === true && !ratio.test(schema.columns[k]?.words[0] ?? ""),
  );
  const amounts = own.filter((k) => isFigure(k, schema) && isMoney(k, schema));
  const [only, ...others] = measures.length > 0 ? measures : amounts;
  return others.length === 0 ? only : undefined;
}

export const figureOfThose: Revision = ({ text }, clauses, schema) => {
  const figure = figureAsked(text, clauses, schema);
  if (figure === undefined) return null;
  const things = clauses.select.filter((item) => !isAggregate(item));
  if (things.length === 0) return null;
  if (clauses.groupBy.length > 0) return { ...clauses, select: [...things, figure] };
  const used = tablesOf(clauses, schema);
  const added = columnsIn(figure, schema.columns.length).map((k) => schema.columns[k]?.table ?? -1);
  const [, ...joined] = joinTables(schema, [...used, ...added]);
  // What nothing links to them is no figure of those: bills are not what engineers earn.
  if (used.length === 0 || joined.some(({ link }) => link == null)) return null;
  // Of all that were listed, one figure.
  const asked = { ...clauses, distinct: false, select: [figure], orderBy: [] };
  return clauses.limit === null ? asked : ofChosen(clauses, asked, schema);
};
