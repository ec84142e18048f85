// The whole way once: a model learns a few conversations, is evaluated through the conversation
// that people use, the network by itself, and every number can be recomputed from the lines.
import { expect, it } from "vitest";
import { temporaryFolders } from "../../test/support/temporary-folder.ts";
import { openFolder } from "../checkpoint/folder.ts";
import { openConversation } from "../conversation/walk.ts";
import { openDatabase } from "../database/open.ts";
import { cacheFolder } from "../disk/cache-folder.ts";
import { flightsWords } from "../domains/flights/domain/aliases.ts";
import { flightsDomain } from "../domains/flights/domain/index.ts";
import { ensureFlightsDatabase } from "../domains/flights/world/ensure-database.ts";
import { evaluateSideBySide } from "../experiments/jobs/side-by-side.ts";
import { synthesize } from "../generator/synthesize.ts";
import { loadModel } from "../model/model.ts";
import { openTrained } from "../model/open.ts";
import { createConfig } from "../model/presets.ts";
import { trainToFolder } from "../model/training/training-folder.ts";
import { createEngine } from "../tensor/index.ts";
import { remembering } from "./conversation-system.ts";
import { evaluateInteraction, type System } from "./evaluate.ts";
import { createExecutor } from "./execute.ts";
import type { PredictionLine } from "./prediction.ts";
import { summarise } from "./summarise.ts";

const freshFolder = temporaryFolders();

/** Probabilities may differ in their last digits; what was said and how it is judged may not. */
function essence({ provenance, confidence: _, ms: __, error, ...line }: PredictionLine) {
  const steps = provenance.map(({ text, from, turn }) => ({ text, from, turn }));
  return { ...line, steps, code: error?.code };
}

it("evaluates a trained model with predicted and with gold previous queries", async () => {
  const path = await ensureFlightsDatabase({ cache: cacheFolder() });
  const database = remembering(await openDatabase(path));
  const interactions = [...synthesize(flightsDomain, { interactions: 8, seed: 4 })];
  const out = freshFolder();
  const engine = await createEngine({ threads: 1 });
  const changes = {
    learning: { maxEpochs: 60, batchInteractions: 1 },
    improvements: { constrained: true },
    decoding: { maxSymbols: 150 },
  };
  for await (const _ of trainToFolder({
    config: createConfig("full", "tiny", changes),
    interactions,
    validation: [],
    words: flightsWords,
    seed: 1,
    engine,
    out: openFolder(out),
    storage: "f32",
    today: "1993-02-05",
    now: () => performance.now(),
  }));
  await engine.dispose();
  const model = await loadModel(openFolder(out), await createEngine({ threads: 1 }));
  // Greedily, as the other way decodes: people's conversations look again where it is not sure.
  const asking = { words: false, below: 0 };
  const system: System = {
    async begin({ date }) {
      const open = { model: openTrained(model, { alone: true }), database, date, asking };
      const conversation = await openConversation(open);
      return {
        ask: (utterance) => conversation.ask(utterance, { beam: 1 }),
        supplyPrevious: (sql) => conversation.supplyPrevious(sql),
      };
    },
  };
  const executor = createExecutor(database);
  const scored = interactions.flatMap((one) => one.turns).filter((turn) => turn.sql.length > 0);
  for (const previous of ["predicted", "gold"] as const) {
    const options = { previous, date: "1993-02-05", scoringFor: async () => ({ executor }) };
    const lines: PredictionLine[] = [];
    for (const one of interactions) {
      lines.push(...(await evaluateInteraction(one, system, options)).lines);
    }
    expect(lines).toHaveLength(scored.length);
    const together = await evaluateSideBySide(interactions, model, {
      ...options,
      databaseOf: async () => database,
      together: 3,
      now: () => performance.now(),
    });
    expect(together.flatMap((one) => one.lines).map(essence)).toEqual(lines.map(essence));
    const summary = summarise(lines);
    expect(summary.strict).toBe(lines.filter((line) => line.strict).length / lines.length);
    expect(summary.relaxed).toBeGreaterThanOrEqual(summary.strict);
    // It has seen these very conversations: at the least it answers some of them.
    expect(summary.strict).toBeGreaterThan(0);
  }
  await model.runtime.engine.dispose();
  await database.close();
});
