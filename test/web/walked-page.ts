// A page of its own for every test, with a scripted engine behind the real service. Whatever goes wrong in
// the page fails the test that it happened in.
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { RunningService } from "../../src/server/serve.ts";
import { openBrowser, servePage } from "./browser.ts";
import { scriptedEngine } from "./scripted-engine.ts";

/** The conversation of the paper's first figure. */
export const figure = [
  "show me flights from seattle to boston next monday",
  "on american airlines",
  "which ones arrive at 7pm",
  "show me delta flights",
] as const;

type Walk = {
  /** Where the service answers. */
  readonly url: () => string;
  readonly ask: (utterance: string, turn: number) => Promise<void>;
  /** Opens the query of a turn, in the form asked for. */
  readonly openSql: (turn: number, form?: string) => Promise<void>;
  readonly sqlOf: (turn: number) => Promise<string>;
  readonly utterances: () => Promise<string[]>;
};

/** To be called where tests are described; `onPage` gets the page of each. */
export function walkPages(onPage: (page: Page) => void): Walk {
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
    onPage(page);
    page.setDefaultTimeout(180_000);
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
  const openSql = async (turn: number, form = "What is shown"): Promise<void> => {
    const fold = page.locator(`#turn-${turn} .fold`);
    if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
    await page.click(`#turn-${turn} .forms >> text=${form}`);
  };
  return {
    url: () => service.url,
    async ask(utterance, turn) {
      await page.fill("#question", utterance);
      await page.keyboard.press("Enter");
      await page.waitForSelector(`#turn-${turn} .query, #turn-${turn} .refused`);
    },
    openSql,
    async sqlOf(turn) {
      await openSql(turn);
      const lines = await page.locator(`#turn-${turn} .sql code`).allInnerTexts();
      return lines.join(" ").replace(/\s+/g, " ").trim();
    },
    utterances: () => page.locator(".turn .utterance").allInnerTexts(),
  };
}
