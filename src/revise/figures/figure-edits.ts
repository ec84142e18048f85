// "round it", "as a percentage", "average instead": other figures of the same groups.
import { type OutlineWord, word } from "../../outline/symbols.ts";
import { type DescribedSchema, isNumeric } from "../../schema/described.ts";
import { byWord } from "../../text/by-word.ts";
import {
  type Clauses,
  called,
  columnsIn,
  figureOf,
  inParts,
  isAggregate,
  isCalled,
  isSame,
  isWord,
  measureOf,
  number,
  type Symbols,
} from "../clauses.ts";
import { columnNamed, figureNamed } from "../find-columns.ts";
import { groupsOf, inEachOf } from "../groups/group-edits.ts";
import { hundred } from "../groups/part-edits.ts";
import { countOf, type Revision } from "../said.ts";
import { ofChosen } from "../things/chosen.ts";

/** Every figure that is shown, made anew. */
function eachFigure(clauses: Clauses, make: (item: Symbols) => Symbols): Clauses | null {
  if (!clauses.select.some(isAggregate)) return null;
  return {
    ...clauses,
    select: clauses.select.map((item) => (isAggregate(item) ? make(item) : item)),
  };
}

const thing =
  "(?: it| them| that| this| those| these| everything| the (?:averages?|totals?|results?|numbers?|values?|figures?|amounts?))?";
const places = "(?<places>\\d|zero|no|one|two|three|four)";
const rounding = new RegExp(
  `^(?:round(?:ed)?${thing}(?: off)?(?: to (?:(?<whole>the nearest \\w+(?: number)?|(?:a |an )?(?:whole|full|round) \\w+|(?:an )?integers?)|(?:${places} )?(?:decimals?|digits?|places?)(?: places?)?))?|(?:with |to )?${places.replace("places", "other")} decimals?(?: places?)?|without decimals|(?:as |in |to )?(?<full>(?:whole|full|round) (?!names?\\b)\\w+|integers?))$`,
);

export const roundFigures: Revision = ({ text }, clauses) => {
  const found = rounding.exec(text);
  if (found === null) return null;
  const { whole, full = whole, places: said, other } = found.groups ?? {};
  const none = full !== undefined || text === "without decimals";
  const digits = none ? 0 : (countOf((said ?? other ?? "2").replace("no", "0")) ?? 2);
  return eachFigure(clauses, (item) => {
    const inside = isCalled(item, "round") ? item.slice(2, -1) : item;
    const places = digits === 2 ? [] : [word(","), number(digits)];
    return called("round", [...inside, ...places]);
  });
};

const shares =
  /^(?:(?:show|give|me|it|that|them|this|what|which|with|add|include|also|and|plus|express) )*(?:as |in )?(?:a |an |the |its |their )?(?:percent(?:age)?s?|shares?|proportions?|%)(?: (?:column|too|as well|instead|(?:is|are) (?:that|those|they|these)|does each(?: one)? have))*(?: of (?:each|them|(?:the )?(?:total|whole|sum|all(?: .+)?|everything)))?(?: (?:is|are|was|were) (?:that|those|they|these))?(?: in (?:percent|%))?$/;

const inPercent =
  /^(?:(?:show|give|me|it|that|them|this|express) )*(?:as|in) (?:an? |the )?(?:percent(?:age)?s?|per cent|%)$/;

/** "as a percentage", of what is a rate: a fraction times a hundred; what is in per cent already is rounded. */
export const ratesInPercent: Revision = ({ text }, clauses, { columns }) => {
  const measure = measureOf(clauses);
  const [first, open, only, ...more] = measure ?? [];
  if (!inPercent.test(text) || measure === undefined) return null;
  const isRate =
    first?.kind === "value" &&
    Number(first.literal.type === "number" && first.literal.text) === 100;
  if (isRate)
    return eachFigure(clauses, (item) =>
      item === measure ? called("round", [...item, word(","), number(1)]) : item,
    );
  const fraction = only?.kind === "item" && columns[only.item]?.fraction === true;
  const averaged = isCalled(measure, "avg") && isWord(open, "(") && more.length === 1;
  if (!averaged || !fraction) return null;
  return eachFigure(clauses, (item) => (item === measure ? [hundred, word("*"), ...item] : item));
};

export const shareFigures: Revision = ({ text }, clauses, schema) => {
  const each = clauses.groupBy.length === 0 ? null : inEachOf(text, clauses, schema);
  if (each === null || !shares.test(each.text)) return null;
  // What was rounded stays so.
  const share = (item: Symbols): Symbols =>
    asRounded(item, called("share", figureOf(item), ...each.by));
  // What the shares are of has to be known of every row.
  const shared = each.clauses;
  if (beside.test(text) && !/ instead\b/.test(text)) {
    const measure = measureOf(clauses);
    if (measure === undefined) return null;
    return { ...shared, select: [...shared.select, share(measure)] };
  }
  // What has grown is told in per cent already.
  const grown = (item: Symbols): boolean => isCalled(item, "growth") || isCalled(item, "gain");
  if (inPercent.test(text) && clauses.select.some(grown)) return clauses;
  const isShare = (item: Symbols): boolean =>
    isCalled(isCalled(item, "round") ? item.slice(2) : item, "share");
  return eachFigure(shared, (item) => (isShare(item) ? item : share(item)));
};

/** To as many places as this is, if it is. */
function asRounded(item: Symbols, figure: Symbols): Symbols {
  if (!isCalled(item, "round")) return figure;
  const [comma, places] = item.slice(-3);
  const told = isWord(comma, ",") && places?.kind === "value" ? [[places]] : [];
  return called("round", figure, ...told);
}

/** Said so, it comes to the figures that are there. */
const beside = /^(?:with|add|include|also|plus)\b|\b(?:too|as well|column)$/;

const totals =
  /^(?:(?:what is|what s|show|give|me|and|just) )*(?:the )?(?:(?:grand|overall) totals?|(?:in total|overall|altogether|all together|all in all|in all)|total overall|totals? (?:over|across|for|of) (?:all|everything)(?: [a-z ]+)?|sum (?:it|that|them) (?:all )?up)$/;

/** "in total", of groups: the figures over all of them. */
export const oneTotal: Revision = ({ text }, clauses, schema) => {
  const figures = clauses.select.filter(isAggregate).map(figureOf);
  const { groupBy, having, limit } = clauses;
  const ofThese = totalOfThese.test(text);
  if (!totals.test(text) && !ofThese) return null;
  if (groupBy.length === 0 || figures.length === 0) return null;
  if (ofThese && !figures.every((one) => isCalled(one, "sum") || isCalled(one, "count")))
    return null;
  const plain = { groupBy: [], orderBy: [], keep: [], made: [] };
  const total = { ...clauses, ...plain, select: figures };
  if (having.length === 0 && limit === null) return total;
  return ofThese ? ofChosen(clauses, total, schema) : null;
};

const those = "(?:that|it|them|these|those|all (?:of )?(?:that|them|these|those)|everything)";
const totalOfThese = new RegExp(
  `^(?:(?:what is|what s|what are|show|give|me|and|just|so) )*(?:the |a )?(?:(?:grand |overall )?(?:total|sum)(?: (?:of|over|for) ${those})?|how (?:many|much) (?:is|are|was|were|does|do|did) ${those}(?: come to)? (?:in total|altogether|all together|overall|together|combined|in all)|add ${those} (?:all )?(?:up|together)|sum ${those}(?: up)?)$`,
);

const averageOfThose = new RegExp(
  `^(?:(?:what is|what s|what are|show|give|me|and|just|so) )*(?:the |their |an? )?(?<how>average|avg|mean|median)(?: (?:of|over|for|across) ${those})$`,
);

/** "average of these", of figures by group: what one group comes to. */
export const averageOfThese: Revision = ({ text }, clauses, { columns }) => {
  const how = averageOfThose.exec(text)?.groups?.["how"];
  const figure = measureOf(clauses) && figureOf(measureOf(clauses) ?? []);
  const { groupBy, having, limit, select } = clauses;
  if (how === undefined || figure === undefined || having.length > 0 || limit !== null) return null;
  if (!isCalled(figure, "sum") && !isCalled(figure, "count")) return null;
  if (select.filter(isAggregate).length > 1) return null;
  // Names that stand beside a key are of one thing.
  const key = groupBy.find(([only]) => only?.kind === "item" && columns[only.item]?.primary);
  const by = key ?? (groupBy.length === 1 ? groupBy[0] : undefined);
  const table = (part: Symbols): number | undefined =>
    part[0]?.kind === "item" ? columns[part[0].item]?.table : undefined;
  if (by === undefined || !groupBy.every((one) => one === by || table(one) === table(by)))
    return null;
  const plain = { groupBy: [], orderBy: [], keep: [], made: [] };
  return { ...clauses, ...plain, select: [overEach(how, figure, by)] };
};

/** Of what there is for each of these: all of it over as many as they are, or the one in the middle. */
export function overEach(how: string, figure: Symbols, by: Symbols): Symbols {
  if (how === "median") return called("median", figure, by);
  return [...figure, word("/"), word("count"), word("("), word("distinct"), ...by, word(")")];
}

const aggregates: ReadonlyMap<string, OutlineWord> = byWord({
  avg: "average averages avg mean",
  sum: "total totals sum sums",
  max: "maximum max highest largest",
  min: "minimum min lowest smallest",
  median: "median medians",
});

const instead: readonly RegExp[] = [
  /^(?:show |use |take |by )?(?:the )?(?<what>.+?) instead(?: of .+)?$/,
  /^(?:what|how) about (?:the )?(?<what>.+)$/,
  /^(?:the )?(?<what>(?:averages?|avg|mean|medians?|maximum|max|minimum|min)(?: [a-z ]+)?|(?:totals?|sum of) [a-z ]+)$/,
  /^(?:and )?by (?:the )?(?<what>[a-z ]+)$/,
];

/** "average instead of total", "the arrival delay instead", "what about averages" */
export const otherFigure: Revision = ({ text }, clauses, schema) => {
  const what = instead.map((form) => form.exec(text)?.groups?.["what"]).find((one) => one);
  const measure = measureOf(clauses);
  if (what === undefined || measure === undefined) return null;
  const [name, ...rest] = what.split(" ");
  const aggregate = aggregates.get(name ?? "");
  const phrase = aggregate === undefined ? what : rest.join(" ");
  const column = phrase === "" ? undefined : columnNamed(phrase, clauses, schema);
  if (column === undefined && (aggregate === undefined || phrase !== "")) return null;
  const figure = aggregate === undefined ? figureNamed(phrase, clauses, schema) : undefined;
  // "by price" sorts or groups; "by revenue" shows another figure.
  if (/^(?:and )?by /.test(text) && !/ instead\b/.test(text) && figure === undefined) return null;
  const counts = isCalled(figureOf(measure), "count") && aggregate !== undefined;
  if (counts && column === undefined) return averageCount(aggregate, clauses, schema);
  if (column !== undefined && (figure !== undefined || counts))
    return isAmount(column, schema)
      ? withFigure(figure ?? called(aggregate ?? "sum", [{ kind: "item", item: column }]), clauses)
      : null;
  const before = columnsIn(measure, schema.columns.length);
  if (column !== undefined && (before.length !== 1 || !isAmount(column, schema))) return null;
  const change = (symbols: Symbols): Symbols =>
    symbols.map((symbol) => {
      if (symbol.kind === "item" && column !== undefined && symbol.item === before[0])
        return { kind: "item", item: column };
      const known = symbol.kind === "word" && [...aggregates.values()].includes(symbol.word);
      return known && aggregate !== undefined ? word(aggregate) : symbol;
    });
  const changed = (item: Symbols): Symbols => (isAggregate(item) ? change(item) : item);
  return inParts(clauses, ["select", "having", "orderBy"], changed);
};

const perEach =
  /^(?:what is |show |and )?(?:the |an )?(?:average|avg|mean)(?: figure| amount| number)? (?:per|by|for each|of each|a) (?<what>[a-z]+(?: [a-z]+)?)$/;

/** "average per month", of a series: over the months there are; "average per customer": over the customers of each. */
export const averageOfEach: Revision = ({ text }, clauses, schema) => {
  const what = perEach.exec(text)?.groups?.["what"];
  const measure = measureOf(clauses);
  const figure = measure && figureOf(measure);
  const added = figure !== undefined && (isCalled(figure, "sum") || isCalled(figure, "count"));
  if (what === undefined || !added || clauses.having.length > 0 || clauses.limit !== null)
    return null;
  const [by, ...more] = groupsOf(what, clauses, schema)?.by ?? [];
  if (by === undefined) return null;
  const things: Symbols = [word("count"), word("("), word("distinct"), ...by, word(")")];
  const ratio = [...figure, word("/"), ...things];
  const isThat = (group: Symbols): boolean => [by, ...more].some((one) => isSame(one, group));
  const groupBy = clauses.groupBy.filter((group) => !isThat(group));
  const gone = clauses.groupBy.filter(isThat);
  const kept = clauses.select.filter(
    (item) => !isAggregate(item) && !gone.some((group) => isSame(group, item)),
  );
  if (gone.length > 0 && groupBy.length === 0 && kept.length > 0) return null;
  const orderBy = clauses.orderBy.filter(
    (one) => !isAggregate(one.by) && !gone.some((group) => isSame(group, one.by)),
  );
  return { ...clauses, select: [...kept, ratio], groupBy, orderBy, keep: [], made: [] };
};

/** "average", of how many each has: all of them over the things there are. */
function averageCount(
  aggregate: OutlineWord,
  clauses: Clauses,
  { columns }: DescribedSchema,
): Clauses | null {
  const { groupBy, having, limit } = clauses;
  const [[by, ...more] = [], ...others] = groupBy;
  const measure = measureOf(clauses);
  if (by?.kind !== "item" || measure === undefined) return null;
  if (more.length + others.length + having.length > 0 || limit !== null) return null;
  if (columns[by.item]?.primary !== true) return null;
  const plain = { groupBy: [], orderBy: [], keep: [], made: [] };
  if (aggregate === "median")
    return { ...clauses, ...plain, select: [called(aggregate, figureOf(measure), [by])] };
  if (aggregate !== "avg") return null;
  const things: Symbols = [word("count"), word("("), word("distinct"), by, word(")")];
  const select = [[...figureOf(measure), word("/"), ...things]];
  return { ...clauses, ...plain, select };
}

const besides =
  /^(?:(?:and|also|plus|add|include|with)(?: also| show)? )+(?:the )?(?:(?<how>average|avg|mean|median|total|maximum|max|minimum|min) )?(?<what>[a-z ]+?)(?: too| as well)?$/;

/** "and length", of average rates: the average length beside them. */
export const figureBeside: Revision = ({ text, turn }, clauses, schema) => {
  const raw = turn.utterance
    .toLowerCase()
    .replaceAll(/[?!.,]/g, "")
    .trim();
  const { how, what } = besides.exec(raw.endsWith(text) ? raw : text)?.groups ?? {};
  const measure = measureOf(clauses);
  const [own] = measure ?? [];
  const same = own?.kind === "word" && [...aggregates.values()].includes(own.word);
  const aggregate = how === undefined ? (same ? own.word : undefined) : aggregates.get(how);
  if (what === undefined || measure === undefined || aggregate === undefined) return null;
  const column = columnNamed(what, clauses, schema);
  if (column === undefined || schema.columns[column]?.measure === true) return null;
  const before = columnsIn(measure, schema.columns.length);
  const table = schema.columns[column]?.table;
  const beside = before.some((k) => schema.columns[k]?.table === table);
  if (!isAmount(column, schema) || before.includes(column) || !beside) return null;
  const figure = called(aggregate, [{ kind: "item", item: column }]);
  return { ...clauses, select: [...clauses.select, figure] };
};

/** Another figure in the place of the one that is shown and sorted by. */
function withFigure(figure: Symbols, clauses: Clauses): Clauses {
  const measure = measureOf(clauses);
  return {
    ...clauses,
    select: clauses.select.map((item) => (item === measure ? figure : item)),
    orderBy: clauses.orderBy.map((one) => (isAggregate(one.by) ? { ...one, by: figure } : one)),
  };
}

function isAmount(column: number, { columns, links }: DescribedSchema): boolean {
  const key = links.some(({ from, to }) => from === column || to === column);
  return isNumeric(columns[column]) && !key;
}
