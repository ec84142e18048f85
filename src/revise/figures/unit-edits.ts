// "in hours": lengths of time that are shown, in the unit that was said.
import { type OutlineSymbol, word } from "../../outline/symbols.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { convert, type DurationUnit, durationUnit } from "../../schema/units.ts";
import { type Clauses, column, columnsIn, isAggregate, isWord, type Symbols } from "../clauses.ts";
import type { Revision } from "../said.ts";

/** Null where nothing of the kind is shown, or it is in that unit already. */
export const otherUnit: Revision = ({ text }, clauses, schema) => {
  const said = /^(?:(?:show|give|that|it|them|this|me) )*in (?<unit>\w+)$/.exec(text)?.groups;
  const unit = durationUnit(said?.["unit"] ?? "");
  if (unit === undefined) return null;
  const shown = clauses.select.map((one) => plainIn(unit, one, schema) ?? one);
  const listed = shown.some((one, i) => one !== clauses.select[i]);
  if (listed) return { ...clauses, select: shown };
  return figuresIn(unit, clauses, schema) ?? lengthBeside(unit, clauses, schema);
};

/** A length that is listed. */
function plainIn(unit: DurationUnit, item: Symbols, schema: DescribedSchema): Symbols | undefined {
  const [only] = item;
  const kept = only?.kind === "item" && item.length === 1 ? schema.columns[only.item]?.unit : null;
  return kept == null || kept === unit ? undefined : [...item, ...scaled(convert(1, unit, kept))];
}

/** Of rows that are listed by how long they are, which is not shown. */
function lengthBeside(
  unit: DurationUnit,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  if (clauses.groupBy.length > 0 || clauses.select.some(isAggregate)) return null;
  const chosen = [...clauses.where, ...clauses.orderBy.map(({ by }) => by)].flatMap((part) =>
    columnsIn(part, schema.columns.length),
  );
  const isShown = (k: number): boolean =>
    clauses.select.some((item) => columnsIn(item, schema.columns.length).includes(k));
  const [long, ...others] = new Set(chosen.filter((k) => schema.columns[k]?.unit !== undefined));
  if (long === undefined || others.length > 0 || isShown(long)) return null;
  const made = plainIn(unit, column(long), schema) ?? column(long);
  return { ...clauses, select: [...clauses.select, made] };
}

export function figuresIn(
  unit: DurationUnit,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  const select = clauses.select.map((one) => {
    const kept = unitOfFigure(one, schema);
    return kept === undefined || kept === unit ? one : [...one, ...scaled(convert(1, unit, kept))];
  });
  return select.every((one, i) => one === clauses.select[i]) ? null : { ...clauses, select };
}

/** Of a sum or an average of one column. */
function unitOfFigure(figure: Symbols, schema: DescribedSchema): DurationUnit | undefined {
  const [column, ...others] = columnsIn(figure, schema.columns.length);
  if (column === undefined || others.length > 0 || figure.length !== 4) return undefined;
  if (!isAggregate(figure) || isWord(figure[0], "count")) return undefined;
  return schema.columns[column]?.unit;
}

/** `one`: how many of the kept unit the asked one has. */
function scaled(one: number): readonly OutlineSymbol[] {
  const value = one >= 1 ? one : Math.round(1 / one);
  const text = Number.isInteger(value) ? `${value}.0` : String(value);
  const literal = { type: "number", text } as const;
  return [word(one >= 1 ? "/" : "*"), { kind: "value", literal, column: null }];
}
