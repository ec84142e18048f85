// Words edited and a model sharpened over HTTP, with a workshop over engines that say which words they have.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolders } from "../../test/support/temporary-folder.ts";
import { UserError } from "../errors.ts";
import type { DomainFile } from "../learn/domain/domain-file.ts";
import { readDomainFile, writeDomainFile } from "../learn/domain/domain-folder.ts";
import type { TurnEngine } from "../service/turn-engine.ts";
import type { Sharpening } from "../service/words.ts";
import { call, echoEngine, service, withEmptyStore } from "./app.fixture.ts";
import { createShelf } from "./shelf.ts";
import { createWorkshop } from "./words/workshop.ts";

withEmptyStore();

const freshFolder = temporaryFolders();

const draft: DomainFile = {
  version: 1,
  database: "films",
  tables: {
    film: {
      name: "film",
      plural: "films",
      columns: { title: { name: "title", role: "name" } },
    },
  },
  joins: [],
};
const edited = (plural: string): DomainFile => ({
  ...draft,
  tables: { film: { ...draft.tables["film"]!, plural } },
});

let folder: string;
let tell: (sharpening: Sharpening) => void;
let stopped: number;
beforeEach(() => {
  folder = join(freshFolder(), "films");
  stopped = 0;
});

/** Says its words as its first suggestion. */
const engineOf = async (model: string | undefined): Promise<TurnEngine> => {
  const plural =
    model === undefined ? "films" : (await readDomainFile(model))?.tables["film"]?.plural;
  if (plural === "nonsense") throw new UserError('measure "x": there is no column film.y');
  const echo = echoEngine([]);
  return {
    ...echo,
    describe: async () => ({ ...(await echo.describe()), suggestions: [`all ${plural}`] }),
    draft: async () => draft,
  };
};

async function app(given?: string) {
  const open = (model: string | undefined) => engineOf(model ?? given);
  const engine = createWorkshop({
    engine: await open(undefined),
    folder,
    ...(given && { given }),
    open,
    startSharpening(_, onChange) {
      tell = onChange;
      return { stop: async () => void stopped++ };
    },
    onFailure: (error) => {
      throw error;
    },
  });
  const made = service({ shelf: createShelf(async () => engine) });
  const { json } = await call(made, "POST", "/api/databases", { address: "films.sqlite" });
  const under = `/api/databases/${json.id}`;
  return (method: string, path: string, body?: unknown) => call(made, method, under + path, body);
}

test("where nobody may edit, that is said", async () => {
  expect((await call(service(), "GET", "/api/words")).json).toEqual({ may_edit: false });
  expect((await call(service(), "PUT", "/api/words", draft)).status).toBe(403);
});

test("words that are saved have effect at once, and are forgotten again", async () => {
  const films = await app();
  expect((await films("GET", "/words")).json).toMatchObject({ edited: false, file: draft });
  const saved = await films("PUT", "/words", edited("movies"));
  expect(saved.json).toMatchObject({ edited: true, file: edited("movies") });
  expect((await films("GET", "/schema")).json.suggestions).toEqual(["all movies"]);
  expect((await films("DELETE", "/words")).json).toMatchObject({ edited: false, file: draft });
  expect((await films("GET", "/schema")).json.suggestions).toEqual(["all films"]);
});

test("words that do not fit are refused by name, and those before stay", async () => {
  const films = await app();
  await films("PUT", "/words", edited("movies"));
  const refused = await films("PUT", "/words", edited("nonsense"));
  expect([refused.status, refused.json.error.message]).toEqual([
    400,
    'measure "x": there is no column film.y',
  ]);
  expect((await films("GET", "/words")).json.file).toEqual(edited("movies"));
  expect((await films("GET", "/schema")).json.suggestions).toEqual(["all movies"]);
  expect((await films("PUT", "/words", { version: 2 })).status).toBe(400);
});

test("words of the model that was given are edited aside, and it stays as it is", async () => {
  const given = join(folder, "..", "given");
  await writeDomainFile(given, edited("pictures"));
  await writeFile(join(given, "base.safetensors"), "weights");
  const films = await app(given);
  const before = { edited: false, sharpened: true, file: edited("pictures") };
  expect((await films("GET", "/words")).json).toMatchObject(before);
  expect((await films("PUT", "/words", edited("nonsense"))).status).toBe(400);
  expect((await films("GET", "/words")).json).toMatchObject(before);
  await films("PUT", "/words", edited("movies"));
  expect((await films("GET", "/schema")).json.suggestions).toEqual(["all movies"]);
  expect(await readFile(join(folder, "base.safetensors"), "utf8")).toBe("weights");
  expect(await readDomainFile(given)).toEqual(edited("pictures"));
  expect((await films("DELETE", "/words")).json).toMatchObject(before);
  expect((await films("GET", "/schema")).json.suggestions).toEqual(["all pictures"]);
});

test("sharpening is begun, told about, stopped and done", async () => {
  const films = await app();
  await films("PUT", "/words", edited("movies"));
  expect((await films("POST", "/words/sharpening")).json.sharpening.state).toBe("running");
  expect((await films("PUT", "/words", edited("pictures"))).status).toBe(409);
  tell({ state: "running", doing: "learning", step: 20, steps: 60, asked: 40, right: 21 });
  expect((await films("GET", "/words")).json.sharpening).toMatchObject({ step: 20, right: 21 });
  expect((await films("DELETE", "/words/sharpening")).json.sharpening.state).toBe("idle");
  expect(stopped).toBe(1);
  await films("POST", "/words/sharpening");
  const report = { asked: 40, before: 0.5, after: 0.7, sharpened: true, seconds: 90, notes: [] };
  tell({ state: "done", report });
  expect((await films("GET", "/words")).json.sharpening).toEqual({ state: "done", report });
  expect((await films("PUT", "/words", edited("pictures"))).status).toBe(200);
});
