import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolders } from "../../test/support/temporary-folder.ts";
import type { Interaction } from "../dataset/interaction.ts";
import { writeJsonLines } from "../dataset/write.ts";
import { evaluateInteraction, type System } from "./evaluate.ts";
import type { Executor, Outcome } from "./execute.ts";
import { openGoldCache } from "./gold-cache.ts";
import { readPredictions } from "./prediction.ts";

const freshFolder = temporaryFolders();

const table = (value: string): Outcome => ({ columns: ["a"], rows: [[value]] });
const executor: Executor = { run: async (sql) => table(sql), runGold: async (sql) => table(sql) };

const interaction: Interaction = {
  id: "i",
  database: "toy",
  date: null,
  turns: [
    { utterance: "one", sql: ["SELECT 1", "SELECT 11 , 1"], labels: ["first"] },
    { utterance: "thank you", sql: [] },
    { utterance: "tell a joke", sql: [], labels: ["unanswerable"] },
    { utterance: "two", sql: ["SELECT 2"] },
    { utterance: "three", sql: ["SELECT 3"] },
  ],
};

/** Knows the answers to "one" and "two"; remembers all that it was told. */
function system(heard: string[]): System {
  return {
    async begin({ database, date }) {
      heard.push(`begin ${database} ${date}`);
      return {
        async ask(utterance) {
          heard.push(utterance);
          const known = { one: "SELECT 1", two: "SELECT 2", three: "SELECT 9", hello: "SELECT 7" };
          const sql = Object.entries(known).find(([said]) => said === utterance)?.[1] ?? "";
          return {
            sql,
            provenance: [],
            ms: 5,
            ...(utterance === "tell a joke" && { refused: "not about the data" }),
          };
        },
        supplyPrevious: (sql) => void heard.push(`was ${sql}`),
      };
    },
  };
}
const options = { date: "1993-02-05", scoringFor: async () => ({ executor }) };

describe("evaluateInteraction", () => {
  it("asks every turn in order and scores those with a gold", async () => {
    const heard: string[] = [];
    const result = await evaluateInteraction(interaction, system(heard), {
      ...options,
      previous: "predicted",
    });
    expect(heard).toEqual([
      "begin toy 1993-02-05",
      "one",
      "thank you",
      "tell a joke",
      "two",
      "three",
    ]);
    expect(result.lines.map((line) => [line.turn, line.strict, line.query])).toEqual([
      [1, true, true],
      [4, true, true],
      [5, false, false],
    ]);
    expect(result.refusals).toEqual([
      { unanswerable: false, refused: false },
      { unanswerable: true, refused: true },
    ]);
  });

  it("scores the named turns only, where some are named, and asks all", async () => {
    const heard: string[] = [];
    const chosen = { ...interaction, score_turns: [4] };
    const how = { ...options, previous: "predicted" } as const;
    const { lines } = await evaluateInteraction(chosen, system(heard), how);
    expect(lines.map(({ turn }) => turn)).toEqual([4]);
    expect(heard).toHaveLength(6);
  });

  it("tells what was asked back apart, and goes on from what was meant", async () => {
    const heard: string[] = [];
    const { begin } = system(heard);
    const asking: System = {
      async begin(about) {
        const asker = await begin(about);
        const clarify = { question: "Which one?", about: "one", choices: [] };
        const ask: typeof asker.ask = async (utterance) =>
          utterance === "one"
            ? { sql: "", provenance: [], ms: 1, clarify }
            : await asker.ask(utterance);
        return { ...asker, ask };
      },
    };
    const how = { ...options, previous: "predicted" } as const;
    const { lines } = await evaluateInteraction(interaction, asking, how);
    expect(lines[0]).toMatchObject({ asked: "Which one?", sql: "", strict: false });
    expect(heard.slice(0, 3)).toEqual(["begin toy 1993-02-05", "was SELECT 1", "thank you"]);
  });

  it("with gold previous queries supplies the shortest gold after each turn", async () => {
    const heard: string[] = [];
    const dated = { ...interaction, date: "1992-01-01", turns: interaction.turns.slice(0, 2) };
    const result = await evaluateInteraction(dated, system(heard), {
      ...options,
      previous: "gold",
    });
    expect(heard).toEqual(["begin toy 1992-01-01", "one", "was SELECT 1", "thank you"]);
    expect(result.lines[0]?.previous).toBe("gold");
  });

  it("leaves nothing to copy after a turn without a gold, whichever queries are previous", async () => {
    const turns = [{ utterance: "hello", sql: [] }, ...interaction.turns.slice(0, 1)];
    for (const previous of ["predicted", "gold"] as const) {
      const heard: string[] = [];
      await evaluateInteraction({ ...interaction, turns }, system(heard), { ...options, previous });
      expect(heard.slice(1, 4)).toEqual(["hello", "was null", "one"]);
    }
  });

  it("writes lines that read back", async () => {
    const path = join(freshFolder(), "p.jsonl");
    const { lines } = await evaluateInteraction(interaction, system([]), {
      ...options,
      previous: "predicted",
    });
    await writeJsonLines(path, lines);
    const read = await readPredictions(path);
    expect(read).toEqual(lines);
  });
});

describe("openGoldCache", () => {
  it("keeps results by fingerprint and query", async () => {
    const folder = freshFolder();
    const cache = openGoldCache(folder, "v1");
    expect(await cache.read("SELECT 1")).toBeUndefined();
    const rows: Outcome = {
      columns: ["a", "b"],
      rows: [
        [1, null],
        ["x", 2.5],
      ],
    };
    await cache.write("SELECT 1", rows);
    await cache.write("SELECT x", { error: "unknown-name", message: "no x" });
    expect(await cache.read("SELECT 1")).toEqual(rows);
    expect(await cache.read("SELECT x")).toMatchObject({ error: "unknown-name" });
    expect(await openGoldCache(folder, "v2").read("SELECT 1")).toBeUndefined();
    expect(readdirSync(join(folder, "gold"))).toHaveLength(1);
  });
});
