// The paper's analysis from the outcomes of jobs: what goes wrong and why, how far training went, and
// the conversations of its appendix, turn by turn.
import type { JobOutcome } from "../jobs/job-outcome.ts";
import { paperErrors, paperPropagation, paperValid } from "./paper-numbers.ts";
import type { Results } from "./results.ts";
import { markdownTable, meanDeviation, measurementsOf, percent, type Which } from "./tables.ts";

export function analysisSections({ outcomes, seeds }: Results): string[] {
  const full = outcomes.filter(({ spec }) => spec.row === "full");
  return [
    ...errorSection(full),
    ...propagationSection(full),
    ...contextSection(full.find(({ spec }) => spec.seed === seeds[0])),
    ...trainingSection(outcomes),
  ];
}

function errorSection(full: readonly JobOutcome[]): string[] {
  const ways: readonly (readonly [string, Which])[] = [
    ["predicted previous queries", { part: "dev", previous: "predicted" }],
    ["gold previous queries", { part: "dev", previous: "gold" }],
  ];
  const found = ways.map(([, which]) =>
    measurementsOf(full, "full", which).flatMap(({ errors }) =>
      errors === undefined ? [] : [errors],
    ),
  );
  const kinds = [...new Set(found.flat().flatMap((errors) => Object.keys(errors.kinds)))].sort();
  if (kinds.length === 0) return [];
  const body = kinds.map((kind) => [
    kind,
    ...found.map((runs) =>
      percent(
        meanDeviation(runs.map(({ wrong, kinds: of }) => (of[kind] ?? 0) / Math.max(1, wrong))),
      ),
    ),
    paperErrors[kind]?.toFixed(1) ?? "",
  ]);
  const valid = measurementsOf(full, "full", ways[0]![1]).map((run) => run.valid);
  return [
    "## Errors of full, development",
    `Shares of the wrong turns; one may be wrong in several ways. ${percent(meanDeviation(valid))}% of all predictions are valid SQL (paper: ${paperValid.toFixed(1)}%). The paper read thirty interactions by hand, with gold previous queries.`,
    markdownTable(`kind | ${ways.map(([name]) => name).join(" | ")} | paper`, body),
  ];
}

function propagationSection(full: readonly JobOutcome[]): string[] {
  const found = full.flatMap(({ propagation }) => (propagation === undefined ? [] : [propagation]));
  const whole = found.filter(({ turns }) => turns > 0);
  if (whole.length === 0) return [];
  const share = (of: "wrongSegment" | "missingSegment" | "other"): string =>
    percent(meanDeviation(whole.map((one) => one[of] / one.turns)));
  const turns = meanDeviation(whole.map((one) => one.turns)).mean.toFixed(0);
  return [
    "## Errors that propagate",
    `Turns of the development set that are wrong with predicted and right with gold previous queries: ${turns}. A condition that is wrong stood in a segment that was copied; or one is missing that is copied where the right query is there.`,
    markdownTable("why | ours | paper", [
      ["wrong segment copied", share("wrongSegment"), paperPropagation.wrongSegment.toFixed(1)],
      ["segment missing", share("missingSegment"), paperPropagation.missingSegment.toFixed(1)],
      ["other", share("other"), ""],
    ]),
  ];
}

function contextSection(first: JobOutcome | undefined): string[] {
  if (first === undefined || first.context.length === 0) return [];
  const body = first.context.map(({ id, turn, utterance, strict }) => [
    turn === 1 ? id : "",
    utterance,
    strict ? "right" : "wrong",
  ]);
  const right = first.context.filter(({ strict }) => strict).length;
  return [
    "## Contextual analysis (appendix)",
    `The paper's own conversations through \`full\`, seed ${first.spec.seed}: ${right} of ${first.context.length} turns are right. The paper's was right in all but the last turn of the last one.`,
    markdownTable("conversation | utterance | here", body),
  ];
}

/** Whether a run came to its end, whether its curve had become flat by then, and what it was measured at:
 * the digits that whoever repeats it should see. */
export function trainingSection(outcomes: readonly JobOutcome[]): string[] {
  const known = outcomes.filter(({ curve }) => curve.length > 0);
  if (known.length === 0) return [];
  const body = known.map(({ spec, curve, ended, trainSeconds, made, measured }) => {
    const strict = (part: Which["part"]): string => {
      const found = measured.find((one) => one.part === part && one.previous === "predicted");
      return found === undefined ? "" : (100 * found.strict).toFixed(2);
    };
    const best = curve.findLast(({ kept }) => kept);
    const before = curve.slice(0, -5).map(({ stringAccuracy }) => stringAccuracy);
    const late =
      Math.max(...curve.map(({ stringAccuracy }) => stringAccuracy)) - Math.max(0, ...before);
    return [
      spec.row,
      String(spec.seed),
      `${curve.length} (${ended ?? ""})`,
      String(best?.epoch ?? ""),
      (100 * (best?.stringAccuracy ?? 0)).toFixed(1),
      (100 * Math.max(0, late)).toFixed(1),
      strict("dev"),
      strict("test"),
      (trainSeconds / 60).toFixed(0),
      made === undefined ? "" : `${made.date}; ${made.hardware}`,
    ];
  });
  const head =
    "system | seed | epochs | kept | queries right on validation | gained in the last five epochs | strict, development | test | minutes | measured when and where";
  return ["## How training went", markdownTable(head, body)];
}
