// Answers on the page: their rows, what is not understood, what cannot be reached, what is kept as a file.
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cannotBrowse } from "./browser.ts";
import { figure, walkPages } from "./walked-page.ts";

describe.skipIf(cannotBrowse !== undefined)("answers on the page", () => {
  let page: Page;
  const { ask, sqlOf, utterances } = walkPages((opened) => {
    page = opened;
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
      "turn-1.csv",
      "airline,number,from,to,leaves,arrives,stops",
      100_001,
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
    await expect.poll(() => sqlOf(3), { timeout: 180_000 }).toContain("flight.stops = 0");
    // What Segue offered is no query of theirs.
    expect(await page.locator("#turn-3 >> text=edited by you").count()).toBe(0);
  });

  test("shows a word it does not know, asks back, and keeps the conversation as a file", async () => {
    await page.fill("#question", "flights from seattle to gotham");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#turn-1 .clarify");
    expect(await page.locator("#turn-1 .word.unknown").allInnerTexts()).toEqual(["gotham"]);
    await page.click("#turn-1 >> text=Write the SQL");
    await page.waitForSelector("#turn-1 .cm-content");
    await page.keyboard.press("Escape");
    await page.waitForSelector("#turn-1 >> text=Write the SQL");
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

  test("what went wrong can be read for as long as that takes", async () => {
    await ask(figure[0] ?? "", 1);
    await page.route("**/fork", (route) => route.abort());
    await page.clock.install();
    await page.click('#turn-1 [aria-label="Go another way from here"]');
    await page.waitForSelector(".notice.shown");
    await page.clock.fastForward(600_000);
    await page.waitForSelector(".notice.shown");
    await page.click(".notice >> text=Close");
    await page.waitForSelector(".notice:not(.shown)", { state: "attached" });
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
