// Ways of saying that models hardly know, in ways that they do: "nothing before ten" is "not before ten".
// Nothing here knows a domain; values and other words stay where they were said.
import type { InputSymbol } from "../../entities/placeholder.ts";
import { denying, timeSides } from "../../text/sides.ts";

const beyond = `(${timeSides}|earlier|later|past)`;
const undenied = `(?<!\\b(?:${denying}|n't)(?: any)? )`;
const toward = "(on|to|from|in|into|at|with|by|via)";

/** "leave out anything", "skip those", "nothing", "none of them": all that is said next is to stay away. */
const away =
  "(?:(?:take|leave|throw|filter|rule|cut) out|remove|exclude|skip|avoid|drop) (?:anything|everything|any|all|those|the ones|ones|all those)|nothing|none(?: of (?:them|those))?";

/** Over the words of an utterance, contractions apart; each that fits is said the other way. */
const ways: readonly (readonly [RegExp, string])[] = [
  // Limits denied.
  [new RegExp(`\\bnothing (?=${beyond} )`), "not "],
  [new RegExp(`\\b(?:${away}|no \\w+s)(?: that| which)? (\\w+) (?=${beyond} )`), "$1 not "],
  [
    new RegExp(`\\b(?:${away}) (?:with|(?:that|which) (?:has|have)) (?=an? |any |[A-Z_]+#)`),
    "without ",
  ],
  [new RegExp(`\\b(?:${away}) (?=(?:on|from|in|by|via) [A-Z_]+#)`), "not "],
  [new RegExp(`\\bdo n't want to ((?:\\w+ ){1,3}?)${beyond}\\b`), "want to $1not $2"],
  [/\b(?:a )?max(?:imum)?(?: of)? (?=(?:\$ )?NUMBER#)/, "under "],
  // "one stop at most"
  [/\b(NUMBER#\d+) (\w+) (at most|at least)\b/, "$3 $1 $2"],
  [/\b(NUMBER#\d+) (\w+) (?:max|maximum|tops|or (?:less|fewer))\b/, "at most $1 $2"],
  // Sides of a time in the plainest word.
  [new RegExp(`${undenied}\\bearlier than (?=TIME#)`), "before "],
  [new RegExp(`${undenied}\\blater than (?=TIME#)`), "after "],
  // What is asked for beside the rest.
  [/^plus (?=(?:(?:on|with|to|from|in) )?[A-Z_]+#)/, "and "],
  // The time of day in the words of most days.
  [/\btonight(?: 's)? (?=TIME#)/, "this evening "],
  // What is kept out.
  [
    /\bany (?:other )?(?!(?:\w+er|more|less) than\b)(\w+) (?:but|other than|than|besides|apart from)\b/,
    "any $1 except",
  ],
  // What is taken back.
  [
    /\b(it|they|that) (?:(?:does|do|need) n't|does not|do not)(?: really)? need to be\b/,
    "$1 does n't have to be",
  ],
  [
    /(?<=^|, |and )(\S+) (?:is n't|is not|is no longer) (?:necessary|needed|required|a must)\b/,
    "it does n't have to be $1",
  ],
  [
    /\b(?:take off|lift|remove|drop|lose) the (\S+) (?:restriction|requirement|condition)\b/,
    "it does n't have to be $1",
  ],
  [/\bwhat if i did n't care\b/, "i do n't care"],
  [/\b(?:let 's |just )?(?:leave|keep) (the )?(\S+) out(?: of (?:it|this|that))?\b/, "forget $1$2"],
  [/\b(?:scrap|ditch|axe|nix|dump) (?=the |[A-Z_]+#)/, "forget "],
  [/\b(?:drop|lose|remove|leave out) (?=[A-Z_]+#)/, "forget "],
  [/\bthe (\w+) can go\b/, "forget the $1"],
  [
    /\b(the )?(\w+) (?:is n't|is not|is no) (?:a |an )?(?:concern|issue|problem)\b/,
    "forget the $2",
  ],
  [/\bthe (\w+) makes no difference\b/, "i do n't care about the $1"],
  // Two values of one kind: nothing is both.
  [
    /(?<!\b(?:both|between|and from|and to) )\b(?!TIME#)([A-Z_]+#)(\d+) and (?:also )?\1(\d+)/,
    "$1$2 or $1$3",
  ],
  [/\b([A-Z_]+#)(\d+) (\w+) and \1(\d+) \3\b/, "$1$2 or $1$4 $3"],
  [
    new RegExp(`\\b${toward} (the )?([A-Z_]+#)(\\d+) and (?:also )?\\1 (?:the )?\\3(\\d+)`),
    "$1 $2$3$4 or $3$5",
  ],
  [/(YEAR#\d+) and (?:also )?(?:on )?(?=MONTH#)/, "$1 or "],
  [
    /\b(?:both )?(in|on) the (\w+) (TIME#\d+ TIME#\d+) and (?:also )?(?:\1 )?the (?=\w+ TIME#\d+ TIME#)/,
    "$1 the $2 $3 or the ",
  ],
  // A part of the day at which one gets there.
  [/\b(?:an? |the )?((?:\w+ )?TIME#\d+(?: TIME#\d+)?) arrivals?\b/, "arriving in the $1"],
  // A time after where one gets to is when one gets there.
  [
    /\b((?:be|arrive|arrives|arriving|land|lands|landing|get|gets|getting) (?:in|into|to|at) [A-Z_]+#\d+(?: (?!arriv|leav|depart|land|get|TIME#)\S+)*?) (?=(?:by|before|after|around|no later than) (?:\S+ )?TIME#)/,
    "$1 arriving ",
  ],
  // A way written with a dash; every one is all of them, unless it is every day.
  [
    /(?<!from )(?<!TIME#\d+ )\b(?!TIME#|DAY#)([A-Z_]+#)(\d+) (?:-+|–|—|>|->|\/) \1(\d+)/,
    "from $1$2 to $1$3",
  ],
  [
    /\bevery (?=(?:single )?(?!(?:day|night|week|weekday|hour|morning|afternoon|evening|other|time)\b)[a-z])/,
    "all ",
  ],
  // One of several by the less or the more of something; many of it, where the most is meant.
  [
    /\b(which|who)((?: (?:one|ones|of|those|these|them|the|two))*?) (?:is|are|'s) (?:the )?(cheap|quick|fast|short|long|earli|lat)er(?=$| [.?!]$)/,
    "$1$2 is the $3est",
  ],
  [/\b(?:the|those) (?:expensive|pricey|pricy|dear) ones?\b/, "the most expensive ones"],
  [/\bthe cheap ones?\b/, "the cheapest ones"],
  [/\b(?:a |any )?(?:connection|change|transfer) (?=(?:in|at) [A-Z_]+#)/, "a stop "],
  [/^not ([A-Z_]+#\d+) ,? ?(?:any|some)(?:where|thing|one|body) else$/, "not $1"],
  // What is wished.
  [
    /\bwhat if (?:i|we) (?:went|go|flew|fly|left|leave|came|come|traveled|travel) (?=(?:to|from|on|in|into|at|with|after|before) )/,
    "how about ",
  ],
  [/\bwhat (?:do|does|would) ([A-Z_]+#\d+) (?:charge|cost)\b/, "how much is $1"],
  [/\bi was (?:hoping|thinking|looking) (?:for|of|about)\b/, "i want"],
  [/\bi was hoping to\b/, "i want to"],
  [
    /\bwhat(?: 's| is| are| do you have)? (?:left|remaining)(?= (?:after|before|on|in|from|to|with)\b)/,
    "which ones are",
  ],
];

export function plainWays(symbols: readonly InputSymbol[]): readonly InputSymbol[] {
  const said = symbols.map(({ text }) => text).join(" ");
  const plain = ways.reduce((text, [way, known]) => text.replace(way, known), said);
  if (plain === said) return symbols;
  const left = [...symbols];
  let before = symbols[0];
  return plain.split(" ").flatMap((text) => {
    const at = left.findIndex((symbol) => symbol.text === text);
    const symbol =
      at < 0 ? before && { text, start: before.start, end: before.end } : left.splice(at, 1)[0];
    before = symbol ?? before;
    return symbol ?? [];
  });
}
