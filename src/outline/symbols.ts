// The words of an outline: a query without FROM, whose columns and tables are pointed at. Tables and
// joins follow from what is used (schema/join-path.ts).
import { wordList } from "../word-list.ts";

/** Their order is that of the model's rows: new words go to the end. */
const modelWords = wordList(
  "none begin end select distinct max min count sum avg",
  "( ) , where and or not = != < > <= >=",
  "between in like starts ends is null group_by having",
  "order_by desc limit intersect union except from",
  "+ - * / one unsaid refuse during year month",
  "month_of_year weekday day hour quarter concat round share",
  "running rank zero hundred left via spare2",
);

/**
 * Words that rules alone write: the model has no rows for them, and does not see them.
 * `change ( m , key )`: to the row before by key; `growth`: the same in per cent; `age ( born , day )`;
 * `days ( from , to )`; `per ( groups )`: the limit counts within each of them; `keep table`: all of its rows;
 * `fill`: a series without gaps; `named ( key , column )`: that column of the row that the key points at,
 * which may be of the same table: who somebody reports to; `fiscal ( column , month )`: the fiscal year that
 * begins with that month; `rest`: the groups behind the limit together as one;
 * `band ( amount , < 100 , <= 500 , names... )`: which of the bands an amount lies in; `within ( figure ,
 * condition )`: the figure of those rows alone; `spread`: how many groups lie in each band of their figure;
 * `gap ( now , then )`: by how much one such figure is above the other; `gain`: the same in per cent;
 * `median ( figure , key )`: the one in the middle, of all rows, or of what there is for each key;
 * `week ( day )`: the Monday that its week begins with; `limit n skip m`: so many of the first are left out.
 */
const shapeWords = wordList(
  "change growth age days per keep fill named fiscal rest band within spread gap gain median week skip",
);

export type OutlineWord = (typeof modelWords)[number] | (typeof shapeWords)[number];

export const outlineWords: readonly OutlineWord[] = modelWords;

/** A literal. `period`: from this day, inclusive, to that, exclusive, as YYYY-MM-DD. */
export type OutlineLiteral =
  | { readonly type: "string" | "number"; readonly text: string }
  | { readonly type: "period"; readonly from: string; readonly to: string };

export type OutlineSymbol =
  | { readonly kind: "word"; readonly word: OutlineWord }
  /** A column or a table of the described schema, by its item number. */
  | { readonly kind: "item"; readonly item: number }
  /** `column`: what it is compared with, where that is a column. */
  | { readonly kind: "value"; readonly literal: OutlineLiteral; readonly column: number | null };

export function word(text: OutlineWord): OutlineSymbol {
  return { kind: "word", word: text };
}

/**
 * The clauses of a query, in the order in which they stand in an outline. FROM only where nothing else tells it;
 * `via key`: two tables are joined by this key and not by the one that is plainly meant (the winner of a match).
 */
export const clauseOrder = wordList("select where group_by having order_by limit from via");
export type Clause = (typeof clauseOrder)[number];

export const setWords: ReadonlySet<string> = new Set(["union", "intersect", "except"]);
export const aggregateWords: ReadonlySet<string> = new Set([
  "max",
  "min",
  "count",
  "sum",
  "avg",
  "median",
]);
export const timeWords: ReadonlySet<string> = new Set(
  wordList("year month month_of_year weekday day hour quarter week"),
);
export const arithmeticWords: readonly OutlineWord[] = ["+", "-", "*", "/"];
/** Behind a whole report: what becomes of it. */
export const reportWords: ReadonlySet<string> = new Set(["fill", "rest", "spread"]);
export const comparisonWords: ReadonlySet<string> = new Set(["=", "!=", "<", ">", "<=", ">="]);

/** Functions of several things, written by each database in its own way. */
export const functionWords: ReadonlySet<string> = new Set(
  wordList(
    "concat round share running rank change growth age days per",
    "named fiscal band within gap gain median",
  ),
);

/** For each word the clause of a query that begins with it, -1 for none: the model's numbers. */
export const outlineClauses: readonly number[] = outlineWords.map((one) => {
  const clauses: readonly OutlineWord[] = clauseOrder.filter(
    (clause) => clause !== "limit" && clause !== "via",
  );
  return setWords.has(one) ? 0 : clauses.indexOf(one);
});
