// The conversations of sets/flights-talk: every meaning can be spelt out and is answered.
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { openDatabase } from "../../../database/open.ts";
import { readConversationSet } from "../../../dataset/conversation-set.ts";
import { cacheFolder } from "../../../disk/cache-folder.ts";
import { spellOut } from "../../../generator/shorthand.ts";
import { ensureFlightsDatabase } from "../world/ensure-database.ts";
import { flightsDomain } from "./index.ts";

const folder = fileURLToPath(new URL("../../../../sets/flights-talk", import.meta.url));
/** One conversation in so many is run. */
const step = process.env["SEGUE_WHOLE_SET"] === undefined ? 8 : 1;

it.each(["open", "held-out"] as const)("every query of the %s half is answered", async (half) => {
  const talks = (await readConversationSet(folder, half)).map((one) =>
    spellOut(flightsDomain, one),
  );
  expect(new Set(talks.map(({ id }) => id)).size).toBe(talks.length);
  const path = await ensureFlightsDatabase({ cache: cacheFolder() });
  const database = await openDatabase(path, { inline: true });
  for (const talk of talks.filter((_, i) => i % step === 0)) {
    for (const [at, { sql }] of talk.turns.entries()) {
      for (const query of sql) {
        const rows = database.query(query).then((answer) => answer.rows.length);
        await expect(rows, `${talk.id}, turn ${at + 1}`).resolves.toBeTypeOf("number");
      }
    }
  }
  await database.close();
});
