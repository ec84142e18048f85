// "in hours": lengths of time that are shown, in the unit that was said.
import { type OutlineSymbol, word } from "../outline/symbols.ts";
import type { DescribedSchema } from "../schema/described.ts";
import { convert, type DurationUnit, durationUnit } from "../schema/units.ts";
import { type Clauses, columnsIn, isAggregate, isWord, type Symbols } from "./clauses.ts";
import type { Revision } from "./said.ts";

/** Null where nothing of the kind is shown, or it is in that unit already. */
export const otherUnit: Revision = ({ text }, clauses, schema) => {
  const said = /^(?:(?:show|give|that|it|them|this|me) )*in (?<unit>\w+)$/.exec(text)?.groups;
  const unit = durationUnit(said?.["unit"] ?? "");
  return unit === undefined ? null : figuresIn(unit, clauses, schema);
};

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
