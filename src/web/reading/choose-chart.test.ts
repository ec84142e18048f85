import { expect, test } from "vitest";
import { compareCells } from "./cell-order.ts";
import { chooseChart } from "./choose-chart.ts";

test("times by a category are a strip; ids and numbers of flights are nothing to draw", () => {
  const rows = ["7:00 am", "noon", "1:30 pm", "9:15 pm", "midnight", "8:05 am"].map(
    (time, i) => [i % 2 ? "AA" : "DL", i, time] as const,
  );
  const chart = chooseChart({ columns: ["airline", "number", "leaves"], rows });
  expect(chart).toMatchObject({ kind: "strip", label: "airline", value: "leaves", clock: true });
  expect(chart?.data.map(({ value }) => value)).toEqual([7, 12, 13.5, 21.25, 0, 8 + 5 / 60]);
  const ids = rows.map(([airline, number]) => [airline, number]);
  expect(chooseChart({ columns: ["airline", "flight_id"], rows: ids })).toBeUndefined();
});

test("one amount for each name is bars", () => {
  const rows = [
    ["Denver", "$30"],
    ["Boston", "$12"],
    ["Dallas", null],
  ] as const;
  expect(chooseChart({ columns: ["city", "fare"], rows })).toMatchObject({
    kind: "bars",
    data: [
      { label: "Denver", value: 30 },
      { label: "Boston", value: 12 },
    ],
  });
});

test("cells sort by what they mean, and nothing comes last", () => {
  const cells = ["$100", null, "$20", "$3"];
  expect([...cells].sort(compareCells)).toEqual(["$3", "$20", "$100", null]);
  expect(["1:00 pm", "9:00 am", "noon"].sort(compareCells)).toEqual(["9:00 am", "noon", "1:00 pm"]);
});
