// Accessibility as axe sees it: every state of the page, in both widths and both colour schemes; and
// what axe does not see: what screen readers are given and told, zoom, motion, text that runs from right to left.
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { UserError } from "../../src/errors.ts";
import type { RunningService } from "../../src/server/serve.ts";
import { createShelf } from "../../src/server/shelf.ts";
import { cannotBrowse, openBrowser, servePage } from "./browser.ts";
import { scriptedEngine } from "./scripted-engine.ts";
import { scriptedWords } from "./scripted-words.ts";

/** Parts that a screen reader lists or stops at, by their role alone, in the tree that it is given. */
async function nameless(page: Page): Promise<string[]> {
  const roles =
    "button|link|textbox|searchbox|combobox|checkbox|radio|tab|tabpanel|dialog|table|region|navigation";
  const tree = await page.locator("body").ariaSnapshot();
  return tree.split("\n").filter((line) => new RegExp(`^\\s*- (${roles})(:|$| \\[)`).test(line));
}

/** Keeps what is put where screen readers read aloud what changes. */
function keepTold(): void {
  const places = '[role="status"], [role="alert"], [aria-live]';
  const told: string[] = [];
  Reflect.set(window, "told", told);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const added = [...addedNodes].filter((node) => node instanceof Element);
      const heard = [element?.closest(places), ...added.map((node) => node.querySelector(places))];
      const own = added.filter((node) => node.matches(places));
      for (const place of [...heard, ...own]) told.push(place?.textContent ?? "");
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

describe.skipIf(cannotBrowse !== undefined)("accessibility", () => {
  let browser: Browser;
  let service: RunningService;
  beforeAll(async () => {
    browser = await openBrowser();
    const nobody = async (): Promise<never> => Promise.reject(new UserError("not here"));
    service = await servePage(
      { ...scriptedEngine(), words: scriptedWords() },
      { shelf: createShelf(nobody) },
    );
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  const check = async (page: Page, state: string): Promise<void> => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(
      ({ id, impact, nodes }) => `${state}: ${impact} ${id}: ${nodes[0]?.html.slice(0, 160)}`,
    );
    expect(found).toEqual([]);
    expect(await nameless(page), state).toEqual([]);
  };

  test.each([
    ["desktop", 1280, "light"],
    ["desktop", 1280, "dark"],
    ["wide", 1920, "light"],
    ["wide", 1920, "dark"],
    ["phone", 390, "light"],
    ["phone", 390, "dark"],
  ] as const)("%s, %i pixels wide, %s", async (_, width, colorScheme) => {
    const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme });
    const page = await context.newPage();
    await page.goto(service.url);
    await page.waitForSelector(".suggestions button");
    await check(page, "welcome");

    let turn = 0;
    const ask = async (utterance: string): Promise<void> => {
      await page.fill("#question", utterance);
      await page.keyboard.press("Enter");
      turn++;
      await page.waitForSelector(`#turn-${turn} .query, #turn-${turn} .refused`);
    };
    await ask("show me flights from seattle to boston next monday");
    await ask("on american airlines");
    await ask("what is the meaning of life");
    await page.click("#turn-2 .query-bar >> text=Why");
    await page.click("#turn-1 .query-bar button >> text=Edit");
    await page.click('#turn-2 [aria-label="Chart"]');
    await page.waitForSelector("#turn-2 .chart svg");
    await page.click("#turn-2 .confirm");
    await page.waitForSelector("#turn-2 .confirm.on");
    await check(page, "conversation");

    await page.click(".top-bar .wide");
    await page.click(".tables summary >> nth=0");
    await page.waitForSelector(".tables td");
    await check(page, "tables");
    await page.click('[aria-label="Close the tables"]');
    await page.click('[aria-label="Help"]');
    await page.waitForSelector("dialog[open]");
    await check(page, "help");
    await page.keyboard.press("Escape");
    await page.goto(`${service.url}#/`);
    await page.click("text=Connect a database");
    await page.selectOption('[name="kind"]', "postgres");
    await check(page, "connect");
    await page.keyboard.press("Escape");
    await page.click("text=Words and measures");
    await page.click(".words summary");
    await check(page, "words");
    await page.click('role=tab[name="Measures"]');
    await check(page, "measures");
    await page.click('role=tab[name="Sharpen"]');
    await check(page, "sharpen");
    await context.close();
  });

  test("what happens is told to whoever does not see it", async () => {
    const context = await browser.newContext({
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const page = await context.newPage();
    await page.addInitScript(keepTold);
    await page.goto(service.url);
    await page.waitForSelector(".suggestions button");
    const ask = async (utterance: string): Promise<void> => {
      await page.fill("#question", utterance);
      await page.keyboard.press("Enter");
    };
    const steps: readonly (readonly [string, () => Promise<void>])[] = [
      ["Turn 1:", () => ask("show me flights from seattle to boston next monday")],
      ["Turn 2:", () => ask("on american airlines")],
      ["Kept: questions of this kind", () => page.click("#turn-2 .confirm")],
      ["11–20 of 23", () => page.click('#turn-2 .pager >> text="Next"')],
      ["Turn 3: not understood", () => ask("what is the meaning of life")],
      ["The link is copied", () => page.click('[aria-label="Copy a read-only link"]')],
      ["2,100 of 2,000 characters", () => page.fill("#question", "x".repeat(2_100))],
      [
        "not here",
        async () => {
          await page.fill("#question", "");
          await page.goto(`${service.url}#/`);
          await page.click("text=Connect a database");
          await page.fill('[name="path"]', "/no/where.sqlite");
          await page.click('.connect button[type="submit"]');
        },
      ],
    ];
    for (const [text, act] of steps) {
      await page.evaluate(keepTold);
      await act();
      await page.waitForFunction(
        (wanted) => Reflect.get(window, "told").some((told: string) => told.includes(wanted)),
        text,
      );
    }
    await context.close();
  });

  test("at twice the size nothing runs off the side, and all of it can be used", async () => {
    // A window of 1280 pixels at 200 %.
    const context = await browser.newContext({
      viewport: { width: 640, height: 430 },
      deviceScaleFactor: 2,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.goto(service.url);
    await page.waitForSelector(".suggestions button");
    await page.fill("#question", "show me flights from seattle to boston next monday");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#turn-1 .query");
    await page.click('#turn-1 >> text="SQL"');
    const [wide, seen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(wide).toBeLessThanOrEqual(seen ?? 0);
    expect(await page.locator("#question").isVisible()).toBe(true);
    // Who asked for no motion gets none.
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0))
        .filter((duration) => duration > 1),
    );
    expect(moving).toEqual([]);
    await context.close();
  });

  test("data that run from right to left are shown so, in a page that does not", async () => {
    const page = await browser.newPage();
    await page.goto(service.url);
    await page.waitForSelector(".suggestions button");
    await page.fill("#question", "שלום");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#turn-1 .utterance");
    const direction = await page
      .locator("#turn-1 .utterance")
      .evaluate((element) => getComputedStyle(element).direction);
    expect(direction).toBe("rtl");
    await page.close();
  });
});
