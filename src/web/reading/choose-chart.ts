// Whether a result is better seen than read, and as what. Drawing is plot-chart.ts.
import type { Cell } from "../../database/database.ts";
import { cellNumber, clockHours } from "./cell-order.ts";

type Table = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};

export type ChartChoice =
  | {
      readonly kind: "bars";
      readonly label: string;
      readonly value: string;
      readonly data: Datum[];
    }
  | {
      readonly kind: "strip";
      readonly label: string;
      readonly value: string;
      readonly clock: boolean;
      readonly data: Datum[];
    };

type Datum = { readonly label: string; readonly value: number };

type Column = {
  readonly title: string;
  readonly cells: readonly Cell[];
  readonly numeric: boolean;
  readonly clock: boolean;
  readonly distinct: number;
};

/** Nothing where a chart would say no more than the table. */
export function chooseChart({ columns, rows }: Table): ChartChoice | undefined {
  if (rows.length < 3 || rows.length > 2_000) return undefined;
  const described = columns.map((title, i) =>
    describe(
      title,
      rows.map((row) => row[i] ?? null),
    ),
  );
  const label = described.find((c) => !c.numeric && c.distinct >= 2 && c.distinct <= 24);
  const measure =
    described.find((c) => c.clock && c.distinct > 1) ??
    described.find((c) => c.numeric && isMeasure(c, rows.length));
  if (measure === undefined) return undefined;
  const data = rows.flatMap((_, i) => {
    const value = cellNumber(measure.cells[i] ?? null);
    const text = label === undefined ? measure.title : String(label.cells[i] ?? "none");
    return value === undefined ? [] : [{ label: text, value }];
  });
  const names = { label: label?.title ?? "", value: measure.title };
  if (label !== undefined && label.distinct === rows.length && !measure.clock) {
    return { kind: "bars", ...names, data };
  }
  if (rows.length < 6) return undefined;
  return { kind: "strip", ...names, clock: measure.clock, data };
}

function describe(title: string, cells: readonly Cell[]): Column {
  const filled = cells.filter((cell) => cell !== null);
  const numeric = filled.length > 0 && filled.every((cell) => cellNumber(cell) !== undefined);
  const clock =
    numeric && filled.every((cell) => typeof cell === "string" && clockHours(cell) !== undefined);
  return { title, cells, numeric, clock, distinct: new Set(cells).size };
}

/** Numbers that only name something (ids, codes, flight numbers) are nothing to draw. */
function isMeasure({ title, distinct }: Column, rows: number): boolean {
  return distinct > 1 && !/(^|[ _])(id|number|code|no|key|year)$/i.test(title) && rows > 2;
}
