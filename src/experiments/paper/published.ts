// Where measurements are published: numbers as a file, and what people read of them between the markers of a page.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { writeFileAtomically } from "../../disk/write-file.ts";

export async function writeNumbers(path: string, numbers: unknown): Promise<void> {
  await writeFileAtomically(path, `${JSON.stringify(numbers, rounded, 1)}\n`, { makeFolder: true });
}

/** Four digits of a share are enough to compare by. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === "number" ? Math.round(value * 1e4) / 1e4 : value;

/** Nothing where there is no such page. */
export async function showOnPage(page: string, name: string, text: string): Promise<void> {
  if (!existsSync(page)) return;
  const document = await readFile(page, "utf8");
  await writeFileAtomically(page, placeBetweenMarkers(document, name, text));
}

/** Puts text between `<!-- results:NAME -->` and `<!-- /results:NAME -->`; adds them at the end. */
export function placeBetweenMarkers(document: string, name: string, text: string): string {
  const [open, close] = [`<!-- results:${name} -->`, `<!-- /results:${name} -->`];
  const start = document.indexOf(open);
  const end = document.indexOf(close);
  const block = `${open}\n\n${text}\n\n${close}`;
  if (start < 0 || end < start) return `${document.trimEnd()}\n\n${block}\n`;
  return `${document.slice(0, start)}${block}${document.slice(end + close.length)}`;
}
