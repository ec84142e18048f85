// The conversations of sets/written: every query is one that its database answers and that a base model can
// be taught. How many a model holds is measured, never asserted. All databases take minutes: SEGUE_WHOLE_SET=1.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { noWords } from "../src/base/bookshop.fixture.ts";
import { prepareGround } from "../src/base/encoding/encode-turn.ts";
import { openWordBook } from "../src/base/encoding/word-book.ts";
import { deriveColumns } from "../src/base/spoken/derived.ts";
import { isTaught } from "../src/base/train/examples.ts";
import { openDatabase } from "../src/database/open.ts";
import { makeSetDatabases, readConversationSet } from "../src/dataset/conversation-set.ts";
import { readDatabase } from "../src/schema/read-database.ts";
import { temporaryFolders } from "./support/temporary-folder.ts";

const freshFolder = temporaryFolders();
const folder = fileURLToPath(new URL("../sets/written", import.meta.url));
/** One database in so many. */
const step = process.env["SEGUE_WHOLE_SET"] === undefined ? 8 : 1;
/** Of the turns, those whose query an outline can say. */
const taughtAtLeast = 0.99;

it("every query is answered, and nearly every one can be learned", async () => {
  const target = freshFolder();
  const names = await makeSetDatabases(folder, target);
  const halves = ["open", "held-out"] as const;
  const talks = (await Promise.all(halves.map((half) => readConversationSet(folder, half)))).flat();
  expect(new Set(talks.map(({ id }) => id)).size).toBe(talks.length);
  expect(new Set(talks.map(({ database }) => database))).toEqual(new Set(names));
  const book = openWordBook(noWords);
  let turns = 0;
  let taught = 0;
  for (const name of names.filter((_, i) => i % step === 0)) {
    const database = await openDatabase(join(target, name, `${name}.sqlite`), { inline: true });
    const whole = deriveColumns(await readDatabase(database));
    const ground = prepareGround(whole.known, book);
    for (const interaction of talks.filter((talk) => talk.database === name)) {
      for (const [at, { sql }] of interaction.turns.entries()) {
        for (const query of sql) {
          const answer = database.query(query).then(({ rows }) => rows.length);
          await expect(answer, `${interaction.id}, turn ${at + 1}`).resolves.toBeTypeOf("number");
        }
        turns++;
        if (isTaught({ interaction, ground, style: 1, derived: whole.derived }, at)) taught++;
      }
    }
    await database.close();
  }
  expect(taught / turns).toBeGreaterThan(taughtAtLeast);
});
