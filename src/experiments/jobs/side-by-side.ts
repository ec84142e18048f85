// Many conversations through the model side by side, for experiments: the same stations as
// `Conversation` in the same order, without what is only shown. A test holds the two together.

import type { Database } from "../../database/database.ts";
import type { Interaction } from "../../dataset/interaction.ts";
import { shortest } from "../../dataset/statistics.ts";
import {
  type AnsweredTurn,
  type EvaluatedInteraction,
  type EvaluateOptions,
  refusalOf,
  scoreTurn,
} from "../../evaluation/evaluate.ts";
import type { PredictionLine } from "../../evaluation/prediction.ts";
import type { RefusalCase } from "../../evaluation/summarise.ts";
import { encodeUtterances, rememberQueries, startState } from "../../model/decoding/advance.ts";
import { modelWords } from "../../model/decoding/answer-turn.ts";
import { confidence } from "../../model/decoding/confidence.ts";
import { gatherEvidence } from "../../model/decoding/evidence.ts";
import { decodeGreedy } from "../../model/decoding/greedy.ts";
import { writeQuery } from "../../model/decoding/provenance.ts";
import type { ModelState } from "../../model/decoding/state.ts";
import { constraintFor, type Model } from "../../model/model.ts";
import { readMended } from "../../model/vocabulary/mend-words.ts";
import { startReading, type UtteranceReading } from "../../reader/read-utterance.ts";
import type { ReadingState } from "../../reader/reader.ts";

export type SideBySideOptions = EvaluateOptions & {
  readonly databaseOf: (name: string) => Promise<Database>;
  /** Conversations at a time. */
  readonly together?: number;
  /** What reading found, kept for the next evaluation of the same conversations: it depends on the
   * words alone. */
  readonly readings?: Map<Interaction, UtteranceReading[]>;
  readonly signal?: AbortSignal;
  /** Milliseconds. */
  readonly now: () => number;
};

/** What cannot be decoded side by side: beams, and answers withheld for want of confidence. */
export function canGoSideBySide({ runtime }: Model): boolean {
  const { beam, refuseBelow } = runtime.config.decoding;
  return beam === 1 && refuseBelow === 0;
}

/** In the order of the interactions. Times are shares of the time that all took together. */
export async function evaluateSideBySide(
  interactions: readonly Interaction[],
  model: Model,
  options: SideBySideOptions,
): Promise<EvaluatedInteraction[]> {
  const results: EvaluatedInteraction[] = [];
  const order = interactions
    .map((_, i) => i)
    .sort((a, b) => interactions[b]!.turns.length - interactions[a]!.turns.length);
  const together = options.together ?? 64;
  for (let from = 0; from < order.length; from += together) {
    const group = order.slice(from, from + together);
    const talks = await Promise.all(group.map((i) => begin(interactions[i]!, model, options)));
    for (let turn = 0; turn < talks[0]!.interaction.turns.length; turn++) {
      options.signal?.throwIfAborted();
      await takeTurns(
        talks.filter(({ interaction }) => turn < interaction.turns.length),
        turn,
        model,
        options,
      );
    }
    group.forEach((i, g) => {
      results[i] = { lines: talks[g]!.lines, refusals: talks[g]!.refusals };
    });
  }
  return results;
}

type Talk = {
  readonly interaction: Interaction;
  readonly database: Database;
  reading: ReadingState;
  state: ModelState;
  readonly lines: PredictionLine[];
  readonly refusals: RefusalCase[];
};

async function begin(
  interaction: Interaction,
  model: Model,
  { databaseOf, date }: SideBySideOptions,
): Promise<Talk> {
  return {
    interaction,
    database: await databaseOf(interaction.database),
    reading: startReading(interaction.date ?? date),
    state: startState(model.runtime.config),
    lines: [],
    refusals: [],
  };
}

/** One turn of each: read, encode, decode, run, score, remember. */
async function takeTurns(
  talks: readonly Talk[],
  turn: number,
  model: Model,
  options: SideBySideOptions,
): Promise<void> {
  const { runtime } = model;
  const since = options.now();
  const read = talks.map((talk) => readTurn(talk, turn, model, options.readings));
  const encoded = encodeUtterances(
    runtime,
    talks.map(({ state }, i) => ({ state, symbols: read[i]!.symbols })),
  );
  const requests = [];
  for (const [i, { database }] of talks.entries()) {
    const { placeholders } = read[i]!.state;
    const guide = constraintFor(model, await database.schema())?.start(placeholders) ?? null;
    requests.push({ state: encoded[i]!, guide, known: placeholders.map(({ name }) => name) });
  }
  const decoded = decodeGreedy(runtime, requests);
  const ms = (options.now() - since) / talks.length;
  const remembered = [];
  for (const [i, talk] of talks.entries()) {
    const { placeholders } = read[i]!.state;
    const { sql, provenance } = writeQuery(decoded[i]!, placeholders, turn + 1);
    const sure = confidence(gatherEvidence(decoded[i]!), model.calibration);
    const said = decoded[i]!.refused
      ? { sql: "", provenance: [], refused: "cannot be answered" }
      : { sql, provenance };
    const copied = await score(talk, turn, { ...said, confidence: sure, ms }, options);
    talk.reading = read[i]!.state;
    const words = copied === undefined ? null : modelWords(model, copied, placeholders);
    remembered.push({ state: encoded[i]!, words });
  }
  rememberQueries(runtime, remembered).forEach((state, i) => {
    talks[i]!.state = state;
  });
}

function readTurn(
  { interaction, reading }: Talk,
  turn: number,
  model: Model,
  readings: SideBySideOptions["readings"],
): UtteranceReading {
  const known = readings?.get(interaction);
  const before = known?.[turn];
  if (before !== undefined) return before;
  const read = readMended(interaction.turns[turn]!.utterance, reading, model);
  if (known !== undefined) known[turn] = read;
  else readings?.set(interaction, [read]);
  return read;
}

/** Gives the query that later turns copy from: the last that executes, or the gold one; none after a
 * turn without a gold. */
async function score(
  { interaction, database, lines, refusals }: Talk,
  turn: number,
  asked: AnsweredTurn,
  { previous, scoringFor }: SideBySideOptions,
): Promise<string | undefined> {
  const about = interaction.turns[turn]!;
  const gold = shortest(about.sql);
  if (gold === undefined) {
    refusals.push(refusalOf(about, asked));
    return undefined;
  }
  const executes = asked.refused === undefined && (await runs(database, asked.sql));
  const own = executes ? asked.sql : undefined;
  const scoring = await scoringFor(interaction.database);
  lines.push(
    await scoreTurn(
      { id: interaction.id, number: turn + 1, turn: about, asked, previous },
      scoring,
    ),
  );
  const taken = asked.sql !== "" || asked.refused !== undefined;
  return previous === "gold" && taken ? gold : own;
}

async function runs(database: Database, sql: string): Promise<boolean> {
  try {
    await database.query(sql, { limits: {} });
    return true;
  } catch {
    return false;
  }
}
