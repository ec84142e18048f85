// `segue measure` of a model: words it never saw, focus that comes back, questions to refuse, what keeping to
// the grammar and storing its weights in fewer bits costs, and how long it takes to load.
import type { Command } from "commander";
import { focusCases } from "../../domains/flights/domain/focus-cases.ts";
import type { MeasuredTurns } from "../../experiments/measures/measured-turns.ts";
import {
  measureConstraintCost,
  measureFocus,
  measureLoading,
  measureRefusal,
  measureStorage,
  measureSynonyms,
} from "../../experiments/measures/run-measures.ts";
import { flightsModel } from "../../shipped/models.ts";
import { parseCount } from "../commands/limit.ts";
import { modelOption } from "../model-option.ts";
import { tell } from "../print-result.ts";
import { print } from "./measure-lines.ts";
import { registerTrustMeasure } from "./measure-trust.ts";

type Flags = Omit<MeasuredTurns, "tell"> & { readonly json?: boolean };
type MissFlags = Flags & { readonly misses: boolean };

export function registerModelMeasures(measure: Command): void {
  const add = (name: string, description: string): Command =>
    measure
      .command(name)
      .description(description)
      .option(...modelOption, flightsModel)
      .option("--workers <n>", "processes (default: one a core)", parseCount)
      .option("--json", "print one JSON document");
  for (const [name, description, run] of [
    ["synonyms", "accuracy when words give way to synonyms the model never saw", measureSynonyms],
    ["constraint", "what constrained decoding costs, on the same turns", measureConstraintCost],
    ["storage", "accuracy of a model as it is, and with its weights as int8", measureStorage],
  ] as const) {
    add(name, description)
      .option("--data <file>", "conversations (default: the standard set's development part)")
      .option("--limit <n>", "only the first n interactions", parseCount)
      .action(async (flags: Flags) => print(flags, await run({ ...flags, tell })));
  }
  add("loading", "time from a model's folder to a model ready to answer, in fresh processes")
    .option("--times <n>", "processes, one after another", parseCount, 11)
    .action(async (flags: Flags & { readonly times: number }) =>
      print(flags, await measureLoading(flags.model, flags.times)),
    );
  registerTrustMeasure(add);
  add("focus", "accuracy where a conversation comes back from an aside")
    .option("--cases <n>", "cases to generate", parseCount, 200)
    .option("--misses", "also list what went wrong", false)
    .action(showFocus);
  add("refusal", "precision and recall of refusing, on a written set")
    .option("--misses", "also list what went wrong", false)
    .action(showRefusal);
}

async function showFocus(flags: MissFlags & { readonly cases: number }): Promise<void> {
  const { figures, misses } = await measureFocus({ ...flags, tell }, await focusCases(flags.cases));
  print(flags, figures);
  if (!flags.misses) return;
  for (const { id, turn, utterance, gold, sql } of misses) {
    process.stdout.write(`\n${id} turn ${turn}: ${utterance}\n`);
    process.stdout.write(`  gold ${gold.join("\n    or ")}\n  said ${sql}\n`);
  }
}

async function showRefusal(flags: MissFlags): Promise<void> {
  const { figures, misses } = await measureRefusal({ ...flags, tell });
  print(flags, figures);
  if (!flags.misses) return;
  for (const { utterance, refuse } of misses)
    process.stdout.write(`${refuse ? "answered" : "refused "}  ${utterance}\n`);
}
