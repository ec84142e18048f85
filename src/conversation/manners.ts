// Talk about the conversation itself: understood everywhere, whatever the database. A whole utterance
// has to be such talk; "start over with all trains" is a question.

export type Manner =
  | { readonly kind: "restart" | "undo" | "help" | "tables" | "why" | "sure" | "thanks" | "hello" }
  /** "go back to the boston ones" */
  | { readonly kind: "return"; readonly about: string }
  /** "what do you know about airlines" */
  | { readonly kind: "about"; readonly about: string };

type Kind = Manner["kind"];

/** What may stand before and after any of them. */
const lead =
  "(?:(?:ok|okay|well|oh|no|yes|hm+|please|now|so|and|sorry|wait|actually|hey|let's|lets|can you|could you|can we|could we|i want to|i'd like to)[ ,]+)*";
const tail = "(?:[ ,]+(?:please|now|then|again|thanks|thank you|ok|okay|for me))*";

/** The first that fits is meant. */
const patterns: readonly (readonly [Kind, string])[] = [
  [
    "restart",
    "(?:start|begin) (?:over|again|anew|afresh|from scratch|from the (?:beginning|start|top))",
  ],
  [
    "restart",
    "(?:start )?(?:a )?new (?:conversation|chat|session|topic)|reset(?: (?:this|everything|all|it|the conversation))?",
  ],
  [
    "restart",
    "(?:forget|clear|erase|drop) (?:everything|all|it all|all of (?:this|that|it)|the conversation|what i said)",
  ],
  [
    "undo",
    "undo(?: (?:that|this|it|the last (?:one|turn|step|question)|my last (?:one|question)))?",
  ],
  [
    "undo",
    "(?:take|scratch|forget|cancel|ignore|drop) (?:that|this|it|the last (?:one|turn|step|question))(?: back| again)?",
  ],
  [
    "undo",
    "never ?mind(?: (?:that|this|it))?|(?:go |one )?step back|go back(?: one(?: step| turn)?| a step)?|back up",
  ],
  ["return", "(?:go|going|get|take me|return|switch) back to (?<about>.+)|return to (?<about2>.+)"],
  [
    "help",
    "help(?: me)?|what can (?:you|i|we) (?:do|ask|say)(?: (?:for me|you|here|about))*|what (?:do|can) you (?:know|do|understand|answer)",
  ],
  [
    "help",
    "how (?:do|can|should) i (?:use|ask|talk to|work with) (?:this|you|it)|how does (?:this|it) work|who are you|what are you|what is this|what kind of (?:questions|things) can i ask(?: you)?",
  ],
  [
    "tables",
    "(?:what|which) (?:tables|data|kinds? of data|information|kinds? of information) (?:are there|is there|do (?:you|we) have|have you got|can i (?:ask about|see|use)|exists?|is available|are available|does (?:this|the) database have)",
  ],
  [
    "tables",
    "(?:show|list|give|tell|describe)(?: me| us)?(?: all)?(?: of)?(?: the| your)? (?:tables|schema|database|data model)|(?:what|which) (?:is|are|tables are) in (?:this|the|your) (?:database|data)|what is (?:this|the) (?:database|data)(?: about)?",
  ],
  [
    "about",
    "what (?:do|can) you (?:know|tell me|say) about (?<about>.+)|what is (?:there )?known about (?<about2>.+)",
  ],
  [
    "about",
    "(?:describe|explain)(?: me)? the (?<about>.+?)(?: table)|(?:what|which) (?:columns|fields|attributes|properties) (?:does|do) (?<about2>.+?) have|(?:what|which) (?:columns|fields) are (?:there )?(?:in|on|for) (?<about3>.+)",
  ],
  [
    "why",
    "why(?: (?:is that|that|so|this|these|those|not))?|how come|how (?:did|do) you (?:get|know|find|arrive at|come up with) (?:that|this|it|these|those)|where (?:does|did) (?:that|this|it) come from|explain(?: (?:that|this|it|yourself|your answer|the answer))?|what makes you (?:say|think) (?:that|so)",
  ],
  [
    "sure",
    "(?:are you|you)(?: really| quite| absolutely| very)? (?:sure|certain|confident|positive)(?: (?:about|of) (?:that|this|it))?|how (?:sure|certain|confident) are you(?: (?:about|of) (?:that|this|it))?|is (?:that|this|it)(?: really)? (?:right|correct|true|so)|really|is that all",
  ],
  [
    "thanks",
    "(?:many )?thanks?(?: (?:a lot|a million|so much|very much|you|you so much|you very much|again|for (?:that|this|your help|the help|everything)))*|thx|cheers|much appreciated|(?:good|great|nice|perfect|excellent|wonderful|cool|awesome|got it|that's (?:all|it|great|good|fine|perfect)|that is all|that will be all|that helps)",
  ],
  ["thanks", "(?:good ?)?bye(?: bye)?|see you(?: later)?|ok(?:ay)?|alright|all right|fine"],
  [
    "hello",
    "(?:hello|hi|hey|good (?:morning|afternoon|evening|day)|greetings)(?: (?:there|everyone|segue|again|you))*|how are you(?: doing)?(?: today)?",
  ],
];

const compiled = patterns.map(
  ([kind, source]) => [kind, new RegExp(`^${lead}(?:${source})${tail}$`, "u")] as const,
);

/** Undefined for everything that may be a question to the database. */
export function mannerOf(utterance: string): Manner | undefined {
  const said = utterance
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[.!?;:,\s]+$/u, "")
    .replace(/\s+/g, " ")
    .trim();
  if (said.length > 100) return undefined;
  for (const [kind, pattern] of compiled) {
    const groups = pattern.exec(said)?.groups;
    if (groups === undefined && !pattern.test(said)) continue;
    const about = groups?.["about"] ?? groups?.["about2"] ?? groups?.["about3"];
    if (kind !== "return" && kind !== "about") return { kind };
    if (about !== undefined) return { kind, about: subjectOf(about) };
  }
  return undefined;
}

/** "the boston ones" is about boston. */
const subjectOf = (text: string): string =>
  text
    .replace(/^(?:the|those|these|all|our|my)(?: |$)+/u, "")
    .replace(/ (?:ones?|again|please|results?|list)$/u, "")
    .trim();
