// "customers who only ordered beverages", "who bought either chai or chang", "chai but never chang": those of whom some rows tell what is
// said, and, where nothing else is allowed, no others.
import { itemOfTable } from "../../schema/described.ts";
import { clausesOf, column, isWord, outlineOfClauses, type Symbols } from "../clauses.ts";
import { nameColumns } from "../find-columns.ts";
import { absentFrom, tableDone, trading } from "../things/deeds.ts";
import { whoIs } from "./absences.ts";
import { oneFigure, type WayOfAsking } from "./figures.ts";

const lead = "^(?:(?:which|what|list|show|the|all|those|me|find|name|give) )*";
const who = "(?<who>who|[a-z]+(?: [a-z]+){0,2}?)(?: (?:who|that|which))?(?: (?:have|has|had|did))?";
const forms: readonly RegExp[] = [
  new RegExp(
    `${lead}${who} (?<deed>[a-z]+) (?<what>.+?) but (?:(?:have|has|had|did) )?(?:never|not|no|n t)(?: (?:ever|any))*(?: \\k<deed>)? (?<never>.+)$`,
  ),
  new RegExp(`${lead}${who} (?<how>only|just|exclusively) (?:ever )?(?<deed>[a-z]+) (?<what>.+)$`),
  new RegExp(`${lead}${who} (?<deed>[a-z]+) (?<how>only|just|exclusively|either) (?<what>.+)$`),
];

export const exclusive: WayOfAsking = (phrase, schema, change) => {
  const found = forms.map((form) => form.exec(phrase)?.groups).find((groups) => groups);
  const { who = "", how, deed = "", what = "", never } = found ?? {};
  // What was ordered stands in the lines of orders.
  const deeds = trading.test(deed) ? [deed, "bought"] : [deed];
  for (const done of found === undefined ? [] : deeds.map((one) => tableDone([one], schema))) {
    const table = done === undefined ? undefined : whoIs(who, deed, schema);
    const names = table === undefined ? [] : nameColumns(table, schema);
    if (done === undefined || table === undefined || done === table || names.length === 0) continue;
    const none = (said: string): Symbols | undefined =>
      absentFrom(table, done, schema, (inner) => change(said, inner));
    const told = none(`only ${what}`);
    const some = told?.toSpliced(
      told.findIndex((one) => isWord(one, "not")),
      1,
    );
    const kept = never === undefined ? `without ${what}` : `only ${never}`;
    const others = how === "either" ? [] : none(kept);
    const clauses = clausesOf(oneFigure(column(itemOfTable(schema, table))));
    if (some === undefined || others === undefined || clauses === null) continue;
    const where = others.length === 0 ? [some] : [some, others];
    return outlineOfClauses({ ...clauses, select: names.map(column), where });
  }
  return null;
};
