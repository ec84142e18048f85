import { expect, test } from "vitest";
import { emptyWording } from "../../entities/wording.ts";
import { accountFor } from "../../words/account.ts";
import { createLexis } from "../../words/lexis.ts";
import { mayBeOffered, withoutPhrase } from "./left-out.ts";
import type { Case } from "./verdict.ts";

const column = (name: string) => ({ name, type: "text" as const, nullable: true });
const schema = {
  tables: [
    {
      name: "train",
      columns: ["number", "start", "goal", "maker"].map(column),
      primaryKey: [],
      foreignKeys: [],
    },
  ],
};
const towns = ["York", "Leeds"];
const lexis = createLexis({
  schema,
  values: towns.map((text) => ({ text, column: "train.start" })),
});
const phrases = [
  { leaf: "train.start", text: "from {value}", close: true },
  { leaf: "train.goal", text: "to {value}", close: true },
];
const wording = { ...emptyWording, phrases };

function offered(utterance: string, sql: string, before = ""): boolean {
  const values = towns
    .map((town) => ({
      text: town.toLowerCase(),
      start: utterance.indexOf(town.toLowerCase()),
      town,
    }))
    .filter(({ start }) => start >= 0)
    .map(({ text, start, town }) => ({
      ...{ kind: "entity" as const, text, start, end: start + text.length },
      ...{ value: town, column: "town.name", placeholders: [], score: 1 },
    }))
    .sort((a, b) => a.start - b.start);
  const asked = {
    ...{ utterance, wording, schema, lexis },
    understood: { sql, heard: { values } },
    account: accountFor({ utterance, values, sql, lexis }),
    earlier: { utterances: [], queries: before === "" ? [] : [before] },
  };
  return mayBeOffered(sql, asked as unknown as Case);
}

const way = (start: string, goal: string) =>
  `SELECT train.number FROM train WHERE train.start = '${start}' AND train.goal = '${goal}'`;

test("a word goes together with its preposition", () => {
  const without = (utterance: string, text: string) => {
    const start = utterance.indexOf(text);
    return withoutPhrase({ text, start, end: start + text.length, use: "unknown" }, utterance);
  };
  expect(without("trains from gotham to york", "gotham")).toBe("trains to york");
  expect(without("in the shire", "shire")).toBe("");
  expect(without("trains to york by steam", "steam")).toBe("trains to york");
  expect(without("gotham trains", "gotham")).toBeUndefined();
});

test("what turns round what was said is not offered", () => {
  expect(offered("trenes de york a leeds", way("Leeds", "York"))).toBe(false);
  expect(offered("trenes de york a leeds", way("York", "Leeds"))).toBe(true);
  expect(offered("gotham trains to york from leeds", way("Leeds", "York"))).toBe(true);
});

test("an older value is not kept beside a question of its own", () => {
  const before = way("York", "Leeds");
  expect(offered("gotham trains from york", before, before)).toBe(false);
  expect(offered("only gotham trains from york", before, before)).toBe(true);
  expect(offered("what about gotham", before, before)).toBe(true);
  const alone = "SELECT train.number FROM train WHERE train.start = 'York'";
  expect(offered("gotham trains from york", alone, before)).toBe(true);
});
