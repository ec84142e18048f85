// Which turns of a measurement were strictly right, as results publish it: a bit a turn, so that runs of other
// machines and days can be compared turn by turn. Which turns there are stands once for all runs.
import { createHash } from "node:crypto";
import { z } from "zod";

/** By interaction: a mark a turn, right or wrong ("10-1"; "-" is a turn without a gold). */
export type TurnMarks = Readonly<Record<string, string>>;

/** By interaction: which of its turns have a gold ("xx-x"). */
const turnList = z.record(z.string(), z.string().regex(/^[x-]*$/));

/** Lists by their fingerprints. */
export const turnLists = z.record(z.string(), turnList);
export type TurnLists = z.infer<typeof turnLists>;

export const packedMarks = z.object({
  /** Fingerprint of the list: marks with the same one are of the same turns. */
  turns: z.string(),
  /** Base64: the turns that have a gold, by the interaction's name and then in order, the first one the highest bit. */
  right: z.base64(),
});
type PackedMarks = z.infer<typeof packedMarks>;

export function marksOf(
  lines: readonly { readonly id: string; readonly turn: number; readonly strict: boolean }[],
): TurnMarks {
  const marks: Record<string, string> = {};
  for (const { id, turn, strict } of lines) {
    marks[id] = `${(marks[id] ?? "").padEnd(turn - 1, "-")}${Number(strict)}`;
  }
  return marks;
}

/** Its list, if new, is put with the others; null where nothing is known of single turns. */
export function packMarks(marks: TurnMarks, lists: TurnLists): PackedMarks | null {
  const ids = Object.keys(marks).sort();
  if (ids.length === 0) return null;
  const list = Object.fromEntries(ids.map((id) => [id, marks[id]!.replace(/[01]/g, "x")]));
  const digest = createHash("sha256").update(JSON.stringify(ids.map((id) => [id, list[id]])));
  const turns = digest.digest("hex").slice(0, 12);
  lists[turns] ??= list;
  const bits = ids.flatMap((id) => [...marks[id]!].filter((mark) => mark !== "-"));
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  for (const [i, bit] of bits.entries()) if (bit === "1") bytes[i >> 3]! |= 128 >> (i & 7);
  return { turns, right: Buffer.from(bytes).toString("base64") };
}

/** None where the list is not there, or is not that of the bits. */
export function unpackMarks(packed: PackedMarks, lists: TurnLists): TurnMarks {
  const list = lists[packed.turns] ?? {};
  const bytes = Buffer.from(packed.right, "base64");
  let at = 0;
  const mark = (): string => {
    const bit = (bytes[at >> 3] ?? 0) & (128 >> (at & 7));
    at++;
    return bit === 0 ? "0" : "1";
  };
  const ids = Object.keys(list).sort();
  const marks = Object.fromEntries(ids.map((id) => [id, list[id]!.replaceAll("x", mark)]));
  return Math.ceil(at / 8) === bytes.length ? marks : {};
}

/** Turns that have a gold, and how many of them are right. */
export function countMarks(marks: TurnMarks): { readonly turns: number; readonly right: number } {
  const all = Object.values(marks).join("").replaceAll("-", "");
  return { turns: all.length, right: all.replaceAll("0", "").length };
}
