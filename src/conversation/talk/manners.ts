// Talk about the conversation itself: understood everywhere, whatever the database. A whole utterance
// has to be such talk; "start over with all trains" is a question.
import { wordList } from "../../word-list.ts";
import { mannerOfWords } from "./manner-vocabulary.ts";
import { createMender, plainly } from "./manner-words.ts";

export type Manner =
  | {
      readonly kind:
        | "restart"
        | "undo"
        | "repeat"
        | "asked"
        | "help"
        | "tables"
        | "why"
        | "sure"
        | "thanks"
        | "hello"
        | "yes"
        | "no"
        | "sql";
    }
  /** "go back to the boston ones"; `plain` where it cannot be a question: "the ... ones". */
  | { readonly kind: "return"; readonly about: string; readonly plain: boolean }
  /** "what do you know about airlines" */
  | { readonly kind: "about"; readonly about: string };

type Kind = Exclude<Manner["kind"], "sql">;

/** SQL typed where words are read: capitals, a star, a comparison or a statement that writes tell it from
 * "select flights from boston". */
const sqlTyped = [
  /^\s*(?:SELECT\b.+\bFROM|WITH\b.+\bAS\s*\()/su,
  /^\s*select\s+(?:distinct\s+)?(?:\*|\w+\s*\(|[\w".]+\s*,|[\s\S]+\bfrom\s+\w+[\s\S]*(?:[=<>;]|\bjoin\b))/iu,
  /^\s*(?:insert\s+into|delete\s+from|update\s+\w+\s+set|(?:drop|alter|create|truncate)\s+(?:table|view|database|index))\s/iu,
];

/** What may stand before and after any of them. */
const lead =
  "(?:(?:ok|okay|well|oh|oops|um+|no|yes|hm+|please|now|so|and|but|sorry|wait|actually|hey|great|let's|lets|let us|shall we|can you|could you|can we|could we|can i|i want to|i'd like to|i would like to)[ ,]+)*";
const tail =
  "(?:[ ,]+(?:please|now|then|again|thanks|thank you|ok|okay|for me|though|anyway|for now|segue|bye|all|here|in here|mate|man|buddy|my friend|dear))*";

const that =
  "(?:(?:that|this|the|your|these|those) (?:answers?|results?|rows?|one|ones|list|numbers?)|that|this|it|these|those|them)";
const ask = "(?:ask|say|query|see|use|do|look up|find out)";
const base = "(?:this|the|your|our|my) (?:database|data ?set|data|db)";
const last =
  "(?:last|latest|previous)(?: (?:one|turn|step|question|change|bit|part|thing|request|filter|condition|answer))?";

const patterns: Readonly<Record<Kind, readonly string[]>> = {
  restart: [
    "(?:start|begin)(?: all| it all)? (?:over|again|anew|afresh|fresh|from scratch|from the (?:beginning|start|top))|restart|(?:a )?(?:new|fresh) start|go back to the (?:beginning|start)",
    "(?:start )?(?:a )?new (?:conversation|chat|session|topic|question|search|query)|reset(?: (?:this|everything|all|it|the conversation))?",
    "(?:forget|clear|erase|drop|scrap|wipe)(?: about)? (?:everything|all|it all|all (?:of )?(?:this|that|it)|the conversation|the slate|what i said)(?: (?:we|i) (?:said|asked))?(?: clean)?|(?:wipe it|clean slate|a clean slate)(?: clean)?",
    "(?:take|do) (?:it|this|that)(?: all)? (?:again )?from (?:the (?:top|start|beginning)|scratch)|(?:wipe|clear|clean) the (?:board|screen|decks?)|(?:throw|chuck|toss) (?:it|that|this|everything|all(?: of)?(?: it| that| this)?)(?: all)? (?:away|out)",
    "(?:(?:a )?(?:different|another|new|other)|next|change(?: of)?(?: the)?) (?:topic|subject|matter)|(?:ask|talk)(?: you)? about (?:something|a thing) (?:else|different|new)(?: (?:entirely|altogether|completely))?",
    "(?:a )?(?:clean|fresh) (?:start|slate|page)|(?:start|begin|open|have) an? (?:fresh|new|clean) (?:chat|conversation|session|page|one)|back to (?:square one|zero|the (?:very )?(?:start|beginning|drawing board))",
    "(?:scrap|forget|drop|clear|dump|lose|cancel)(?: about)? (?:the (?:lot|whole (?:thing|lot|conversation|chat|search)))(?: and (?:start|begin) (?:over|again|anew|afresh))?",
    "(?:dump|discard|delete|lose|drop|forget|clear|erase|scrap)(?: about)? (?:everything|all(?: of it| of that| that)?|whatever)(?: (?:we|i|you)(?: have|'ve)? (?:talked|spoke|spoken|said|asked|discussed|did|done|had)(?: about)?)?(?: so far| (?:up )?(?:to|until) now)?",
  ],
  undo: [
    `(?:undo|revert)(?: (?:that|this|it|(?:the |my |that )?${last}))?`,
    `(?:take|scratch|scrap|forget|cancel|ignore|drop|never ?mind|remove)(?: about)? (?:${that}|(?:the|that|my) ${last})(?: back| again)?`,
    "never ?mind(?: (?:that|this|it))?|(?:go |one )?step back|go (?:one )?back(?: one(?: step| turn)?| a step)?|back(?: up)?",
    `(?:i )?take (?:${that}|that last one)(?: back)|i (?:did not|didn't|do not|don't) mean (?:${that}|to (?:say|ask) (?:that|it))|go (?:back )?(?:one|a|1) steps? back(?:wards?)?|(?:one|a) step backwards?`,
    `(?:reverse|revoke|retract|withdraw|strike|rewind|discard|cancel|delete|drop|forget|ignore|skip) (?:(?:that|this)(?: ${last})?|the ${last}|what i (?:just )?(?:said|asked)(?: last| just now| before)?)`,
    `(?:that|this|it|(?:the|that|my) ${last}) (?:was|is)(?: just)? (?:a mistake|an error|a slip|a typo|nonsense|wrong of me)(?: of mine)?|my (?:mistake|bad|error)|pretend (?:i|we) (?:never|did not|didn't) (?:say|said|ask|asked|do|did) (?:that|it|this)`,
    "(?:(?:put|set|have|make) (?:it|that|things|everything) (?:back )?)?(?:as|like|how|the way) (?:it|things|that|they|we) (?:was|were|had it|had them) before(?: that| this)?|(?:put|set|change|turn|switch) (?:it|that|things) back(?: (?:as|how|to how|the way|to the way) (?:it|they) (?:was|were)(?: before)?)?",
  ],
  repeat: [
    `(?:repeat|say)(?: (?:${that}|your (?:last|previous)(?: \\p{L}+)?|the last (?:answer|results?)))?(?: to me| for me)?(?: (?:once )?(?:again|more|one more time))|repeat(?: (?:${that}|yourself|the last (?:answer|results?)))?|(?:tell|give|read)(?: (?:me|us))? (?:that|it|this)(?: (?:once )?again| once more| one more time)`,
    "(?:show|give|read|tell)(?: me| us)? (?:the|that|your) (?:last )?(?:answer|results?|reply) (?:again|once more|one more time)|come again|what did you (?:just )?say(?: again| just now)?|pardon(?: me)?|i (?:did not|didn't) (?:catch|hear|get) (?:that|it|what you said)",
  ],
  asked: [
    "(?:(?:(?:tell|remind) me )?what (?:did|have) i|(?:tell|remind) me what i) (?:just |last )?(?:asked|ask|said|say|typed|type|wrote|write|wanted|want)(?: you| for| to know)?(?: (?:just now|before|last|again|a moment ago))?|what was i (?:just )?(?:asking|saying|looking for)|(?:what (?:is|was)|repeat|tell me|show me|say) my (?:last|previous|latest|own) (?:question|query|request)|(?:what (?:is|was)|repeat) my question",
  ],
  return: [
    "(?:(?:go|going|get|take me|return|switch|jump|turn|flip|head|bring me) )?back to (?:where we (?:had|saw|were (?:at|with|on)) )?(?<about>.+)|(?:revisit|pull up|bring up|bring back|reopen) (?<about5>(?:the|those|my|our) .+?)(?: again)?|what (?:was|were) (?<about6>(?:the|those) .+ (?:ones?|results?|list)) again|(?:i(?:'d| would) like|i want|let me (?:see|have)|let us see|see|have|get) (?<about7>(?:the|those|my) .+ (?:ones?|results?|list|answers?)) (?:again|back|once more)|return to (?<about2>.+)|(?:(?:show|give)(?: me)? )?(?<about3>(?:the|those) .+ ones) again|(?:show|give)(?: me)? (?<about4>the .+|.+ ones) again",
  ],
  help: [
    `help(?: me)?|(?:you )?help me|what (?:else )?can (?:you|i|we) ${ask}(?: (?:for me|you|here|about))*|what (?:do|can) you (?:know|do|understand|answer)`,
    "(?:what|which)(?: (?:sort|kind)s? of)? (?:questions|things) (?:can i ask|(?:do|can) you (?:answer|know|understand|do))(?: you| about)?|what are you (?:able to do|good (?:at|for)|capable of)|what are your (?:abilities|capabilities)",
    "(?:(?:see|show me|tell me) )?what you (?:can|could) do|what (?:is|are)(?: the)? (?:possible|possibilities|my options)",
    "how (?:do|can|should) i (?:use|ask|talk to|work with) (?:this|you|it)(?: (?:thing|tool|app|program))?|how does (?:this|it)(?: (?:thing|tool|app|program))? work|who are you|what are you|what is this",
    "what (?:are you|is this)(?: thing| tool)? (?:for|there for|used for|good for)|how (?:can|could|do) you (?:help|assist|be of (?:any )?(?:use|help|service)(?: to)?)(?: me| us)?|what is it (?:that )?you do|how do you work|(?:i am|i'm) (?:lost|stuck|confused|new(?: here)?|at a loss)|what (?:are you able to|can you|could you) (?:tell|show|give|find)(?: (?:me|us|out))?(?: here)?|what do you do(?: here| exactly)?",
    "i (?:do not|don't) know (?:what (?:to|i (?:can|could|should)) (?:ask|say|do|type)|how (?:to (?:use|start|ask|begin)|this works|it works))(?: this| it| here| you)?|what am i (?:allowed|able|supposed|meant) to (?:ask|do|say|type)(?: you| here)?",
    "(?:(?:explain|tell me|show me|teach me)(?: to me)? )?how (?:to use|i (?:can )?use|this works|it works|you work|to (?:start|begin|ask))(?: (?:this|it|you)(?: thing| tool| app)?)?|how (?:do|can|should) (?:i|we) (?:start|begin|get started|go about (?:this|it)|get going)",
    "(?:(?:give|show|tell|have)(?: me| us)? )?(?:(?:some|a few|an?|any) )?(?:examples?|samples?|example (?:questions?|queries)|sample (?:questions?|queries)|suggestions|ideas|hints|tips)(?: (?:of|for|on) (?:questions?|queries|what (?:i can|to) ask))?|what (?:would|might|could|should) (?:i|we|one) ask(?: you)?",
  ],
  tables: [
    `(?:what|which) (?:tables|data|kinds? of data|information|kinds? of information) (?:are there|is there|do (?:you|we) (?:have|know)|have you got|can i (?:ask about|see|use|query)|exists?|is available|are available|is this|does ${base} have)`,
    `(?:show|list|give|tell|describe)(?: me| us)?(?: about)?(?: all)?(?: of)?(?: the| your| this)? (?:tables|schema|database|data model)|(?:what|which) (?:is|are|tables are) in (?:${base}|here|it)|what is ${base}(?: about)?`,
    `(?:(?:give|show)(?: me)? )?(?:an |the )?(?:overview|summary|outline) of (?:what is in )?${base}|overview`,
    `(?:what|which) (?:tables|data ?sets?)(?: all)? (?:do (?:you|we|i) (?:have|hold|know|keep|store)|have (?:you|we|i)(?: got)?|are (?:stored|kept|known|in here|in there|in ${base}))(?: got| here| in here)?`,
    `what(?: (?:sorts?|kinds?|types?) of)?(?: (?:data|information|info|stuff|things))? (?:is|are|do you have|have you got|do you (?:hold|keep|store))(?: (?:stored|kept|held|saved|there|contained|recorded))? in (?:here|there|${base})|what(?: all)? (?:have you got|do you hold|do you (?:keep|store))(?: (?:in )?(?:here|there))?`,
    `(?:list|show|name|give|tell)(?: me| us)?(?: all| of)*(?: the| your) tables(?: (?:that )?(?:you|we|there) (?:know|have|hold|are|have got))?|(?:tell|show)(?: me| us)? what (?:is|you have|you have got) in (?:here|there|${base})`,
    `(?:describe|explain|tell me about|tell us about|summari[sz]e|introduce) ${base}(?: (?:to|for) (?:me|us))?|what (?:does|do) ${base} (?:contain|hold|cover|have|look like|consist of|include|store)(?: in it)?|what (?:can|could) (?:i|we) (?:find|look at|look up|see|query|search) (?:in )?(?:here|there|${base})`,
  ],
  about: [
    "what have (?:you|we)(?: got)? (?:about|on|regarding) (?<about10>.+)|(?:tell me|tell us|explain)(?: more)?(?: about)? (?:the|your) (?<about11>.+?) table",
    "what (?:do|can|could) you (?:know|tell me|tell us|say) (?:of|regarding|concerning) (?<about6>.+)|what (?:data|info) (?:do you (?:have|hold|keep|store)|have you(?: got)?|is there) (?:on|about|for|of|regarding) (?<about7>.+)|(?:what|which) (?:fields|columns) (?:are there|are known|do (?:you|we|i) have|exist)(?: for| of| on| in| about)(?: an?| the)? (?<about8>.+)|is there (?:anything|something|any (?:data|information|info))(?: in (?:here|there))? (?:about|on) (?<about9>.+?) in (?:here|there|the database)",
    "(?:tell me )?what (?:do |can )?you (?:know|tell me|say|have) (?:about|on) (?<about>.+)|what (?:(?:information|info|data) )?is (?:there )?(?:known|stored|kept|recorded|saved) (?:about|on|for) (?<about2>.+)",
    "(?:describe|explain)(?: me)?(?: the)? (?<about>.+?) table|(?:what|which) (?:columns|fields) (?:does|do) (?<about2>.+?) have|(?:what|which) (?:columns|fields) are (?:there )?(?:in|on|for) (?<about3>.+)|what is in the (?<about4>.+?) table|what does the (?<about5>.+?) table (?:contain|have|hold)",
  ],
  why: [
    `why(?: (?:is that|so|not|(?:these|those) \\p{L}+|${that}))?|how come|how (?:did|do) you (?:get|know|find|arrive at|come up with|come to) ${that}|where (?:does|did) ${that} come from|where (?:did|do) you (?:get|have|take) ${that}(?: from)?|how do you know|explain(?: (?:${that}|yourself|how you (?:got|found|know) (?:${that}|it)))?`,
    `(?:on|by) what (?:basis|grounds|logic|reasoning)|how (?:did|do) you (?:work|figure|make|find) ${that} out|how (?:did|do) you (?:work|figure|find) out ${that}|how (?:was|were|is|are) ${that} (?:worked out|calculated|computed|found|chosen|determined|obtained|made)|why (?:did|do|am) (?:i|we) (?:get|got|getting|see|seeing) ${that}`,
    `(?:walk|talk|take|lead) me through (?:${that}|the (?:steps|reasoning))|what (?:did|have) you (?:do|done)(?: (?:there|here|to (?:get|find) ${that}))?|how come(?: you (?:gave|give|showed|show|picked|chose|got))?(?: me)? ${that}|(?:justify|defend|back up) (?:${that}|yourself)`,
    `(?:show|tell)(?: me| us)? (?:how|why) (?:you|it) (?:got|came|arrived|did|picked|chose|found)(?: (?:to|at|up with))?(?: (?:there|${that}))?|what (?:is|was) (?:behind|the (?:reasoning|logic|thinking)(?: (?:behind|for))?) ${that}`,
    "what (?:is|was) the reason (?:for|behind) (?:that|this|your|the) (?:answer|result|reply|choice)|what (?:is|was) your reason",
    `what (?:makes|made) you (?:say|think|pick|choose) (?:${that}|so)|why (?:did|do) you (?:say|think|pick|choose|show|give)(?: me)? (?:${that}|so)`,
  ],
  sure: [
    `(?:are you|you)(?: really| quite| absolutely| very)? (?:sure|certain|confident|positive)(?: (?:(?:about|of) ${that}|(?:that )?(?:that's|that is|this is|it is|it's) (?:right|correct|true)))?|how (?:sure|certain|confident) are you(?: (?:about|of) ${that})?`,
    `(?:you(?:'re| are)? )?(?:really |quite )?(?:sure|certain|confident|positive) (?:about|of) ${that}|you(?:'re| are) (?:really |quite |absolutely )?(?:sure|certain|positive|confident)|(?:is|are) ${that} (?:really|actually|for real|certain|serious|(?:really|actually) (?:so|true|right|correct))|for real|seriously`,
    `how (?:reliable|accurate|trustworthy|certain|solid|exact|correct|precise) (?:is|are) ${that}|(?:could|can|might|may) ${that} be (?:wrong|a mistake|an error|incorrect|off|mistaken)|(?:is|are) ${that} (?:wrong|mistaken|reliable|accurate|a mistake|trustworthy|a guess)|is there a mistake(?: in ${that})?`,
    `(?:please )?(?:double[- ]?check|recheck|re-check|verify|confirm) ${that}|check ${that} again|(?:do|would|will|can) you (?:stand by|bet on|swear to|vouch for|guarantee|promise) ${that}|(?:any|do you have(?: any)?|have you(?: got)?(?: any)?) doubts?(?: about ${that})?|are you guessing|i (?:do not|don't|can't|cannot|can not) (?:really )?(?:believe|trust) (?:${that}|you)|${that} (?:can't|cannot|can not|could not|couldn't) be(?: (?:right|true|correct|so))?|${that} (?:looks?|seems?|sounds?|feels?) (?:(?:a bit|very|rather|quite|kind of|like) )*(?:wrong|off|odd|strange|fishy|suspicious|a mistake|weird)(?: to me)?|i (?:doubt|question) ${that}|did you guess ${that}`,
    `(?:is|are) ${that}(?: really)?(?: the)? (?:right|correct|true|so)(?: answer| result)?|really|sure|is that all|do you really think so|can i (?:trust|believe|rely on) (?:${that}|you)`,
  ],
  thanks: [
    "(?:many )?thanks?(?:[ ,]+(?:a lot|a million|a bunch|a ton|loads|heaps|so much|very much|you|you so much|you very much|again|bye|that's (?:all|it)|that is all|that helps|for (?:that|this|your help|the help|everything|now)))*|thx|cheers|much appreciated|(?:i )?appreciate it|well done|good job",
    "(?:good|great|nice|perfect|excellent|wonderful|cool|awesome|got it|that's (?:all|it|great|good|fine|perfect)|that is all|that will be all|(?:that|this|it) (?:helps|helped|was helpful|was useful|was great)(?: me)?(?: a lot| very much)?|(?:very )?helpful|you are (?:great|the best))",
    "(?:(?:that|this|it|you)(?:'s| is| was| are| were|'re| has been| have been)? (?:(?:really|very|so|most|super|just|quite|extremely|all) )*(?:useful|helpful|great|good|perfect|brilliant|amazing|lovely|kind|fantastic|excellent|wonderful|awesome|enough|(?:kind|nice|good|sweet) of you|(?:what|all) i (?:needed|wanted)))(?:[ ,]+(?:thanks|thank you|cheers|indeed)(?: so much| very much| a lot)?)?",
    "you(?:'re| are) (?:an? |the |my )?(?:absolute |real |total )?(?:star|gem|legend|lifesaver|life saver|genius|angel|hero|champ|champion|treasure|rock|best)|(?:good|nice|great|top|lovely|excellent|brilliant|superb) (?:stuff|work|job|going)|(?:good|nice|great) one|brilliant|fantastic|lovely|superb|amazing|splendid|marvellous",
    `(?:much |i am |i'm )*obliged|that(?:'ll| will)(?: have to)? do(?: nicely| fine| for (?:me|now|today)| it)?|(?:i am|i'm|we are|we're) (?:done|finished|happy|all set|good)(?: (?:here|now|with that))?|all (?:done|set|good)|cheers(?: for ${that})?|(?:thanks|thank you)(?: (?:so|very) much)? for ${that}`,
    "(?:good ?)?bye(?: bye)?|see you(?: later)?|ok(?:ay)?|alright|all right|fine",
  ],
  yes: [
    "yes|yeah|yep|yup|right|correct|exactly|indeed|precisely|(?:that|this|it) is (?:right|correct|it|what i (?:meant|mean|wanted|want|asked(?: for)?))|(?:that's|it's) (?:right|correct|what i (?:meant|mean|wanted|want|asked(?: for)?))|what i (?:meant|wanted)",
  ],
  no: [
    "no|nope|nah|neither|none|no way|(?:neither|none)(?: one)?(?: of (?:them|these|those|the above))?|not (?:that|this|those|these|quite)|(?:that|this|it) is(?: not|n't)(?: it| right| correct| what i (?:meant|mean|asked(?: for)?|want(?:ed)?))?|that's (?:not (?:it|right|correct|what i (?:meant|mean|asked(?: for)?|want(?:ed)?))|wrong)|(?:that is |this is )?(?:wrong|incorrect|not right)",
  ],
  hello: [
    "(?:hello|hi|hey|good (?:morning|afternoon|evening|day)|greetings)(?: (?:there|everyone|segue|again|you))*|how are you(?: doing)?(?: today)?",
  ],
};

/** The first that fits is meant. */
const order = wordList(
  "restart undo repeat asked return help tables about why sure thanks yes no hello",
);
const compiled = order.flatMap((kind) =>
  patterns[kind].map((source) => [kind, new RegExp(`^${lead}(?:${source})${tail}$`, "u")] as const),
);

const mend = createMender(
  order
    .flatMap((kind) => patterns[kind])
    .flatMap((source) => source.replace(/<\w+>/g, " ").match(/[a-z]{4,}/g) ?? []),
);

/** Undefined for everything that may be a question to the database. */
export function mannerOf(utterance: string): Manner | undefined {
  if (sqlTyped.some((shape) => shape.test(utterance))) return { kind: "sql" };
  const said = plainly(utterance);
  if (said.length > 100 || returning.test(said)) return undefined;
  return wholeIn(said) ?? severalIn(said) ?? mannerOfWords(said);
}

/** "oops, wrong, go back": says nothing by itself. */
const filling = /^(?:oops|wrong|sorry|wait|oh|hm+|um+|well|hang on|hold on|one moment|my bad)$/;

const wholeIn = (said: string): Manner | undefined => mannerIn(said) ?? mannerIn(mend(said));

/** "nope, undo", "hello, who are you", "clear that and start again": all of it such talk, the weightiest counts. */
function severalIn(said: string): Manner | undefined {
  const parts = said.split(/\s*[,.;!?]+\s*|\s+(?:and|but|then)\s+/u).filter((part) => part !== "");
  if (parts.length < 2) return undefined;
  const telling = parts.filter((part) => !filling.test(part));
  const found = telling.map((part) => wholeIn(part) ?? mannerOfWords(part));
  if (found.includes(undefined)) return undefined;
  return order.map((kind) => found.find((one) => one?.kind === kind)).find((one) => one);
}

function mannerIn(said: string): Manner | undefined {
  for (const [kind, pattern] of compiled) {
    const found = pattern.exec(said);
    if (found === null) continue;
    if (kind !== "return" && kind !== "about") return { kind };
    const about = Object.values(found.groups ?? {}).find((text) => text !== undefined);
    if (about === undefined) continue;
    if (kind === "about") return { kind, about: subjectOf(about) };
    if (changing.test(about)) continue;
    return { kind, about: subjectOf(about), plain: pointing.test(about) };
  }
  return undefined;
}

/** "and back" goes the other way. */
const returning = /^(?:and|then) (?:go )?back$/u;

const pointing = /^(?:the|those|these|my|our) .*\b(?:ones?|results?|list|answers?|questions?)\b/u;

/** "back to the flights, only the nonstop ones" goes on from there, and asks. */
const changing = /,|\b(?:but|only|just|without|except)\b/u;

/** "the boston ones" is about boston. */
const subjectOf = (text: string): string =>
  text
    .replace(/^(?:the|those|these|all|our|my)(?: |$)+/u, "")
    .replace(/^(?:from|to|about|with|in) /u, "")
    .replace(/(?: (?:ones?|again|please|results?|list|answers?|questions?))+$/u, "")
    .trim();
