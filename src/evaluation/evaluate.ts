// Drives a system through interactions as a person would, and scores every turn that has a gold.
import type { Answer } from "../conversation/answer.ts";
import type { TurnDoubt } from "../conversation/doubt/doubt.ts";
import type { GoldTurn, Interaction } from "../dataset/interaction.ts";
import { shortest } from "../dataset/statistics.ts";
import type { Executor } from "./execute.ts";
import type { PredictionLine } from "./prediction.ts";
import { type ExactSetMatch, scorePrediction } from "./score.ts";
import type { RefusalCase } from "./summarise.ts";

/** What a turn must give back to be scored; every `Answer` does. */
export type AnsweredTurn = Pick<Answer, "sql" | "provenance" | "ms" | "error" | "refused"> &
  Partial<Pick<Answer, "confidence" | "clarify">> & { readonly doubt?: TurnDoubt };

/** A conversation under way. */
type Asker = {
  ask(utterance: string): Promise<AnsweredTurn>;
  /** The last turn's query is taken to have been this one, or none, whatever was predicted. */
  supplyPrevious(sql: string | null): Promise<void> | void;
};

/** Anything that can hold conversations about a database. */
export type System = {
  begin(about: { readonly database: string; readonly date: string }): Promise<Asker>;
};

export type Scoring = { readonly executor: Executor; readonly exactSet?: ExactSetMatch };

export type EvaluateOptions = {
  readonly previous: "predicted" | "gold";
  /** For interactions that have no date of their own. */
  readonly date: string;
  /** Where the golds of an interaction are run, by its database. */
  readonly scoringFor: (database: string) => Promise<Scoring>;
};

export type EvaluatedInteraction = {
  readonly lines: readonly PredictionLine[];
  readonly refusals: readonly RefusalCase[];
};

/** Turns without a gold, and those that are not to be scored, are asked and remembered only. As in
 * training, later turns cannot copy from the query of a turn without a gold. */
export async function evaluateInteraction(
  interaction: Interaction,
  system: System,
  options: EvaluateOptions,
): Promise<EvaluatedInteraction> {
  const asker = await system.begin({
    database: interaction.database,
    date: interaction.date ?? options.date,
  });
  const scoring = await options.scoringFor(interaction.database);
  const lines: PredictionLine[] = [];
  const refusals: RefusalCase[] = [];
  for (const [index, turn] of interaction.turns.entries()) {
    const asked = await asker.ask(turn.utterance);
    const gold = shortest(turn.sql);
    if (gold === undefined) {
      refusals.push(refusalOf(turn, asked));
      if (asked.sql !== "") await asker.supplyPrevious(null);
      continue;
    }
    const number = index + 1;
    if (interaction.score_turns?.includes(number) ?? true)
      lines.push(
        await scoreTurn(
          { id: interaction.id, number, turn, asked, previous: options.previous },
          scoring,
        ),
      );
    // A turn that was not even decoded has no place in the conversation to put a query.
    const taken = asked.sql !== "" || asked.refused !== undefined;
    // Whoever is asked back says what was meant.
    const meant = asked.clarify !== undefined || (options.previous === "gold" && taken);
    if (meant) await asker.supplyPrevious(gold);
  }
  return { lines, refusals };
}

/** A turn without a gold: should it have been refused, and was it? */
export function refusalOf(turn: GoldTurn, asked: AnsweredTurn): RefusalCase {
  const unanswerable = turn.labels?.includes("unanswerable") === true;
  return { unanswerable, refused: asked.refused !== undefined };
}

export type TurnToScore = {
  /** Of its interaction. */
  readonly id: string;
  /** From 1. */
  readonly number: number;
  readonly turn: GoldTurn;
  readonly asked: AnsweredTurn;
  readonly previous: "predicted" | "gold";
};

export async function scoreTurn(
  { id, number, turn, asked, previous }: TurnToScore,
  scoring: Scoring,
): Promise<PredictionLine> {
  const predicted = asked.refused === undefined ? asked.sql : undefined;
  const { executor, exactSet } = scoring;
  const { error = asked.error, ...score } = await scorePrediction(
    predicted,
    turn.sql,
    executor,
    exactSet,
  );
  return {
    id,
    turn: number,
    utterance: turn.utterance,
    gold: [...turn.sql],
    sql: predicted ?? "",
    ...(error !== undefined && { error: { code: error.code, message: error.message } }),
    ...score,
    previous,
    provenance: asked.provenance.map(({ attention: _, ...step }) => step),
    ms: asked.ms,
    ...(turn.labels !== undefined && { labels: [...turn.labels] }),
    ...(asked.confidence !== undefined && { confidence: asked.confidence }),
    ...(asked.doubt !== undefined && { doubt: asked.doubt }),
    ...(asked.refused !== undefined && { refused: asked.refused }),
    ...(asked.clarify !== undefined && { asked: asked.clarify.question }),
  };
}
