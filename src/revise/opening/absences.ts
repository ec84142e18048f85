// "who has not ordered since march", "which films were never rented": those of whom no row tells what is said.
import { type DescribedSchema, itemOfTable } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import { type Clauses, clausesOf, column, outlineOfClauses, type Symbols } from "../clauses.ts";
import { nameColumns } from "../find-columns.ts";
import { absentFrom, tableDone } from "../things/deeds.ts";
import { buyers, peopleCalled, sellers } from "../things/people.ts";
import { type OutlineChange, oneFigure, tableAt } from "./figures.ts";

const asked =
  /^(?:(?:which|what|list|show|the|all|those|me|find|name|give) )*(?<who>who|[a-z]+(?: [a-z]+){0,2}?)(?: (?:who|that|which))?(?: (?:have|has|had|did|do|does|were|was|are|is)(?= (?:not|never|n t)\b|n t\b))? ?(?:not|never|n t)(?: (?:yet|been|ever|done|made|placed|had|given))* (?:an? |any )?(?<deed>[a-z]+)(?: (?:anything|an order|orders|any orders|something|at all|yet|from us|with us|again|any|a thing))*(?: (?<when>(?:since|in|after|during|this|last|for|within|over|before|between|until)\b.*))?$/;

const time = "(?:since|in|after|during|this|last|for|within|over|before|between|until)\\b.*";
/** "companies that have not opened a ticket since april", "without tickets since april": of whatever is named. */
const ofThings: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:which|what|list|show|the|all|those|me|find|name|give) )*(?<who>[a-z]+(?: [a-z]+)??)(?: (?:who|that|which))? (?:have|has|had|did|do|does) ?(?:not|never|n t)(?: (?:yet|been|ever))* [a-z]+ (?:an? |any |one )?(?:single )?(?<what>[a-z]+(?: [a-z]+)??)(?: at all| yet)?(?: (?<when>${time}))?$`,
  ),
  new RegExp(
    `^(?:(?:which|what|list|show|the|all|those|me|find|name|give) )*(?<who>[a-z]+(?: [a-z]+)??)(?: (?:who|that|which))?(?: (?:have|has|had))? (?:without|with no|no)(?: any| a| an)? (?<what>[a-z]+(?: [a-z]+)??) (?<when>${time})$`,
  ),
];

/** "customers who bought nothing in 2024" did not buy. */
const withoutNothing = (phrase: string): string =>
  phrase.replace(
    /^(?<who>.+?) (?:(?:have|has|had) )?(?<deed>[a-z]+) nothing\b/,
    "$<who> not $<deed>",
  );

/** "which of them" is of those before. */
const pointing = /\b(?:them|those|these|they)\b/;

/** Of those who were listed before, the ones who are meant by their kind stay. */
export function absence(
  phrase: string,
  schema: DescribedSchema,
  change: OutlineChange,
  before: Clauses | null = null,
): Symbols | null {
  if (pointing.test(phrase)) return null;
  const done = asked.exec(withoutNothing(phrase))?.groups;
  const things = ofThings.map((form) => form.exec(phrase)?.groups).find((one) => one);
  const named = things === undefined ? undefined : tableCalled(things["what"] ?? "", schema);
  const { who = "", when } = (named === undefined ? done : things) ?? {};
  const deed = done?.["deed"] ?? "";
  const absent = named ?? (deed === "" ? undefined : tableDone([deed], schema));
  const table = absent === undefined ? undefined : whoIs(who, deed, schema);
  const names = table === undefined ? [] : nameColumns(table, schema);
  if (absent === undefined || table === undefined || absent === table || names.length === 0)
    return null;
  const rows = oneFigure(column(itemOfTable(schema, absent)));
  const condition = absentFrom(table, absent, schema, (inner) =>
    when === undefined ? inner : timedBy(change(when, rows), inner),
  );
  const clauses = clausesOf(oneFigure(column(itemOfTable(schema, table))));
  if (condition === undefined || clauses === null) return null;
  const where = [...(before === null ? [] : plainOf(before, table, schema)), condition];
  return outlineOfClauses({ ...clauses, select: names.map(column), where });
}

/** When it was done, not when anything else of the same rows was. */
function timedBy(rows: Symbols | null, inner: Symbols): Symbols | null {
  const clauses = clausesOf(inner);
  const where = (rows && clausesOf(rows)?.where) ?? [];
  if (clauses === null || where.length === 0) return null;
  return outlineOfClauses({ ...clauses, where: [...clauses.where, ...where] });
}

function tableCalled(name: string, schema: DescribedSchema): number | undefined {
  const words = name.split(" ");
  const found = tableAt(words.map(stem), schema);
  return found?.length === words.length ? found.at : undefined;
}

export function whoIs(who: string, deed: string, schema: DescribedSchema): number | undefined {
  if (who === "who") return peopleCalled(/^s[eo]l/.test(deed) ? sellers : buyers, schema);
  return tableCalled(who, schema);
}

/** What was said of the listed things themselves: their country, their kind. */
export function plainOf(before: Clauses, table: number, { columns }: DescribedSchema): Symbols[] {
  const own = (part: Symbols): boolean =>
    part.every((one) =>
      one.kind === "item" ? columns[one.item]?.table === table : !isSelect(one),
    );
  const listed = before.groupBy.length === 0 && before.select.every((item) => item.length === 1);
  return listed ? before.where.filter(own) : [];
}

const isSelect = (one: Symbols[number]): boolean => one.kind === "word" && one.word === "select";
