// "only those with more than 20", "at least 5 reviews", "and fewer than 8?", "make that 12": groups by a figure.
import { word } from "../../outline/symbols.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import type { Mention } from "../../schema/mentions.ts";
import { stem } from "../../schema/stem.ts";
import { plainSide, sidesIn } from "../../text/sides.ts";
import {
  type Clauses,
  chosenBy,
  columnsIn,
  figureOf,
  isAggregate,
  isCalled,
  measureOf,
  number,
  type Symbols,
} from "../clauses.ts";
import { wordsAround } from "../conditions/filter-edits.ts";
import {
  callings,
  countOfTable,
  isFigure,
  isMoney,
  listedTable,
  nameColumns,
  tableNamed,
  tablesOf,
} from "../find-columns.ts";

import { isPlain, type Revision, type Said } from "../said.ts";
import { ofAll, partOf, shownShare } from "./share-of-all.ts";

const comparing =
  /^(?:with|having|have|has|that|which|more|than|over|above|greater|exceeding|beyond|at|least|or|better|worse|higher|lower|minimum|no|not|nothing|none|fewer|less|under|below|most|up|dollars?|euros?|pounds?|percent|people|times?|each|total|average|count|number|of)$/;

const money = /[$€£]|\b(?:dollars?|euros?|pounds?|francs?|bucks)\b/i;

/** The one number that was said, though some text may be called so too; "above 1500" is no year. */
function onlyNumber(mentions: Said["turn"]["mentions"]): Mention | undefined {
  const isNumber = ({ kind, text }: Mention): boolean =>
    kind === "number" || (kind === "year" && /^\d+$/.test(text));
  const [number, ...more] = mentions.filter(isNumber);
  const same = mentions.every(({ from, to }) => from === number?.from && to === number.to);
  return same && more.length === 0 ? number : undefined;
}

const ofRows = new RegExp(
  `^(?:(?:only|just|for|of|in|with|where|counting) )*(?<noun>[a-z]+(?: [a-z]+)?) (?:of |are |is |were |that are )?${plainSide}\\b`,
);

type Limit = {
  /** Those that are limited. */
  readonly table: number;
  readonly amount: number;
  /** What is said after the number. */
  readonly after: string;
  readonly by: (column: number) => Clauses;
};

/** "orders over 100": whose rows, and how many of something. */
function limitOfRows(
  { text, turn: { mentions } }: Said,
  clauses: Clauses,
  schema: DescribedSchema,
): Limit | null {
  const noun = ofRows.exec(text)?.groups?.["noun"];
  const operator = sidesIn(text)[0];
  const amount = onlyNumber(mentions)?.number;
  const table = noun === undefined ? undefined : tableNamed(noun, clauses, schema);
  if (table === undefined || operator === undefined || amount === undefined) return null;
  const by = (item: number): Clauses => {
    const condition = [{ kind: "item", item } as const, word(operator), number(amount)];
    return { ...clauses, where: [...clauses.where, condition] };
  };
  return { table, amount, after: text.replace(/^.*\d/, ""), by };
}

/** "for orders over 100", of their average: the orders that are so, not the groups. */
export const filterByAmount: Revision = (said, clauses, schema) => {
  const limit = limitOfRows(said, clauses, schema);
  const figure = figureOf(measureOf(clauses) ?? []);
  const [own, ...more] = columnsIn(figure, schema.columns.length);
  if (own === undefined || more.length > 0 || isCalled(figure, "count")) return null;
  const { table, measure } = schema.columns[own] ?? {};
  if (limit === null || measure === true || limit.table !== table) return null;
  const plain = /^(?: dollars?| euros?| pounds?| minutes| each)*$/.test(limit.after);
  return plain ? limit.by(own) : null;
};

/** "only patients over 60", of what is not about each of them: their age. */
export const filterByAge: Revision = (said, clauses, schema) => {
  const limit = limitOfRows(said, clauses, schema);
  if (limit === null || limit.amount < 10 || limit.amount > 110) return null;
  if (!/^(?: years?(?: old| of age)?)?$/.test(limit.after)) return null;
  const [age, ...others] = agesOf(limit.table, schema);
  const grouped = clauses.groupBy.some((part) =>
    columnsIn(part, schema.columns.length).some((k) => schema.columns[k]?.table === limit.table),
  );
  return age === undefined || others.length > 0 || grouped ? null : limit.by(age);
};

const agesOf = (table: number, { columns }: DescribedSchema): number[] =>
  [...columns.keys()].filter(
    (k) => columns[k]?.table === table && columns[k]?.words.join(" ") === "age",
  );

const ofThese = new RegExp(
  `^(?:(?:only|just|the|those|these|ones?|that|which|are|is|with|any|anything|something|all) )*(?:(?:nothing|none|not|no) )?(?:(?<worth>cheaper|dearer|pricier|costlier|(?:less|more) expensive) than|${plainSide}) \\$?[\\d.,]+(?: (?<coin>dollars?|euros?|pounds?|francs?|bucks|usd|eur|gbp))?(?: (?:an?|per|each|every) (?<each>day|night|hour|week|month|year|person))?$`,
);
/** "20 a day" is a daily rate. */
const adverbs: Readonly<Record<string, string>> = {
  day: "daily",
  night: "nightly",
  hour: "hourly",
  week: "weekly",
  month: "monthly",
  year: "yearly",
};
/** "over 60", of patients: a limit of the only number that they have, or of what costs so much. */
export const limitListed: Revision = ({ text, turn }, clauses, schema) => {
  const limit = ofThese.exec(text);
  const operator = sidesIn(text)[0];
  const amount = onlyNumber(turn.mentions)?.number;
  const plain = clauses.groupBy.length === 0 && !clauses.select.some(isAggregate);
  if (limit === null || operator === undefined || amount === undefined || !plain) return null;
  const table = listedTable(clauses, schema);
  const listed = schema.tables[table ?? -1]?.columns ?? [];
  const numbers = listed.filter((k) => isFigure(k, schema) && schema.columns[k]?.time === null);
  const { coin, worth, each } = limit.groups ?? {};
  const paid = (coin ?? worth) !== undefined || /[$€£]/.test(turn.utterance);
  const ages = table === undefined ? [] : agesOf(table, schema);
  const figures = ages.length === 1 && amount >= 10 && amount <= 110 ? ages : numbers;
  const ofEach = (k: number): boolean =>
    schema.columns[k]?.words.some((one) => one === each || one === adverbs[each ?? ""]) === true;
  const [meant, ...others] =
    each !== undefined
      ? numbers.filter(ofEach)
      : paid
        ? numbers.filter((k) => isMoney(k, schema))
        : figures;
  if (meant === undefined || others.length > 0) return null;
  const isSame = (part: Symbols): boolean => {
    const [first, ...more] = columnsIn(part, schema.columns.length);
    return first === meant && more.length === 0;
  };
  const condition = [{ kind: "item", item: meant } as const, word(operator), number(amount)];
  return { ...clauses, where: [...clauses.where.filter((one) => !isSame(one)), condition] };
};

/** Of groups, by the figure that is shown, by what they were chosen by, or by how many rows they have. */
export const filterGroups: Revision = (said, clauses, schema) => {
  const figure = figureMeant(said, clauses, schema);
  if (figure === undefined || clauses.groupBy.length === 0) return null;
  const { mentions, tokens } = said.turn;
  const amount = onlyNumber(mentions);
  const operator = sidesIn(said.text)[0];
  if (operator === undefined || amount?.number === undefined) return null;
  // "under 200 dollars" is no limit of how many there are.
  if (money.test(said.turn.utterance) && isCalled(figure, "count")) return null;
  const used = [...clauses.groupBy, figure].flatMap((part) =>
    columnsIn(part, schema.columns.length),
  );
  const own = new Set([
    ...used.flatMap((one) => wordsAround(one, clauses, schema)),
    ...tablesOf(clauses, schema).flatMap((t) => callings(schema.tables[t])),
  ]);
  const rest = tokens.filter((_, i) => i < amount.from || i >= amount.to);
  if (!rest.every(({ text }) => isPlain(text) || comparing.test(text) || own.has(stem(text))))
    return null;
  const shared = /\bpercent\b|%/.test(said.turn.utterance) ? shownShare(clauses) : undefined;
  const of = shared && partOf(figure, amount.number, clauses);
  const having = [[...figure, word(operator), ...(of ?? [number(amount.number)])]];
  // "which of them have more than two": they are asked for, and not how many they have.
  const things = clauses.select.filter((item) => !isAggregate(item));
  const which = /^(?:which|who)\b/.test(said.text) && things.length > 0;
  const shown = clauses.select.map((item) => (item === shared ? ofAll(figure, clauses) : item));
  return { ...clauses, select: which ? things : shown, having };
};

function figureMeant(
  { text }: Said,
  clauses: Clauses,
  schema: DescribedSchema,
): Symbols | undefined {
  const people = /\b(?:people|persons)$/.test(text);
  const heads = clauses.select.find((item) => isCalled(figureOf(item), "count"));
  if (people && heads !== undefined) return figureOf(heads);
  const measure = measureOf(clauses);
  const counted = /\d (?<what>[a-z ]+)$/.exec(text)?.groups?.["what"];
  const table = counted === undefined ? undefined : tableNamed(counted, clauses, schema);
  const own = measure && columnsIn(measure, schema.columns.length).map((k) => schema.columns[k]);
  const isOwn = own?.some(
    (one) =>
      one?.primary === false &&
      // "average invoice value" is a value, and no number of invoices; nor is the key of one.
      !/^(?:id|key|no|code)$/.test(one.words.at(-1) ?? "") &&
      (one.measure === true ? one.words.slice(-1) : one.words)
        .map(stem)
        .includes(stem(counted ?? "")),
  );
  // Groups of countries are no groups of invoices, even where each invoice has its country.
  const grouped = clauses.groupBy.flatMap((part) => columnsIn(part, schema.columns.length));
  const telling = table === undefined ? [] : nameColumns(table, schema);
  const isGroup = grouped.some((k) => {
    const own = schema.columns[k]?.table === table;
    return own && (schema.columns[k]?.primary === true || telling.includes(k));
  });
  if (
    table !== undefined &&
    isOwn !== true &&
    !isGroup &&
    !isCalled(figureOf(measure ?? []), "count")
  )
    return countOfTable(table, clauses, schema);
  return measure === undefined ? chosenBy(clauses) : figureOf(measure);
}
