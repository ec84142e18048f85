// The words of one database, kept in a folder of its own, and the model that is sharpened there. Saving
// words, or a model that came out sharper, changes the engine that answers.
import { existsSync } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Interaction } from "../../dataset/interaction.ts";
import { makeFolder } from "../../disk/make-folder.ts";
import { checkDomainFile, type DomainFile } from "../../learn/domain/domain-file.ts";
import { readDomainFile, writeDomainFile } from "../../learn/domain/domain-folder.ts";
import { type ChangingEngine, changingEngine } from "../../service/changing-engine.ts";
import { Problem } from "../../service/problem.ts";
import type { TurnEngine } from "../../service/turn-engine.ts";
import type { Sharpening, Words, WordsState } from "../../service/words.ts";
import type { SharpeningRun, StartSharpening } from "./sharpening-run.ts";

export type WorkshopOptions = {
  readonly engine: TurnEngine;
  /** Where the words are kept, and the sharpened model. */
  readonly folder: string;
  /** A model that knows words already, or was sharpened: what is edited begins with what it has. */
  readonly given?: string;
  /** An engine for the same database with the model of this folder, or with the one to begin with. */
  readonly open: (model: string | undefined) => Promise<TurnEngine>;
  readonly startSharpening: StartSharpening;
  readonly onFailure: (error: unknown) => void;
};

const wordsFile = "domain.yaml";
/** Of the folder, where its model was sharpened. */
const sharpenedFile = "base.safetensors";
const modelFiles = [wordsFile, sharpenedFile, "doubt.json"];

/** The engine, which can be taught from now on. */
export function createWorkshop(options: WorkshopOptions): TurnEngine {
  const changing = changingEngine(options.engine);
  return { ...changing.engine, words: createWords(options, changing) };
}

function createWords(options: WorkshopOptions, { engine, change }: ChangingEngine): Words {
  const { folder, given, open } = options;
  let sharpening: Sharpening = { state: "idle" };
  let run: SharpeningRun | undefined;

  const drafted = async (): Promise<DomainFile> => {
    const draft = await engine.draft?.();
    if (draft === undefined) throw new Problem("conflict", "This database's words are fixed.");
    return draft;
  };
  const notWhileSharpening = (): void => {
    if (sharpening.state !== "running") return;
    throw new Problem("conflict", "It is being sharpened with the words it has. Stop that first.");
  };
  return {
    async read(): Promise<WordsState> {
      const own = await readDomainFile(folder);
      const used = own === undefined ? given : folder;
      const before = used === undefined || own ? undefined : await readDomainFile(used);
      return {
        file: own ?? before ?? (await drafted()),
        edited: own !== undefined,
        sharpened: used !== undefined && existsSync(join(used, sharpenedFile)),
        sharpening,
      };
    },
    async save(file) {
      notWhileSharpening();
      const before = await readDomainFile(folder);
      if (before === undefined) await beginWith(given, folder);
      await writeDomainFile(folder, checkDomainFile(file, "the words"));
      // What does not fit is told when the model reads it: then the words before stay.
      const next = await open(folder).catch(async (error: unknown) => {
        if (before === undefined) await forgetModel(folder);
        else await writeDomainFile(folder, before);
        throw error;
      });
      change(next);
    },
    async forget() {
      notWhileSharpening();
      const next = await open(undefined);
      await rm(folder, { recursive: true, force: true });
      sharpening = { state: "idle" };
      change(next);
    },
    async sharpen(examples: readonly Interaction[]) {
      notWhileSharpening();
      await beginWith(given, folder);
      sharpening = { state: "running", doing: "reading", step: 0, steps: 1 };
      run = options.startSharpening({ folder, examples }, (next) => {
        sharpening = next;
        if (next.state === "done" && next.report.sharpened) {
          open(folder).then(change, options.onFailure);
        }
      });
    },
    async stopSharpening() {
      if (sharpening.state !== "running") return;
      await run?.stop();
      sharpening = { state: "idle" };
    },
  };
}

/** The folder of a database's words, where a person has edited or sharpened any. */
export function wordsFolderInUse(folder: string): string | undefined {
  return existsSync(join(folder, wordsFile)) ? folder : undefined;
}

/** The folder of the model that was given stays as it is. */
async function beginWith(given: string | undefined, folder: string): Promise<void> {
  makeFolder(folder, 0o700);
  if (given === undefined || wordsFolderInUse(folder) !== undefined) return;
  const there = modelFiles.filter((name) => existsSync(join(given, name)));
  for (const name of there) await copyFile(join(given, name), join(folder, name));
}

async function forgetModel(folder: string): Promise<void> {
  for (const name of modelFiles) await rm(join(folder, name), { force: true });
}
