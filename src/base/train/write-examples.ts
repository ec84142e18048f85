// All turns of all conversations as files for a trainer in another language (bench/peer/base_train.py).
import { open } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "../../disk/write-file.ts";
import { outlineWords } from "../../outline/symbols.ts";
import type { Random } from "../../random.ts";
import type { Ground } from "../encoding/encode-turn.ts";
import type { WordBook, WordKnowledge } from "../encoding/word-book.ts";
import { foreignExample, readTurns, type TaughtTalk, turnExample } from "./examples.ts";
import { packExample } from "./pack-example.ts";
import { varyTurn } from "./vary.ts";

/** Real conversations are few: each turn of theirs is written in so many forms. */
const formsOfReal = 6;
/** Larger schemas would make every batch they are in slow. */
const mostItems = 400;
const largestVector = 3.5;

export type NumberedTalk = TaughtTalk & { readonly source: number; readonly database: string };

export async function writeExamples(
  talks: readonly NumberedTalk[],
  { book, words, random }: { book: WordBook; words: WordKnowledge; random: Random },
  folder: string,
): Promise<number> {
  const schemas = new Map<Ground, { readonly number: number; readonly told: object }>();
  const offsets = [0];
  const file = await open(join(folder, "examples.u16"), "w");
  try {
    for (const talk of talks) {
      if (talk.ground.items.types.length > mostItems) continue;
      const schema = schemas.get(talk.ground) ?? tellSchema(talk, schemas.size);
      schemas.set(talk.ground, schema);
      for (const packed of formsOf(talk, talks, schema.number, random)) {
        await file.write(packed);
        offsets.push(offsets.at(-1)! + packed.length);
      }
    }
  } finally {
    await file.close();
  }
  const write = (name: string, data: Uint8Array | string): Promise<void> =>
    writeFileAtomically(join(folder, name), data);
  const bytes = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
    new Uint8Array(buffer, byteOffset, byteLength);
  const table = book.table();
  const buckets = new Uint16Array(book.words.length * 18);
  table.buckets.forEach((list, i) => {
    buckets.set(list, i * 18);
  });
  const { learned, vectorWords, vectors } = words;
  const said = { words: book.words, learned, vectorWords, fixed: outlineWords };
  await write("offsets.u32", bytes(Uint32Array.from(offsets)));
  await write("schemas.json", JSON.stringify([...schemas.values()].map(({ told }) => told)));
  await write("words.json", JSON.stringify(said));
  await write("vectors.f32", bytes(vectors));
  await write("buckets.u16", bytes(buckets));
  await write("learned.i32", bytes(table.learned));
  await write("wordvec.i8", bytes(eightBits(table.vectors)));
  return offsets.length - 1;
}

function* formsOf(
  talk: NumberedTalk,
  talks: readonly TaughtTalk[],
  schema: number,
  random: Random,
): Generator<Uint16Array> {
  const { described } = talk.ground.known;
  const read = readTurns(talk, talk.interaction.turns.length);
  for (let form = 0; form < (talk.style === 1 ? formsOfReal : 1); form++) {
    for (const turn of talk.interaction.turns.keys()) {
      for (const example of [
        turnExample(talk, turn, random, read),
        foreignExample(talk, talks, random),
      ]) {
        if (example === null) continue;
        const variation = varyTurn(example, described, random);
        const columns = described.columns.length;
        yield packExample({ example, variation, schema, source: talk.source, columns });
      }
    }
  }
}

function tellSchema(
  { ground, database }: NumberedTalk,
  number: number,
): { readonly number: number; readonly told: object } {
  const { words, tableWords, types, flags, relations } = ground.items;
  const told = {
    db: database,
    n: types.length,
    columns: ground.known.described.columns.length,
    words: words.map((list) => [...list]),
    tableWords: tableWords.map((list) => [...list]),
    types: [...types],
    flags: [...flags],
    relations: Buffer.from(relations).toString("base64"),
  };
  return { number, told };
}

function eightBits(values: Float32Array): Int8Array {
  return Int8Array.from(values, (value) =>
    Math.max(-127, Math.min(127, Math.round((value / largestVector) * 127))),
  );
}
