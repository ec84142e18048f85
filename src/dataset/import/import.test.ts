import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { temporaryFolders } from "../../../test/support/temporary-folder.ts";
import type { Interaction } from "../interaction.ts";
import type { BadLine } from "../lines.ts";
import { importAtis } from "./atis.ts";
import { importCsv } from "./csv.ts";
import { type Importer, type ImportOptions, keepGood } from "./importer.ts";
import { importSparc } from "./sparc.ts";
import { parseFault } from "./sql-fault.ts";

const freshFolder = temporaryFolders();

const options: ImportOptions = {
  split: "train",
  database: "flights",
  checkSql: (sql) => (sql.startsWith("SELECT") ? undefined : "expected SELECT"),
};

function file(name: string, content: string): string {
  const folder = freshFolder();
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function importAll(
  importer: Importer,
  path: string,
): Promise<{ kept: Interaction[]; bad: BadLine[] }> {
  const kept: Interaction[] = [];
  const bad: BadLine[] = [];
  const reading = { skipBad: true, onBad: (line: BadLine) => bad.push(line) };
  for await (const one of keepGood(path, importer(path, options), options, reading)) {
    kept.push(one);
  }
  return { kept, bad };
}

describe("importSparc", () => {
  const dialogue = (query: string, extra = {}): unknown => ({
    database_id: "shop",
    interaction: [{ utterance: 'How many ["{ items?', query, utterance_toks: ["How"] }],
    final: { utterance: "x", query: "y" },
    ...extra,
  });

  it("reads the official layout, extra fields and all", async () => {
    const folder = freshFolder();
    mkdirSync(folder, { recursive: true });
    const data = [dialogue("SELECT  count(*)\n FROM item ;"), dialogue("SELECT 'a  ;b'")];
    writeFileSync(join(folder, "train.json"), JSON.stringify(data, null, 2));
    const { kept, bad } = await importAll(importSparc, folder);
    expect(bad).toEqual([]);
    expect(kept.map((one) => one.id)).toEqual(["sparc-train/0", "sparc-train/1"]);
    expect(kept[0]).toMatchObject({ database: "shop", scenario: null, date: null });
    expect(kept.map((one) => one.turns[0]?.sql[0])).toEqual([
      "SELECT count(*) FROM item",
      "SELECT 'a  ;b'",
    ]);
  });

  it("names the line of a bad element and goes on", async () => {
    const text = [
      "[",
      JSON.stringify(dialogue("SELECT 1")),
      ",",
      JSON.stringify({ database_id: "shop" }),
      ",",
      JSON.stringify(dialogue("DROP TABLE item")),
      ",",
      JSON.stringify(dialogue("SELECT 2")),
      "]",
    ].join("\n");
    const { kept, bad } = await importAll(importSparc, file("train.json", text));
    expect(kept).toHaveLength(2);
    expect(bad.map((one) => one.line)).toEqual([4, 6]);
    expect(bad[0]?.reason).toMatch(/interaction/);
    expect(bad[1]?.reason).toMatch(/turn 1: SQL does not parse/);
  });

  it("keeps what came before the place where a file was cut short", async () => {
    const whole = JSON.stringify([dialogue("SELECT 1"), dialogue("SELECT 2")], null, 1);
    const { kept, bad } = await importAll(importSparc, file("train.json", whole.slice(0, -40)));
    expect(kept).toHaveLength(1);
    expect(bad).toHaveLength(1);
    expect(bad[0]?.reason).toMatch(/cut short/);
  });
});

describe("importSparc in another encoding", () => {
  it("says so", async () => {
    const path = file("train.json", "");
    writeFileSync(path, Buffer.from('\uFEFF[{"database_id": "x"}]', "utf16le"));
    await expect(importAll(importSparc, path)).rejects.toThrow(/UTF-16/);
    writeFileSync(path, Buffer.from('[{"database_id": "caf\xe9"}]', "latin1"));
    expect((await importAll(importSparc, path)).bad[0]?.reason).toMatch(/UTF-8/);
  });
});

describe("importAtis", () => {
  const record = (sql: unknown, extra = {}): string =>
    JSON.stringify({
      id: "raw/atis2/1",
      scenario: "QS0",
      ut_date: [1993, 2, 5],
      interaction: [{ utterance: "flights please ", sql }],
      ...extra,
    });

  it("takes sql as a string, a list, tokens, or nothing", async () => {
    const query = "( SELECT flight . flight_id FROM flight WHERE 1 = 1 ) ;";
    const tokens = query.split(" ");
    const lines = [query, [query, "SELECT 2"], tokens, [tokens], [], "", null].map((sql) =>
      record(sql),
    );
    const { kept, bad } = await importAll(importAtis, file("atis.jsonl", lines.join("\n")));
    expect(bad).toEqual([]);
    const tidy = "SELECT flight.flight_id FROM flight";
    expect(kept.map((one) => one.turns[0]?.sql)).toEqual([
      [tidy],
      ["SELECT 2", tidy],
      [tidy],
      [tidy],
      [],
      [],
      [],
    ]);
    expect(kept[0]).toMatchObject({ date: "1993-02-05", scenario: "QS0", database: "flights" });
    expect(kept[0]?.turns[0]?.utterance).toBe("flights please");
  });

  it("names the line of what it cannot use", async () => {
    const lines = [record("SELECT 1", { ut_date: [1993, 2, 31] }), record("SELECT 1"), "{"];
    const { kept, bad } = await importAll(importAtis, file("atis.jsonl", lines.join("\n")));
    expect(kept).toHaveLength(1);
    expect(bad.map((one) => one.line)).toEqual([1, 3]);
  });
});

describe("importCsv", () => {
  it("reads quotes, line ends within cells, and groups turns", async () => {
    const text = [
      "interaction,question,query,date",
      'a,"how many ""big"" ones, please","SELECT 1',
      'FROM t",1993-02-05',
      "a,and small ones,SELECT 2,1993-02-05",
      "b,thank you,,",
    ].join("\n");
    const { kept, bad } = await importAll(importCsv, file("q.csv", text));
    expect(bad).toEqual([]);
    expect(kept).toEqual([
      {
        id: "a",
        database: "flights",
        scenario: null,
        date: "1993-02-05",
        turns: [
          { utterance: 'how many "big" ones, please', sql: ["SELECT 1 FROM t"] },
          { utterance: "and small ones", sql: ["SELECT 2"] },
        ],
      },
      {
        id: "b",
        database: "flights",
        scenario: null,
        date: null,
        turns: [{ utterance: "thank you", sql: [] }],
      },
    ]);
  });

  it("does without a header, and with semicolons or tabs", async () => {
    for (const mark of [";", "\t"]) {
      const { kept } = await importAll(importCsv, file("q.csv", `what now${mark}SELECT 1\n`));
      expect(kept[0]).toMatchObject({
        id: "csv/1",
        turns: [{ utterance: "what now", sql: ["SELECT 1"] }],
      });
    }
  });

  it("names the line of a bad row", async () => {
    const text = 'question,query\na,SELECT 1\nb\nc,"SELECT 1"x\nd,SELECT 2\ne,"SELECT 3\n';
    const { kept, bad } = await importAll(importCsv, file("q.csv", text));
    expect(kept.map((one) => one.turns[0]?.utterance)).toEqual(["a", "d"]);
    expect(bad.map((one) => one.line)).toEqual([3, 4, 6]);
  });
});

const data =
  process.env["SEGUE_DATA"] ?? fileURLToPath(new URL("../../../../shared/data", import.meta.url));
if (!existsSync(data)) console.info(`skipped: ${data} is not there (set SEGUE_DATA)`);

describe.skipIf(!existsSync(data))("the corpora as they come", () => {
  it.each([
    ["sparc", 3030],
    ["cosql", 2159],
  ])("%s: every interaction is kept or named", async (corpus, interactions) => {
    const bad: BadLine[] = [];
    const path = join(data, corpus);
    const importing = { ...options, checkSql: parseFault };
    const reading = { skipBad: true, onBad: (line: BadLine) => bad.push(line) };
    let kept = 0;
    for await (const one of keepGood(path, importSparc(path, importing), importing, reading)) {
      kept += Math.sign(one.turns.length);
    }
    expect(kept + bad.length).toBe(interactions);
    // Golds that SQLite itself does not read: "GROUP BY a WHERE b", "SELECT FROM c".
    expect(bad.length).toBeLessThan(20);
    expect(bad.every((line) => line.reason.includes("SQL does not parse"))).toBe(true);
  });
});
