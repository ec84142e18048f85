// Laws of the golds, over many generated conversations: what is not touched stays, what was removed
// stays away until it is said again. Conditions on fares are one nest and are not told apart here.
import { describe, expect, it } from "vitest";
import type { Interaction } from "../../../dataset/interaction.ts";
import { synthesize } from "../../../generator/synthesize.ts";
import { parseSql } from "../../../sql/parse.ts";
import { printSql } from "../../../sql/print.ts";
import { conjuncts } from "../../../sql/tree-builders.ts";
import { flightsDomain } from "./index.ts";

type Turn = Interaction["turns"][number];
type Step = { readonly before: ReadonlySet<string>; readonly after: ReadonlySet<string> } & {
  readonly turn: Turn;
  readonly acts: string;
};

/** The conditions of a question for flights; undefined where something else is asked. */
function conditionsOf({ sql }: Turn): ReadonlySet<string> | undefined {
  const query = sql[0] === undefined ? undefined : parseSql(sql[0]);
  if (query?.kind !== "select" || !sql[0]?.startsWith("SELECT DISTINCT flight.flight_id ")) return;
  const all = query.where === undefined ? [] : conjuncts(query.where);
  const where = all.map((condition) => printSql({ ...query, where: condition }));
  return new Set(where.filter((text) => !/flight_fare|SELECT (?:MIN|MAX)/.test(text)));
}

/** What was done, apart from how it was said. */
const actsOf = ({ labels }: Turn): string =>
  (labels ?? []).filter((label) => !label.endsWith("ellipsis")).join(" ");

const talks = [...synthesize(flightsDomain, { interactions: 400, seed: 18 })];
const stepsOf = ({ turns }: Interaction): readonly (Step | undefined)[] =>
  turns.slice(1).map((turn, i) => {
    const before = conditionsOf(turns[i]!);
    const after = conditionsOf(turn);
    return before && after && { before, after, turn, acts: actsOf(turn) };
  });
const without = (all: ReadonlySet<string>, some: ReadonlySet<string>): string[] =>
  [...all].filter((one) => !some.has(one));

describe("what is not touched", () => {
  const steps = talks.flatMap(stepsOf).filter((step) => step !== undefined);

  it("stays where something is added", () => {
    // Days and times said together ("monday evening or tuesday morning") take the place of both.
    const added = steps.filter(({ acts, after }) => acts === "add" && !spans(after));
    expect(added.length).toBeGreaterThan(100);
    for (const { before, after, turn } of added)
      expect(without(before, after), turn.utterance).toEqual([]);
  });

  it("stays where something is removed, and nothing comes in", () => {
    const removed = steps.filter(({ acts }) => acts === "remove");
    expect(removed.length).toBeGreaterThan(50);
    for (const { before, after, turn } of removed)
      expect(without(after, before), turn.utterance).toEqual([]);
  });
});

const spans = (conditions: ReadonlySet<string>): boolean =>
  [...conditions].some((text) => /flight_days.* OR .*departure_time/.test(text));

describe("what was removed", () => {
  it("stays away while other things are replaced or removed", () => {
    let followed = 0;
    for (const talk of talks) {
      let gone: readonly string[] = [];
      for (const step of stepsOf(talk)) {
        if (step === undefined || !["remove", "replace", "add"].includes(step.acts)) {
          gone = [];
          continue;
        }
        const { before, after, turn, acts } = step;
        const back = gone.filter((one) => after.has(one));
        if (acts !== "add") {
          if (gone.length > 0) followed++;
          expect(back, turn.utterance).toEqual([]);
        }
        gone = gone.filter((one) => !back.includes(one));
        if (acts === "remove") gone = [...gone, ...without(before, after)];
      }
    }
    expect(followed).toBeGreaterThan(10);
  });
});
