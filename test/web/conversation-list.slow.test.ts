// Conversations on the page: gone another way, renamed, found, kept and taken away.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cannotBrowse } from "./browser.ts";
import { figure, walkPages } from "./walked-page.ts";

describe.skipIf(cannotBrowse !== undefined)("conversations on the page", () => {
  let page: Page;
  const { url, ask, utterances } = walkPages((opened) => {
    page = opened;
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
      page.request.fetch(`${url()}api/conversations${path}`, { method, data: body });
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
});
