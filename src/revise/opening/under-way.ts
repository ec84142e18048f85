// "who is here today", "which tools are out at the moment", "adoptions still running", "which rooms are free": rows that
// have begun and not ended on a day (schema/spans.ts), those whom they are of, and those whom none is of.
import type { CivilDate } from "../../dates/civil.ts";
import { word } from "../../outline/symbols.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { mainDate } from "../../schema/main-date.ts";
import type { KnownDatabase } from "../../schema/read-database.ts";
import { lastingOf, lastingTables, ownersOf, spanOf } from "../../schema/spans.ts";
import { stem } from "../../schema/stem.ts";
import { type Clauses, column, noClauses, outlineOfClauses, type Symbols } from "../clauses.ts";
import { dayOf, openRows } from "../conditions/open-rows.ts";
import { countOfRows, nameColumns } from "../find-columns.ts";
import { phraseStems } from "../said.ts";
import { absentFrom } from "../things/deeds.ts";
import { tellingColumns } from "../things/list-edits.ts";
import { arePeople, peopleLike } from "../things/people.ts";
import { tableAt } from "./figures.ts";

export type AskedNow = {
  /** Small letters, without marks. */
  readonly text: string;
  readonly known: Pick<KnownDatabase, "described" | "facts">;
  readonly today: CivilDate;
};

const now =
  "(?:right now|just now|now|today|tonight|at the moment|at this moment|at present|currently|presently|still|these days|this (?:morning|afternoon|evening))";
const house =
  "(?:house|hotel|hospital|clinic|zoo|museum|gallery|shop|shelter|camp|campsite|site|hostel|guesthouse|building|office|school|club|choir|band|team|company|firm|library|centre|center|gym|farm|home|place|premises)";
const inside = `(?:here|in|inside|with us|around|present|on site|among us|(?:in|at|on|with) (?:the |our )?${house})`;
const going =
  "(?:running|ongoing|going on|going|under ?way|in progress|on|out|out on loan|on loan|away|on hire|in use|occupied|taken|(?:rented|hired|lent)(?: out)?|borrowed|live|in force)";
const things = "(?<things>[a-z]+(?: [a-z]+)??)";
const be = "(?:is|are|that are|which are|who are|s)";

const form = (text: string): RegExp =>
  new RegExp(
    `^(?:(?:show|list|give|tell|find|name|me|us|please) )*(?:(?<how>how many) |(?:which |what |all |the |our |any |are there |do we have )*)${text}$`,
  );

type Groups = Readonly<Record<string, string | undefined>>;
type Answer = (groups: Groups, asked: AskedNow) => Symbols | null;

const ways: readonly (readonly [RegExp, Answer])[] = [
  [form(`who ${be} (?:${now} )?(?:(?<doing>[a-z]+) )?${inside}(?: ${now})+`), thoseThere],
  [form(`who ${be} ${now} (?:(?<doing>[a-z]+) )?${inside}`), thoseThere],
  [form(`who ${be} (?:${now} )?(?<doing>[a-z]+)(?: ${now})+`), thoseThere],
  [form(`who ${be} ${now} (?<doing>[a-z]+)`), thoseThere],
  [form(`who (?:has|have|s) been ${inside}(?: for)?(?: the)? longest(?: time)?`), longestThere],
  [
    form(
      "who (?:has|have|s) (?:still )?(?:not|n t|never|yet to) (?:yet )?(?:brought|bring|given?|returned?|hand(?:ed)?|taken|sent)(?: [a-z]+){0,3}?(?: (?:back|yet|in))*",
    ),
    thoseWhoKeepIt,
  ],
  [form(`${be} (?:${now} )?(?:on|showing|running|happening|going on|on show) ${now}`), whatGoesOn],
  [form(`${be} ${now} (?:on|showing|running|happening|going on|on show)`), whatGoesOn],
  [
    form(
      `${things} ${be} (?:${now} )?(?:free|available|vacant|empty|unoccupied|not in use|not taken|not occupied)(?: ${now})*`,
    ),
    thingsLeft,
  ],
  [form(`${things} (?:${be} |do we have |have we got |we have )(?:there )?${now}`), thoseOfNow],
  [form(`(?:current|ongoing) ${things}(?: (?:are there|do we have))?`), thoseOfNow],
  [
    form(`${things} (?:${be}|do we have|have we got) (?:${now} )*(?:there )?${inside}(?: ${now})+`),
    thingsGoingOn,
  ],
  [form(`${things} (?:${be} )?(?:${now} )+${going}(?: ${now})*`), thingsGoingOn],
  [form(`${things} (?:${be} )?${going}(?: ${now})+`), thingsGoingOn],
  [
    form(`${things} (?:${be} )?(?:still |yet )?to come(?: up)?(?: this (?:year|season))?`),
    thingsAhead,
  ],
];

/** Null where more is said than that, or where it may be said of several. */
export function underWay(asked: AskedNow): Symbols | null {
  for (const [said, answer] of ways) {
    const groups = said.exec(asked.text)?.groups;
    if (groups !== undefined) return answer(groups, asked);
  }
  return null;
}

const listed = (shown: readonly number[], more: Partial<Clauses>): Symbols | null =>
  shown.length === 0
    ? null
    : outlineOfClauses({ ...noClauses, select: shown.map(column), ...more });

function thoseThere({ doing = "" }: Groups, asked: AskedNow): Symbols | null {
  const { described } = asked.known;
  const there = whoIsThere(doing, described);
  if (there === undefined) return null;
  const { span, who } = there;
  return listed(nameColumns(who, described), {
    where: openOf(span, asked),
    distinct: span !== who,
  });
}

/** Since the first day of those who are there. */
function longestThere(_: Groups, asked: AskedNow): Symbols | null {
  const { described } = asked.known;
  const { span = -1, who = -1 } = whoIsThere("", described) ?? {};
  const begins = spanOf(span, described)?.begins;
  if (begins === undefined) return null;
  return listed(nameColumns(who, described), {
    where: openOf(span, asked),
    orderBy: [{ by: column(begins), descending: false }],
    limit: 1,
  });
}

/** The day it came back is missing. */
function thoseWhoKeepIt(_: Groups, { known: { described } }: AskedNow): Symbols | null {
  const endOf = (t: number): number => spanOf(t, described)?.ends ?? -1;
  const [span = -1, ...others] = lastingTables(described).filter((t) =>
    /^(?:return|brought|back)/.test(described.columns[endOf(t)]?.words.join(" ") ?? ""),
  );
  const [who = -1, ...more] = ownersOf(span, described).filter((t) => arePeople(t, described));
  if (others.length + more.length > 0) return null;
  const where = [[...column(endOf(span)), word("is"), word("null")]];
  return listed(nameColumns(who, described), { where, distinct: true });
}

/** What has no name here: the one kind of thing that lasts, an exhibition and no loan of something. */
function whatGoesOn(_: Groups, asked: AskedNow): Symbols | null {
  const { described } = asked.known;
  const all = lastingTables(described);
  const [only = -1, ...others] = all.length < 2 ? all : all.filter((t) => isItsOwn(t, described));
  if (others.length > 0) return null;
  return listed(tellingColumns(only, described), { where: openOf(only, asked) });
}

const isItsOwn = (table: number, schema: DescribedSchema): boolean =>
  ownersOf(table, schema).length === 0;

function thingsGoingOn({ how, things: said = "" }: Groups, asked: AskedNow): Symbols | null {
  const { described } = asked.known;
  const table = thingsCalled(said, described);
  const span = table === undefined ? undefined : lastingOf(table, described);
  if (table === undefined || span === undefined) return null;
  const where = openOf(span, asked);
  if (how !== undefined)
    return outlineOfClauses({ ...noClauses, select: [countOfRows(span, described)], where });
  return listed(tellingColumns(table, described), { where, distinct: span !== table });
}

/** "current customers" are no rentals. */
function thoseOfNow(groups: Groups, asked: AskedNow): Symbols | null {
  const { described } = asked.known;
  const table = thingsCalled(groups["things"] ?? "", described) ?? -1;
  return spanOf(table, described) === undefined ? null : thingsGoingOn(groups, asked);
}

/** Things that nothing is under way with. */
function thingsLeft({ how, things: said = "" }: Groups, asked: AskedNow): Symbols | null {
  const { described } = asked.known;
  const table = thingsCalled(said, described);
  const span = table === undefined ? undefined : lastingOf(table, described);
  if (table === undefined || span === undefined || span === table) return null;
  const open = openOf(span, asked).flatMap((part, i) => [word(i === 0 ? "where" : "and"), ...part]);
  const absent = absentFrom(table, span, described, (inner) => [...inner, ...open]);
  if (absent === undefined) return null;
  return how === undefined
    ? listed(tellingColumns(table, described), { where: [absent] })
    : outlineOfClauses({ ...noClauses, select: [countOfRows(table, described)], where: [absent] });
}

function thingsAhead({ how, things: said = "" }: Groups, asked: AskedNow): Symbols | null {
  const { described } = asked.known;
  const table = thingsCalled(said, described) ?? -1;
  const begins = spanOf(table, described)?.begins ?? mainDate(table, described);
  if (begins === undefined || described.columns[begins]?.kept !== undefined) return null;
  const where = [[...column(begins), word(">="), ...dayOf(begins, asked.today)]];
  return how === undefined
    ? listed(tellingColumns(table, described), { where })
    : outlineOfClauses({ ...noClauses, select: [countOfRows(table, described)], where });
}

const being = /^(?:|staying|living|being|booked|checked|signed|present|around)$/;

/** The one kind of people who are there for a while; of several, those whose rows are called by what is done. */
function whoIsThere(
  doing: string,
  schema: DescribedSchema,
): { readonly span: number; readonly who: number } | undefined {
  const root = doing.replace(/(?:t?ed|ing)$/, "").slice(0, 5);
  const isDone = (t: number): boolean =>
    stem(schema.tables[t]?.words.at(-1) ?? "").startsWith(root);
  const all = lastingTables(schema).flatMap((span) => {
    const [who] = [span, ...ownersOf(span, schema)].filter((t) => arePeople(t, schema));
    return who === undefined ? [] : [{ span, who }];
  });
  const done = all.filter(({ span }) => root.length > 2 && isDone(span));
  if (done.length === 0 && !being.test(doing)) return undefined;
  const inside = all.filter(({ span }) => isComing(spanOf(span, schema)?.begins, schema));
  const [only, ...others] = [done, inside, all].find(({ length }) => length > 0) ?? [];
  return others.length === 0 ? only : undefined;
}

/** Whoever takes a medicine from one day to another is not there for that. */
const isComing = (begins: number | undefined, { columns }: DescribedSchema): boolean =>
  /^(?:check|admi|arriv|join|enter|enrol|moved in)/.test(
    columns[begins ?? -1]?.words.join(" ") ?? "",
  );

/** "members" are singers where nothing is called so and only they come and go. */
function thingsCalled(said: string, schema: DescribedSchema): number | undefined {
  const stems = phraseStems(said);
  const named = tableAt(stems, schema);
  if (named !== undefined) return named.length === stems.length ? named.at : undefined;
  if (stems.length !== 1 || !peopleLike.test(stems[0] ?? "")) return undefined;
  const [only, ...others] = lastingTables(schema).filter((t) => arePeople(t, schema));
  return others.length === 0 ? only : undefined;
}

const openOf = (table: number, { text, known, today }: AskedNow): readonly Symbols[] =>
  openRows(table, known, today, /\btoday\b/.test(text));
