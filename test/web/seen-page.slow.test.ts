// The page as it is seen: nothing hidden, focus where it was, room for three turns, a token where one is
// needed, and a size that loads quickly.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningService } from "../../src/server/serve.ts";
import { cannotBrowse, openBrowser, pageFolder, servePage } from "./browser.ts";
import { scriptedEngine } from "./scripted-engine.ts";
import { figure } from "./walked-page.ts";

describe.skipIf(cannotBrowse !== undefined)("a day in it", () => {
  let browser: Browser;
  let service: RunningService;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser();
    service = await servePage(scriptedEngine());
    page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    page.setDefaultTimeout(180_000);
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

  test("an editor that opens below the fold comes into sight, and chips of the old query go", async () => {
    const last = "#turn-5";
    await page.setViewportSize({ width: 1200, height: 850 });
    expect(await page.locator(`${last} .chip`).count()).toBeGreaterThan(0);
    await page.click(`${last} .query-bar button:has-text("Edit")`);
    await page.waitForSelector(`${last} .cm-content`);
    const insight = (): Promise<boolean> =>
      page.evaluate((turn) => {
        const bar = document.querySelector(`${turn} .editor-bar`)?.getBoundingClientRect();
        const dock = document.querySelector(".dock")?.getBoundingClientRect();
        return bar !== undefined && dock !== undefined && bar.bottom <= dock.top;
      }, last);
    await expect.poll(insight).toBe(true);
    await page.locator(`${last} [aria-label="SQL to run"]`).focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText("SELECT flight.flight_id FROM flight");
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector(`${last} .badge >> text=edited by you`);
    expect(await page.locator(`${last} .chip`).count()).toBe(0);
    await page.click(".notice >> text=Undo");
    await page.waitForSelector(`${last} .chip`);
    await page.setViewportSize({ width: 1280, height: 900 });
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
