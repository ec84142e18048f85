// The hand-written set of test/trust: questions with words nobody knows, talk that is no question, and
// questions that are fine. Measures how many are asked back or told, declined, or left in peace.
import type { Answer } from "../conversation/answer.ts";
import type { Context, OpenModel } from "../conversation/interpreter.ts";
import { openConversation } from "../conversation/walk.ts";
import type { Database } from "../database/database.ts";
import { emptyWording } from "../entities/wording.ts";

export type TrustCase = {
  readonly database: string;
  /** What is said first, in the same conversation. */
  readonly before: readonly string[];
  readonly utterance: string;
  /** The day of the talk, where it matters. */
  readonly date?: string;
  /** What a model answers, for databases that no model speaks about. */
  readonly sql?: string;
  /** One half is to tune on, the other to report. */
  readonly half: "tuned" | "reported";
};

/**
 * `database`: of lines before any is named. Lines: "# remark", "DATABASE name", "DATE day" and "Q: query" for the lines
 * after them, "utterance => query", "said first // utterance".
 */
export function readTrustCases(text: string, database: string): readonly TrustCase[] {
  const cases: TrustCase[] = [];
  let about = database;
  let shared: string | undefined;
  let date: string | undefined;
  for (const line of text.split("\n")) {
    const [, word, rest] = /^(DATABASE|DATE|Q:|#)\s*(.*)$/.exec(line) ?? [];
    if (word === "DATABASE") {
      about = rest ?? about;
      shared = undefined;
      date = undefined;
    } else if (word === "DATE") date = rest;
    else if (word === "Q:") shared = rest;
    else if (word === undefined && line.trim() !== "") {
      const [said = "", own] = line.split(" => ");
      const before = said.split(" // ");
      const utterance = before.pop() ?? said;
      const sql = own ?? shared;
      const half = cases.length % 2 === 0 ? "tuned" : "reported";
      cases.push({
        database: about,
        before,
        utterance,
        half,
        ...(date !== undefined && { date }),
        ...(sql !== undefined && { sql }),
      });
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
    const date = asked.date ?? options.date;
    const conversation = await openConversation({ ...(await hold(asked)), date });
    const before = options.before === undefined ? asked.before : [options.before];
    for (const one of before) await conversation.ask(one);
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
