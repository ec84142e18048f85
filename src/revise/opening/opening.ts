// A question that is a figure and plain changes of it, whatever comes before: "revenue | by country and year | in
// 2017", "q1 2025 | revenue". Every word has to be one of the figure or of a change; else the model reads the question.
import type { OutlineSymbol } from "../../outline/symbols.ts";
import { type DescribedSchema, itemOfTable, keysOf } from "../../schema/described.ts";
import { mainDate } from "../../schema/main-date.ts";
import { stem } from "../../schema/stem.ts";
import {
  called,
  clausesOf,
  column,
  isWord,
  noClauses,
  outlineOfClauses,
  type Symbols,
} from "../clauses.ts";
import { countOfRows, nameColumns } from "../find-columns.ts";
import { partOfAll } from "../groups/part-edits.ts";
import { phraseStems } from "../said.ts";
import type { SaidKind } from "../things/kinds.ts";
import { aboveAverage } from "./above-average.ts";
import { absence } from "./absences.ts";
import { apart } from "./apart.ts";
import { changedBy } from "./changed-by.ts";
import { chiefQuestion } from "./chiefs.ts";
import { differenceOf } from "./differences.ts";
import { doersOfNamed } from "./doers.ts";
import { exclusive } from "./exclusives.ts";
import { figureOfEach } from "./figure-of-each.ts";
import {
  type Begun,
  countedAt,
  figureAt,
  type OutlineChange,
  oneFigure,
  tableAt,
  type WayOfAsking,
} from "./figures.ts";
import { kindRows } from "./kind-rows.ts";
import { ratio, shareOf } from "./ratios.ts";
import { otherShares, sharesWithin } from "./shares-within.ts";
import { soOften } from "./so-often.ts";
import { bySeller, topList } from "./top-lists.ts";
import { undone } from "./undone.ts";

const lead =
  /^(?:(?:(?:show|give|tell|get|display|calculate|compute|find|me|us|please|the|our|all|overall)|what (?:is|was|are|were)|what s|how (?:much|high|big) (?:is|was|are|were)|can you|could you|i (?:want|need|would like)(?: to (?:see|know))?) )+/;

/** So many changes are tried of one question: what takes more is not plainly put. */
const mostTried = 80;

export function openingOutline(
  text: string,
  schema: DescribedSchema,
  plainChange: OutlineChange,
  kinds: readonly SaidKind[] = [],
): readonly OutlineSymbol[] | null {
  let tried = 0;
  const change: OutlineChange = (said, outline) =>
    ++tried > mostTried ? null : plainChange(said, outline);
  const ofKind = kindRows(text, kinds, schema, (rest, made) => changedBy(rest, made, change));
  if (ofKind !== null) return ofKind;
  const phrase = withoutNew(withoutOwnRows(text.replace(lead, ""), schema), schema);
  const ofHours = kinds.length === 0 ? listByPart(phrase, schema, change) : null;
  if (ofHours !== null) return ofHours;
  for (const opening of openings) {
    const told = opening(phrase, schema, change);
    if (told !== null) return told;
  }
  const middle = medianOfEach(phrase, schema);
  if (middle !== null) return changedBy(middle.rest, middle.outline, change);
  const top = figureOfEach(phrase, schema, change) ?? topList(phrase, schema, change);
  if (top !== null) return changedBy(top.rest, top.outline, change);
  const given = gaveUs.exec(phrase)?.groups;
  const amount =
    given && (figureAt(given["what"] ?? "", schema) ?? figureAt(`total ${given["what"]}`, schema));
  if (
    given !== undefined &&
    amount !== undefined &&
    amount.length >= (given["what"] ?? "").split(" ").length
  )
    return changedBy(given["rest"] ?? "", oneFigure(amount.figure), change);
  const words = phrase.split(" ");
  for (const ahead of [0, 1, 2, 3]) {
    const own = words.slice(ahead).join(" ");
    const figure = figureAt(own, schema);
    const found = figure ?? (ahead === 0 ? countedAt(own, schema) : undefined);
    if (found === undefined) continue;
    const first = changedBy(words.slice(0, ahead).join(" "), oneFigure(found.figure), change);
    const rest = words
      .slice(ahead + found.length)
      .join(" ")
      .replace(idle, "");
    const outline = first && changedBy(rest, first, change);
    // "books by genre" are counted, "books by ada holm" are not.
    return figure === undefined && outline !== null && !isWhole(outline) ? null : outline;
  }
  return null;
}

/** "how much discount did we give in 2025", "how much tax in 2025"; what leads such questions is gone already. */
const gaveUs =
  /^how much (?<what>[a-z]+(?: [a-z]+)?)(?: (?:did|do|have|has) (?:we|i) (?:give|given|grant|granted|collect|collected|pay|paid|charge|charged|take|taken)(?: away| in total| overall)?)?(?: (?<rest>(?:in|since|during|last|this|by|per|for|from|between) .+))?$/;

const middles =
  /^median (?<what>(?:number of )?[a-z]+(?: [a-z]+)?) (?:per|for each|of each) (?<thing>[a-z]+(?: [a-z]+)?)(?: (?<rest>(?:by|per|in|for|since|during|last|this) .+))?$/;

/** "median revenue per order": of what there is for each of the things, the one in the middle. */
function medianOfEach(phrase: string, schema: DescribedSchema): Begun | null {
  const { what = "", thing = "", rest = "" } = middles.exec(phrase)?.groups ?? {};
  const figure = what === "" ? undefined : figureAt(what, schema);
  const table = tableAt(phraseStems(thing), schema);
  const [key, ...keys] = keysOf(table?.at, schema);
  const whole = figure?.length === what.split(" ").length;
  if (figure === undefined || !whole || key === undefined || keys.length > 0) return null;
  if (table?.length !== thing.split(" ").length) return null;
  return { outline: oneFigure(called("median", figure.figure, column(key))), rest };
}

const byAge =
  /^(?<things>[a-z]+(?: [a-z]+)?) (?:that are |which are )?(?<when>(?:older|newer|more recent) than .+|(?:from )?(?:more|less) than .+ (?:ago|old))$/;

/** "invoices older than 60 days": the rows of that time. */
const listByAge: WayOfAsking = (phrase, schema, change) => {
  const { things = "", when = "" } = byAge.exec(phrase)?.groups ?? {};
  const said = phraseStems(things);
  const table = tableAt(said, schema);
  if (table === undefined || table.length !== said.length) return null;
  return change(when, oneFigure(column(itemOfTable(schema, table.at))));
};

const byPart =
  /^(?:(?<part>morning|afternoon|evening) (?<things>[a-z]+(?: [a-z]+)?)|(?<named>[a-z]+(?: [a-z]+)?) in the (?<when>morning|afternoon|evening))$/;

/** "evening concerts": the rows of those hours, where that is no kind of them. */
const listByPart: WayOfAsking = (phrase, schema, change) => {
  const { part, when, things, named } = byPart.exec(phrase)?.groups ?? {};
  const said = phraseStems(things ?? named ?? "");
  const table = tableAt(said, schema);
  if (table === undefined || table.length !== said.length) return null;
  return change(`in the ${part ?? when}`, oneFigure(column(itemOfTable(schema, table.at))));
};

const byMoment =
  /^(?:list |all |our )*(?<things>[a-z]+(?: [a-z]+)??) (?:(?:that were |which were )?(?:placed|made|created|opened) )?(?<when>(?:since|in|from|during|before|after|last|this|on|between|until) .+|today|yesterday)$/;

/** "orders since march", where days are kept as numbers or in another spelling, which no model takes for dates. */
const listByMoment: WayOfAsking = (phrase, schema, change) => {
  const { things = "", when = "" } = byMoment.exec(phrase)?.groups ?? {};
  const said = phraseStems(things);
  const table = tableAt(said, schema);
  const date = table && table.length === said.length ? mainDate(table.at, schema) : undefined;
  const kept = schema.columns[date ?? -1]?.kept;
  if (table === undefined || kept === undefined) return null;
  const names = nameColumns(table.at, schema);
  const [key, ...keys] = keysOf(table.at, schema);
  const bare = key === undefined || keys.length > 0 ? itemOfTable(schema, table.at) : key;
  const told = names.length > 0 ? names : [bare];
  const list = { ...noClauses, select: told.map(column) };
  const made = change(when, outlineOfClauses(list));
  const [only, ...others] = (made && clausesOf(made)?.where) ?? [];
  const dated = only?.[0]?.kind === "item" && only[0].item === date && others.length === 0;
  return dated ? made : null;
};

const taxedPrices: readonly RegExp[] = [
  /^(?:list )?(?:(?<things>[a-z]+) (?:with|and) (?:their |the )?)?prices? (?:with|including|incl|plus) (?:tax|vat)(?: (?:of|for) (?:all )?(?:the )?[a-z]+)?$/,
  /^(?:the )?(?:prices? )(?:of|for) (?:the |an? )?(?<what>.+?) (?:with|including|incl|plus) (?:tax|vat)$/,
];

/** "prices with vat": of what is sold, where it is kept how much comes on top. */
const pricesWithTax: WayOfAsking = (phrase, schema, change) => {
  const said = taxedPrices.map((form) => form.exec(phrase)?.groups ?? null);
  const found = taxedPrices.some((form) => form.test(phrase));
  const [item, ...others] = [...schema.columns.keys()].filter(
    (k) => schema.columns[k]?.words.join(" ") === "price with tax",
  );
  if (!found || item === undefined || others.length > 0) return null;
  const table = schema.columns[item]?.table ?? -1;
  const list = clausesOf(oneFigure(column(item)));
  const names = nameColumns(table, schema).map(column);
  const all = list && outlineOfClauses({ ...list, select: [...names, column(item)] });
  const what = said.map((one) => one?.["what"]).find((one) => one);
  return all && (what === undefined ? all : change(`only ${what}`, all));
};

const adjectives =
  /^how (?<how>old|long|expensive) (?:is|are|was|were) (?:the |our |all |each |every )*(?<things>[a-z]+(?: [a-z]+)?)$/;

/** "how old are the employees": each of them, by name, with what tells it. */
const howTheyAre: WayOfAsking = (phrase, schema, change) => {
  const { how = "", things = "" } = adjectives.exec(phrase)?.groups ?? {};
  const said = phraseStems(things);
  const table = things === "" ? undefined : tableAt(said, schema);
  const names = table === undefined ? [] : nameColumns(table.at, schema);
  if (table?.length !== said.length || names.length === 0) return null;
  const list = { ...noClauses, select: names.map(column) };
  return change(`how ${how} are they`, outlineOfClauses(list));
};

const shared =
  /^(?:what |which )?(?:share|percentage|percent|proportion|fraction|part) of (?:all |our |the )*(?<things>[a-z]+(?: [a-z]+)??) (?:(?:is|are|was|were|have been|has been|that are|who are|come|comes|came|live|lives) )?(?<what>.+)$/;

/** "what share of orders were late": of all the things there are, so many in a hundred. */
const shareOfThings: WayOfAsking = (phrase, schema, change) => {
  const { things = "", what = "" } = shared.exec(phrase)?.groups ?? {};
  const counted = countOfThings(things, schema);
  return counted && shareOf(what, counted, change);
};

const rates = /^(?<what>[a-z]+) rate(?: (?<rest>(?:by|per|for each|in|for|of) .+))?$/;

const rootOf = (one: string): string =>
  stem(one).replace(/(?:ellation|lation|ation|tion|ion|al|ed|e)$/, "");

/** "pass rate by course": of all there are, those whose flag says so, in per cent. */
const rateOf: WayOfAsking = (phrase, schema, change) => {
  const { what = "", rest = "" } = rates.exec(phrase)?.groups ?? {};
  const root = rootOf(what);
  if (root.length < 4) return null;
  const found = schema.columns.flatMap(({ table, words, hidden, measure }) => {
    const said = words.find((one) => rootOf(one) === root);
    if (said === undefined || hidden === true || measure === true) return [];
    const rows = oneFigure(countOfRows(table, schema));
    const some = change(`only ${said}`, rows);
    const clauses = some && clausesOf(some);
    const part = clauses && clauses.where.length === 1 ? partOfAll(clauses) : null;
    return part ? [outlineOfClauses(part)] : [];
  });
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? null : changedBy(rest, only, change);
};

const openings: readonly WayOfAsking[] = [
  chiefQuestion,
  absence,
  (phrase, schema) => undone(phrase, schema),
  exclusive,
  soOften,
  aboveAverage,
  sharesWithin,
  doersOfNamed,
  apart,
  listByAge,
  listByMoment,
  howTheyAre,
  pricesWithTax,
  shareOfThings,
  rateOf,
  ratio,
  differenceOf,
];

const sharedFiltered: readonly RegExp[] = [
  /^(?:what |which )?(?:share|percentage|percent|proportion|fraction|part) of (?:all |our |the )*(?<things>[a-z]+(?: [a-z]+)??)(?: (?:is|are|was|were|have been|has been|that are|that were|who are))?(?: (?<rest>(?:by|per|for each|in) .+))?$/,
  /^(?<things>[a-z]+(?: [a-z]+)?) (?:as|in) (?:an? |the )?(?:%|percent(?:age)?|per cent|share|proportion) of (?:all |our |the |total )*\k<things>(?: (?<rest>(?:by|per|for each|in) .+))?$/,
];

/** The same where a condition has a name of its own, which is no more among the words: `narrow` puts it in. */
export function shareOfFiltered(
  text: string,
  schema: DescribedSchema,
  plainChange: OutlineChange,
  narrow: (outline: readonly OutlineSymbol[]) => readonly OutlineSymbol[],
): readonly OutlineSymbol[] | null {
  const phrase = text.replace(lead, "");
  const said = sharedFiltered.map((form) => form.exec(phrase)?.groups).find((one) => one);
  const { things = "", rest = "" } = said ?? {};
  const counted = countOfThings(things, schema);
  const clauses = counted && clausesOf(narrow(counted));
  const part = clauses && partOfAll(clauses);
  return part ? changedBy(rest, outlineOfClauses(part), plainChange) : null;
}

function countOfThings(things: string, schema: DescribedSchema): readonly OutlineSymbol[] | null {
  const said = phraseStems(things);
  const table = tableAt(said, schema);
  if (table === undefined || table.length !== said.length) return null;
  return oneFigure(countOfRows(table.at, schema));
}

/** "new accounts per month": each is new once, on its own day. */
function withoutNew(phrase: string, schema: DescribedSchema): string {
  const rest = /^(?:(?:how many|number of) )?new (?<rest>.+)$/.exec(phrase)?.groups?.["rest"];
  const table = rest === undefined ? undefined : tableAt(phraseStems(rest), schema);
  const timed = / (?:per|by|each|in|this|last|since) /.test(phrase);
  if (table === undefined || mainDate(table.at, schema) === undefined || !timed) return phrase;
  return phrase.replace(/\bnew /, "");
}

const averaged =
  /^(?<figure>(?:average|avg|mean) (?<what>[a-z ]+?)) (?:per|for each|for every|of each) (?<thing>[a-z]+)(?= |$)/;

/** "average price per book" is that of all books: a book has one. */
function withoutOwnRows(phrase: string, { tables, columns }: DescribedSchema): string {
  const { figure = "", what = "", thing = "" } = averaged.exec(phrase)?.groups ?? {};
  const isCalled = (words: readonly string[], said: string): boolean =>
    phraseStems(words.join(" ")).join(" ") === phraseStems(said).join(" ");
  const isOwn = tables.some(
    ({ words, columns: own, role }) =>
      role === undefined &&
      isCalled(words, thing) &&
      own.some((k) => isCalled(columns[k]?.words ?? [], what)),
  );
  return isOwn ? phrase.replace(averaged, () => figure) : phrase;
}

/** A whole question that follows another: who did not, and who did most of what was asked about. */
export function openingAfter(
  text: string,
  before: readonly OutlineSymbol[],
  schema: DescribedSchema,
  change: OutlineChange,
): readonly OutlineSymbol[] | null {
  const phrase = text.replace(lead, "");
  const known = clausesOf(before);
  const told =
    chiefQuestion(phrase, schema, change, known) ??
    absence(phrase, schema, change, known) ??
    undone(phrase, schema, known) ??
    exclusive(phrase, schema, change) ??
    apart(phrase, schema, change);
  if (told !== null || known === null) return told;
  const most = bySeller(phrase, schema);
  const asked = most === null || most.rest !== "" ? null : clausesOf(most.outline);
  // Groups that were chosen are asked about by the changes of a report.
  if (asked === null || known.having.length > 0 || known.limit !== null) return null;
  return outlineOfClauses({ ...asked, where: known.where });
}

/** With its groups, or as a top list, a question is whole: it needs nothing that came before. */
export const isWhole = (outline: Symbols): boolean =>
  outline.some((one) => isWord(one, "group_by"));

/** "how many orders are there" */
const idle = /^(?:are there|do we have|were there|have we|in total|there are)(?: |$)/;

/** What the same words may mean by another figure that they do not name. */
export const openingsBeside = (
  text: string,
  schema: DescribedSchema,
  change: OutlineChange,
): (readonly OutlineSymbol[])[] => otherShares(text.replace(lead, ""), schema, change);
