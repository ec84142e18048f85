// The words of a database edited on the page, and its model sharpened there.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningService } from "../../src/server/serve.ts";
import { cannotBrowse, openBrowser, servePage } from "./browser.ts";
import { scriptedEngine } from "./scripted-engine.ts";
import { scriptedWords } from "./scripted-words.ts";

describe.skipIf(cannotBrowse !== undefined)("words on the page", () => {
  let browser: Browser;
  let service: RunningService;
  beforeAll(async () => {
    browser = await openBrowser();
    service = await servePage({ ...scriptedEngine(), words: scriptedWords() });
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  const open = async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
    page.setDefaultTimeout(180_000);
    await page.goto(service.url);
    await page.click("text=Words and measures");
    await page.waitForSelector(".words");
    return page;
  };

  test("are saved, kept, refused by name and taken back", async () => {
    const page = await open();
    await page.click(".words summary");
    await page.fill('.table-words label:has-text("Also called") input', "carriers, lines");
    await page.fill(".value-words textarea", "Delta = delta, the delta people");
    await page.click('role=tab[name="Measures"]');
    await page.click("text=Add a measure");
    await page.fill(".named-entry >> nth=1 >> .name input", "fleet");
    await page.fill(".named-entry >> nth=1 >> .formula input", "sum(nothing.here)");
    await page.click('.words >> text="Save"');
    await page.waitForSelector('.words [role=alert] >> text=measure "fleet"');
    await page.click('[aria-label="Remove the measure fleet"]');
    await page.click('.words >> text="Save"');
    await page.waitForSelector(".words", { state: "detached" });
    const saved = await (await page.request.get(`${service.url}api/words`)).json();
    expect(saved.file.tables.airline.synonyms).toEqual(["carriers", "lines"]);
    expect(saved.file.tables.airline.columns.airline_name.values).toEqual({
      Delta: ["delta", "the delta people"],
    });
    expect(Object.keys(saved.file.measures)).toEqual(["number of airlines"]);
    await page.click(".notice >> text=Undo");
    await page.waitForSelector(".notice >> text=The words before are back");
    expect((await (await page.request.get(`${service.url}api/words`)).json()).edited).toBe(false);
    await page.close();
  });

  test("sharpening tells how far it is, and what it won", async () => {
    const page = await open();
    await page.click('role=tab[name="Sharpen"]');
    await page.click('.sharpen >> text="Sharpen"');
    await page.waitForSelector(".sharpening >> text=21 of 40 questions kept aside");
    await page.waitForSelector(".won >> text=A sharper model answers now");
    expect(await page.locator(".bars dd").allInnerTexts()).toEqual(["53%", "70%"]);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".words", { state: "detached" });
    await page.close();
  });
});
