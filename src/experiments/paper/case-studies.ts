// What one trained model does with single conversations: the attention of the paper's figures, and the
// conversations of its contextual analysis.
import { openConversation } from "../../conversation/walk.ts";
import type { Database } from "../../database/database.ts";
import type { GoldTurn, Interaction } from "../../dataset/interaction.ts";
import { shortest } from "../../dataset/statistics.ts";
import { conversationSystem } from "../../evaluation/conversation-system.ts";
import { evaluateInteraction, type Scoring } from "../../evaluation/evaluate.ts";
import { scorePrediction } from "../../evaluation/score.ts";
import type { Model } from "../../model/model.ts";
import { openTrained } from "../../model/open.ts";
import type { AttentionMap, JobOutcome } from "../jobs/job-outcome.ts";

export type StudyPlace = {
  readonly data: { readonly dev: readonly Interaction[] };
  /** The conversations of the paper's contextual analysis. */
  readonly context?: readonly Interaction[];
  readonly date: string;
  readonly databaseOf: (name: string) => Promise<Database>;
  readonly scoringFor: (name: string) => Promise<Scoring>;
};

type AttentionCase = {
  readonly about: string;
  /** Up to the turn that is shown. */
  readonly interaction: Interaction;
};

const has = (turn: GoldTurn | undefined, label: string): boolean =>
  turn?.labels?.includes(label) === true && turn.sql.length > 0;

/** What the paper's figures show, as turns of three: what the third needs was said before. */
const shown: readonly {
  readonly about: string;
  readonly fits: (second: GoldTurn, third: GoldTurn) => boolean;
}[] = [
  {
    about: "back from an aside",
    fits: (second, third) => has(second, "focus-change") && has(third, "focus-return"),
  },
  {
    about: "a superlative kept",
    fits: (second, third) => has(second, "superlative") && has(third, "add"),
  },
];

/** For each figure the first conversation of the development set that is one. */
export function attentionCases(dev: readonly Interaction[]): AttentionCase[] {
  return shown.flatMap(({ about, fits }) => {
    const found = dev.find(({ turns: [, second, third] }) =>
      second === undefined || third === undefined ? false : fits(second, third),
    );
    if (found === undefined) return [];
    return [{ about, interaction: { ...found, turns: found.turns.slice(0, 3) } }];
  });
}

/** With the model's own previous queries and with gold ones. */
export async function attentionMaps(model: Model, place: StudyPlace): Promise<AttentionMap[]> {
  const maps: AttentionMap[] = [];
  for (const one of attentionCases(place.data.dev)) {
    for (const previous of ["gold", "predicted"] as const) {
      maps.push(await attentionMap(model, place, one, previous));
    }
  }
  return maps;
}

async function attentionMap(
  model: Model,
  place: StudyPlace,
  { about, interaction }: AttentionCase,
  previous: AttentionMap["previous"],
): Promise<AttentionMap> {
  const conversation = await openConversation({
    model: openTrained(model, { alone: true }),
    database: await place.databaseOf(interaction.database),
    date: interaction.date ?? place.date,
    asking: { words: false, below: 0 },
  });
  for (const { utterance, sql } of interaction.turns.slice(0, -1)) {
    const { sql: said } = await conversation.ask(utterance);
    if (previous === "gold" && said !== "") {
      await conversation.supplyPrevious(shortest(sql) ?? null);
    }
  }
  const last = interaction.turns.at(-1)!;
  const answer = await conversation.ask(last.utterance, { attention: true });
  const { executor } = await place.scoringFor(interaction.database);
  const { strict } = await scorePrediction(answer.sql, last.sql, executor);
  return {
    about,
    previous,
    strict,
    words: answer.attended.map(({ text, turn }) => ({ text, turn })),
    steps: answer.provenance.map(({ text, attention = [] }) => ({
      text,
      attention: [...attention].map((share) => Math.round(1000 * share) / 1000),
    })),
  };
}

/** Turn by turn, with the model's own previous queries. */
export async function answerContext(
  model: Model,
  place: StudyPlace,
): Promise<JobOutcome["context"]> {
  const system = conversationSystem(openTrained(model, { alone: true }), place.databaseOf);
  const options = {
    previous: "predicted",
    date: place.date,
    scoringFor: place.scoringFor,
  } as const;
  const turns: JobOutcome["context"] = [];
  for (const interaction of place.context ?? []) {
    const { lines } = await evaluateInteraction(interaction, system, options);
    for (const { id, turn, utterance, sql, strict } of lines) {
      turns.push({ id, turn, utterance, sql, strict });
    }
  }
  return turns;
}
