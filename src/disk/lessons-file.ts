// What a person said was meant, kept for the next conversation about the same database and for
// `segue learn`: a file for each database in the data folder, one lesson a line.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { appendFile, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import type { Lesson } from "../conversation/taught/lessons.ts";
import { withoutPassword } from "../database/server-url.ts";
import type { Interaction } from "../dataset/interaction.ts";
import { parseJson } from "../dataset/interaction-schema.ts";
import { dataFile } from "./data-folder.ts";

const said = { utterance: z.string(), sql: z.string() };
const lessonShape = z.object({ ...said, previous: z.object(said).nullable() });

export type LessonsFile = {
  /** Oldest first. */
  readonly known: readonly Lesson[];
  keep(lesson: Lesson): Promise<void>;
  /** Keeps what is new in them, and gives the known ones that they do not hold. */
  keepExamples(examples: readonly Interaction[]): Promise<readonly Lesson[]>;
};

/** More than a person writes: a corpus, of which every question would be compared with every other. */
const mostKept = 1_000;

/** `spec` as for --database. */
export async function openLessonsFile(spec: string, folder?: string): Promise<LessonsFile> {
  const about = existsSync(spec) ? resolve(spec) : withoutPassword(spec);
  const name = createHash("sha256").update(about).digest("hex").slice(0, 16);
  const path = await dataFile(`lessons/${name}.jsonl`, { ...(folder && { data: folder }) });
  const text = existsSync(path) ? await readFile(path, "utf8") : "";
  // A line that was broken off is no lesson; the others still are.
  const known = text.split("\n").flatMap((line): Lesson[] => {
    const json = parseJson(line);
    const read = "value" in json ? lessonShape.safeParse(json.value) : undefined;
    return read?.success === true ? [read.data] : [];
  });
  const keep = (...lessons: readonly Lesson[]): Promise<void> =>
    appendFile(path, lessons.map((one) => `${JSON.stringify(one)}\n`).join(""));
  return {
    known,
    keep,
    async keepExamples(examples) {
      const given = exampleLessons(examples);
      if (given.length <= mostKept) await keep(...without(given, known));
      return without(known, given);
    },
  };
}

const keyOf = ({ utterance, previous, sql }: Lesson): string =>
  JSON.stringify([utterance, previous?.sql, sql]);

function without(lessons: readonly Lesson[], others: readonly Lesson[]): Lesson[] {
  const told = new Set(others.map(keyOf));
  return lessons.filter((one) => !told.has(keyOf(one)));
}

/** Conversations as they should have gone, turn by turn. */
export function exampleLessons(examples: readonly Interaction[]): Lesson[] {
  return examples.flatMap(({ turns }) => {
    const meant = turns.flatMap(({ utterance, sql: [sql] }) =>
      sql === undefined ? [] : [{ utterance, sql }],
    );
    return meant.map((one, i) => ({ ...one, previous: meant[i - 1] ?? null }));
  });
}

/** As conversations to learn from. */
export function lessonInteractions(lessons: readonly Lesson[]): Interaction[] {
  return lessons.map(({ utterance, sql, previous }, i) => ({
    id: `lesson/${i + 1}`,
    database: "",
    turns: [
      ...(previous === null ? [] : [{ utterance: previous.utterance, sql: [previous.sql] }]),
      { utterance, sql: [sql] },
    ],
  }));
}
