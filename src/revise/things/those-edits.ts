// "how much did they spend", "how often were they rented", "revenue of those": a figure of the things that were
// listed or chosen.
import type { DescribedSchema } from "../../schema/described.ts";
import { joinTables } from "../../schema/join-path.ts";
import { type Clauses, columnsIn, isAggregate, type Symbols } from "../clauses.ts";
import { figureOfEach } from "../figures/count-edits.ts";
import { countOfTable, tablesOf } from "../find-columns.ts";
import { figureAt } from "../opening/figures.ts";
import type { Revision } from "../said.ts";
import { ofChosen } from "./chosen.ts";
import { revenueOf, tableDone } from "./deeds.ts";

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
  const each = /\beach\b/.test(text) ? eachWith(figure, clauses, schema) : null;
  if (each !== null) return each;
  // Of all that were listed, one figure.
  const asked = { ...clauses, distinct: false, select: [figure], orderBy: [] };
  return clauses.limit === null ? asked : ofChosen(clauses, asked, schema);
};

/** "how much did each of them spend", of what is listed: each with its own. */
function eachWith(figure: Symbols, clauses: Clauses, schema: DescribedSchema): Clauses | null {
  const list = figureOfEach(figure, { ...clauses, orderBy: [], limit: null }, schema);
  return clauses.limit === null ? list : list && ofChosen(clauses, list, schema);
}
