// `segue measure` of a model: words it never saw, focus that comes back, questions to refuse, and what
// keeping to the grammar costs.
import type { Command } from "commander";
import { openFolder } from "../../checkpoint/folder.ts";
import { focusCases } from "../../domains/flights/domain/focus-cases.ts";
import { UserError } from "../../errors.ts";
import { readSynonyms, replaceWords } from "../../evaluation/replace-words.ts";
import { measureConstraint } from "../../experiments/constraint-cost.ts";
import {
  focusFigures,
  focusReturns,
  refusalFigures,
  synonymFigures,
} from "../../experiments/model-measures.ts";
import { constraintFor, loadModel, readModelFiles } from "../../model/model.ts";
import { createReader } from "../../reader/reader.ts";
import { alone } from "../../shipped/database.ts";
import { flightsModel } from "../../shipped/models.ts";
import { createEngine } from "../../tensor/index.ts";
import { parseCount } from "../commands/limit.ts";
import { openDatabaseOption } from "../database-option.ts";
import { modelOption } from "../model-option.ts";
import {
  date,
  interactionsOf,
  linesOf,
  type MeasureFlags,
  measuredSet,
  print,
  resultsOf,
} from "./measure-lines.ts";
import { registerStorageMeasures } from "./measure-storage.ts";
import { registerTrustMeasure } from "./measure-trust.ts";

type Flags = MeasureFlags & { readonly misses?: boolean; readonly cases: number };

export function registerModelMeasures(measure: Command): void {
  const add = (name: string, description: string): Command =>
    measure
      .command(name)
      .description(description)
      .option(...modelOption, flightsModel)
      .option("--workers <n>", "processes (default: one a core)", parseCount)
      .option("--json", "print one JSON document");
  const withData = (command: Command): Command =>
    command
      .option("--data <file>", "conversations (default: the standard set's development part)")
      .option("--limit <n>", "only the first n interactions", parseCount);
  withData(add("synonyms", "accuracy when words give way to synonyms the model never saw")).action(
    measureSynonyms,
  );
  withData(add("constraint", "what constrained decoding costs, on the same turns")).action(
    measureConstraintCost,
  );
  registerStorageMeasures(add, withData);
  registerTrustMeasure(add);
  add("focus", "accuracy where a conversation comes back from an aside")
    .option("--cases <n>", "cases to generate", parseCount, 200)
    .option("--misses", "also list what went wrong", false)
    .action(measureFocus);
  add("refusal", "precision and recall of refusing, on a written set")
    .option("--misses", "also list what went wrong", false)
    .action(measureRefusal);
}

async function measureSynonyms(flags: Flags): Promise<void> {
  const { vocabulary, domain } = await readModelFiles(openFolder(flags.model));
  const known = new Set(vocabulary.input.words);
  const reader = createReader(domain.words);
  const synonyms = readSynonyms(await measuredSet("synonyms"));
  const plain = await interactionsOf(flags);
  const replaced = plain.map((one) => replaceWords(one, { synonyms, reader, known, date }));
  const before = await linesOf(flags, plain);
  const changed = replaced.map(({ interaction }) => interaction);
  print(flags, synonymFigures(replaced, { before, after: await linesOf(flags, changed) }));
}

async function measureConstraintCost(flags: Flags): Promise<void> {
  const model = await loadModel(openFolder(flags.model), await createEngine({ threads: 1 }));
  const database = await openDatabaseOption("flights", alone);
  const constraint = constraintFor(model, await database.schema());
  await database.close();
  if (constraint === null) {
    throw new UserError(`${flags.model}: this model decodes freely; there is nothing to compare`);
  }
  const interactions = await interactionsOf(flags);
  const clock = { now: () => performance.now(), date };
  // Once unmeasured, so that everything is compiled and cached.
  measureConstraint(model, constraint, interactions.slice(0, 5), clock);
  const cost = measureConstraint(model, constraint, interactions, clock);
  await model.runtime.engine.dispose();
  print(flags, cost);
}

async function measureFocus(flags: Flags): Promise<void> {
  const cases = await focusCases(flags.cases);
  const returns = focusReturns(await linesOf(flags, cases));
  const gold = focusReturns(await linesOf(flags, cases, "gold"));
  print(flags, focusFigures(returns, gold));
  if (flags.misses !== true) return;
  for (const line of returns.filter(({ strict }) => !strict)) {
    const golds = line.gold.join("\n    or ");
    process.stdout.write(`\n${line.id} turn ${line.turn}: ${line.utterance}\n`);
    process.stdout.write(`  gold ${golds}\n  said ${line.sql}\n`);
  }
}

async function measureRefusal(flags: Flags): Promise<void> {
  const set = async (name: string, refuse: boolean) =>
    (await measuredSet(name))
      .trim()
      .split("\n")
      .map((utterance) => ({ utterance, refuse }));
  const cases = [...(await set("unanswerable", true)), ...(await set("answerable", false))];
  const interactions = cases.map(({ utterance }, i) => ({
    id: `refusal/${i}`,
    database: "flights",
    turns: [{ utterance, sql: [] }],
  }));
  const results = await resultsOf(flags, interactions);
  const judged = cases.map((one, i) => ({ ...one, refused: results[i]!.refusals[0]!.refused }));
  print(flags, refusalFigures(judged));
  if (flags.misses !== true) return;
  for (const { utterance, refuse, refused } of judged) {
    if (refuse !== refused)
      process.stdout.write(`${refuse ? "answered" : "refused "}  ${utterance}\n`);
  }
}
