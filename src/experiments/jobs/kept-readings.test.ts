import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Interaction } from "../../dataset/interaction.ts";
import { flightsWords } from "../../domains/flights/domain/aliases.ts";
import { prepareInteraction } from "../../model/examples/prepare.ts";
import { createReader, type Reader } from "../../reader/reader.ts";
import { paperReadings, unpackPaperSet } from "../../shipped/sets.ts";
import { readSet } from "./job-data.ts";
import { writeReadings } from "./kept-readings.fixture.ts";
import { createKeptReader } from "./kept-readings.ts";

const date = "1991-01-01";
const reader = createReader(flightsWords);
const none: Reader = {
  read: () => {
    throw new Error("read anew");
  },
};
const talk: Interaction = {
  id: "a",
  database: "flights",
  turns: ["flights from boston to denver on may 5", "the day after", "to dallas instead"].map(
    (utterance) => ({ utterance, sql: [] }),
  ),
};

test("what was kept is read as it was, turn by turn, and anything else anew", () => {
  const text = writeReadings([talk], reader, date);
  expect(writeReadings([talk], createKeptReader(text, [talk], { live: none, date }), date)).toBe(
    text,
  );
  const other = { ...talk, turns: talk.turns.slice(1) };
  const kept = createKeptReader(text, [talk], { live: reader, date });
  expect(writeReadings([other], kept, date)).toBe(writeReadings([other], reader, date));
  expect(() => createKeptReader(text, [talk, talk], { live: none, date })).toThrow(/1 lines of/);
});

test("the paper's set is learned as when its tables were begun, whatever is read otherwise since", async () => {
  const { train, dev, test: last } = await readSet(await unpackPaperSet());
  const all = [...train, ...dev, ...last];
  const kept = createKeptReader(await paperReadings(), all, { live: none, date });
  const stations = { reader: kept, types: flightsWords.types };
  const hash = createHash("sha256");
  for (const interaction of [...train.slice(0, 150), ...dev.slice(0, 50), ...last.slice(0, 50)]) {
    const { turns } = prepareInteraction(interaction, stations, date);
    for (const { symbols, golds } of turns)
      hash.update(JSON.stringify([symbols.map(({ text }) => text), golds]));
  }
  // Another fingerprint means other digits than those of docs/paper.md: mend what changed, or train anew.
  expect(hash.digest("hex").slice(0, 12)).toBe("4d824ca4fe1d");
});
