// One utterance through the model: encoded, decoded, written as SQL, and how sure it is. The caller
// decides which query the next turn may copy from (`remember`).
import type { AttendedWord, ProvenanceStep } from "../../conversation/answer.ts";
import { anonymiseSql, namesOf, restoreSql } from "../../entities/anonymise-sql.ts";
import type { InputSymbol, Placeholder } from "../../entities/placeholder.ts";
import type { Constraint } from "../../sql/constrain/constraint.ts";
import { meaningOf } from "../../sql/normal-form.ts";
import { sqlWords } from "../../sql/words.ts";
import type { Model } from "../model.ts";
import { encodeUtterances, rememberQueries } from "./advance.ts";
import { decodeBeam, lookingFar } from "./beam.ts";
import { confidence, type DecodingEvidence } from "./confidence.ts";
import { gatherEvidence, unusedValues } from "./evidence.ts";
import { decodeGreedy } from "./greedy.ts";
import type { DecodedTurn, DecodeOptions, DecodeRequest } from "./hypothesis.ts";
import { attendedWords, originOf, type WrittenQuery, writeQuery } from "./provenance.ts";
import type { ModelState } from "./state.ts";

export type TurnQuestion = {
  readonly state: ModelState;
  readonly symbols: readonly InputSymbol[];
  /** Known after reading this utterance. */
  readonly placeholders: readonly Placeholder[];
  readonly constraint: Constraint | null;
  /** Hypotheses; the configuration's own where absent. 1 is greedy. */
  readonly beam?: number;
  readonly attention?: boolean;
  readonly onStep?: (step: Omit<ProvenanceStep, "start" | "end">) => void;
  readonly signal?: AbortSignal;
  /** What speaks against a reading, in log probability; 0 where nothing does. */
  readonly against?: (reading: FoundQuery) => number;
};

/** A query that was found, and the values of the utterance that it passes over. */
export type FoundQuery = { readonly sql: string; readonly unused: readonly string[] };

export type TurnAnswer = WrittenQuery & {
  /** The utterance encoded; the query not yet remembered. */
  readonly state: ModelState;
  readonly refused: boolean;
  readonly evidence: DecodingEvidence;
  readonly confidence: number;
  readonly attended: readonly AttendedWord[];
  /** Others from the beam that mean something else. */
  readonly alternatives: readonly { readonly sql: string; readonly probability: number }[];
};

export function answerTurn(model: Model, question: TurnQuestion): TurnAnswer {
  const { runtime } = model;
  const [state] = encodeUtterances(runtime, [question]);
  const turn = state!.turns.length;
  const request = {
    state: state!,
    guide: question.constraint?.start(question.placeholders) ?? null,
    known: question.placeholders.map(({ name }) => name),
  };
  const byName = namesOf(question.placeholders);
  const tell = question.onStep;
  const options = {
    attention: question.attention ?? false,
    ...(question.signal && { signal: question.signal }),
    ...(tell === undefined
      ? {}
      : {
          onStep: (step: DecodedTurn["steps"][number], row: DecodedTurn["row"]) =>
            tell({
              ...originOf(step, { row }, byName, turn),
              text: restoreSql(step.words, byName).join(" "),
            }),
        }),
  };
  const hypotheses = readingsOf(model, question, request, options);
  const best = hypotheses[0]!;
  const written = writeQuery(best, question.placeholders, turn);
  const alternatives = differentQueries(hypotheses, question.placeholders, turn);
  const evidence = gatherEvidence(best, alternatives[0]?.logProbability);
  return {
    ...written,
    state: state!,
    refused: best.refused,
    evidence,
    confidence: confidence(evidence, model.calibration),
    attended: attendedWords(best),
    alternatives: alternatives.map(({ sql, logProbability }) => ({
      sql,
      probability: Math.exp(logProbability),
    })),
  };
}

/** Best first: the most probable, unless something speaks against it and less against another. */
function readingsOf(
  { runtime }: Model,
  { beam, against = () => 0, placeholders }: TurnQuestion,
  request: DecodeRequest,
  options: DecodeOptions,
): readonly DecodedTurn[] {
  const width = beam ?? runtime.config.decoding.beam;
  if (width === 1) return decodeGreedy(runtime, [request], options);
  const worth = (one: DecodedTurn): number => {
    const { sql } = writeQuery(one, placeholders, request.state.turns.length);
    return one.logProbability - (one.refused ? 0 : against({ sql, unused: unusedValues(one) }));
  };
  const found = decodeBeam(runtime, request, width, options);
  if (worth(found[0]!) === found[0]!.logProbability) return found;
  const { onStep: _, ...quietly } = options;
  const more = decodeBeam(runtime, request, lookingFar.width, { ...quietly, ...lookingFar });
  return more
    .map((one) => ({ one, value: worth(one) }))
    .sort((a, b) => b.value - a.value)
    .map(({ one }) => one);
}

/** The state that later turns continue from; `words` null where there is nothing to copy. */
export function remember(
  model: Model,
  state: ModelState,
  words: readonly string[] | null,
): ModelState {
  return rememberQueries(model.runtime, [{ state, words }])[0]!;
}

/** The utterance alone, without an answer: for rebuilding a conversation. */
export function hear(model: Model, state: ModelState, symbols: readonly InputSymbol[]): ModelState {
  return encodeUtterances(model.runtime, [{ state, symbols }])[0]!;
}

/** A query from outside (gold, edited by a person, stored) in the model's words. */
export function modelWords(
  model: Model,
  sql: string,
  placeholders: readonly Placeholder[],
): string[] {
  const words = sqlWords(sql);
  return model.reader === undefined
    ? words
    : anonymiseSql(words, placeholders, model.domain.words.types);
}

function differentQueries(
  hypotheses: readonly DecodedTurn[],
  placeholders: readonly Placeholder[],
  turn: number,
): { readonly sql: string; readonly logProbability: number }[] {
  const meanings = new Set<string>();
  return hypotheses
    .filter((hypothesis, i) => {
      if (hypothesis.refused) return false;
      const { sql } = writeQuery(hypothesis, placeholders, turn);
      const meaning = meaningOf(sql);
      if (meanings.has(meaning)) return false;
      meanings.add(meaning);
      return i > 0;
    })
    .map((hypothesis) => ({
      sql: writeQuery(hypothesis, placeholders, turn).sql,
      logProbability: hypothesis.logProbability,
    }));
}
