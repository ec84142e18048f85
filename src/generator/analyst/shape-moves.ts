// Follow-ups that give a report another shape: "running total", "top 3 per category", "and the rest as other",
// "side by side". What cannot be made of the report that stands is not asked for.
import type { Random } from "../../random.ts";
import { type Dimension, plainQuery, sameDimension, type TalkQuery } from "../query.ts";
import { many, say } from "../realise/say.ts";
import { measureText } from "../realise/say-measure.ts";
import { shapeText } from "../realise/say-shape.ts";
import { neighbours } from "../tables/choose.ts";
import { askingOf, type Standing, type Turned } from "../tables/context.ts";
import type { ReportShape } from "../tables/shape.ts";
import type { Field } from "../tables/world.ts";
import { canRank, someDimension } from "./dimensions.ts";
import { daysOf } from "./periods.ts";
import { canShare, someMeasure } from "./quantities.ts";
import { dateOf, isContact } from "./reach.ts";

type Shaped = TalkQuery & { readonly shape: ReportShape };
type Make = (standing: Standing) => Shaped | undefined;

/** The first figure of the groups, without order or limit. */
function report(query: TalkQuery): TalkQuery | undefined {
  const [measure] = query.measures;
  const plain = query.share !== true && query.round !== true && query.namesOnly !== true;
  if (measure === undefined || !plain || query.having !== undefined) return undefined;
  return { ...plainQuery(query), columns: [], measures: [measure] };
}

const oneSeries = ({ by: [first, ...more] }: TalkQuery): boolean =>
  first?.kind === "time" && more.length === 0 && !/weekday|hour|of-year/.test(first.bucket);

/** A figure that can be added up over groups. */
const isAmount = ({ measures: [measure] }: TalkQuery): boolean =>
  measure !== undefined && canShare(measure);

const makes: readonly Make[] = [
  ({ random, query }) => {
    const plain = report(query);
    if (plain === undefined || !oneSeries(plain) || !isAmount(plain)) return undefined;
    return { ...plain, shape: { kind: "running", beside: random.next() < 0.3 } };
  },
  ({ random, query }) => {
    const plain = report(query);
    if (plain === undefined || !oneSeries(plain)) return undefined;
    return { ...plain, shape: { kind: "change", percent: random.next() < 0.35 } };
  },
  ({ query }) => {
    const plain = report(query);
    const [first, ...more] = plain?.by ?? [];
    if (plain === undefined || first === undefined || first.kind === "time" || more.length > 0)
      return undefined;
    return { ...ranked(plain), shape: { kind: "rank" } };
  },
  (standing) => {
    const plain = report(standing.query);
    const two = plain && withGroup(standing, plain);
    if (two === undefined) return undefined;
    return { ...ranked(two), limit: someFew(standing.random), shape: { kind: "each" } };
  },
  (standing) => {
    const plain = report(standing.query);
    const two = plain && isAmount(plain) ? withGroup(standing, plain) : undefined;
    return two && { ...two, shape: { kind: "within" } };
  },
  ({ random, query }) => {
    const plain = report(query);
    const limit = query.limit ?? someFew(random) + 2;
    const [first, ...more] = plain?.by ?? [];
    if (plain === undefined || first === undefined || more.length > 0 || limit < 2)
      return undefined;
    if (first.kind === "time" || !isAmount(plain) || !canRank(first, limit)) return undefined;
    return { ...ranked(plain), limit, shape: { kind: "rest" } };
  },
  ({ query }) => {
    const plain = report(query);
    const [first] = plain?.by ?? [];
    const dated = plain?.where.some((one) => one.kind === "period") === true;
    if (plain === undefined || first?.kind !== "time" || plain.by.length > 1) return undefined;
    if (!isAmount(plain) || (oneSeries(plain) && !dated)) return undefined;
    return { ...plain, shape: { kind: "fill" } };
  },
  ({ query }) => {
    const plain = report(query);
    const [first, ...more] = plain?.by ?? [];
    if (plain === undefined || first?.kind !== "row" || more.length > 0) return undefined;
    if (!isAmount(plain) || plain.of.id?.rowKey !== true) return undefined;
    return { ...plain, shape: { kind: "keep" } };
  },
  ({ random, query }) => {
    const amounts = query.of.fields.filter(
      (field) => field.role === "amount" && field.table === query.of.key && !isContact(field),
    );
    const field = amounts.length === 0 ? undefined : random.pick(amounts);
    const bounds = field && someBounds(random, field.numbers?.sample ?? []);
    if (field === undefined || bounds === undefined || query.having !== undefined) return undefined;
    const count = { aggregate: "COUNT", table: query.of.key, names: query.of.plurals } as const;
    const plain = { ...plainQuery(query), columns: [], by: [] };
    const measures = [{ ...count, unit: "rows" } as const];
    return { ...plain, measures, shape: { kind: "bands", field, bounds } };
  },
  ({ random, query }) => {
    const plain = report(query);
    const [first, ...more] = plain?.by ?? [];
    if (plain === undefined || first?.kind !== "row" || more.length > 0) return undefined;
    if (plain.measures[0]?.aggregate !== "COUNT" || !isAmount(plain)) return undefined;
    const bounds = random.pick([
      [2, 5],
      [3, 6],
      [5, 10],
      [2, 4, 8],
    ]);
    return { ...plain, shape: { kind: "spread", bounds } };
  },
  ({ random, world, query }) => {
    const plain = report(query);
    const date = dateOf(world, query.of);
    const years = plain && date && yearsIn(plain, date, random);
    if (plain === undefined || date === undefined || years === undefined) return undefined;
    if (plain.by.length !== 1 || plain.by[0]?.kind === "time") return undefined;
    if (plain.measures.some(({ per }) => per !== undefined)) return undefined;
    const where = plain.where.filter((one) => !("field" in one) || one.field.key !== date.key);
    const gap = random.pick([undefined, "amount", "percent"] as const, [2, 2, 2]);
    return {
      ...plain,
      where: [...where, { kind: "years", field: date, years }],
      shape: { kind: "sides", date, years, ...(gap !== undefined && { gap }) },
    };
  },
];

function ranked(query: TalkQuery): TalkQuery {
  const [by] = query.measures;
  return by === undefined ? query : { ...query, order: { by, descending: true } };
}

/** How many of each group people ask for. */
const someFew = (random: Random): number => random.pick([1, 2, 3, 5], [2, 3, 5, 3]);

/** What stands is broken down, each in a group of another kind. */
function withGroup(standing: Standing, query: TalkQuery): TalkQuery | undefined {
  const [thing, ...more] = query.by;
  const group = someDimension(askingOf(standing), 0.15);
  if (thing === undefined || thing.kind === "time" || more.length > 0 || group === undefined)
    return undefined;
  return sameDimension(group, thing) || sameTable(group, thing)
    ? undefined
    : { ...query, by: [group, thing] };
}

const sameTable = (a: Dimension, b: Dimension): boolean =>
  a.kind === "row" && b.kind === "field" && a.subject.key === b.field.table;

/** Two or three round numbers between the least and the most. */
function someBounds(random: Random, sample: readonly number[]): number[] | undefined {
  const sorted = [...new Set(sample)].filter((one) => one > 0).sort((a, b) => a - b);
  if (sorted.length < 4) return undefined;
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
  const parts = random.next() < 0.6 ? [0.35, 0.7] : [0.25, 0.5, 0.75];
  const bounds = [...new Set(parts.map(at).map(rounded))].filter((one) => one > 0);
  return bounds.length < 2 ? undefined : bounds;
}

function rounded(value: number): number {
  const size = 10 ** Math.max(0, Math.floor(Math.log10(value)));
  return Math.round(value / size) * size;
}

/** The years that were compared, or two that follow each other. */
function yearsIn({ where }: TalkQuery, date: Field, random: Random): [number, number] | undefined {
  const told = where.flatMap((one) => (one.kind === "years" ? one.years : []));
  const days = daysOf(date).map((day) => Number(day.slice(0, 4)));
  const now = told[1] ?? (days.length === 0 ? undefined : random.pick(days));
  return now === undefined ? undefined : [told[0] ?? now - 1, now];
}

/** Few reports can have these. */
const fitsFew: ReadonlySet<string> = new Set(["sides", "spread", "keep", "fill"]);

/** One of the shapes that the report can have. */
export function someShape(standing: Standing): Shaped | undefined {
  const before = standing.query.shape?.kind;
  const made = makes.flatMap((make) => make(standing) ?? []);
  const shaped = made.filter(({ shape }) => shape.kind !== before);
  const weights = shaped.map(({ shape }) => (fitsFew.has(shape.kind) ? 3 : 1));
  return shaped.length === 0 ? undefined : standing.random.pick(shaped, weights);
}

export function shapeMove(standing: Standing): Turned | undefined {
  const query = someShape(standing);
  if (query === undefined) return undefined;
  const text = shapeText(standing.random, standing.world, query, "later");
  return { query, text, labels: [`shape-${query.shape.kind}`] };
}

/** "how many returns do they have", of groups that were chosen by another figure. */
export function chosenMove({ random, world, query }: Standing): Turned | undefined {
  const { having, by, of, where } = query;
  const [first, ...more] = by;
  if (having === undefined || first?.kind !== "row" || more.length > 0) return undefined;
  if (where.some(({ kind }) => kind === "linked")) return undefined;
  const children = neighbours(world, first.subject).filter(({ role }) => role === "child");
  const own = children.find(({ subject }) => subject.key === of.key);
  if (own === undefined || having.measure.table !== of.key) return undefined;
  const { subject: other } = random.pick(children);
  const measure = someMeasure(random, world, other);
  const { childField, parentField } = own;
  const linked = { kind: "linked", none: false, child: of, childField, parentField } as const;
  const parts = { m: measureText(random, measure), many: many(random, first.subject) };
  return {
    query: {
      of: other,
      measures: [measure],
      by,
      columns: [],
      where: [{ ...linked, within: where, having }],
    },
    text: say(random, "{ofTheChosen}", parts),
  };
}
