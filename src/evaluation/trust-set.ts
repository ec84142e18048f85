// The hand-written set of test/trust: questions with words nobody knows, talk that is no question, and
// questions that are fine. Measures how many are asked back or told, declined, or left in peace.
import type { Answer } from "../conversation/answer.ts";
import type { Context, OpenModel } from "../conversation/interpreter.ts";
import { openConversation } from "../conversation/walk.ts";
import type { Database } from "../database/database.ts";
import { emptyWording } from "../entities/wording.ts";

export type TrustCase = {
  readonly database: string;
  readonly utterance: string;
  /** What a model answers, for databases that no model speaks about. */
  readonly sql?: string;
  /** One half is to tune on, the other to report. */
  readonly half: "tuned" | "reported";
};

/** `database`: of lines before any is named. Lines: "# remark", "DATABASE name", "Q: query" for the lines after it, "utterance => query". */
export function readTrustCases(text: string, database: string): readonly TrustCase[] {
  const cases: TrustCase[] = [];
  let about = database;
  let shared: string | undefined;
  for (const line of text.split("\n")) {
    const [, word, rest] = /^(DATABASE|Q:|#)\s*(.*)$/.exec(line) ?? [];
    if (word === "DATABASE") {
      about = rest ?? about;
      shared = undefined;
    } else if (word === "Q:") shared = rest;
    else if (word === undefined && line.trim() !== "") {
      const [utterance = "", own] = line.split(" => ");
      const sql = own ?? shared;
      const half = cases.length % 2 === 0 ? "tuned" : "reported";
      cases.push({ database: about, utterance, half, ...(sql === undefined ? {} : { sql }) });
    }
  }
  return cases;
}

export type HeldModel = { readonly model: OpenModel; readonly database: Database };

/** What Segue says to each, alone or after another question. */
export async function answersTo(
  cases: readonly TrustCase[],
  hold: (one: TrustCase) => Promise<HeldModel>,
  options: { readonly date: string; readonly before?: string },
): Promise<readonly { readonly asked: TrustCase; readonly answer: Answer }[]> {
  const answers: { readonly asked: TrustCase; readonly answer: Answer }[] = [];
  for (const asked of cases) {
    const conversation = await openConversation({ ...(await hold(asked)), date: options.date });
    if (options.before !== undefined) await conversation.ask(options.before);
    answers.push({ asked, answer: await conversation.ask(asked.utterance) });
  }
  return answers;
}

/** Asked back, or declined with a reason. */
export const isBothered = ({ clarify, refused }: Answer): boolean =>
  clarify !== undefined || refused !== undefined;

/** A model that says what it is told to: it shows what the words alone are worth. */
export function scriptedModel(sqlOf: (utterance: string) => string): OpenModel {
  const context = (): Context => {
    const heard = { values: [], remember: context };
    return {
      async understand(utterance) {
        const sql = sqlOf(utterance);
        const nothing = { provenance: [], attended: [], alternatives: [] };
        return { ...nothing, sql, refused: sql === "", confidence: 1, heard };
      },
      hear: () => heard,
      lighten: context,
      held: () => [],
    };
  };
  return {
    name: "scripted",
    interpret: async () => ({ wording: emptyWording, start: context }),
    close: async () => {},
  };
}
