// Turns on the page: a conversation held, its words and fragments, and turns asked otherwise.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cannotBrowse } from "./browser.ts";
import { figure, walkPages } from "./walked-page.ts";

describe.skipIf(cannotBrowse !== undefined)("turns on the page", () => {
  let page: Page;
  const { url, ask, openSql, sqlOf, utterances } = walkPages((opened) => {
    page = opened;
  });

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

  test("answers what was asked just before the page was loaded again", async () => {
    await ask("flights from boston to denver", 1);
    await page.fill("#question", "on united");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".turn.pending, #turn-2");
    await page.reload();
    await page.waitForSelector("#turn-2");
    expect(await utterances()).toEqual(["flights from boston to denver", "on united"]);
  });

  test("tells which known word a word that nobody knows was read as", async () => {
    await ask("unveil flights from boston to denver", 1);
    expect(await page.locator("#turn-1 .chip.read-as").allInnerTexts()).toEqual([
      "unveil, read as show",
    ]);
    expect(await page.locator("#turn-1 .word.read-as").getAttribute("title")).toBe(
      "Read as “show”",
    );
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

  test("a turn that says nothing without its value goes, and can be had back", async () => {
    await ask(figure[0] ?? "", 1);
    await ask(figure[1] ?? "", 2);
    await page.click("#turn-2 .chip >> nth=0 >> .chip-button");
    await page.waitForSelector("#turn-2", { state: "detached" });
    await page.waitForSelector(".notice >> text=Taken back.");
    await page.click(".notice >> text=Undo");
    await page.waitForSelector("#turn-2 .query");
    expect(await utterances()).toEqual([figure[0], figure[1]]);
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
    const corrections = await (await fetch(`${url()}api/corrections`)).text();
    expect(corrections).toContain('"sql":["SELECT flight.flight_id FROM flight"]');
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
});
