// An utterance that ends where something had to follow: "flights on", "customers from", "cheaper than".
// A value that was not said must be asked for: a model would have to make one up.
import type { Token } from "../text/token.ts";
import { tokenize } from "../text/tokenize.ts";

const list = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Nothing can end with these, unless what belongs to them stands before. */
const expecting = list(
  "from to into on onto at by for with without between before after under over above below than of " +
    "about near via until since per and or the a an in within during except excluding including " +
    "called named titled",
);

/** What may have been moved to the front: "which city do they fly to", "the ones I asked for". */
const fronted = list("who whom whose what which where when how that it they i we you");

/** "come on", "log in": the word belongs to the verb. */
const withVerb = list(
  "go carry come move keep hang log sign check stop start hold get sum add set",
);

/** "under 100, 100 to 500, above": the last of several bands needs no number of its own. */
const lastBand = /\d.*\d.*(?:,|\band|\bor)\s*(?:above|over)\W*$/;

/** "titles starting with the": a word as letters. */
const asLetters =
  /\b(?:(?:start|begin|end)(?:s|ing|ning)? with|contain(?:s|ing)?)\s+(?:the (?:word|letters?)\s+)?["'\u0060]?\p{L}+\W*$/iu;

/** "show created at", "sort by hired on": a column is called so. */
const named =
  /\b(?:show|add|include|sort(?:ed)? by|order(?:ed)? by|with|and|plus|,)\s+(?:the |their )?\p{L}+ed (?:at|on|by)\W*$/iu;

/** "from the list above" */
const shown =
  /^(?:tables?|lists?|results?|ones?|those|these|them|data|records?|questions?|answers?|mentioned|listed|shown)$/;

/** "the year before", "compared with the month before" */
const period = /^(?:year|quarter|month|week|day|period|one|time)$/;

/** The word that nothing follows; undefined where the utterance is whole. */
export function unfinishedAt(utterance: string): Token | undefined {
  const tokens = tokenize(utterance).filter(({ text }) => /[\p{L}\d]/u.test(text));
  const last = tokens.at(-1);
  if (last === undefined || !expecting.has(last.text) || lastBand.test(utterance)) return undefined;
  if (/%\W*$/.test(utterance) || asLetters.test(utterance) || named.test(utterance))
    return undefined;
  const before = tokens.slice(0, -1);
  if (/^(?:before|after)$/.test(last.text) && period.test(before.at(-1)?.text ?? ""))
    return undefined;
  if (last.text === "above" && shown.test(before.at(-1)?.text ?? "")) return undefined;
  // "pier A" is a name, unless all is written so.
  if (/\p{Ll}.*\bA\W*$/u.test(utterance)) return undefined;
  if (before.some(({ text }) => fronted.has(text))) return undefined;
  return withVerb.has(before.at(-1)?.text ?? "") ? undefined : last;
}
