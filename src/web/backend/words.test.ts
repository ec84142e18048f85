import { expect, test } from "vitest";
import type { DomainFile } from "../../learn/domain/domain-file.ts";
import { memoryDocuments } from "./indexed-db.ts";
import { createLocalWords, type KeptWords } from "./words.ts";

const words = (database: string): DomainFile => ({ version: 1, database, tables: {}, joins: [] });

/** Talks in words for these columns; others do not fit. */
function teachable(fitting: string) {
  const taught: (string | undefined)[] = [];
  return {
    taught,
    drafted: async () => words("draft"),
    async teach(file: DomainFile | undefined) {
      if (file !== undefined && file.database !== fitting) throw new Error("does not fit");
      taught.push(file?.database);
    },
  };
}

test("words of files are kept for the next time, and forgotten", async () => {
  const kept = memoryDocuments<KeptWords>();
  const first = await createLocalWords(teachable("mine"), kept);
  expect(await first.read()).toMatchObject({ edited: false, file: { database: "draft" } });
  expect(await first.save(words("mine"))).toMatchObject({ edited: true });
  const next = teachable("mine");
  const again = await createLocalWords(next, kept);
  expect(next.taught).toEqual(["mine"]);
  expect(await again.read()).toMatchObject({ edited: true, file: { database: "mine" } });
  expect(await again.forget()).toMatchObject({ edited: false });
});

test("words that do not fit are refused, and leave those before", async () => {
  const kept = memoryDocuments<KeptWords>();
  const engine = teachable("mine");
  const own = await createLocalWords(engine, kept);
  await own.save(words("mine"));
  await expect(own.save(words("other"))).rejects.toThrow("does not fit");
  expect(await own.read()).toMatchObject({ file: { database: "mine" } });
  const others = teachable("columns of another file");
  expect(await (await createLocalWords(others, kept)).read()).toMatchObject({ edited: false });
  expect(others.taught).toEqual([undefined]);
});
