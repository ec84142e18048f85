// Whether one word is plainly a slip of another: letters left out, doubled, changed places, taken for those beside them on
// the keyboard or for those that sound alike. "atlannta" is; "atlantis" and "bolton" are words of their own.

const vowels = "aeiouy";
/** Letters that are heard for one another. */
const sounds = ["ckqsxz", "gj", "bfpv", "dt", "mn", "lr", "vw", vowels];
const keys = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Both letters on keys that touch. */
function areBeside(a: string, b: string): boolean {
  const [one, other] = [a, b].map((letter) => {
    const row = keys.findIndex((letters) => letters.includes(letter));
    return { row, place: (keys[row] ?? "").indexOf(letter) + row / 2 };
  });
  if (one === undefined || other === undefined || one.row < 0 || other.row < 0) return false;
  return Math.abs(one.row - other.row) <= 1 && Math.abs(one.place - other.place) <= 1;
}

const areHeardAlike = (a: string, b: string): boolean =>
  sounds.some((letters) => letters.includes(a) && letters.includes(b));

const withoutMarks = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "");

/** Names of the same length that differ in two letters. */
const shortName = 7;

/** `edits`: how many letters they differ by; a word that is changed twice in its ending, or in a short name, is another. */
export function isPlainSlip(said: string, meant: string, edits: number): boolean {
  const [a, b] = [withoutMarks(said), withoutMarks(meant)];
  const same = [...a].findIndex((letter, i) => letter !== b[i]);
  const start = same < 0 ? a.length : same;
  if (a === b) return true;
  const isOtherEnding = edits > 1 && Math.max(a.length, b.length) - start <= 2;
  const isShort = a.length === b.length && a.length <= shortName;
  // "ecomony" has all the letters.
  const isOtherName = edits > 1 && isShort && [...a].sort().join() !== [...b].sort().join();
  return !isOtherEnding && !isOtherName && slipsTo(a, b, edits);
}

function slipsTo(said: string, meant: string, left: number, before = ""): boolean {
  let same = 0;
  while (same < said.length && said[same] === meant[same]) same++;
  const last = said[same - 1] ?? before;
  const [a, b] = [said.slice(same), meant.slice(same)];
  if (a === b) return true;
  if (left === 0) return false;
  const [one = "", next = ""] = a;
  const [other = "", after = ""] = b;
  const rest = (from: number, to: number): boolean =>
    slipsTo(a.slice(from), b.slice(to), left - 1, one);
  const isSwapped = one === after && next === other && one !== "";
  if (isSwapped && rest(2, 2)) return true;
  const isTaken =
    one !== "" && other !== "" && (areBeside(one, other) || areHeardAlike(one, other));
  if (isTaken && rest(1, 1)) return true;
  if (other !== "" && rest(0, 1)) return true;
  return one !== "" && mayBeAdded(one, last, next) && rest(1, 0);
}

/** Twice the letter beside it, one that is hardly heard, or a key that was hit with another. */
function mayBeAdded(letter: string, before: string, after: string): boolean {
  if (letter === before || letter === after) return true;
  if (after === "") return letter === "s" || letter === "e" || areBeside(letter, before);
  return `${vowels}h`.includes(letter) || areBeside(letter, before) || areBeside(letter, after);
}
