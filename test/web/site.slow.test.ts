// The page with nothing behind it but files: engine, model and SQLite in the browser's own worker.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "../../src/conversation/answer.ts";
import { openDatabase } from "../../src/database/open.ts";
import { cacheFolder } from "../../src/disk/cache-folder.ts";
import { flightsDomain } from "../../src/domains/flights/domain/index.ts";
import { ensureFlightsDatabase } from "../../src/domains/flights/world/ensure-database.ts";
import { synthesize } from "../../src/generator/synthesize.ts";
import { createRequestAnswerer } from "../../src/service/answer-request.ts";
import type { PastTurn } from "../../src/service/turn-engine.ts";
import { openModel } from "../../src/shipped/open-model.ts";
import { exportSite } from "../../src/site/export-site.ts";
import { createEngine } from "../../src/tensor/index.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { cannotBrowse, openBrowser, serveFiles } from "./browser.ts";

const model =
  process.env["SEGUE_TEST_MODEL"] ??
  fileURLToPath(new URL("../../models/flights", import.meta.url));
const wantedTurns = Number(process.env["SEGUE_TEST_TURNS"] ?? 500);
const required = process.env["SEGUE_REQUIRE_ALL"] === "1";
const cannotServe =
  cannotBrowse ??
  (existsSync(join(model, "model.safetensors")) || required ? undefined : `no model in ${model}`);
if (cannotServe !== undefined) console.log(`the static site is not tested: ${cannotServe}`);

describe.skipIf(cannotServe !== undefined)("the site without a service", () => {
  let browser: Browser;
  const folder = temporaryFolder();
  let database: string;
  let files: Awaited<ReturnType<typeof serveFiles>>;
  beforeAll(async () => {
    database = await ensureFlightsDatabase({ cache: cacheFolder() });
    await exportSite(join(folder, "deep", "er"), { model, database, date: "1993-02-05" });
    files = await serveFiles(folder);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await files?.close();
  });

  const ask = async (page: Page, utterance: string, turn: number): Promise<void> => {
    await page.fill("#question", utterance);
    await page.keyboard.press("Enter");
    await page.waitForSelector(
      `#turn-${turn} .query, #turn-${turn} .refused, #turn-${turn} .problem`,
    );
  };

  test("answers under any path, keeps conversations, and goes on without a network", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(180_000);
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(error.message));
    await page.goto(`${files.url}deep/er/`);
    await page.waitForSelector(".suggestions button");
    await ask(page, "show me flights from seattle to boston next monday", 1);
    expect(await page.locator("#turn-1 .chip-text").allInnerTexts()).toContain("Mon 8 Feb 1993");
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });

    await context.setOffline(true);
    await files.close();
    await page.reload();
    await page.waitForSelector("#turn-1");
    await ask(page, "on american airlines", 2);
    expect(await page.locator("#turn-2 .chip").count()).toBe(1);
    await page.click(".top-bar >> text=Tables");
    await page.click(".tables summary >> text=airline");
    await page.waitForSelector(".tables td");
    expect(failures).toEqual([]);
    await context.close();
    files = await serveFiles(folder);
  });

  test(`gives the SQL of Node's portable engine, letter by letter, on ${wantedTurns} turns`, async () => {
    const answerer = createRequestAnswerer(
      await openModel(model, await createEngine({ engine: "wasm", threads: 1 })),
      await openDatabase(database),
    );
    const dialogues = someDialogues(wantedTurns);
    const base = `${files.url}deep/er/`;
    const site: { files: string[] } = JSON.parse(
      await readFile(join(folder, "deep", "er", "site.json"), "utf8"),
    );
    const worker = site.files.find((name) => name.startsWith("assets/answer.worker")) ?? "";
    const page = await browser.newPage();
    await page.goto(base);
    const inBrowser = page.evaluate(answerInBrowser, { base, site, worker, dialogues });
    const expected: string[] = [];
    for (const { id, date, utterances } of dialogues) {
      const past: PastTurn[] = [];
      for (const utterance of utterances) {
        const request = { conversation: id, date, past, utterance };
        const { sql, error, refused } = await answerer.answer(request);
        past.push({ utterance, sql, executed: error === undefined && refused === undefined });
        expected.push(sql);
      }
    }
    expect(expected).toHaveLength(wantedTurns);
    expect(await inBrowser).toEqual(expected);
    await page.close();
  });
});

type Dialogue = { readonly id: string; readonly date: string; readonly utterances: string[] };

/** Generated conversations with this many turns in all. */
function someDialogues(turns: number): Dialogue[] {
  const dialogues: Dialogue[] = [];
  let left = turns;
  for (const found of synthesize(flightsDomain, { interactions: turns, seed: 77 })) {
    const utterances = found.turns.slice(0, left).map(({ utterance }) => utterance);
    dialogues.push({ id: found.id, date: found.date ?? "1993-02-05", utterances });
    left -= utterances.length;
    if (left === 0) break;
  }
  return dialogues;
}

/** Runs in the browser: a worker of its own, asked one turn after the other. */
async function answerInBrowser(given: {
  base: string;
  site: unknown;
  worker: string;
  dialogues: readonly Dialogue[];
}): Promise<string[]> {
  const worker = new Worker(new URL(given.worker, given.base), { type: "module" });
  const next = (kind: string): Promise<{ result: Answer }> =>
    new Promise((resolve, reject) => {
      const listen = ({ data }: MessageEvent): void => {
        if (data.kind === "failed" || data.kind === "broken") reject(new Error(data.message));
        if (data.kind !== kind) return;
        worker.removeEventListener("message", listen);
        resolve(data);
      };
      worker.addEventListener("message", listen);
    });
  worker.postMessage({ kind: "open", base: given.base, site: given.site });
  await next("ready");
  const found: string[] = [];
  for (const { id, date, utterances } of given.dialogues) {
    const past: PastTurn[] = [];
    for (const utterance of utterances) {
      const request = { conversation: id, date, past, utterance };
      worker.postMessage({ kind: "answer", id: found.length, request });
      const { sql, error, refused } = (await next("done")).result;
      past.push({ utterance, sql, executed: error === undefined && refused === undefined });
      found.push(sql);
    }
  }
  worker.terminate();
  return found;
}
