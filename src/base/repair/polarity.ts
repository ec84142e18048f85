// Whether it is so or not, by a column that says yes or no: what stands before its name decides, not the network.
import { isWord } from "../../revise/clauses.ts";
import { isValue } from "../../revise/conditions/value-lists.ts";
import { factsKey } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import { flagOf } from "../../schema/value-index.ts";
import { contracted } from "../../text/sides.ts";
import type { Repair } from "./context.ts";

const denying = `no|not|never|none|without|nobody|nothing|neither|nor|cannot|non|un|except|excluding|exclude|minus|drop|skip|omit|ignore|hide|remove|leave|${contracted}`;
/** Between a denial and what it denies: "do n't i have in", "leave out the". */
const filling =
  "(?: (?:out|off|been|be|yet|the|a|an|any|all|of|those|ones?|i|we|you|they|it|have|has|had|are|is|got|marked|listed|as|for|with))*";
/** Anything that may turn round what is said, however far away. */
const doubtful = new RegExp(
  `\\b(?:${denying}|dont|doesnt|isnt|arent|wasnt|havent|hasnt|cant|but|other|others|else|rest|rather|instead|only|any|or|whether|if|un\\w+|in\\w{5,}|dis\\w{4,}|lack\\w*|missing|fail\\w*|out|aside|away)\\b`,
);

/** Said to be so it is so, and denied it is not. */
export const flagsTurned: Repair = (clauses, { schema, facts, text }) => ({
  ...clauses,
  where: clauses.where.map((condition) => {
    const [first, how, value, ...more] = condition;
    if (first?.kind !== "item" || !isWord(how, "=") || value?.kind !== "value" || more.length > 0)
      return condition;
    const flag = flagOf(facts, factsKey(first.item, schema));
    const isDenied = flag && denialOf(text, schema.columns[first.item]?.words ?? []);
    if (!flag || isDenied === undefined) return condition;
    return isValue(first.item, isDenied ? flag.no : flag.yes, schema);
  }),
});

/** Undefined where nothing is said of it, or what is said may be turned round elsewhere. */
function denialOf(text: string, words: readonly string[]): boolean | undefined {
  const own = words.filter((one) => !/^(?:is|has|was|flag|yn|ind|an?)$/.test(one)).map(stem);
  if (own.length === 0 || own.some((one) => /^(?:no|not|non|nobody|un\w+)$/.test(one))) return;
  const said = text.split(" ").map(stem).join(" ");
  const name = own.join(" ");
  const between = own.join(" (?:not|n t|never) ");
  const isDenied =
    new RegExp(`\\b(?:(?:${denying})${filling} |un|non ?)${name}\\b`).test(said) ||
    (own.length > 1 && new RegExp(`\\b${between}\\b`).test(said));
  if (isDenied) return true;
  const [ahead = "", ...behind] = said.split(new RegExp(`\\b${name}\\b`));
  const isSaid = behind.length > 0 && !doubtful.test([ahead, ...behind].join(" "));
  return isSaid ? false : undefined;
}
