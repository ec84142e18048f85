// "orders shipped more than a week after they were placed", "tickets that took longer than 3 days to close": rows by the
// time between two of their days.
import { word } from "../../outline/symbols.ts";
import { keysOf } from "../../schema/described.ts";
import { convert, durationUnit } from "../../schema/units.ts";
import { sideBefore } from "../../text/sides.ts";
import { column, noClauses, number, outlineOfClauses } from "../clauses.ts";
import { nameColumns } from "../find-columns.ts";
import { countOf, phraseStems } from "../said.ts";
import { tableAt, timeBetween, type WayOfAsking } from "./figures.ts";

const things = "(?:list |all |our |the |which |what )*(?<things>[a-z]+(?: [a-z]+)??)";
const span = "(?<amount>\\d+|an?|[a-z]+) (?<unit>[a-z]+)";
const forms: readonly RegExp[] = [
  `${things} (?:(?:that |which )?(?:were |was |are |is ))?(?<deed>[a-z]+) (?<how>(?:more|less|later|longer) than) ${span} after .+`,
  `${things} (?:that |which )?(?:took|take|needed|taking) (?<how>(?:more|less|longer|shorter|fewer) than) ${span} to (?:be |get )?(?<deed>[a-z]+)`,
].map((form) => new RegExp(`^${form}$`));

export const apart: WayOfAsking = (phrase, schema) => {
  const said = forms.map((form) => form.exec(phrase)?.groups).find((one) => one !== undefined);
  const { amount = "", unit = "", deed, how = "", things: noun = "" } = said ?? {};
  const stems = phraseStems(noun);
  const table = said === undefined ? undefined : tableAt(stems, schema);
  if (table === undefined || table.length !== stems.length) return null;
  const time = timeBetween(table.at, deed, schema);
  const kept = schema.columns[time ?? -1]?.unit;
  const week = /^weeks?$/.test(unit);
  const given = week ? "day" : durationUnit(unit);
  const many = /^an?$/.test(amount) ? 1 : countOf(amount);
  const side = sideBefore(how.replace("later", "longer"));
  if (time === undefined || kept === undefined || given === undefined) return null;
  if (many === undefined || side === undefined) return null;
  const days = convert(week ? many * 7 : many, given, kept);
  const names = nameColumns(table.at, schema);
  const told = names.length > 0 ? names : keysOf(table.at, schema);
  if (told.length === 0) return null;
  return outlineOfClauses({
    ...noClauses,
    select: told.map(column),
    where: [[...column(time), word(side), number(days)]],
  });
};
