// Which forms are too weak to name a value by themselves: single letters, everyday words, bare
// numbers. They need a cue next to them ("airline us", "class y", "what does as mean").

/** Everyday words of one to four letters that are also codes somewhere. */
const everyday = new Set(
  `a i o oh an am as at be by do go he hi ho if in is it la lo ma me mr ms my no of off on or ok
  pa so to up us we ad all and any are ask air bar big but buy can car cat cut day did die dog eat
  end far few fly for fun gas get god got had has her him his hot how ice ill its job law lay leg
  let lot low man may men met mix mom net new nor not now oct off oil old one our out own pay per
  pit put ran red rid run sad sat saw say sea see set she sit six sky son sun tax tea ten the tie
  too top try two use van via war was way web wed who why win won yes yet you also area back been
  best boat both call came card city cold come cost code date does down each east even ever fact
  fare fast feel find five food four free from full game gate give goes good half hand have head
  help here high hold home hour into just keep kind know land last late left less life like line
  list live long look made main make many mean meal more most much must name near need next nine
  none noon note only open over part past plan play read rest ride road room safe said same seat
  seem show side soon sort stay stop such sure take talk tell than that them then they this time
  told took trip turn type used very wait walk want week well went were west what when will with
  word work year your mon tue thu fri mar apr jun jul aug sep nov dec jan feb co de en et es il no
  so un id re mid max min avg sum cap lax den sub bus jet`
    .split(/\s+/)
    .filter((word) => word !== "lax" && word !== "den"),
);

/** Whether a form, as canonical words, needs a cue. */
export function isWeakForm(words: readonly string[]): boolean {
  if (words.length !== 1) return false;
  const word = words[0] ?? "";
  return word.length < 2 || everyday.has(word) || /^\d{1,3}$/.test(word);
}

const questionBefore =
  /^(?:code|codes|abbreviation|abbreviations|symbol|acronym|letters?|of|for|is|does|'s|define|explain|mean|means|do|are|and|or|term|called)$/;
const questionAfter =
  /^(?:mean|means|meaning|stand|stands|refer|represent|signify|denote|code|[?.!])$/;

const goingOn = /^(?:and|or|what|how|about|okay|now|then|also|code|class|the|,)$/;

/**
 * A question about the code itself: "what is as", "what does us mean", "code y",
 * "the meaning of ua". `words` are those of the whole utterance.
 */
export function asksAboutCode(words: readonly string[], from: number, to: number): boolean {
  const before = words[from - 1] ?? "";
  const after = words[to] ?? "";
  if (/^(?:mean|means|stand|stands|represent|represents|signify)$/.test(after)) return true;
  if (/^(?:code|codes|abbreviation|acronym)$/.test(before)) return true;
  if (before === "of" && /^(?:code|codes|class|letter)$/.test(words[from - 2] ?? "")) return true;
  const ends = to >= words.length || questionAfter.test(after);
  if (!ends) return false;
  // "make that f"; "make it 6" may be anything.
  const isMade = /^(?:make|change) (?:it|that)$/.test(words.slice(0, from).join(" "));
  if (isMade && !/^\d/.test(words[from] ?? "")) return true;
  // "and y", "how about f": nothing but the code goes on from the last question.
  if (from > 0 && words.slice(0, from).every((word) => goingOn.test(word))) return true;
  if (from === 0) return words.length <= 2;
  if (/^(?:is|'s|define|explain)$/.test(before))
    return from <= 3 && /^(?:what|define|explain|code)$/.test(words[0] ?? "");
  if (before === "of") return words.includes("meaning") || words.includes("definition");
  if (before === "for") return /^(?:stands?|short)$/.test(words[from - 2] ?? "");
  return (
    questionBefore.test(before) && words.some((word) => /^(?:mean|meaning|stands?)$/.test(word))
  );
}
