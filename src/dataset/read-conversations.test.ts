import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolders } from "../../test/support/temporary-folder.ts";
import type { Interaction } from "./interaction.ts";
import { readConversations } from "./read-conversations.ts";

const freshFolder = temporaryFolders();

async function read(text: string, skipBad = false): Promise<Interaction[]> {
  const path = join(freshFolder(), "talk.txt");
  writeFileSync(path, text);
  const all: Interaction[] = [];
  for await (const one of readConversations(path, { skipBad })) all.push(one);
  return all;
}

describe("readConversations", () => {
  it("reads blocks, titles, dates, utterances and any number of queries", async () => {
    const text = `# first talk
DATE 1993-02-05

U: show me flights
Q: SELECT 1
Q: SELECT 2
U: thank you
====
# second talk
U: hello
Q: SELECT 3
====
`;
    expect(await read(text)).toEqual([
      {
        id: "first talk",
        database: "flights",
        date: "1993-02-05",
        turns: [
          { utterance: "show me flights", sql: ["SELECT 1", "SELECT 2"] },
          { utterance: "thank you", sql: [] },
        ],
      },
      {
        id: "second talk",
        database: "flights",
        date: null,
        turns: [{ utterance: "hello", sql: ["SELECT 3"] }],
      },
    ]);
  });

  it("names the line of what it does not understand", async () => {
    await expect(read("U: a\nA: b\n")).rejects.toThrow(/talk\.txt:2: "A: b": expected/);
    await expect(read("Q: SELECT 1\n")).rejects.toThrow(/:1: a Q: before any U:/);
    await expect(read("DATE tomorrow\n")).rejects.toThrow(/:1: DATE tomorrow/);
    expect(await read("U: a\nA: b\nQ: SELECT 1\n", true)).toHaveLength(1);
  });
});
