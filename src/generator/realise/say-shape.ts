// Words for the shapes of a report: behind a whole question, or by themselves as a follow-up.
import type { Random } from "../../random.ts";
import type { TalkQuery } from "../query.ts";
import { boundsText, type ReportShape } from "../tables/shape.ts";
import type { World } from "../tables/world.ts";
import { say } from "./say.ts";
import { dimensionText, measureText } from "./say-measure.ts";

/** How it is asked for at the end of a question, and how after one. */
type Words = { readonly behind: string; readonly later: string };

const words: Readonly<Record<ReportShape["kind"], Words>> = {
  running: {
    behind: ":3 , running total | :2 cumulatively | :1 as a running total | :1 , cumulative",
    later: ":4 running total | :3 cumulative | :2 as a running total | :1 cumulated",
  },
  change: {
    behind: ":3 with the change to the {unit} before | :2 and the change from the previous {unit}",
    later:
      ":4 change to the {unit} before | :3 difference to the previous {unit} | :3 compared (with|to) the previous {unit} | :2 how much more or less than the {unit} before | :1 {unit} over {unit} change",
  },
  rank: {
    behind: ":3 with rank | :2 with their rank | :1 and the rank",
    later: ":4 with rank | :3 rank them | :2 add a rank | :1 show the ranking",
  },
  each: {
    behind: ":3 per {group} | :3 in each {group} | :2 for each {group}",
    later:
      ":4 top {n} per {group} | :3 the top {n} in each {group} | :2 only the top {n} of each {group} | :1 top {n} for every {group}",
  },
  within: {
    behind: ":3 as a share within each {group} | :2 in percent of each {group}",
    later:
      ":4 as a share within each {group} | :3 share within each {group} | :2 in percent of the {group}",
  },
  rest: {
    behind: ":4 and the rest as other | :3 and all others together | :1 plus the rest combined",
    later:
      ":4 and the rest as other | :3 with the others combined | :2 and the others together | :1 plus the rest",
  },
  fill: {
    behind: ":3 including {unit}s without any | :2 including {unit}s with none",
    later: ":4 also {unit}s without any | :3 include {unit}s with none | :2 also the empty {unit}s",
  },
  keep: {
    behind: ":3 including those with none | :2 also those without any",
    later: ":4 include those with none | :3 also {groups} without any | :2 even those with none",
  },
  bands: {
    behind: ":4 by {amount}: {bands} | :2 split by {amount}: {bands}",
    later:
      ":4 by {amount}: {bands} | :3 split by {amount} {bands} | :1 in bands of {amount}: {bands}",
  },
  spread: {
    behind: ":4 by {m}: {bands} | :2 grouped by {m}: {bands}",
    later: ":4 by {m}: {bands} | :2 split by {m}: {bands}",
  },
  sides: {
    behind: ":4 side by side | :1 in separate columns | :1 next to each other",
    later: ":4 side by side | :2 in separate columns | :1 next to each other",
  },
};

const percent: Words = {
  behind: ":3 with the growth in percent | :2 with percentage change",
  later: ":4 growth in percent | :3 percentage change | :2 in percent | :1 growth rate",
};
const gap: Words = {
  behind: ":3 with the difference | :2 and the difference",
  later: ":4 difference | :2 by how much did (it|that) change | :2 show the difference",
};

const wordsOf = (shape: ReportShape): Words => {
  if (shape.kind === "change" && shape.percent) return percent;
  if (shape.kind !== "sides" || shape.gap === undefined) return words[shape.kind];
  return shape.gap === "percent" ? percent : gap;
};

export function shapeText(
  random: Random,
  world: World,
  query: TalkQuery & { readonly shape: ReportShape },
  where: keyof Words,
): string {
  const { shape, of, by, measures, limit } = query;
  const [first] = by;
  const [measure] = measures;
  const called = (plural: boolean): string =>
    first === undefined ? "" : dimensionText({ random, world, of }, first, plural);
  const bounds = "bounds" in shape ? boundsText(shape.bounds) : [];
  const parts = {
    unit: called(false),
    group: called(false),
    groups: called(true),
    n: String(limit ?? 1),
    m: measure === undefined ? "" : measureText(random, measure),
    amount: shape.kind === "bands" ? (shape.field.names[0] ?? "") : "",
    bands: bounds.join(", "),
  };
  const beside = shape.kind === "running" && shape.beside;
  const text = beside ? "with a (running|cumulative) total" : wordsOf(shape)[where];
  return say(random, text, parts).replaceAll(" ,", ",");
}
