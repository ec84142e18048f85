import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryFolders } from "../../test/support/temporary-folder.ts";
import type { Interaction } from "./interaction.ts";
import type { BadLine } from "./lines.ts";
import { readInteractions } from "./read.ts";
import { writeInteractions } from "./write.ts";

const good = (id: string): Interaction => ({
  id,
  database: "flights",
  scenario: null,
  date: "1993-02-05",
  turns: [{ utterance: "show me flights", sql: ["SELECT 1", "SELECT 2"], labels: ["first"] }],
});

const freshFolder = temporaryFolders();
let folder: string;
beforeEach(() => {
  folder = freshFolder();
});

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

function file(content: string | Buffer): string {
  const path = join(folder, "data.jsonl");
  writeFileSync(path, content);
  return path;
}

describe("readInteractions and writeInteractions", () => {
  it("read back what was written", async () => {
    const path = join(folder, "deep", "er", "data.jsonl");
    const interactions = [good("a"), good("b")];
    expect(await writeInteractions(path, interactions)).toBe(2);
    expect(await all(readInteractions(path))).toEqual(interactions);
  });

  it("leave nothing behind when the source fails", async () => {
    const path = join(folder, "data.jsonl");
    const broken = (function* () {
      yield good("a");
      throw new Error("no more");
    })();
    await expect(writeInteractions(path, broken)).rejects.toThrow("no more");
    expect(readdirSync(folder)).toEqual([]);
  });

  it("keep the old file until the new one is whole", async () => {
    const path = file("old");
    const broken = (function* () {
      yield good("a");
      throw new Error("no more");
    })();
    await expect(writeInteractions(path, broken)).rejects.toThrow();
    expect(readFileSync(path, "utf8")).toBe("old");
  });

  it("skip blank lines, carriage returns and a byte order mark", async () => {
    const text = `\uFEFF${JSON.stringify(good("a"))}\r\n\r\n${JSON.stringify(good("b"))}`;
    expect((await all(readInteractions(file(text)))).map((one) => one.id)).toEqual(["a", "b"]);
  });
});

describe("bad lines", () => {
  const lines: [string, string | Buffer, RegExp][] = [
    ["truncated JSON", '{"id": "x", "database": "fl', /not JSON/],
    ["a missing field", '{"id": "x", "turns": []}', /database/],
    [
      "sql as a string",
      JSON.stringify({ ...good("x"), turns: [{ utterance: "a", sql: "b" }] }),
      /turns\.0\.sql/,
    ],
    ["an impossible date", JSON.stringify({ ...good("x"), date: "1993-02-30" }), /date/],
    ["another encoding", Buffer.from([0x7b, 0xe9, 0x7d]), /UTF-8/],
    ["an array", "[1, 2]", /object/],
  ];
  for (const [name, bad, reason] of lines) {
    it(`${name}: fails with the line, or is skipped`, async () => {
      const path = file(
        Buffer.concat([
          Buffer.from(`${JSON.stringify(good("a"))}\n`),
          Buffer.from(bad),
          Buffer.from(`\n${JSON.stringify(good("b"))}\n`),
        ]),
      );
      await expect(all(readInteractions(path))).rejects.toThrow(/data\.jsonl:2: /);
      await expect(all(readInteractions(path))).rejects.toThrow(reason);
      const seen: BadLine[] = [];
      const kept = await all(
        readInteractions(path, { skipBad: true, onBad: (line) => seen.push(line) }),
      );
      expect(kept.map((one) => one.id)).toEqual(["a", "b"]);
      expect(seen.map((one) => one.line)).toEqual([2]);
    });
  }

  it("UTF-16 is named once, not line by line", async () => {
    const path = file(Buffer.from(`\uFEFF${JSON.stringify(good("a"))}\n`, "utf16le"));
    await expect(all(readInteractions(path, { skipBad: true }))).rejects.toThrow(/UTF-16/);
  });

  it("a missing file and a folder are the user's to mend", async () => {
    await expect(all(readInteractions(join(folder, "none")))).rejects.toThrow(/no such file/);
    await expect(all(readInteractions(folder))).rejects.toThrow(/folder/);
  });
});
