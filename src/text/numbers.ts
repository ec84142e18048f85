// Finds numbers in a tokenised utterance, in digits or spelled out, cardinal or ordinal.
// "two three five" is 235, "one eighty" 180, "twenty third" the ordinal 23.
import { cardinalWords, monthWords, ordinalWords, tensWords } from "./counted-words.ts";
import type { Token } from "./token.ts";

export type NumberSpan = {
  readonly value: number;
  readonly ordinal: boolean;
  /** Token positions: first, and one past the last. */
  readonly from: number;
  readonly to: number;
  readonly spelled: boolean;
};

const cardinals = new Map<string, number>([
  ...cardinalWords.map((word, i): [string, number] => [word, i]),
  ...tensWords.map((word, i): [string, number] => [word, 20 + 10 * i]),
  ["fourty", 40],
]);
const ordinals = new Map<string, number>([
  ...ordinalWords.map((word, i): [string, number] => [word, i]),
  ["ninteenth", 19],
  ["twentieth", 20],
  ["thirtieth", 30],
  ["fortieth", 40],
  ["fiftieth", 50],
]);
const scales = new Map([
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1_000_000],
]);
/** Said for zero inside a row of digits: "seven oh five". */
const spokenZeros = new Set(["oh", "o"]);
/** "one" belongs to the next word here, not to a row of digits before it. */
const oneBelongsTo = new Set(["way", "ways", "stop", "of", "or", "that", "day"]);
const months: ReadonlySet<string> = new Set(monthWords);

type Chunk = { readonly value: number; readonly length: number; readonly ordinal: boolean };

/** A number in one word: "twelve", "hundred". */
export const cardinalOf = (word: string): number | undefined =>
  cardinals.get(word) ?? scales.get(word);

/** The place that one word says: "third", "3rd". */
export const ordinalOf = (word: string): number | undefined =>
  ordinals.get(word) ??
  (/^\d{1,3}(?:st|nd|rd|th)$/.test(word) ? Number.parseInt(word, 10) : undefined);

/** "3rd" */
export function ordinalText(value: number): string {
  const teen = value % 100 > 10 && value % 100 < 14;
  return `${value}${(teen ? undefined : ["th", "st", "nd", "rd"][value % 10]) ?? "th"}`;
}

export function findNumbers(tokens: readonly Token[]): NumberSpan[] {
  const words = tokens.map((token) => token.text);
  const spans: NumberSpan[] = [];
  let at = 0;
  while (at < words.length) {
    const found = numberAt(words, at);
    if (found === null) {
      at += 1;
      continue;
    }
    spans.push({ ...found, from: at });
    at = found.to;
  }
  return spans;
}

/** With more of them another number would be asked for than was said, or none that is finite. */
const exactDigits = /^\d{1,15}(?:\.\d{1,15})?$/;

function numberAt(words: readonly string[], at: number): Omit<NumberSpan, "from"> | null {
  const word = words[at] ?? "";
  if (exactDigits.test(word)) return inDigits(words, at);
  const amount = oneOfScale(words, at);
  if (amount !== null) return amount;
  const afterMonth = months.has(words[at - 1] ?? "");
  const chunks: Chunk[] = [];
  let to = at;
  for (;;) {
    const chunk = chunkAt(words, to, chunks.length > 0);
    if (chunk === null) break;
    chunks.push(chunk);
    to += chunk.length;
    if (chunk.ordinal || (afterMonth && chunk.value <= 31)) break;
    const scaled = scaleAt(words, at, to, chunks);
    if (scaled !== null) return scaled;
  }
  if (chunks.length === 0) return null;
  return joined(chunks, at, to, words);
}

/** Much is said of a hundred or a million that counts nothing. */
const noAmount =
  /^(?:times|thanks|apologies|pardons|things|ways|reasons|bits?|years|percent (?:sure|certain|positive)|% (?:sure|certain|positive))(?: |$)/;
/** "thanks a million", "half a million", "a few hundred" say how many in another way. */
const otherAmount =
  /^(?:thanks|half|quarter|third|few|several|couple|many|some|of|in|per|point|another|\d.*)$/;

/** "a hundred and fifty", "hundred 50", "under a thousand": one of them, where no other count is said. */
function oneOfScale(words: readonly string[], at: number): Omit<NumberSpan, "from"> | null {
  const first = words[at] === "a" ? at + 1 : at;
  if (!scales.has(words[first] ?? "") || otherAmount.test(words[at - 1] ?? "")) return null;
  const found = scaleAt(words, at, first, [{ value: 1, length: 1, ordinal: false }]);
  if (found === null) return null;
  const more = /^\d\d?$/.test(words[found.to] ?? "") && found.to === first + 1;
  const whole = more
    ? { ...found, value: found.value + Number(words[found.to]), to: found.to + 1 }
    : found;
  if (noAmount.test(words.slice(whole.to, whole.to + 2).join(" "))) return null;
  // Without its "a" it must be followed by the rest, or follow what it bounds.
  const isBare = first === at && whole.to === first + 1;
  return isBare && !bounding.test(words[at - 1] ?? "") ? null : whole;
}
const bounding = /^(?:under|below|over|above|than|\$)$/;

/** 300, or "3" with its "rd", or "3 hundred". */
function inDigits(words: readonly string[], at: number): Omit<NumberSpan, "from"> {
  const value = Number(words[at]);
  const next = words[at + 1] ?? "";
  if (/^(?:st|nd|rd|th)$/.test(next)) return { value, ordinal: true, to: at + 2, spelled: false };
  const scale = scales.get(next);
  if (scale !== undefined)
    return { value: value * scale, ordinal: false, to: at + 2, spelled: false };
  return { value, ordinal: false, to: at + 1, spelled: false };
}

/** One spoken group below a hundred: "five", "seventeen", "eighty one", "twenty third", "oh". */
function chunkAt(words: readonly string[], at: number, inside: boolean): Chunk | null {
  const word = words[at] ?? "";
  if (inside && spokenZeros.has(word)) {
    return cardinals.has(words[at + 1] ?? "") ? { value: 0, length: 1, ordinal: false } : null;
  }
  const ordinal = ordinals.get(word);
  // A row of digits does not end in an ordinal: "flight three second class".
  if (ordinal !== undefined && !inside) return { value: ordinal, length: 1, ordinal: true };
  const value = cardinals.get(word);
  if (value === undefined) return null;
  if (inside && value === 1 && oneBelongsTo.has(words[at + 1] ?? "")) return null;
  if (value < 20) return { value, length: 1, ordinal: false };
  const next = at + 1;
  const unit = cardinals.get(words[next] ?? "");
  if (unit !== undefined && unit > 0 && unit < 10) {
    if (unit === 1 && oneBelongsTo.has(words[next + 1] ?? "")) {
      return { value, length: 1, ordinal: false };
    }
    return { value: value + unit, length: next + 1 - at, ordinal: false };
  }
  const last = ordinals.get(words[next] ?? "");
  if (last !== undefined && last > 0 && last < 10) {
    return { value: value + last, length: next + 1 - at, ordinal: true };
  }
  return { value, length: 1, ordinal: false };
}

/** "three hundred (and) fifty", "fifteen hundred", "one thousand two hundred". */
function scaleAt(
  words: readonly string[],
  from: number,
  at: number,
  chunks: readonly Chunk[],
): Omit<NumberSpan, "from"> | null {
  if (!scales.has(words[at] ?? "") || chunks.length !== 1) return null;
  let total = 0;
  let group = chunks[0]?.value ?? 0;
  let to = at;
  while (to < words.length) {
    const scale = scales.get(words[to] ?? "");
    if (scale === undefined) break;
    if (scale === 100) group *= 100;
    else {
      total += group * scale;
      group = 0;
    }
    to += 1;
    // "a hundred thousand"
    if (scale === 100 && (scales.get(words[to] ?? "") ?? 0) > 100) continue;
    const skip = words[to] === "and" ? 1 : 0;
    const more = chunkAt(words, to + skip, false);
    if (more === null || more.ordinal) break;
    if (scale === 100 || scales.has(words[to + skip + more.length] ?? "") || skip === 1) {
      if (group % 100 !== 0) break;
      group += more.value;
      to += skip + more.length;
    } else break;
  }
  return { value: total + group, ordinal: false, to: Math.max(to, from + 1), spelled: true };
}

/** Groups said one after another are written one after another: "twelve ninety one" is 1291. */
function joined(
  chunks: readonly Chunk[],
  at: number,
  to: number,
  words: readonly string[],
): Omit<NumberSpan, "from"> {
  const first = chunks[0]!;
  if (chunks.length === 1 || !joinable(chunks)) {
    return { value: first.value, ordinal: first.ordinal, to: at + first.length, spelled: true };
  }
  // "twenty one way tickets": handled in chunkAt; a trailing year stays apart after a month.
  const digits = chunks.map((chunk) => String(chunk.value)).join("");
  const last = chunks[chunks.length - 1];
  if (last?.ordinal === true || digits.length > 6) {
    return { value: first.value, ordinal: first.ordinal, to: at + first.length, spelled: true };
  }
  return { value: Number(digits), ordinal: false, to: Math.min(to, words.length), spelled: true };
}

/** Rows of single digits, or groups where every one after the first has a fixed width. */
function joinable(chunks: readonly Chunk[]): boolean {
  const rest = chunks.slice(1);
  if (chunks.every((chunk) => chunk.value < 10)) return true;
  if ((chunks[0]?.value ?? 0) >= 20 && rest.some((chunk) => chunk.value < 10 && chunk.value > 0)) {
    return rest[0]?.value === 0;
  }
  return rest.every(
    (chunk, i) => chunk.value >= 10 || chunk.value === 0 || rest[i - 1]?.value === 0,
  );
}
