// Takes the screenshots of docs/tour.md from the running page, so that they show what is there: starts
// the service on the flights database, holds one conversation, and saves a picture of each stop.
// node scripts/take-tour.js [FOLDER]
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import initSqlite from "@sqlite.org/sqlite-wasm";
import { chromium } from "playwright-core";

const folder = process.argv[2] ?? "docs/tour";
const port = 4391;
const browserPath = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => existsSync(path));

/** What is asked, and what the picture after it shows. */
const questions = [
  "show me flights from seattle to boston next monday",
  "on american airlines",
  "how many flights does each airline have from boston to denver",
];

/** A file of one's own. */
const orders = `order id,customer,city,amount,ordered on
1,Ada,Paris,12.5,2024-01-05
2,Ben,Lyon,7,2024-02-07
3,Cleo,Paris,30,2024-02-11
`;

/** Nobody's own words are touched by taking pictures. */
const aside = mkdtempSync(join(tmpdir(), "segue-tour-"));
const bicycles = join(aside, "bicycles.sqlite");

/** A database to connect, from the statements that the tests use. */
async function writeBicycles() {
  const sqlite = await initSqlite();
  const db = new sqlite.oo1.DB(":memory:");
  db.exec(readFileSync("test/analyst/databases/bikestores.sql", "utf8"));
  writeFileSync(bicycles, sqlite.capi.sqlite3_js_db_export(db));
  db.close();
}

const stops = [
  {
    name: "answer",
    act: async (page) => {
      await page.click("#turn-2 >> text=Why");
      await show(page, 2);
    },
  },
  {
    name: "chart",
    act: async (page) => {
      await page.click('#turn-3 [aria-label="Chart"]');
      await page.waitForSelector("#turn-3 .chart svg rect");
      await show(page, 3);
    },
  },
  {
    name: "editor",
    act: async (page) => {
      await page.click("#turn-3 >> text=Edit");
      await page.waitForSelector("#turn-3 .cm-content");
      await page.evaluate(() => document.querySelector("#turn-3 .query")?.scrollIntoView());
    },
  },
  {
    name: "own-file",
    act: async (page) => {
      await page.click(".new-conversation");
      const buffer = Buffer.from(orders);
      await page.setInputFiles(".file-button input", {
        name: "orders.csv",
        mimeType: "text/csv",
        buffer,
      });
      await page.waitForSelector(".holds >> text=orders.csv");
      await page.fill("#question", "show the customers from Paris");
      await page.keyboard.press("Enter");
      await page.waitForSelector("#turn-1 .query");
      await show(page, 1);
    },
    after: async (page) => {
      await page.click(".database >> nth=0");
      await page.click(".conversation-title >> nth=0");
      await page.waitForSelector("#turn-3 .query");
    },
  },
  {
    name: "words",
    act: async (page) => {
      await page.click(".new-conversation");
      await page.click("text=Connect a database");
      await page.fill('[name="path"]', bicycles);
      await page.click('.connect button[type="submit"]');
      await page.waitForSelector(".holds >> text=bicycles", { timeout: 120_000 });
      await page.click("text=Words and measures");
      await page.click(".words summary >> nth=0");
      await page.mouse.move(0, 0);
      await page.waitForTimeout(300);
    },
    after: async (page) => {
      await page.keyboard.press("Escape");
      await page.click(".database >> nth=0");
      await page.click(".conversation-title >> nth=0");
      await page.waitForSelector("#turn-3 .query");
    },
  },
  {
    name: "phone-dark",
    act: async (page) => {
      await page.keyboard.press("Escape");
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: "dark" });
      await show(page, 2);
    },
  },
];

async function show(page, turn) {
  await page.evaluate((n) => document.querySelector(`#turn-${n}`)?.scrollIntoView(), turn);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(300);
}

async function startService() {
  const given = ["bin/segue.js", "serve", "--port", String(port), "--store", ":memory:"];
  const service = spawn(process.execPath, [...given, "--workers", "1", "--connect"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, XDG_DATA_HOME: aside },
  });
  await new Promise((resolve, reject) => {
    service.stderr.on("data", (text) => String(text).includes("talk to it") && resolve());
    service.on("exit", (code) => reject(new Error(`segue serve ended with ${code}`)));
  });
  return service;
}

mkdirSync(folder, { recursive: true });
await writeBicycles();
const service = await startService();
const browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  page.setDefaultTimeout(120_000);
  await page.goto(`http://localhost:${port}/`);
  await page.waitForSelector(".suggestions button");
  await page.fill("#day", "1993-02-05");
  await page.screenshot({ path: `${folder}/welcome.png` });
  for (const [i, question] of questions.entries()) {
    await page.fill("#question", question);
    await page.keyboard.press("Enter");
    await page.waitForSelector(`#turn-${i + 1} .query`);
  }
  for (const { name, act, after } of stops) {
    await act(page);
    await page.screenshot({ path: `${folder}/${name}.png` });
    await after?.(page);
    console.log(`${folder}/${name}.png`);
  }
} finally {
  await browser.close();
  service.kill("SIGINT");
  rmSync(aside, { recursive: true, force: true });
}
