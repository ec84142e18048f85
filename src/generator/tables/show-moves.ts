// Acts that change what is shown: other columns, the rows of a related table.
import { rowsOf } from "../analyst/quantities.ts";
import {
  isList,
  isOneValue,
  listOf,
  measured,
  plainQuery,
  showsSame,
  type TalkQuery,
} from "../query.ts";
import { someVerb } from "../realise/common-verbs.ts";
import { askOfThose } from "../realise/interrogatives.ts";
import { many, one, say } from "../realise/say.ts";
import { columnsText } from "../realise/say-columns.ts";
import { someColumns, someRelated, titleColumns } from "./choose.ts";
import type { Standing, Turned } from "./context.ts";
import type { Field, Subject } from "./world.ts";

/** The rows so far, with other columns; ordering stays, grouping by a row stays. */
function showing(query: TalkQuery, columns: readonly Field[]): TalkQuery {
  const { set, by } = query;
  if (set !== undefined)
    return { ...query, columns, set: { ...set, other: { ...set.other, columns } } };
  const [group] = by;
  if (group?.kind === "row") return { ...query, by: [{ ...group, shown: columns }], columns: [] };
  const { distinct: _, ...rest } = query;
  return isList(query) ? { ...rest, columns } : { ...plainQuery(query), measures: [], columns };
}

/** The first of groups, or those that pass a number: rows that can be spoken of. */
const areRows = ({ by: [group, other], limit, having }: TalkQuery): boolean =>
  group === undefined ||
  (group.kind === "row" && other === undefined && (limit !== undefined || having !== undefined));

/** "what are their names", "show only the ids". */
export function showMove({ random, world, query }: Standing): Turned | undefined {
  const { by, of, limit, where, share, round } = query;
  const [group] = by;
  if (!areRows(query) || share === true || round === true) return undefined;
  if (group !== undefined && query.namesOnly !== true) return undefined;
  const owner = group?.kind === "row" ? group.subject : of;
  const roll = random.next();
  const other = roll < 0.85 || group !== undefined ? undefined : someRelated(random, world, owner);
  const columns =
    roll < 0.4
      ? titleColumns(random, owner)
      : other === undefined
        ? someColumns(random, owner)
        : someColumns(random, other).slice(0, 2);
  const next = showing(query, roll > 0.96 && group === undefined ? [] : columns);
  if (showsSame(next, query)) return undefined;
  const [asked, more] = columns;
  if (asked !== undefined && more === undefined && roll < 0.96 && random.next() < 0.2) {
    const text = askOfThose(random, asked);
    if (text !== undefined) return { query: next, text };
  }
  const ofOne = limit === 1 || where.some((one) => isOneValue(one) && one.field.role === "name");
  const parts = {
    items: columnsText(random, world, next, limit !== 1 && random.next() >= 0.15),
    many: many(random, owner),
    their: say(random, ofOne ? "its|his|her|their|his or her|:2 its" : "{their}"),
  };
  const text = say(random, "{theirItems}", parts);
  return { query: next, text };
}

/** "show the weddings of those people": the same conditions, seen from a related table. */
export function relatedMove({ random, world, query }: Standing): Turned | undefined {
  const { of, by, set, limit, where } = query;
  if (by.length > 0 || set !== undefined || limit !== undefined) return undefined;
  if (query.measures.some((measure) => measure.of !== undefined)) return undefined;
  if (where.some(({ kind }) => kind === "linked")) return undefined;
  const other = someRelated(random, world, of);
  if (other === undefined) return undefined;
  const counted = random.next() < 0.3;
  const titled = random.next() < 0.6;
  const columns = titled ? titleColumns(random, other) : someColumns(random, other).slice(0, 2);
  const rows = counted ? measured(other, [rowsOf(other)], where) : listOf(other, columns, where);
  const next: TalkQuery = { ...rows, through: [of.key] };
  const parts = {
    others: many(random, other),
    many: many(random, of),
    items: columnsText(random, world, next, true),
    one: one(random, other),
    own: one(random, of),
  };
  const verbs = {
    verb: someVerb(random, "plain"),
    verbed: someVerb(random, "past"),
    verbing: someVerb(random, "ing"),
  };
  const text = counted
    ? say(random, "{howManyOfTheirs}", { ...parts, ...verbs })
    : say(random, relatedText(other, titled), { ...parts, ...verbs });
  return { query: next, text };
}

/** By their noun alone only what they are called is meant. */
function relatedText(other: Subject, titled: boolean): string {
  const asked =
    ":3 {show} the {items} of {their} {others} | :3 what are the {items} of {their} {others} | :2 {show} [the] {items} of [the] {others} (for|of|in|{verbing}) ({those}|{those2} {many}|that {own}|it)";
  if (!titled) return asked;
  const who = other.people
    ? ":4 who {verbed} {those2} {many} | :2 {show} [the] {others} (who|that) {verbed} {those2} {many} |"
    : ":2 where (do|does|did) (he|she|they|it) {verb} | :2 (which|what) {one} (do|does|did) (he|she|they|it) {verb} |";
  return `${who} :4 what are {their} {others} | :3 {show} {their} {others} | :3 which {others} do they have | :2 {show} the {others} of {those2} {many} | :2 what {others} are they in | :1 {howabout} {their} {others} | :2 {show} all [of] the {others} [that] (it has|they have) | :2 what are {those2} {others} | ${asked}`;
}
