import { expect, test } from "vitest";
import type { ResolvedValue } from "../../entities/placeholder.ts";
import { accountFor } from "../../words/account.ts";
import { createLexis } from "../../words/lexis.ts";
import { emptyAnswer } from "../show.ts";
import { whyText } from "./why-text.ts";

const schema = { tables: [] };
const lexis = createLexis({ schema, values: [] });

function why(utterance: string, said: string, heard: Partial<ResolvedValue>, sql: string): string {
  const start = utterance.indexOf(said);
  const base = { text: said, start, end: start + said.length, placeholders: [], score: 1 };
  const value: ResolvedValue = { kind: "date", value: "", ...base, ...heard };
  const values = [value];
  const { words } = accountFor({ utterance, values, sql, lexis });
  return whyText({ ...emptyAnswer(1, utterance), sql, words, values, paraphrase: "them" });
}

const day = "SELECT n FROM train WHERE y = 1993 AND m = 7 AND d = 4";
const between = "SELECT n FROM train WHERE t BETWEEN 0 AND 1200";

test.each([
  ["on july 4", "july 4", { value: "1993-07-04" }, day, "Sunday 4 July 1993"],
  [
    "trains in the morning",
    "morning",
    { kind: "time", value: [0, 1200], op: "between" },
    between,
    "midnight to noon",
  ],
  [
    "trains after 5 pm",
    "after 5 pm",
    { kind: "time", value: 1700, op: ">" },
    "SELECT n FROM train WHERE t > 1700",
    "after 5:00 pm",
  ],
] as const)("a day or a time is told as a whole: %s", (utterance, said, heard, sql, became) => {
  const told = why(utterance, said, heard, sql);
  expect(told).toContain(`"${said}" became ${became}`);
  expect(told.match(new RegExp(said, "g"))).toHaveLength(1);
});

test("what the query has another way is told by its words", () => {
  const [text, start, end] = ["monday", 3, 9];
  const value: ResolvedValue = {
    kind: "date",
    value: "1993-02-08",
    text,
    start,
    end,
    placeholders: [],
    score: 1,
  };
  const words = [{ text, start, end, use: "used", by: "monday" }] as const;
  const sql = "SELECT n FROM train WHERE weekday = 'MONDAY'";
  const answer = { ...emptyAnswer(1, "on monday"), sql, words, values: [value] };
  expect(whyText(answer)).toContain('"monday" became monday');
});
