// Talk about the conversation told by its words alone, in whatever order: one that only such talk needs, and no word
// besides that could be a question's. "that was a mistake, undo it", "many thanks indeed", "are you 100% sure".

import { wordSet } from "../../word-list.ts";
import type { Manner } from "./manners.ts";

/** What may stand beside any of them. */
const beside = wordSet(`
  a all an and are at be been but by can could did do does for from go had has have how i i'd i'll i'm i've in is it
  it's just know let let's lets like make me mean my need no now of off ok okay on one our over please quite really right
  say should so that that's the them then there these this those to up very want was we we'd well were what what's
  which will with would yes you your you're you've again exactly actually about here thing things us not oh hey hm hmm um er mm
  give get some said asked just sorry wait
`);

type Vocabulary = {
  readonly kind: "restart" | "undo" | "repeat" | "help" | "tables" | "why" | "sure" | "thanks";
  /** One of these tells it. */
  readonly telling: ReadonlySet<string>;
  /** These may be said with it. */
  readonly also: ReadonlySet<string>;
};

/** The first that fits is meant: "undo that, thanks" undoes. */
const vocabularies: readonly Vocabulary[] = [
  {
    kind: "restart",
    telling: wordSet("restart reset scratch afresh anew"),
    also: wordSet(
      "start starting begin beginning everything whole conversation search question topic",
    ),
  },
  {
    kind: "undo",
    telling: wordSet("undo revert rollback undone roll"),
    also: wordSet(
      "mistake wrong back last previous step steps question change bit part take sorry oops wait",
    ),
  },
  {
    kind: "repeat",
    telling: wordSet("repeat"),
    also: wordSet("answer result results once more time back last again"),
  },
  {
    kind: "sure",
    telling: wordSet(
      "sure certain confident positive accurate correct reliable doubt doubtful trust",
    ),
    also: wordSet("100% 100 percent absolutely answer result results how think feel still true"),
  },
  {
    kind: "why",
    telling: wordSet("why reasoning explain explanation logic"),
    also: wordSet(
      "answer result results got found came come show showed behind reason pick picked chose",
    ),
  },
  {
    kind: "tables",
    telling: wordSet("schema structure"),
    also: wordSet("show see list give tell database data tables look"),
  },
  {
    kind: "help",
    telling: wordSet("help ask do"),
    also: wordSet("some questions kind kinds sort sorts able possible use using"),
  },
  {
    kind: "thanks",
    telling: wordSet("thanks thank thx ta cheers appreciated appreciate grateful"),
    also: wordSet(
      "many much kindly indeed lot lots ton bunch great nice good awesome perfect wonderful excellent lovely cool helpful help helps helped helping bye goodbye later day enough mate everything far kind",
    ),
  },
];

/** "what can you do", "what could i ask", "i need help"; "do it" asks for nothing that is known. */
const asksForHelp =
  /\bhelp\b|^(?=.*\b(?:you|i|we)\b).*\b(?:can|could|should|may|able)\b.*\b(?:ask|do)\b/u;

/** "are you positive", and not "positive", which may be a value. */
const pointing = wordSet("you your you're that that's this it it's these those i i'm we");

/** Undefined where a word is none of these. */
export function mannerOfWords(said: string): Manner | undefined {
  const words = said
    .replace(/\bfrom zero\b/u, "from scratch")
    .split(/[^\p{L}\d'%]+/u)
    .filter((word) => word !== "");
  const found = vocabularies.find(
    ({ telling, also }) =>
      words.some((word) => telling.has(word)) &&
      words.every((word) => telling.has(word) || also.has(word) || beside.has(word)),
  );
  if (found?.kind === "sure" && !words.some((word) => pointing.has(word))) return undefined;
  if (found === undefined || (found.kind === "help" && !asksForHelp.test(said))) return undefined;
  return { kind: found.kind };
}
