// Names of aircraft, meals and vehicles as people say or type them, beside those in the database.

import type { EntityForm } from "../../../entities/lexicon.ts";
import { wordList } from "../../../word-list.ts";

/** "the m d eighties": the number itself in the plural. */
export const spokenPlurals: Readonly<Record<string, readonly string[]>> = {
  MD80: ["m d eighties", "md eighties"],
  DC9: ["dc nines", "d c nines"],
  DC10: ["dc tens", "d c tens"],
  L1011: ["l ten elevens", "l tens"],
};

/** Cut short, or of another time. */
export const typedMeals: Readonly<Record<string, readonly string[]>> = {
  BREAKFAST: ["bkfst", "brkfst", "bfast"],
  DINNER: ["supper"],
};

/** What many other things are as well: "no bus", "by train", "we need a car". */
export const vehicle = (text: string): EntityForm => ({
  text,
  before: wordList("^ a the by no or and about any is take"),
  unlessAfter: wordList("class cls fare fares trip seat service seats"),
});
