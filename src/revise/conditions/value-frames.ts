// "i said boston but i meant denver", "or lunch": the words around values that are named say which of them goes,
// which one comes, or that one stands beside another.
import type { Mention } from "../../schema/mentions.ts";
import type { SaidTurn } from "../said.ts";

/** Said without courtesies, and without what leads to a value: "to denver" is B. */
const silent: ReadonlySet<string> = new Set(
  "please sorry oops oh ah hm hmm no wait actually okay ok um uh thanks well and but maybe".split(
    " ",
  ),
);
const leading: ReadonlySet<string> = new Set(
  "from to on into in at with by via for the out of leaving".split(" "),
);

const whole = (forms: readonly string[]): RegExp => new RegExp(`^(?:${forms.join("|")})$`);

/** A and B in the order said. */
export const newFirst = whole([
  "A (instead of|in place of|rather than|not) B",
  "(try|use|take|do|go with|let 's (try|do|take|go with)) A (instead of|in place of|rather than|not) B",
  "(change|switch|make) (it|that) A (instead of|rather than|not) B",
  "i (meant|wanted|want|said|need) A (not|instead of|rather than) B",
  "i ('d |would )?rather (have |go |fly |take |leave |arrive |see )?A than B",
  "i ('d |would )?prefer A (over |rather than |instead of )?B",
  "A (would be|is|works) better than B",
  "(how|what) about A (instead of|rather than) B",
]);
export const oldFirst = whole([
  "not A B( instead)?",
  "(not|did i say|i said) A i (meant|mean|wanted|want|need|should have said) B",
  "(replace|swap|exchange|change|switch|move) (from )?A B",
  "instead of A (make it |try |show me |i want |use )?B",
]);

// "ok" is a courtesy here, and not there any more.
const fine = "(fine|good|great|possible|acceptable|alright|all right)";
export const beside = whole([
  "(or|also|plus|or maybe|or even|maybe also|include|including|add|or else) A( too| also| as well)?",
  "A (too|also|as well)( please)?",
  `A (is|are|would be|will be|'s|'d be) (also )?(${fine} )?(too|also|as well)`,
  `A (is|are|would|will) also( be)?( ${fine})?`,
  "i ('d |would |could |can )?(also )?(take|accept|consider|do|fly) A (too|also|as well)",
  "i ('d |would |could |can )?also (take|accept|consider|do|fly) A",
]);

export const without = whole([
  "(just |only |so |also )?(not|nor|neither|without|except|excluding|exclude|minus|skip|drop|remove|lose|scratch|ditch|forget|never mind|nevermind|leave out|take out|get rid of) A( though| then| anymore| any more| after all| either| too| also| as well| again)?",
  "(leave|take|keep) A out( of it| of this)?",
  "(any|every)thing (but|except) A",
  "A (is|are) out|A can go",
  "i (do n't|don't|do not) (want|like|need) A( though| then| anymore| any more| after all| either)?",
]);

export const again = whole([
  "(put|bring|add|take|get) A back( in| on)?",
  "(put|bring|add|take) back A",
  "(only |just )?A (again|after all)",
  "(i |we )('d |would )?(want|need|like|prefer|take|do|do want|did want) A( again| after all)",
]);

/** "and united": beside the one in a list of them, in its place in what is counted or looked up. */
export const goesOn = ({ utterance }: SaidTurn): boolean =>
  /^(?:(?:ok|okay|oh|yes),? )?and\b[^?]*$/i.test(utterance);

/** The words that tell, the values as A and B. */
export function frameOf(
  { tokens }: SaidTurn,
  values: readonly Pick<Mention, "from" | "to">[],
): string {
  const valueAt = (at: number): number => values.findIndex(({ from, to }) => from <= at && at < to);
  const words = tokens.flatMap(({ text }, i) => {
    const value = valueAt(i);
    if (value >= 0) return i === values[value]?.from ? [value === 0 ? "A" : "B"] : [];
    // "no boston" sends it away; "no, boston" does not.
    if (text === "no" && valueAt(i + 1) >= 0) return ["without"];
    return /\p{L}/u.test(text) ? [text.toLowerCase()] : [];
  });
  const telling = words.filter((word, i) => !silent.has(word) || isKept(words, i));
  return telling
    .filter(
      (word, i) =>
        !(leading.has(word) && /^[AB]$/.test(telling[i + 1] ?? "")) || isKept(telling, i),
    )
    .join(" ");
}

/** "instead of denver", "anything but denver": these words tell which one goes. */
const isKept = (words: readonly string[], i: number): boolean =>
  /^(?:(?:instead|place|rid) of|(?:leave|take) out|(?:any|every)thing but)$/.test(
    `${words[i - 1]} ${words[i]}`,
  );
