// A database whose words the page may edit, and whose model it may sharpen: both are kept in the data
// folder, and used again whenever the page talks about that database.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { withoutPassword } from "../database/server-url.ts";
import { dataFolder } from "../disk/data-folder.ts";
import { sharpeningOf } from "../server/words/sharpening-run.ts";
import { createWorkshop, wordsFolderInUse } from "../server/words/workshop.ts";
import { createPool } from "../server/workers/pool.ts";
import { engineToCome } from "../service/engine-to-come.ts";
import type { TurnEngine } from "../service/turn-engine.ts";
import { baseModel } from "../shipped/models.ts";
import { today } from "./date-option.ts";

type Wanted = {
  /** The folder of a base model, sharpened or with words of its own; the shipped one where none is given. */
  readonly model?: string;
  /** As openDatabase takes it. */
  readonly database: string;
  readonly workers: number;
  readonly maxWaiting: number;
  readonly onFailure: (error: unknown) => void;
};

export type Teachable = {
  readonly engine: TurnEngine;
  /** Resolves once it answers; rejects with why it cannot. */
  readonly made: Promise<unknown>;
  /** Where its words come from, where a person gave any. */
  readonly words: string | undefined;
};

export function openTeachable(wanted: Wanted): Teachable {
  const { database, onFailure, model: begin = baseModel } = wanted;
  const given = begin === baseModel ? undefined : begin;
  const folder = wordsFolder(database, given);
  const words = wordsFolderInUse(folder);
  const open = (model: string | undefined): Promise<TurnEngine> =>
    createPool({ ...wanted, model: model ?? begin });
  const made = open(words);
  const startSharpening = sharpeningOf(database, baseModel, today);
  const engine = createWorkshop({
    engine: engineToCome(made),
    folder,
    ...(given && { given }),
    open,
    startSharpening,
    onFailure,
  });
  return { engine, made, words };
}

/** The same for the same database, whoever's password opens it, and the same model to begin with. */
function wordsFolder(database: string, given: string | undefined): string {
  const place = existsSync(database) ? resolve(database) : withoutPassword(database);
  const text = given === undefined ? place : `${place}\n${resolve(given)}`;
  const key = createHash("sha256").update(text).digest("hex").slice(0, 16);
  return join(dataFolder(), "databases", key);
}
