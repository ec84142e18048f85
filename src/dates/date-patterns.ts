// What the rules that read dates are made of: their type, and pieces of their patterns. Patterns see
// canonical items (src/text/phrase.ts), so "june twenty-third" arrives as "june 23th".
import type { DateContext, DateReading, MatchGroups } from "./date-readings.ts";
import { anyWeekdayPattern, monthPattern } from "./names.ts";

export type DateRule = {
  readonly name: string;
  readonly pattern: string;
  /**
   * One reading for the whole match, or one for each of the groups `a` and `b`;
   * null where the words are no date after all.
   */
  readonly read: (groups: MatchGroups, context: DateContext) => readonly DateReading[] | null;
};

export const W = `(?:${anyWeekdayPattern})`;
export const M = `(?:${monthPattern})`;
export const N = String.raw`\d{1,2}(?:th)?`;
export const year = String.raw`(?: ,)?(?: of)? (?<year>(?:19|20)\d{2})`;
export const day = `(?:the )?(?<day>${N})`;
/** "july one way", "june first class": the number belongs to what follows. */
export const noCount = "(?! (?:way|class|stops?|stopovers?) )";
export const lead = `(?:(?<week>${W})(?: ,)? (?:the )?)?`;
/** After a bare "the 5th": the end, or a word that cannot be what is fifth. */
export const noNoun = String.raw`(?= (?:$|[^\p{L}\d]|from|to|of|in|at|on|and|or|after|before|by|around|between|leaving|departing|arriving|returning|with|please|for|via|through|instead|morning|afternoon|evening|night|is|are|do|does|what|which|how|when|if|early|late|i|any|no|nonstop|non|only|then|also|that|but|as|would|will|can|could|we|until|flying|going|back|not|rather|than|please|so|just|make|show|list|give|find|forget|never|drop|you|there|it|or|works?|suits?|seems?|looks|sounds|was|has|have|might|may|should|must|too|either|serv(?:es?|ing)|costs?|costing|offer(?:s|ing)?|stopping|leaves?|departs?|arrives?|fly|flies|goes|gets?|lands?|landing|coming|under|over|below|above|without|where|who|since|because|thanks|now|though|actually|maybe|perhaps|possibly|let|whichever|he|she|they|am|pm))`;
export const or = "(?:or|and|or on|and on|or maybe|,)";
export const until = "(?:to|through|thru|until|till|til|and|-)";
