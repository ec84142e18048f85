// The page in a real browser, with a scripted engine behind the real service.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RunningService } from "../../src/server/serve.ts";
import { cannotBrowse, openBrowser, pageFolder, servePage } from "./browser.ts";
import { scriptedEngine } from "./scripted-engine.ts";

const figure = [
  "show me flights from seattle to boston next monday",
  "on american airlines",
  "which ones arrive at 7pm",
  "show me delta flights",
];

describe.skipIf(cannotBrowse !== undefined)("the page", () => {
  let browser: Browser;
  let service: RunningService;
  let page: Page;
  const failures: string[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
    service = await servePage(scriptedEngine());
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });
  beforeEach(async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
    failures.length = 0;
    page.on("pageerror", (error) => failures.push(error.message));
    page.on("console", (message) => {
      if (/content security|Refused to/i.test(message.text())) failures.push(message.text());
    });
    await page.goto(service.url);
    await page.waitForSelector(".suggestions button");
  });
  afterEach(async () => {
    await page.context().close();
    expect(failures).toEqual([]);
  });

  const ask = async (utterance: string, turn: number): Promise<void> => {
    await page.fill("#question", utterance);
    await page.keyboard.press("Enter");
    await page.waitForSelector(`#turn-${turn} .verdict, #turn-${turn} .refused`);
  };
  const sqlOf = async (turn: number): Promise<string> =>
    (await page.locator(`#turn-${turn} .sql code`).allInnerTexts())
      .join(" ")
      .replace(/\s+/g, " ")
      .trim();
  const utterances = (): Promise<string[]> => page.locator(".turn .utterance").allInnerTexts();

  test("holds the conversation of the paper's Figure 1", async () => {
    for (const [i, utterance] of figure.entries()) await ask(utterance, i + 1);
    expect(await sqlOf(4)).toMatch(/airline_code = 'DL' AND .*'SEATTLE'.*'BOSTON'.*day_number = 8/);
    expect(await sqlOf(4)).not.toContain("arrival_time");
    expect(await page.innerText("#turn-1 .paraphrase")).toContain("Monday 8 February 1993");
    expect(await page.locator("#turn-1 .chip-text").allInnerTexts()).toEqual([
      "Seattle",
      "Boston",
      "Mon 8 Feb 1993",
    ]);
    expect(await page.innerText("#turn-4 .count")).toBe("23 rows");
    // It is all there again after a reload.
    await page.reload();
    await page.waitForSelector("#turn-4");
    expect(await utterances()).toEqual(figure);
  });

  test("colours each fragment by its turn and links it with the words it came from", async () => {
    for (const [i, utterance] of figure.entries()) await ask(utterance, i + 1);
    const copied = page.locator("#turn-4 .piece.segment", { hasText: "SEATTLE" });
    expect(await copied.getAttribute("data-turn")).toBe("1");
    expect(await copied.getAttribute("class")).toContain("turn-1");
    const own = page.locator("#turn-4 .piece", { hasText: "'DL'" });
    expect(await own.getAttribute("data-turn")).toBe("4");
    expect(await page.locator("#turn-4 .legend li").allInnerTexts()).toEqual([
      "turn 1",
      "this turn",
    ]);

    await copied.hover();
    expect(await page.locator(".word.lit").allInnerTexts()).toContain("seattle");
    expect(await page.locator(".word.lit").allInnerTexts()).not.toContain("boston");
    await page.locator("#turn-4 .word", { hasText: "delta" }).hover();
    expect((await page.locator("#turn-4 .piece.lit").allInnerTexts()).join(" ")).toContain("'DL'");

    // The same by keyboard: one tab stop, arrows within.
    await page.locator("#turn-4 .piece").first().focus();
    for (let i = 0; i < 7; i++) await page.keyboard.press("ArrowRight");
    expect(await page.locator("#turn-4 .piece:focus").innerText()).toContain("=");
    await page.keyboard.press("ArrowRight");
    expect(await page.locator(".word.lit").allInnerTexts()).toContain("delta");
    expect(await page.locator("#turn-4 .piece:focus").getAttribute("aria-label")).toContain(
      "written in this turn",
    );

    await page.click("#turn-4 .query-bar >> text=Why");
    const steps = page.locator("#turn-4 .why tbody tr");
    expect(await steps.count()).toBeGreaterThan(8);
    expect(await steps.first().innerText()).toContain("97.0%");
    expect(await page.locator("#turn-4 .why").innerText()).toContain("copied · turn 1");
  });

  test("asks again without a value, or with another, and asks later turns anew", async () => {
    await ask(figure[0]!, 1);
    await ask(figure[1]!, 2);
    await page.click('#turn-1 [aria-label="Ask again without “next monday”"]');
    await page.waitForFunction(
      () => document.querySelector("#turn-2 .sql")?.textContent?.includes("flight_days") === false,
    );
    expect(await utterances()).toEqual(["show me flights from seattle to boston", figure[1]]);

    await page.click("#turn-1 .chip-meaning >> nth=1");
    const offered = (prefix: string) =>
      page.locator(`#turn-1 .chip.editing option[value^="${prefix}"]`).first().waitFor({
        state: "attached",
      });
    await offered("boston");
    await page.fill("#turn-1 .chip.editing input", "den");
    await offered("denver");
    await page.fill("#turn-1 .chip.editing input", "denver");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() =>
      document.querySelector("#turn-2 .sql")?.textContent?.includes("DENVER"),
    );
    expect(await utterances()).toEqual(["show me flights from seattle to denver", figure[1]]);

    // A turn that was nothing but the value goes with it.
    await page.click('#turn-2 [aria-label="Ask again without “american airlines”"]');
    await page.waitForSelector("#turn-2", { state: "detached" });

    await page.click('#turn-1 [aria-label="Reword this question"]');
    await page.fill("#turn-1 .reword input", "flights from seattle");
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      () => document.querySelector("#turn-1 .sql")?.textContent?.includes("to_airport") === false,
    );
  });

  test("runs the query without a condition, and as edited; refuses what is no reading", async () => {
    await ask(figure[0]!, 1);
    const lines = await page.locator("#turn-1 .sql-line").count();
    await page.click("#turn-1 .remove-line >> nth=2");
    await page.waitForSelector("#turn-1 .badge >> text=edited by you");
    expect(await page.locator("#turn-1 .sql-line").count()).toBe(lines - 1);
    expect(await sqlOf(1)).not.toContain("flight_days");

    const edit = async (sql: string): Promise<void> => {
      await page.click("#turn-1 .query-bar button >> text=Edit");
      await page.fill('[aria-label="SQL to run"]', sql);
      await page.keyboard.press("Control+Enter");
    };
    await edit("SELECT flight.flight_id FROM flight WHERE flight.flight_number = 9999");
    await page.waitForSelector("#turn-1 .empty");
    await edit("DROP TABLE flight");
    await page.waitForSelector("#turn-1 .problem");
    expect(await page.innerText("#turn-1 .problem")).toContain("Only one SELECT may run here.");
    await edit("SELECT flight.flight_id FROM flight");
    await page.waitForSelector("#turn-1 .count");

    await page.click("#turn-1 .confirm");
    await page.waitForSelector('#turn-1 .confirm[aria-pressed="true"]');
    const corrections = await (await fetch(`${service.url}api/corrections`)).text();
    expect(corrections).toContain('"sql":["SELECT flight.flight_id FROM flight"]');
  });

  test("forks, renames, deletes and takes turns back", async () => {
    await ask(figure[0]!, 1);
    await ask(figure[1]!, 2);
    const original = page.url();
    await page.click('#turn-1 [aria-label="Go another way from here"]');
    await page.waitForFunction((url) => window.location.href !== url, original);
    await page.waitForSelector("#turn-2", { state: "detached" });
    await ask("flights from seattle to denver", 2);
    await page.click('#turn-2 [aria-label="Take this turn back"]');
    await page.waitForSelector("#turn-2", { state: "detached" });

    const current = page.locator(".conversations li.current");
    await current.hover();
    await current.locator('[aria-label^="Rename"]').click();
    await page.fill(".rename", "Another way");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".conversation-title >> text=Another way");
    await page.waitForSelector(".heading .title >> text=Another way");
    await current.hover();
    await current.locator('[aria-label^="Delete"]').click();
    await page.click(".conversations .asking >> text=Delete >> nth=-1");
    await page.waitForSelector(".welcome");
    await page.goto(original);
    await page.waitForSelector("#turn-2");
    expect(await utterances()).toEqual(figure.slice(0, 2));
  });

  test("sorts, pages, draws and exports the answer", async () => {
    await ask(figure[0]!, 1);
    const column = (n: number): Promise<string[]> =>
      page.locator(`#turn-1 tbody td:nth-child(${n})`).allInnerTexts();
    await page.click("#turn-1 th button >> text=number");
    await page.click("#turn-1 th button >> text=number");
    expect((await column(2))[0]).toBe("914");
    expect(await page.getAttribute('#turn-1 th[aria-sort="descending"]', "scope")).toBe("col");
    await page.click("#turn-1 .pager >> text=Next");
    expect(await page.innerText("#turn-1 .pager span")).toBe("11–20 of 23");
    await page.click('#turn-1 [aria-label="Chart"]');
    await page.waitForSelector("#turn-1 .chart svg circle");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.click("#turn-1 .export >> text=CSV"),
    ]);
    expect(download.suggestedFilename()).toBe("turn-1.csv");
    const csv = await readFile(await download.path(), "utf8");
    expect(csv.split("\r\n").slice(0, 2)).toEqual(["flight_id", "1000"]);
  });

  test("says when it does not understand, when rows are cut off, and what else it could mean", async () => {
    await ask("what is the meaning of life", 1);
    expect(await page.innerText("#turn-1 .refused")).toContain("I can't answer that");
    await page.click("#turn-1 .alternatives button >> nth=0");
    await page.waitForSelector("#turn-2 .verdict");
    await ask("everything from seattle", 3);
    expect(await page.innerText("#turn-3 .badge.warn")).toContain("cut off");
    await page.click("#turn-3 .readings button");
    await page.click("#turn-3 .alternatives button");
    await page.waitForSelector("#turn-3 .badge >> text=edited by you");
    expect(await sqlOf(3)).toContain("flight.stops = 0");
  });

  test("a service that goes away is said, and the same question is not asked twice", async () => {
    let requests = 0;
    await page.route("**/turns", async (route) => {
      // The service gets the question, and the answer gets lost.
      if (requests++ === 0) await route.fetch();
      if (requests === 1) await route.abort();
      else await route.continue();
    });
    await page.fill("#question", figure[0]!);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".pending .problem");
    expect(await page.innerText(".pending .problem")).toContain("The service is gone.");
    await page.click(".pending >> text=Try again");
    await page.waitForSelector("#turn-1 .verdict");
    await page.reload();
    await page.waitForSelector("#turn-1");
    expect(await utterances()).toEqual([figure[0]]);

    await page.route("**/api/**", (route) => route.abort());
    await page.reload();
    await page.waitForSelector(".column .problem >> text=The service is gone.");
    await page.unroute("**/api/**");
    await page.click(".column .problem >> text=Try again");
    await page.waitForSelector("#turn-1");
  });

  test("shows the tables with some of their rows", async () => {
    await page.click(".top-bar >> text=Tables");
    await page.keyboard.type("city_n");
    expect(await page.locator(".table-name").allInnerTexts()).toEqual(["city"]);
    await page.click(".tables summary");
    await page.waitForSelector(".tables td >> text=SEATTLE");
    await page.keyboard.press("Escape");
    await page.waitForSelector(".schema", { state: "detached" });
  });

  test("can be used by keyboard alone, on a phone, in the dark", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator("body").press("/");
    await page.keyboard.type(figure[0]!);
    await page.keyboard.press("Enter");
    await page.waitForSelector("#turn-1 .verdict");
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.keyboard.press("ArrowUp");
    expect(await page.inputValue("#question")).toBe(figure[0]);
    await page.keyboard.press("Alt+ArrowUp");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("turn-1");
    await page.click('button[aria-label="Conversations"]');
    await page.waitForSelector(".sidebar.open");
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(paper).toBe("rgb(22, 22, 20)");
  });
});

test.skipIf(cannotBrowse !== undefined)("asks for a token where one is needed", async () => {
  const browser = await openBrowser();
  const service = await servePage(scriptedEngine(), new Map([["correct-horse", "ann"]]));
  try {
    const page = await browser.newPage();
    await page.goto(service.url);
    for (const [token, then] of [
      ["wrong-token", "dialog[open] input"],
      ["correct-horse", ".suggestions button"],
    ] as const) {
      await page.fill("dialog[open] input", token);
      await page.keyboard.press("Enter");
      await page.waitForLoadState("networkidle");
      await page.waitForSelector(then);
    }
  } finally {
    await browser.close();
    await service.close();
  }
});

describe.skipIf(cannotBrowse !== undefined)("the page's size", () => {
  test("is under 250 KB of script compressed, charts included", async () => {
    const names = (await readdir(join(pageFolder, "assets"))).filter((name) =>
      /^(page|site|plot-chart)-.*\.js$/.test(name),
    );
    expect(names).toHaveLength(3);
    const sizes = await Promise.all(
      names.map(async (name) => gzipSync(await readFile(join(pageFolder, "assets", name))).length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000);
  });
});
