// Files dropped onto the page: read, asked and answered in the browser by the base model, with a
// service behind the page, without one, and without any network at all.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeParquet } from "../../src/database/duckdb/write-parquet.ts";
import { exportSite } from "../../src/site/export-site.ts";
import { sqliteBytes } from "../databases/shop.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { cannotBrowse, openBrowser, serveFiles, servePage } from "./browser.ts";
import { scriptedEngine } from "./scripted-engine.ts";

const model = fileURLToPath(new URL("../../models/base", import.meta.url));

const zoo = [
  "CREATE TABLE keeper (id INTEGER PRIMARY KEY, name TEXT, age INTEGER)",
  "CREATE TABLE animal (id INTEGER PRIMARY KEY, name TEXT, species TEXT, weight REAL, " +
    "keeper_id INTEGER REFERENCES keeper (id))",
  "INSERT INTO keeper VALUES (1, 'Ada', 31), (2, 'Ben', 58)",
  "INSERT INTO animal VALUES (1, 'Tilda', 'tiger', 180.5, 1), (2, 'Otto', 'otter', 9, 2), " +
    "(3, 'Tom', 'tiger', 201, 1)",
];

const orders = `order id,customer,city,amount,ordered on
1,Ada,Paris,12.5,2024-01-05
2,Ben,Lyon,7,2024-02-07
3,Cleo,Paris,30,2024-02-11
4,Ada,Nice,4.25,2024-03-01
`;

const trips = [
  { trip: 1, driver: "Eve", kilometers: 12, day: "2024-05-01" },
  { trip: 2, driver: "Finn", kilometers: 40, day: "2024-05-02" },
];

async function* linesOf(rows: readonly object[]): AsyncGenerator<string> {
  for (const row of rows) yield `${JSON.stringify(row)}\n`;
}

describe.skipIf(cannotBrowse !== undefined)("files dropped onto the page", () => {
  let browser: Browser;
  const folder = temporaryFolder();
  let files: Awaited<ReturnType<typeof serveFiles>>;
  beforeAll(async () => {
    browser = await openBrowser();
    await writeFile(join(folder, "zoo.sqlite"), await sqliteBytes(zoo));
    await writeFile(join(folder, "orders.csv"), orders);
    await writeParquet(linesOf(trips), join(folder, "trips.parquet"));
    await exportSite(join(folder, "site"), {
      model,
      database: join(folder, "zoo.sqlite"),
      date: "2024-06-01",
    });
    files = await serveFiles(join(folder, "site"));
  });
  afterAll(async () => {
    await browser?.close();
    await files?.close();
  });

  const drop = async (page: Page, ...names: readonly string[]): Promise<void> => {
    const given = await Promise.all(
      names.map(async (name) => ({
        name,
        base64: (await readFile(join(folder, name))).toString("base64"),
      })),
    );
    await page.evaluate((all) => {
      const transfer = new DataTransfer();
      for (const { name, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([bytes], name));
      }
      for (const kind of ["dragover", "drop"]) {
        const event = new DragEvent(kind, { dataTransfer: transfer, cancelable: true });
        window.dispatchEvent(event);
      }
    }, given);
  };
  const ask = async (page: Page, utterance: string, turn: number): Promise<string> => {
    await page.fill("#question", utterance);
    await page.keyboard.press("Enter");
    await page.waitForSelector(`#turn-${turn} .query, #turn-${turn} .refused`);
    return page.locator(`#turn-${turn}`).innerText();
  };
  const holds = (page: Page, name: string) => page.waitForSelector(`.holds >> text=${name}`);
  /** Addresses asked for that are not the page's own. */
  const watch = (page: Page, own: string): string[] => {
    const seen: string[] = [];
    page.on("request", (request) => {
      const address = request.url();
      if (!/^(data|blob):/.test(address) && !address.startsWith(own)) seen.push(address);
    });
    return seen;
  };

  test("are talked about without a service and without a network, side by side", async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
    const page = await context.newPage();
    page.setDefaultTimeout(180_000);
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(error.message));
    const elsewhere = watch(page, files.url);
    await page.goto(files.url);
    await holds(page, "zoo.sqlite");
    expect(await ask(page, "how many animals are there", 1)).toMatch(/\b3\b/);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await files.close();

    await drop(page, "orders.csv");
    await holds(page, "orders.csv");
    expect(await page.locator(".suggestions button").count()).toBeGreaterThan(0);
    const paris = await ask(page, "show the customers from Paris", 1);
    expect(paris).toContain("Cleo");
    expect(paris).not.toContain("Ben");
    expect(await ask(page, "how many", 2)).toMatch(/\b2\b/);

    await page.click(".new-conversation");
    await drop(page, "trips.parquet", "orders.csv");
    await holds(page, "trips.parquet and 1 more");
    expect(await ask(page, "how many trips are there", 1)).toMatch(/\b2\b/);

    // The one the page came with is still there, with its conversation.
    await page.click(".databases button >> text=zoo.sqlite");
    await holds(page, "zoo.sqlite");
    await page.click(".conversation-title >> text=how many animals are there");
    expect(await ask(page, "show all animals", 2)).toContain("Tilda");

    await page.click(".new-conversation");
    await writeFile(join(folder, "letter.docx"), "PK");
    await drop(page, "letter.docx");
    await page.waitForSelector(".notice >> text=opens SQLite, CSV and Parquet files");
    await holds(page, "zoo.sqlite");
    expect(failures).toEqual([]);
    expect(elsewhere).toEqual([]);
    await context.close();
    files = await serveFiles(join(folder, "site"));
  });

  test("are opened as people have them, or say in one line why not", async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(180_000);
    await page.goto(files.url);
    await holds(page, "zoo.sqlite");
    const whole = await readFile(join(folder, "zoo.sqlite"));
    const refused: readonly (readonly [string, Uint8Array, string])[] = [
      ["empty.csv", Buffer.from(""), "empty.csv: the file is empty."],
      ["cut.sqlite", whole.subarray(0, 3_000), "cut.sqlite: "],
      ["bad.parquet", Buffer.from("PAR1"), "bad.parquet: this Parquet file cannot be read"],
    ];
    for (const [name, bytes, reason] of refused) {
      await writeFile(join(folder, name), bytes);
      await drop(page, name);
      await page.waitForSelector(`.notice >> text=${reason}`);
    }
    const text = 'Stadt;Name;Name;Betrag\r\nK\u00f6ln;"A\nB";x;1,5\r\nUlm;C;y;2\r\n';
    await writeFile(join(folder, "umsatz.csv"), Buffer.from(`\uFEFF${text}`, "utf16le"));
    await drop(page, "umsatz.csv");
    await holds(page, "umsatz.csv");
    await page.click(".top-bar >> text=Tables");
    await page.click(".tables summary >> text=umsatz");
    await page.waitForSelector(".tables td >> text=K\u00f6ln");
    const rows = await page.locator(".tables tbody tr").allInnerTexts();
    expect(rows.join(" ").replace(/\s+/g, " ")).toContain("A B x 1.5");
    await page.close();
  });

  test("are talked about in one's own words", async () => {
    const page = await (await browser.newContext()).newPage();
    page.setDefaultTimeout(180_000);
    await page.goto(files.url);
    await holds(page, "zoo.sqlite");
    await drop(page, "orders.csv");
    await holds(page, "orders.csv");
    await page.click("text=Words and measures");
    expect(await page.locator('role=tab[name="Sharpen"]').count()).toBe(0);
    await page.click('role=tab[name="Measures"]');
    await page.click("text=Add a measure");
    const last = page.locator(".named-entry").last();
    await last.locator(".name input").fill("turnover");
    await last.locator(".formula input").fill("sum(nothing.here)");
    await page.click('.words >> text="Save"');
    await page.waitForSelector('.words [role=alert] >> text=measure "turnover"');
    await last.locator(".formula input").fill("sum(orders.amount)");
    await page.click('.words >> text="Save"');
    await page.waitForSelector(".words", { state: "detached" });
    expect(await ask(page, "what is the turnover", 1)).toContain("53.75");
    await page.context().close();
  });

  test("stay in the browser where a service sent the page", async () => {
    const service = await servePage(scriptedEngine());
    const page = await browser.newPage();
    page.setDefaultTimeout(180_000);
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") posts.push(request.url());
    });
    await page.goto(service.url);
    await page.waitForSelector(".suggestions button");
    await drop(page, "zoo.sqlite");
    await holds(page, "zoo.sqlite");
    expect(await ask(page, "how many keepers are there", 1)).toMatch(/\b2\b/);
    await page.waitForSelector(".welcome, .turns");
    expect(posts).toEqual([]);
    await page.close();
    await service.close();
  });
});
