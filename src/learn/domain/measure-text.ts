// Measures as they stand in a domain file: sum(line.price * line.quantity * (1 - line.discount)),
// avg(invoice.total), count(distinct invoice.customer_id), sum(line.total) / count(distinct line.order_id).
import { UserError } from "../../errors.ts";
import type { AggregateName } from "../../generator/query.ts";
import type { Measure, MeasureTerm, MeasureUnit } from "../../generator/tables/measure.ts";
import type { Field } from "../../generator/tables/world.ts";

export type MeasureWords = {
  readonly of: string;
  readonly synonyms?: readonly string[] | undefined;
};

const column = String.raw`(?:"[^"]+"|[^\s"().*/-]+)\.(?:"[^"]+"|[^\s"().*/-]+)`;
const whole = new RegExp(
  String.raw`^(sum|avg|min|max|count)\s*\(\s*(distinct\s+)?(.+?)\s*\)(?:\s*/\s*count\s*\(\s*distinct\s+(${column})\s*\))?$`,
  "i",
);
const product = new RegExp(
  String.raw`^(${column}(?:\s*\*\s*${column})*)(?:\s*\*\s*\(\s*1\s*-\s*(${column})(\s*/\s*100(?:\.0)?)?\s*\))?$`,
);
const difference = new RegExp(`^(${column})\\s+-\\s+(${column})$`);
const aggregates: readonly AggregateName[] = ["SUM", "AVG", "MIN", "MAX", "COUNT"];

/** Days between and ratios of other figures: they count at once, and no conversation is written about them. */
export const isOfQueriesOnly = ({ of }: MeasureWords): boolean =>
  /\bdays\s*\(/i.test(of) || (/\)\s*\/\s*\w+\s*\(/.test(of) && !whole.test(of.trim()));

/** `find` gives the column of a name such as line.price. */
export function readMeasure(
  name: string,
  { of, synonyms = [] }: MeasureWords,
  find: (column: string) => Field | undefined,
  unit: MeasureUnit,
): Measure {
  const found = whole.exec(of.trim());
  const aggregate = aggregates.find((one) => one === found?.[1]?.toUpperCase());
  const inner = found?.[3];
  const fieldAt = (text: string): Field => {
    const field = find(text);
    if (field === undefined)
      throw new UserError(`domain file: measure "${name}": no column ${text} that is spoken of`);
    return field;
  };
  const term = inner === undefined ? undefined : readTerm(inner, fieldAt);
  const [first] = term === undefined ? [] : term.fields;
  if (aggregate === undefined || term === undefined || first === undefined)
    throw new UserError(
      `domain file: measure "${name}": cannot read "${of}". Expected for example: sum(line.price * line.quantity)`,
    );
  const per = found?.[4] === undefined ? undefined : fieldAt(found[4]);
  return {
    aggregate,
    ...(found?.[2] !== undefined && { distinct: true }),
    of: term.term,
    ...(per !== undefined && { per }),
    table: first.table,
    names: [name, ...synonyms],
    unit,
    named: true,
  };
}

function readTerm(
  text: string,
  fieldAt: (column: string) => Field,
): { term: MeasureTerm; fields: readonly Field[] } | undefined {
  const minus = difference.exec(text);
  if (minus !== null) {
    const [a, b] = [fieldAt(minus[1] ?? ""), fieldAt(minus[2] ?? "")];
    return { term: { kind: "difference", of: [a, b] }, fields: [a, b] };
  }
  const times = product.exec(text);
  if (times === null) return undefined;
  const factors = (times[1] ?? "").split("*").map((part) => fieldAt(part.trim()));
  const [only] = factors;
  if (only === undefined) return undefined;
  if (times[2] === undefined && factors.length === 1)
    return { term: { kind: "field", field: only }, fields: factors };
  const discount = times[2] === undefined ? undefined : fieldAt(times[2]);
  return {
    term: {
      kind: "product",
      factors,
      ...(discount !== undefined && { discount }),
      ...(times[3] !== undefined && { percent: true }),
    },
    fields: factors,
  };
}
