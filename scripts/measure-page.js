// Measures the page in a real browser: from the start of the service to its first paint and its first
// answer, and whether a result of 100,000 rows sorts, pages and is exported without blocking the page.
// node scripts/measure-page.js        (after npm run build; prints one JSON document)
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import initSqlite from "@sqlite.org/sqlite-wasm";
import { chromium } from "playwright-core";

const port = 4392;
const address = `http://localhost:${port}/`;
const rows = 100_000;
/** By then a window that was opened is drawn. */
const drawnMs = 1_500;
const browserPath = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => existsSync(path));

function startService(more) {
  const given = ["bin/segue.js", "serve", "--port", String(port), "--store", ":memory:", ...more];
  const service = spawn(process.execPath, given, { stdio: ["ignore", "ignore", "pipe"] });
  // Nothing is left behind on the port where measuring fails.
  process.once("exit", () => service.kill("SIGKILL"));
  const ready = new Promise((resolve, reject) => {
    service.stderr.on("data", (text) => String(text).includes("talk to it") && resolve());
    service.on("exit", (code) => reject(new Error(`segue serve ended with ${code}`)));
  });
  return { ready, listens, stop: () => stopped(service) };
}

/** The page is there before the model is. */
async function listens() {
  for (;;) {
    try {
      return await fetch(address, { method: "HEAD" });
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

const stopped = (service) =>
  new Promise((resolve) => {
    service.removeAllListeners("exit");
    service.once("exit", resolve);
    service.kill("SIGINT");
  });

/** Milliseconds from the start of the command that `npm start` runs to each stop on the way; the cache is warm, and
 * the page is a new tab of a window that is open, or a window of its own. */
async function measureStart(browser, opens) {
  const context = await browser.newContext();
  if (opens === "tab") await (await context.newPage()).waitForTimeout(drawnMs);
  const since = performance.now();
  const at = () => Math.round(performance.now() - since);
  const service = startService(["--connect"]);
  await service.listens();
  const listening = at();
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector(".suggestions button");
  const shown = at();
  const paint = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null,
  );
  await page.fill("#day", "1993-02-05");
  await page.fill("#question", "show me flights from seattle to boston next monday");
  const asked = at();
  await page.keyboard.press("Enter");
  await page.waitForSelector("#turn-1 .query");
  const answered = at();
  await context.close();
  await service.stop();
  return {
    listening_ms: listening,
    first_paint_after_opening_ms: Math.round(paint),
    page_shown_ms: shown,
    first_answer_after_asking_ms: answered - asked,
    first_answer_ms: answered,
  };
}

async function bigFile(folder) {
  const sqlite = await initSqlite();
  const db = new sqlite.oo1.DB(":memory:");
  db.exec("CREATE TABLE reading (id INTEGER PRIMARY KEY, station TEXT, celsius REAL)");
  db.exec(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows}) ` +
      "INSERT INTO reading SELECT i, 'station ' || (i * 7919 % 500), (i * 104729 % 4000) / 100.0 FROM n",
  );
  const file = join(folder, "readings.sqlite");
  await writeFile(file, sqlite.capi.sqlite3_js_db_export(db));
  db.close();
  return file;
}

const post = async (path, body) =>
  (
    await fetch(`${address}api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  ).json();

async function measureRows(browser) {
  const folder = await mkdtemp(join(tmpdir(), "segue-measure-"));
  const service = startService(["--database", await bigFile(folder), "--workers", "1"]);
  try {
    await service.ready;
    const { id } = await post("conversations", {});
    await post(`conversations/${id}/turns`, {
      utterance: "all readings",
      sql: "SELECT * FROM reading",
    });
    const page = await browser.newPage();
    await page.addInitScript(() => {
      window.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          window.longest = Math.max(window.longest, duration);
      }).observe({ type: "longtask" });
    });
    await page.goto(`${address}#/c/${id}`);
    await page.waitForSelector("#turn-1 tbody tr");
    await page.evaluate(() => {
      window.longest = 0;
    });
    const timed = async (act) => {
      const since = performance.now();
      await act();
      return Math.round(performance.now() - since);
    };
    const first = () => page.locator("#turn-1 tbody tr >> nth=0").innerText();
    const changed = async (act) => {
      const before = await first();
      await act();
      while ((await first()) === before) await page.waitForTimeout(10);
    };
    const sort = await timed(() => changed(() => page.click('#turn-1 [title="Sort by celsius"]')));
    const next = await timed(() => changed(() => page.click('#turn-1 .pager >> text="Next"')));
    let bytes = 0;
    const exported = await timed(async () => {
      const file = await fetch(`${address}api/conversations/${id}/turns/1/export?format=csv`);
      bytes = (await file.arrayBuffer()).byteLength;
    });
    const longest = await page.evaluate(() => Math.round(window.longest));
    await page.close();
    return {
      rows,
      sort_ms: sort,
      next_page_ms: next,
      export_csv_ms: exported,
      csv_bytes: bytes,
      longest_block_of_the_page_ms: longest,
    };
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox"] });
try {
  // Once for the cache, once for the figures.
  await measureStart(browser, "tab");
  const start = await measureStart(browser, "tab");
  const start_in_new_window = await measureStart(browser, "window");
  console.log(JSON.stringify({ start, start_in_new_window, ...(await measureRows(browser)) }));
} finally {
  await browser.close();
}
