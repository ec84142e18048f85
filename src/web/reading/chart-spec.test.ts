import { describe, expect, test } from "vitest";
import { axisChoices, describeColumns, firstChart, fits, fittingCharts } from "./chart-spec.ts";

const sales = {
  columns: ["month", "shop", "sold", "price"],
  rows: Array.from({ length: 12 }, (_, i) => [
    `2024-${String(i + 1).padStart(2, "0")}`,
    i % 2 === 0 ? "north" : "south",
    i * 3,
    10 + i,
  ]),
};

describe("what fits a result", () => {
  test("months with a measure are a line, and all other kinds are there to choose", () => {
    expect(firstChart(sales)).toEqual({ kind: "line", x: 0, y: 2 });
    expect(new Set(fittingCharts(sales).map(({ kind }) => kind))).toEqual(
      new Set(["line", "bars", "scatter", "histogram", "strip"]),
    );
  });

  test("several values for one moment are a line for each group, or no line", () => {
    const rows = [2016, 2017].flatMap((year) => ["north", "south"].map((shop) => [year, shop, 5]));
    const varied = rows.map(([year, shop], i) => [year ?? 0, shop ?? "", i]);
    const columns = ["model year", "shop", "sold"];
    expect(firstChart({ columns, rows: varied })).toEqual({ kind: "line", x: 0, y: 2, colour: 1 });
    const twice = { columns, rows: [...varied, ...varied] };
    expect(fittingCharts(twice).some(({ kind }) => kind === "line")).toBe(false);
  });

  test("one number for each group is bars", () => {
    const table = {
      columns: ["airline", "number of flights"],
      rows: [
        ["A", 3],
        ["B", 5],
        ["C", 1],
      ],
    };
    expect(firstChart(table)).toEqual({ kind: "bars", x: 0, y: 1 });
  });

  test("clock times are a strip by group", () => {
    const rows = ["7:00 am", "noon", "9:30 pm"].map((time, i) => [i % 2 ? "A" : "B", time]);
    expect(firstChart({ columns: ["airline", "leaves"], rows })).toEqual({
      kind: "strip",
      x: 1,
      y: 0,
    });
  });

  test("ids and a single row are nothing to draw", () => {
    expect(firstChart({ columns: ["flight id"], rows: [[1], [2], [3]] })).toBeUndefined();
    expect(fittingCharts({ columns: ["n"], rows: [[1]] })).toEqual([]);
  });
});

test("an axis offers only columns that can stand on it, and a kept choice is checked", () => {
  const columns = describeColumns(sales);
  expect(axisChoices("bars", "y", columns).map(({ title }) => title)).toEqual(["sold", "price"]);
  expect(fits({ kind: "bars", x: 1, y: 2 }, sales)).toBe(true);
  expect(fits({ kind: "scatter", x: 1, y: 2 }, sales)).toBe(false);
});
