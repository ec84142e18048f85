// Whether some letters are a word cut short: "jn" of "joined", "canc" of "cancelled".

const bare = (word: string): string =>
  `${word[0]}${word.slice(1).replaceAll(/[aeiou]/g, "")}`.replaceAll(/(.)\1/g, "$1");

/** "jn" for "joined", "disc" for "discontinued", "apvd" for "approved". */
export function isShortFor(short: string, word: string): boolean {
  const root = word.replace(/(?:ed|ing|er|or|ment|ion)$/, "");
  // One letter is left of many: "due" is none that is short for "died".
  const tells = bare(short).length > 1;
  if (tells && [word, root, `${root}e`].some((one) => bare(one) === bare(short))) return true;
  // Nobody cuts behind a vowel.
  if (short.length < 3 || word.length < short.length + 2 || /[aeiou]$/.test(short)) return false;
  return (
    word.startsWith(short) ||
    (short.length > 3 && bare(word).startsWith(short)) ||
    holds(word, short)
  );
}

/** Letter by letter and to the last, most of what is heard: "mbr" of a member. */
function holds(word: string, short: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === short[at]) at++;
  const whole = at === short.length && word[0] === short[0] && word.at(-1) === short.at(-1);
  return whole && bare(word).length <= short.length + 1;
}
