// Where all of a database is at home: "the zoo" where there are animals, "in hospital" where there are patients. Whoever
// says so limits nothing by it.
import type { Lexis } from "./lexis.ts";

/** What the house is called, and words of what is kept in it. */
const houses: readonly (readonly [house: string, kept: string])[] = [
  ["zoo menagerie aquarium", "animal keeper enclosure"],
  ["hospital clinic surgery practice", "patient ward doctor admission appointment"],
  ["choir band orchestra ensemble", "singer musician player rehearsal concert gig"],
  ["school college university academy", "student pupil teacher course class lesson"],
  ["library", "loan borrower book reader"],
  ["museum gallery", "exhibit exhibition artwork painting artist"],
  ["hotel hostel inn guesthouse campsite camp", "guest stay room booking pitch"],
  ["gym club society association", "member membership trainer session"],
  ["restaurant cafe bar pub", "dish menu waiter booking order"],
  ["theatre theater cinema", "play performance show film screening ticket"],
  ["shop store", "product sale customer order"],
  ["garage workshop", "repair mechanic car job"],
  ["kennel shelter sanctuary", "dog cat animal adoption"],
  ["festival fair", "stage act performance stall"],
  ["port harbour harbor marina", "boat ship berth mooring"],
];

const inside =
  /(?:^|\s)(?:(?:in|at|from|with|of|for|to|left|leave|leaving|join(?:ed)?|run|visit(?:ed)?|into)(?: (?:the|our|this))?|the|our|this)$/;

/** `near`: the words before it. */
export function isOwnHouse(word: string, near: string, lexis: Lexis): boolean {
  if (lexis.learned || !inside.test(near) || lexis.says(word) !== undefined) return false;
  const kept = houses.find(([house]) => house.split(" ").includes(word))?.[1] ?? "";
  const known = kept.split(" ").filter((one) => one !== "" && lexis.says(`${one}s`) !== undefined);
  return known.length > 0 && lexis.valuesWith(word).length === 0;
}
