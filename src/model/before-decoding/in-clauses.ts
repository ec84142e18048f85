// An utterance heard clause by clause where that is plain: what is taken back first, what is wished then ("it doesn't
// have to be nonstop but leave before ten"); and what stands behind a reason ("my sister will pick me up so arrive
// before four") where the whole told the model nothing new. Where neither is plain it stays whole.
import type { Context, ReadingOptions, Understanding } from "../../conversation/interpreter.ts";
import { tokenize } from "../../text/tokenize.ts";

const taking = [
  "never ?mind",
  "(?:forget|don't worry|i don't care|i don't mind|i changed my mind)(?: about)?",
  "drop|skip|lose|ignore|scratch|scrap|ditch|remove|lift|take (?:off|out)|leave out",
  "(?:let's |just )?(?:leave|keep|take) [\\w' ]+ out(?: of (?:it|this|that))?",
  "the \\w+ (?:can go|makes no difference)",
  "(?:it|they|that) (?:doesn't|does not|don't|do not|needn't)(?: really)? (?:need|have) to",
  "i (?:don't|no longer) need",
  "(?:[\\w' ]+ )?(?:isn't|is not|aren't|are not|is no longer|not) (?:necessary|needed|required|important|a must)",
  "(?:[\\w' ]+ )?(?:doesn't|does not|don't|do not) matter",
  "(?:any|whatever|whichever|with any|on any) [\\w' ]+",
  "stops (?:are|is) (?:fine|okay|ok)|with stops",
];
/** A new wish begins: "and the time" would go on with what is taken back. */
const wishing =
  "make|show|leave|depart|arrive|get|fly|go|i|i'd|i'll|i'm|it|they|let's|give|find|list|keep|change|switch|try|on|in|from|to|after|before|with|at|only|just";

/** Said so, it needs no comma: "forget the price i just want a red one". */
const wished =
  "(?:i|we) (?:just |only |really )?(?:want|need|wish)|(?:i|we)(?:'d| would) (?:like|rather|prefer)|make it|(?:just )?(?:show|give) me|let's";

/** "any day but monday" is one wish, "any day but before ten" two. */
const excepting = `(?:(?:on|with|by|at) )?(?:any|every)(?:one|body|thing)?(?: \\w+){0,2} but (?!(?:${wishing})\\b)`;

const takesBack = new RegExp(
  `^(?!${excepting})(?<first>(?:(?:ok|okay|well|actually|no|sorry|and|then)[ ,]+)*(?:${taking.join("|")})\\b.*?)(?:,? but(?: then)?|(?:,| and|, and)(?= (?:${wishing})\\b)|,(?= (?:the )?\\w{3,}est\\b)|(?= (?:${wished})\\b)) (?<rest>.+)$`,
);

/** "chicago instead of denver, first class": one for another, and something else. */
const exchanges = new RegExp(
  `^(?<first>[\\w', ]+ (?:instead of|in place of|rather than) [\\w' ]+?)(?:,(?: and| but)? (?!please|thanks|thank you)|(?:, and|, but| and| but)(?= (?:${wishing})\\b) )(?<rest>.+)$`,
);

/** "what about sunday then, any time": what is wished, and what does not matter any more. */
const endsTaking =
  /^(?<rest>(?!(?:ok|okay|well|actually|no|sorry|and|then|yes),)[^,]+), (?<first>(?:at |on |with )?any \w+(?: is fine| will do| works)?|(?:whatever|regardless of|no matter) the \w+)$/;

/** What is taken back, and what is wished instead. */
export function cutAfterTaking(utterance: string): readonly [string, string] | undefined {
  const said = utterance.toLowerCase();
  const { first, rest } =
    [takesBack, exchanges, endsTaking].map((way) => way.exec(said)).find((found) => found !== null)
      ?.groups ?? {};
  return first === undefined || rest === undefined ? undefined : [first, rest];
}

/** What is asked behind a reason; its place in the utterance tells what the reason says. */
export function behindReason(
  utterance: string,
): { readonly at: number; readonly rest: string } | undefined {
  const found = /^.*?\w.*?\bso,? (?=\w+ \w)/i.exec(utterance);
  const at = found?.[0].length ?? 0;
  return at === 0 ? undefined : { at, rest: utterance.slice(at) };
}

export type Before = {
  /** The query that the utterance goes on from. */
  readonly last: string;
  /** The number of its turn. */
  readonly turn: number;
};

export async function understandClauses(
  context: Context,
  utterance: string,
  options: ReadingOptions,
  { last, turn }: Before,
): Promise<Understanding> {
  const [taken, wished] = cutAfterTaking(utterance) ?? [];
  if (taken !== undefined && wished !== undefined) {
    const { onStep: _, ...quietly } = options;
    const before = await context.understand(taken, quietly);
    if (!before.refused && before.sql !== last) {
      const after = await before.heard.remember(before.sql).understand(wished, options);
      const confidence = Math.min(before.confidence, after.confidence);
      // What was taken back has done its part.
      const takenBack = before.heard.values.flatMap(({ text }) => wordsOf(text));
      const heard = { ...context.hear(utterance), takenBack };
      if (!after.refused) return { ...asOneTurn(after, turn), confidence, heard };
    }
  }
  const whole = await context.understand(utterance, options);
  const reason = whole.refused || whole.sql === last ? behindReason(utterance) : undefined;
  if (reason === undefined || whole.heard.values.some(({ start }) => start < reason.at))
    return whole;
  const alone = await context.understand(reason.rest, options);
  return alone.refused ? whole : { ...alone, heard: whole.heard };
}

const wordsOf = (text: string): string[] => tokenize(text).map((token) => token.text);

/** The second clause was heard as a turn after the first. */
const asOneTurn = (understood: Understanding, turn: number): Understanding => ({
  ...understood,
  attended: understood.attended.map((word) => ({ ...word, turn: Math.min(word.turn, turn) })),
  provenance: understood.provenance.map((step) => ({ ...step, turn: Math.min(step.turn, turn) })),
});
