// The questions of people who look something up that begin a conversation, or begin it anew.
import { linkedFilter, personFilter, someValues } from "../analyst/filters.ts";
import { ofField, rowsOf, someAggregate } from "../analyst/quantities.ts";
import {
  type AggregateName,
  type Dimension,
  isOneValue,
  listOf,
  measured,
  type TalkQuery,
} from "../query.ts";
import {
  amountsOf,
  canGroupBy,
  groupable,
  hasOneColumn,
  neighbours,
  orderable,
  someColumns,
  someRelated,
  someShown,
  spokenAs,
  titleColumns,
} from "./choose.ts";
import { filterOn, isNegated, isPlain, someCondition, someConditions } from "./choose-filter.ts";
import type { Asking } from "./context.ts";
import type { Field, Subject } from "./world.ts";

export type Kind = {
  readonly name: string;
  readonly weight: number;
  readonly make: (asking: Asking) => TalkQuery | undefined;
};

export const questionKinds: readonly Kind[] = [
  { name: "project", weight: 26, make: project },
  { name: "of-one", weight: 9, make: ofOne },
  {
    name: "all",
    weight: 8,
    make: (asking) =>
      listOf(
        asking.of,
        hasOneColumn(asking.of) ? titleColumns(asking.random, asking.of) : [],
        someConditions(asking, 0.4),
      ),
  },
  {
    name: "count",
    weight: 9,
    make: (asking) => measured(asking.of, [rowsOf(asking.of)], someConditions(asking, 0.55)),
  },
  { name: "distinct", weight: 4, make: distinct },
  { name: "count-distinct", weight: 2.5, make: countDistinct },
  { name: "aggregate", weight: 9, make: aggregate },
  { name: "group-count", weight: 7, make: groupCount },
  { name: "most", weight: 7, make: most },
  { name: "having", weight: 3, make: having },
  { name: "group-aggregate", weight: 2.5, make: groupAggregate },
  { name: "order", weight: 4, make: order },
  { name: "best", weight: 8, make: best },
  { name: "none", weight: 5, make: none },
  { name: "some", weight: 2, make: some },
  { name: "set", weight: 3, make: set },
  { name: "across", weight: 9, make: across },
];

function project(asking: Asking): TalkQuery {
  const { random, of } = asking;
  const columns = random.next() < 0.35 ? titleColumns(random, of) : someColumns(random, of);
  return listOf(of, columns, someConditions(asking, 0.55));
}

/** One row, by its name: its columns, or what it is related to. */
function ofOne({ random, world, of }: Asking): TalkQuery | undefined {
  const titled = ({ titles }: Subject): boolean => titles.length > 0;
  const other = random.next() < 0.35 ? someRelated(random, world, of, titled) : undefined;
  const owner = other ?? of;
  const names = owner.titles.filter((field) => field.values.length > 0);
  if (names.length === 0) return undefined;
  const whole = owner.titles.length === 2 && random.next() < 0.6;
  const filter =
    (whole ? personFilter(random, owner) : undefined) ?? someValues(random, random.pick(names));
  if (filter.kind === "values" && !isOneValue(filter)) return undefined;
  const called = owner !== of && random.next() < 0.6;
  return listOf(of, called ? titleColumns(random, of) : someColumns(random, of), [filter]);
}

function distinct(asking: Asking): TalkQuery | undefined {
  const { random, of } = asking;
  const plain = of.fields.filter(({ role }) => role !== "id" && role !== "name");
  const field = someShown(random, plain);
  if (field === undefined) return undefined;
  return { ...listOf(of, [field], someConditions(asking, 0.25)), distinct: true };
}

function countDistinct(asking: Asking): TalkQuery | undefined {
  const { random, of } = asking;
  const plain = of.fields.filter(({ role }) => role !== "amount");
  const field = someShown(random, plain);
  if (field === undefined) return undefined;
  const measure = { ...ofField(field, "COUNT"), names: field.plurals, distinct: true };
  return measured(of, [measure], someConditions(asking, 0.3));
}

function aggregate(asking: Asking): TalkQuery | undefined {
  const { random, of } = asking;
  const amounts = amountsOf(of);
  const days = of.fields.filter(({ role }) => role === "date" || role === "year");
  if (days.length > 0 && (amounts.length === 0 || random.next() < 0.15)) {
    const end = ofField(random.pick(days), random.next() < 0.6 ? "MAX" : "MIN");
    return measured(of, [end], someConditions(asking, 0.3));
  }
  if (amounts.length === 0) return undefined;
  const field = random.pick(amounts);
  const names =
    random.next() < 0.75
      ? [someAggregate(random)]
      : random.shuffle<AggregateName>(["AVG", "MAX", "MIN"]).slice(0, 2 + random.below(2));
  const measures = names.map((name) => ofField(field, name));
  return measured(of, measures, someConditions(asking, 0.35));
}

type Grouping = { readonly by: Dimension; readonly said: Subject };

/** Rows counted by one of their columns, or by a row of a table they refer to. */
function grouping({ random, world, of }: Asking): Grouping | undefined {
  const fields = groupable(of);
  const parents = neighbours(world, of).filter(
    ({ role, subject }) => role === "parent" && canGroupBy(subject),
  );
  if (parents.length > 0 && (fields.length === 0 || random.next() < 0.5)) {
    const { subject } = random.pick(parents);
    const shown =
      random.next() < 0.7
        ? titleColumns(random, subject)
        : someColumns(random, subject).slice(0, 2);
    const said = spokenAs(random, world, of, subject.key);
    return { by: { kind: "row", subject, shown }, said };
  }
  const other = random.next() < 0.2 ? someRelated(random, world, of) : undefined;
  const plain = other === undefined ? [] : groupable(other).filter(({ role }) => role !== "id");
  const field = someShown(random, plain) ?? (fields.length > 0 ? random.pick(fields) : undefined);
  return field === undefined ? undefined : { by: { kind: "field", field }, said: of };
}

/** Now and then of some rows only. */
const rarelyWhere = (asking: Asking, chance: number): TalkQuery["where"] =>
  asking.random.next() < chance ? someConditions(asking, 1) : [];

function groupCount(asking: Asking): TalkQuery | undefined {
  const found = grouping(asking);
  if (found === undefined) return undefined;
  const { by, said } = found;
  return { ...measured(said, [rowsOf(said)], rarelyWhere(asking, 0.08)), by: [by] };
}

function most(asking: Asking): TalkQuery | undefined {
  const { random, of } = asking;
  const found = grouping(asking);
  if (found === undefined) return undefined;
  const { by, said } = found;
  const amounts = by.kind === "row" ? amountsOf(of) : [];
  const total = amounts.length > 0 && random.next() < 0.25 ? random.pick(amounts) : undefined;
  const measure =
    total === undefined ? rowsOf(said) : ofField(total, random.next() < 0.8 ? "SUM" : "AVG");
  const query: TalkQuery = {
    ...measured(said, [measure], rarelyWhere(asking, 0.1)),
    by: [by],
    order: { by: measure, descending: random.next() < 0.82 },
    ...(random.next() < (total === undefined ? 0.88 : 1) && { namesOnly: true }),
  };
  return random.next() < 0.85 ? { ...query, limit: 1 } : query;
}

function having(asking: Asking): TalkQuery | undefined {
  const { random } = asking;
  const found = grouping(asking);
  if (found === undefined) return undefined;
  const { by, said } = found;
  const measure = rowsOf(said);
  const op = random.pick([">=", ">", "=", "<", "<="] as const, [5, 5, 1.5, 1, 0.5]);
  const value = 1 + random.below(random.next() < 0.8 ? 4 : 10);
  return {
    ...measured(said, [measure], rarelyWhere(asking, 0.1)),
    by: [by],
    having: { measure, op, value },
    namesOnly: true,
  };
}

function groupAggregate(asking: Asking): TalkQuery | undefined {
  const { random, of } = asking;
  const found = grouping(asking);
  if (found === undefined) return undefined;
  const { by, said } = found;
  const amounts = amountsOf(of).filter((field) => by.kind !== "field" || field !== by.field);
  if (amounts.length === 0) return undefined;
  const measure = ofField(random.pick(amounts), someAggregate(random));
  return { ...measured(said, [measure]), by: [by] };
}

/** Rows by what they are called, by some of their columns, or whole. */
function someShownOf({ random, of }: Asking, whole: number, titles: number): readonly Field[] {
  if (random.next() < whole) return [];
  return random.next() < titles ? titleColumns(random, of) : someColumns(random, of);
}

function order(asking: Asking): TalkQuery | undefined {
  const { random, of } = asking;
  const fields = [...orderable(of), ...of.titles];
  if (fields.length === 0) return undefined;
  const rows = listOf(of, someShownOf(asking, 0.25, 0.4), someConditions(asking, 0.2));
  return { ...rows, order: { by: random.pick(fields), descending: random.next() < 0.5 } };
}

function best(asking: Asking): TalkQuery | undefined {
  const { random, world, of } = asking;
  const fields = orderable(of);
  if (fields.length === 0) return undefined;
  const parents = neighbours(world, of).filter((one) => one.role === "parent");
  const parent =
    parents.length > 0 && random.next() < 0.15 ? random.pick(parents).subject : undefined;
  const columns =
    parent === undefined
      ? someShownOf(asking, 0.15, 0.5)
      : parent.id !== undefined && random.next() < 0.4
        ? [parent.id]
        : titleColumns(random, parent);
  return {
    ...listOf(of, columns, someConditions(asking, 0.2)),
    order: { by: random.pick(fields), descending: random.next() < 0.7 },
    limit: random.next() < 0.85 ? 1 : 2 + random.below(9),
  };
}

function none(asking: Asking): TalkQuery | undefined {
  const { random, world, of } = asking;
  const found = linkedFilter(asking, { none: true });
  if (found === undefined) return undefined;
  const where = [{ ...found, child: spokenAs(random, world, found.child, of.key) }];
  if (random.next() < 0.17) return measured(of, [rowsOf(of)], where);
  return listOf(of, someShownOf(asking, 0.2, 0.75), where);
}

/** Rows that others refer to, whatever these are; each counted once. */
function some(asking: Asking): TalkQuery | undefined {
  const { random, world, of } = asking;
  const children = neighbours(world, of).filter((one) => one.role === "child");
  if (children.length === 0) return undefined;
  const { subject: child, childField, parentField } = random.pick(children);
  if (random.next() < 0.35) {
    const linked = { kind: "linked", none: false, childField, parentField, within: [] } as const;
    return measured(
      of,
      [rowsOf(of)],
      [{ ...linked, child: spokenAs(random, world, child, of.key) }],
    );
  }
  return { ...listOf(of, someShownOf(asking, 0, 0.7)), through: [child.key] };
}

function set(asking: Asking): TalkQuery | undefined {
  const { random, of } = asking;
  const columns =
    random.next() < 0.5 ? titleColumns(random, of) : someColumns(random, of).slice(0, 1);
  const first = someCondition(asking, 0.7);
  if (first === undefined || !isPlain(first) || !("field" in first)) return undefined;
  const second = filterOn(random, first.field);
  if (second?.kind !== first.kind || !isPlain(second)) return undefined;
  if (isNegated(first) || isNegated(second)) return undefined;
  if (JSON.stringify(first) === JSON.stringify(second)) return undefined;
  if (random.next() < 0.25)
    return { ...listOf(of, columns), set: { op: "EXCEPT", other: listOf(of, columns, [first]) } };
  const op = random.next() < 0.8 ? "INTERSECT" : "UNION";
  return { ...listOf(of, columns, [first]), set: { op, other: listOf(of, columns, [second]) } };
}

/** Columns of two tables side by side. */
function across(asking: Asking): TalkQuery | undefined {
  const { random, world, of } = asking;
  const other = someRelated(random, world, of);
  if (other === undefined) return undefined;
  const own = random.next() < 0.6 ? titleColumns(random, of) : someColumns(random, of).slice(0, 2);
  const theirs =
    random.next() < 0.65 ? titleColumns(random, other) : someColumns(random, other).slice(0, 1);
  return listOf(of, [...own, ...theirs], someConditions(asking, 0.3));
}
