// Numbers of an evaluation for people to read.
import type { AskingPoint } from "../evaluation/asking-curve.ts";
import type { Interval } from "../evaluation/bootstrap.ts";
import type { ChangedTurn, RunComparison } from "../evaluation/compare.ts";
import type { Summary } from "../evaluation/summarise.ts";
import { percent, points } from "../text/percent.ts";

/** When to ask back: for every threshold what is asked about, and how right the rest is. */
export const describeCurve = (curve: readonly AskingPoint[]): string[] => [
  "  asked below   asked   right when answered",
  ...curve.map(
    ({ below, asked, right }) =>
      `  ${below.toFixed(2).padStart(11)}${percent(asked).padStart(8)}${percent(right).padStart(22)}`,
  ),
];

export function describeSummary(s: Summary & { readonly strict_interval: Interval }): string {
  const { low, high } = s.strict_interval;
  const rows: [string, string][] = [
    ["turns", `${s.turns} in ${s.interactions} interactions`],
    ...(s.asked === undefined
      ? []
      : [pair("asked back", `${s.asked}, not counted in what follows`)]),
    ["query", percent(s.query)],
    ["query, normalised", percent(s.normalised)],
    ["strict denotation", `${percent(s.strict)} (95%: ${percent(low)} to ${percent(high)})`],
    ["  where the gold has rows", `${percent(s.strict_nonempty)} of ${s.turns_nonempty}`],
    ["relaxed denotation", percent(s.relaxed)],
    ["whole interactions", percent(s.interaction)],
    ["valid SQL", percent(s.valid)],
    ...(s.exact_set === undefined ? [] : [pair("exact set match", percent(s.exact_set))]),
    ...(s.refusal === undefined
      ? []
      : [
          pair(
            "refusing",
            `precision ${percent(s.refusal.precision)}, recall ${percent(s.refusal.recall)} of ${s.refusal.turns}`,
          ),
        ]),
    ...(s.calibration === undefined
      ? []
      : [pair("calibration error", s.calibration.ece.toFixed(3))]),
    ["time a turn", `${s.ms_p50.toFixed(0)} ms median, ${s.ms_p95.toFixed(0)} ms for 95%`],
  ];
  const turns = s.by_turn
    .slice(0, 15)
    .map(
      (one) =>
        `  turn ${String(one.turn).padEnd(4)}${percent(one.strict).padStart(7)} of ${one.turns}`,
    );
  const kinds = Object.entries(s.by_phenomenon).map(
    ([name, one]) => `  ${name.padEnd(24)}${percent(one.strict).padStart(7)} of ${one.turns}`,
  );
  const lines = [
    ...rows.map(([name, value]) => `${name.padEnd(28)}${value}`),
    "strict by turn",
    ...turns,
    ...(kinds.length === 0 ? [] : ["strict by phenomenon", ...kinds]),
  ];
  return `${lines.join("\n")}\n`;
}

const pair = (name: string, value: string): [string, string] => [name, value];

export function describeComparison(comparison: RunComparison): string {
  const interval = ({ mean, low, high }: Interval): string =>
    `${points(mean)} (95%: ${points(low)} to ${points(high)})`;
  const turn = (mark: string) => (one: ChangedTurn) =>
    `${mark} ${one.id} turn ${one.turn}: ${one.utterance}\n    was ${one.before}\n    now ${one.after}`;
  const lines = [
    `compared over ${comparison.turns} turns`,
    `  query   ${interval(comparison.query)}`,
    `  strict  ${interval(comparison.strict)}`,
    `  relaxed ${interval(comparison.relaxed)}`,
    ...comparison.gained.map(turn("+")),
    ...comparison.lost.map(turn("-")),
  ];
  return `${lines.join("\n")}\n`;
}
