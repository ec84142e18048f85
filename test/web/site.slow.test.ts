// The page with nothing behind it but files: engine, model and SQLite in the browser's own worker.
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cacheFolder } from "../../src/cache-folder.ts";
import { exportSite } from "../../src/cli/export-site.ts";
import { openDatabase } from "../../src/database/open.ts";
import { flightsDomain } from "../../src/domains/flights/domain/index.ts";
import { ensureFlightsDatabase } from "../../src/domains/flights/world/ensure-database.ts";
import { synthesize } from "../../src/generator/synthesize.ts";
import { loadModel } from "../../src/model/model.ts";
import { createRequestAnswerer } from "../../src/service/answer-request.ts";
import type { PastTurn, TurnRequest } from "../../src/service/turn-engine.ts";
import { createEngine } from "../../src/tensor/index.ts";
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
  let folder: string;
  let database: string;
  let files: Awaited<ReturnType<typeof serveFiles>>;
  beforeAll(async () => {
    database = await ensureFlightsDatabase({ cache: cacheFolder() });
    folder = await mkdtemp(join(tmpdir(), "segue-site-"));
    await exportSite(join(folder, "deep", "er"), { model, database, date: "1993-02-05" });
    files = await serveFiles(folder);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await files?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const ask = async (page: Page, utterance: string, turn: number): Promise<void> => {
    await page.fill("#question", utterance);
    await page.keyboard.press("Enter");
    await page.waitForSelector(
      `#turn-${turn} .verdict, #turn-${turn} .refused, #turn-${turn} .problem`,
    );
  };

  test("answers under any path, keeps conversations, and goes on without a network", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
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
      await loadModel(model, await createEngine({ engine: "wasm", threads: 1 })),
      await openDatabase(database),
    );
    const requests: TurnRequest[] = [];
    const expected: string[] = [];
    for (const { id, date, turns } of synthesize(flightsDomain, { interactions: 1000, seed: 77 })) {
      const past: PastTurn[] = [];
      for (const { utterance } of turns) {
        if (requests.length === wantedTurns) break;
        const request = {
          conversation: id,
          date: date ?? "1993-02-05",
          past: [...past],
          utterance,
        };
        const { sql, error, refused } = await answerer.answer(request);
        requests.push(request);
        expected.push(sql);
        past.push({ utterance, sql, executed: error === undefined && refused === undefined });
      }
    }
    expect(requests).toHaveLength(wantedTurns);

    const base = `${files.url}deep/er/`;
    const site: { files: string[] } = JSON.parse(
      await readFile(join(folder, "deep", "er", "site.json"), "utf8"),
    );
    const worker = site.files.find((name) => name.startsWith("assets/answer.worker"));
    const page = await browser.newPage();
    await page.goto(base);
    const found = await page.evaluate(askWorker, { base, site, worker: worker ?? "", requests });
    expect(found).toEqual(expected);
    await page.close();
  });
});

/** Runs in the browser: a worker of its own, asked one turn after the other. */
async function askWorker(given: {
  base: string;
  site: unknown;
  worker: string;
  requests: readonly TurnRequest[];
}): Promise<string[]> {
  const { base, site, worker: path, requests } = given;
  const worker = new Worker(new URL(path, base), { type: "module" });
  const next = (kind: string): Promise<{ result: { sql: string } }> =>
    new Promise((resolve, reject) => {
      const listen = ({ data }: MessageEvent): void => {
        if (data.kind === "failed" || data.kind === "broken") reject(new Error(data.message));
        if (data.kind !== kind) return;
        worker.removeEventListener("message", listen);
        resolve(data);
      };
      worker.addEventListener("message", listen);
    });
  worker.postMessage({ kind: "open", base, site });
  await next("ready");
  const found: string[] = [];
  for (const [id, request] of requests.entries()) {
    worker.postMessage({ kind: "answer", id, request });
    found.push((await next("done")).result.sql);
  }
  worker.terminate();
  return found;
}
