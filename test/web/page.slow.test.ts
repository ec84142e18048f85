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
    await page.waitForSelector(`#turn-${turn} .query, #turn-${turn} .refused`);
  };
  /** Opens the query of a turn, in the form asked for. */
  const openSql = async (turn: number, form = "What is shown"): Promise<void> => {
    const fold = page.locator(`#turn-${turn} .fold`);
    if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
    await page.click(`#turn-${turn} .forms >> text=${form}`);
  };
  const sqlOf = async (turn: number): Promise<string> => {
    await openSql(turn);
    return textOfSql(turn);
  };
  const textOfSql = async (turn: number): Promise<string> =>
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
    await openSql(4, "As the model wrote it");
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
    const words = await page.innerText("#turn-4 .why-words");
    expect(words).toContain("“delta” became airline DL");
    expect(words).toContain("kept from turn 1");
    await page.click("#turn-4 .why-words >> text=Every step");
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
      () => document.querySelector("#turn-2 .fold")?.textContent?.includes("flight_days") === false,
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
      document.querySelector("#turn-2 .fold")?.textContent?.includes("DENVER"),
    );
    expect(await utterances()).toEqual(["show me flights from seattle to denver", figure[1]]);

    // A turn that was nothing but the value goes with it.
    await page.click('#turn-2 [aria-label="Ask again without “american airlines”"]');
    await page.waitForSelector("#turn-2", { state: "detached" });

    await page.click('#turn-1 [aria-label="Reword this question"]');
    await page.fill("#turn-1 .reword input", "flights from seattle");
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      () => document.querySelector("#turn-1 .fold")?.textContent?.includes("to_airport") === false,
    );
    // What replaced something can be taken back.
    await page.click(".notice >> text=Undo");
    await page.waitForFunction(() =>
      document.querySelector("#turn-1 .fold")?.textContent?.includes("to_airport"),
    );
    expect(await utterances()).toEqual(["show me flights from seattle to denver"]);
  });

  test("runs the query without a condition, and as edited; refuses what is no reading", async () => {
    await ask(figure[0]!, 1);
    await openSql(1);
    await page.click("#turn-1 .remove-line >> nth=2");
    await page.waitForSelector("#turn-1 .badge >> text=edited by you");
    expect(await sqlOf(1)).not.toContain("flight_days");

    const edit = async (sql: string): Promise<void> => {
      if ((await page.locator('[aria-label="SQL to run"]').count()) === 0) {
        await page.click("#turn-1 .query-bar button >> text=Edit");
      }
      await page.locator('[aria-label="SQL to run"]').focus();
      await page.keyboard.press("Control+a");
      await page.keyboard.insertText(sql);
      await page.keyboard.press("Control+Enter");
    };
    await edit("SELECT flight.flight_id FROM flight WHERE flight.flight_number = 9999");
    await page.waitForSelector("#turn-1 .empty");
    expect(await page.locator("#turn-1 .without").allInnerTexts()).toEqual(["flight number 9999"]);
    await edit("DROP TABLE flight");
    await page.waitForSelector("#turn-1 .sql-editor .problem");
    expect(await page.innerText("#turn-1 .problem")).toContain("Only one SELECT may run here.");
    // The good answer is still there, and the editor says what was changed.
    await page.click("#turn-1 .changes summary");
    expect(await page.innerText("#turn-1 .changes")).toContain("+ DROP TABLE flight");
    expect(await page.locator("#turn-1 .empty").count()).toBe(1);
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
    await page.waitForSelector(".welcome");
    expect(await page.locator(".conversation-title >> text=Another way").count()).toBe(0);
    await page.click(".notice >> text=Undo");
    await page.waitForSelector(".conversation-title >> text=Another way");
    await page.goto(original);
    await page.waitForSelector("#turn-2");
    expect(await utterances()).toEqual(figure.slice(0, 2));
  });

  test("conversations are found by name, kept at the top, and grouped by tag", async () => {
    const post = (path: string, body: unknown, method = "POST") =>
      page.request.fetch(`${service.url}api/conversations${path}`, { method, data: body });
    for (const title of ["one", "two", "three", "four", "five #work", "six"]) {
      const { id } = await (await post("", {})).json();
      await post(`/${id}/turns`, { utterance: figure[0] });
      await post(`/${id}`, { title }, "PATCH");
    }
    await page.reload();
    const groups = page.locator(".sidebar .group");
    const titles = page.locator(".conversation-title");
    await titles.getByText("six", { exact: true }).waitFor();
    expect(await groups.allInnerTexts()).toContain("#work");
    await page.locator('.conversations li:has-text("three")').hover();
    await page.click('[aria-label="Keep “three” at the top"]');
    expect(await groups.first().innerText()).toBe("Kept at the top");
    expect(await titles.first().innerText()).toBe("three");
    await page.reload();
    await titles.getByText("six", { exact: true }).waitFor();
    expect(await titles.first().innerText()).toBe("three");
    await page.fill('[aria-label="Find a conversation"]', "fiv");
    expect(await titles.allInnerTexts()).toEqual(["five #work"]);
    await page.fill('[aria-label="Find a conversation"]', "nothing of the kind");
    await page.waitForSelector("text=None is called that.");
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
    expect(await page.innerText("#turn-1 .pager [aria-live]")).toBe("11–20 of 23");
    await page.selectOption("#turn-1 .pager select", "100");
    expect(await column(1)).toHaveLength(23);
    await page.click('#turn-1 [aria-label="Chart"]');
    await page.waitForSelector("#turn-1 .chart svg circle");
    const save = async (act: () => Promise<unknown>): Promise<[string, string]> => {
      const [download] = await Promise.all([page.waitForEvent("download"), act()]);
      return [download.suggestedFilename(), await readFile(await download.path(), "utf8")];
    };
    // A chart of one's own choice is kept with its turn, and can be taken along.
    await page.selectOption("#turn-1 .chart-bar select >> nth=0", "bars");
    await page.waitForSelector("#turn-1 .chart svg rect");
    const [svgName, svg] = await save(() => page.click("#turn-1 .chart-bar >> text=SVG"));
    expect([svgName, svg.slice(0, 4), svg.includes("var(--")]).toEqual([
      "turn-1.svg",
      "<svg",
      false,
    ]);
    const [pngName] = await save(() => page.click("#turn-1 .chart-bar >> text=PNG"));
    expect(pngName).toBe("turn-1.png");
    await page.reload();
    await page.waitForSelector("#turn-1 .chart svg rect");
    // All rows leave the page, under the columns that it shows.
    const [name, csv] = await save(() => page.selectOption("#turn-1 .export", "csv"));
    const lines = csv.trimEnd().split("\r\n");
    expect([name, lines[0], lines.length]).toEqual([
      ...["turn-1.csv", "airline,number,from,to,leaves,arrives,stops", 100_001],
    ]);
  });

  test("says when it does not understand, when rows are cut off, and what else it could mean", async () => {
    await ask("what is the meaning of life", 1);
    expect(await page.innerText("#turn-1 .refused")).toContain("I can't answer that");
    await page.click("#turn-1 .alternatives button >> nth=0");
    await page.waitForSelector("#turn-2 .query");
    await ask("everything from seattle", 3);
    expect(await page.innerText("#turn-3 .count")).toContain("more than");
    await page.click("#turn-3 >> text=show more");
    await page.waitForSelector("#turn-3 .pager >> text=of 100,000");
    await page.click("#turn-3 th button >> text=leaves");
    await page.click("#turn-3 th button >> text=leaves");
    await page.waitForSelector("#turn-3 td >> text=99999");
    await page.click("#turn-3 .pager >> text=Last");
    await page.waitForSelector("#turn-3 .pager >> text=99,991–100,000");
    await page.click("#turn-3 >> text=other reading");
    await page.click("#turn-3 .alternatives button");
    await page.waitForSelector("#turn-3 .badge >> text=edited by you");
    expect(await sqlOf(3)).toContain("flight.stops = 0");
  });

  test("shows a word it does not know, asks back, and keeps the conversation as a file", async () => {
    await page.fill("#question", "flights from seattle to gotham");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#turn-1 .clarify");
    expect(await page.locator("#turn-1 .word.unknown").allInnerTexts()).toEqual(["gotham"]);
    await page.click("#turn-1 .clarify button >> text=boston");
    await page.waitForSelector("#turn-1 .query");
    expect(await utterances()).toEqual(["flights from seattle to boston"]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.selectOption(".top-bar select", "md"),
    ]);
    const text = await readFile(await download.path(), "utf8");
    expect(download.suggestedFilename()).toBe("flights-from-seattle-to-gotham.md");
    expect(text).toContain("## 1. flights from seattle to boston");
    expect(text).toContain("| airline | number | from | to |");
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
    await page.waitForSelector("#turn-1 .query");
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

  test("focus stays near where it was when a turn is asked again, taken back or had back", async () => {
    await ask(figure[0] ?? "", 1);
    await ask(figure[1] ?? "", 2);
    const focused = (): Promise<string | undefined> =>
      page.evaluate(() => document.activeElement?.id ?? "");
    await page.click('#turn-2 [aria-label="Chart"]');
    await page.waitForSelector("#turn-2 .chart svg");
    await page.focus('#turn-2 .query-bar button:has-text("Edit")');
    await page.keyboard.press("Enter");
    await page.waitForSelector("#turn-2 .cm-content");
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector("#turn-2 .badge");
    await expect.poll(focused).toBe("turn-2");
    // How its rows were seen is kept, too.
    await page.waitForSelector("#turn-2 .chart svg");
    await page.focus('#turn-2 [aria-label="Take this turn back"]');
    await page.keyboard.press("Enter");
    await page.waitForSelector("#turn-2", { state: "detached" });
    await expect.poll(focused).toBe("turn-1");
    await page.keyboard.press("Control+z");
    await page.waitForSelector("#turn-2 .chart svg");
  });

  test("what happens to a menu's choice is only done once it is chosen", async () => {
    await ask(figure[0] ?? "", 1);
    let downloads = 0;
    page.on("download", () => downloads++);
    await page.focus("#turn-1 .export");
    await page.keyboard.press("ArrowDown");
    await page.waitForTimeout(300);
    expect(downloads).toBe(0);
    const download = page.waitForEvent("download");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect((await download).suggestedFilename()).toBe("turn-1.json");
  });

  test("can be used by keyboard alone, on a phone, in the dark", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator("body").press("/");
    await page.keyboard.type(figure[0]!);
    await page.keyboard.press("Enter");
    await page.waitForSelector("#turn-1 .query");
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

describe.skipIf(cannotBrowse !== undefined)("a day in it", () => {
  let browser: Browser;
  let service: RunningService;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser();
    service = await servePage(scriptedEngine());
    page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(service.url);
    await page.waitForSelector(".suggestions button");
    for (const [i, utterance] of [...figure, "flights from seattle to denver"].entries()) {
      await page.fill("#question", utterance);
      await page.keyboard.press("Enter");
      await page.waitForSelector(`#turn-${i + 1} .query`);
    }
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  test.each([390, 1280, 1920])("nothing is hidden without a cue, %i wide", async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(100);
    const found = await page.evaluate(() =>
      [...document.querySelectorAll(".table-scroll")].map((one) => ({
        hidden: one.scrollWidth > one.clientWidth + 1,
        cue: one.parentElement?.classList.contains("more-right") === true,
      })),
    );
    expect(found.filter(({ hidden, cue }) => hidden !== cue)).toEqual([]);
    if (width > 1000) expect(found.some(({ hidden }) => hidden)).toBe(false);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  test("focus comes back after Esc, wherever it was", async () => {
    const opened: readonly (readonly [string, string])[] = [
      ['#turn-1 [aria-label="Reword this question"]', "#turn-1 .reword input"],
      ['#turn-1 .query-bar button:has-text("Edit")', '#turn-1 [aria-label="SQL to run"]'],
      ['.top-bar button:has-text("Tables")', ".schema input"],
      ['.top-bar [aria-label="Help"]', "dialog[open]"],
    ];
    for (const [button, inside] of opened) {
      await page.locator(button).focus();
      await page.keyboard.press("Enter");
      await page.waitForSelector(inside);
      await page.keyboard.press("Escape");
      await page.waitForSelector(inside, { state: "detached" });
      const back = page.locator(button);
      await page.waitForFunction((e) => e === document.activeElement, await back.elementHandle());
    }
    await page.locator("#turn-1 .chip-meaning").first().press("Enter");
    await page.waitForSelector("#turn-1 .chip.editing");
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.activeElement?.className === "chip-meaning");
  });

  test("Esc closes what completes first, and what was typed is there again", async () => {
    const field = page.locator('#turn-1 [aria-label="SQL to run"]');
    await page.click('#turn-1 .query-bar button:has-text("Edit")');
    await field.focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" ORDER BY airl");
    await page.waitForSelector(".cm-tooltip-autocomplete");
    await page.keyboard.press("Escape");
    await page.waitForSelector(".cm-tooltip-autocomplete", { state: "detached" });
    expect(await field.count()).toBe(1);
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "detached" });
    await page.click('#turn-1 .query-bar button:has-text("Edit")');
    await page.click("#turn-1 .changes summary");
    await page.waitForSelector("#turn-1 .changes .added >> text=ORDER BY airl");
    await page.click('#turn-1 .sql-editor >> text="As it was"');
    await page.waitForSelector("#turn-1 .changes", { state: "detached" });
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "detached" });
  });

  test("beside the tables nothing lies over anything else", async () => {
    await page.click('.top-bar button:has-text("Tables")');
    await page.waitForSelector(".schema");
    const over = await page.evaluate(() =>
      [...document.querySelectorAll(".query-bar")].flatMap((bar) => {
        const boxes = [...bar.children].map((child) => child.getBoundingClientRect());
        const right = bar.getBoundingClientRect().right + 1;
        return boxes.flatMap((a, i) => [
          ...(a.right > right ? ["off the edge"] : []),
          ...boxes
            .slice(i + 1)
            .filter((b) => a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1)
            .map(() => "one over another"),
        ]);
      }),
    );
    expect(over).toEqual([]);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".schema", { state: "detached" });
  });

  test("a second tab follows", async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.waitForSelector("#turn-5 .query");
    await page.bringToFront();
    await page.fill("#question", "on american airlines");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#turn-6 .query");
    await other.waitForSelector("#turn-6 .query");
    await other.close();
  });

  test("text that is too long is not cut in silence", async () => {
    await page.fill("#question", "x".repeat(2_500));
    expect(await page.innerText(".too-long")).toContain("2,500 of 2,000");
    expect(await page.inputValue("#question")).toHaveLength(2_500);
    await page.keyboard.press("Enter");
    expect(await page.locator("#turn-7").count()).toBe(0);
    await page.fill("#question", "");
  });

  test("prints the whole conversation", async () => {
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)?.length ?? 0).toBeGreaterThan(1);
    // On white paper whatever the screen's colours, with all columns.
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.setViewportSize({ width: 794, height: 1123 });
    const [scheme, cut] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).colorScheme,
      [...document.querySelectorAll(".table-scroll")].filter(
        (table) => table.scrollWidth > table.clientWidth,
      ).length,
    ]);
    expect([scheme, cut]).toEqual(["light", 0]);
  });
});

describe.skipIf(cannotBrowse !== undefined)("room", () => {
  test.each([
    [1280, 860],
    [1920, 1080],
  ])("three turns fit a screen of %i by %i", async (width, height) => {
    const browser = await openBrowser();
    const service = await servePage(scriptedEngine());
    try {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.goto(service.url);
      for (const [i, question] of [figure[0]!, figure[1]!, figure[3]!].entries()) {
        await page.fill("#question", question);
        await page.keyboard.press("Enter");
        await page.waitForSelector(`#turn-${i + 1} .query`);
      }
      const seen = await page.evaluate(() => {
        const place = (of: string) => document.querySelector(of)!.getBoundingClientRect();
        return [
          place("#turn-1").top >= place(".top-bar").bottom,
          place("#turn-3").bottom <= place(".dock").top,
        ];
      });
      expect(seen).toEqual([true, true]);
    } finally {
      await browser.close();
      await service.close();
    }
  });
});

test.skipIf(cannotBrowse !== undefined)("asks for a token where one is needed", async () => {
  const browser = await openBrowser();
  const service = await servePage(scriptedEngine(), {
    tokens: new Map([["correct-horse", { owner: "ann" }]]),
  });
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
      if (token === "wrong-token") await page.waitForSelector("dialog >> text=not known here");
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
