// English that any domain can use: how follow-ups, corrections and references are worded.
// {plural} and {singular} are the nouns of what was found, given by the topic.

export const english: Readonly<Record<string, string>> = {
  // Only the constraint is said; what is asked for is understood.
  ellipsis: `:10 {post} | :2 {post} please | :2 and {post} | :5 (how|what) about {bare} | :2 and {bare} |
    :3 {bare} | :2 {bare} please | :3 (how|what) about {post} | :2 only {post} | :1 just {post} | :1 okay {post} |
    :2 i (would prefer|prefer|want) {bare} | :3 {iwant} to {inf} | :2 make (it|that) {bare} |
    :1 let's (try|say|make it) {bare} | :1 are there any {post} | :1 anything {post} |
    :1 i need to {inf} | :1 do you have anything {post} | :1 now {post} | :1 {post} then |
    :1 (must|should) {inf} | :1 has to {inf} | :0.7 i have to {inf} | :1 nothing but {bare} | :1 it has to be {bare} | :1 okay but {post} | :1 but {post} | :1 is there anything {post} | :1 do they (have|offer) anything {post} |
    :1 i was (hoping|thinking) to {inf} | :1 i was hoping for {bare} | :1 i was thinking [of|] {bare} | :1 would there be anything {post} | :1 it should be {bare} | :1 is there any chance to {inf} | :1 preferably {post} | :1 keep it {bare}`,
  replacing: `:3 (how|what) about {bare} instead | :2 {bare} instead | :2 {post} instead | :1 change (that|it) to {bare} |
    :1 make (that|it) {bare} instead | :1 okay then (how|what) about {bare} | :1 try {bare} | :1 can you try {bare} |
    :0.7 switch (it|that|) to {bare} | :1 okay {bare} then |
    :2 i'd rather {inf} | :1 rather {bare} | :1 {bare} rather | :1 i'd rather have {bare} | :1 or rather {bare} | :1 let's do {bare} instead | :1 i would rather {inf} | :1 i've changed my mind {bare}`,
  // What was found is pointed at: ones, those, these.
  reference: `:8 which ones {vp} | :4 which of (those|these|them) {vp} | :4 which of (those|these) {plural} {vp} |
    :3 which {plural} {vp} | :3 do any of (those|these|them) {inf} | :2 do any of (those|these) {plural} {inf} |
    :3 [please] (show me|list|give me) [only] (the ones|those) (that|which) {vp} |
    :2 (show me|list) [only] (those|these) {plural} (that|which) {vp} | :2 of (those|these) [{plural}] which ones {vp} |
    :1 (which|what) one {vp.sg} | :1 i (want|need|would like) one that {vp.sg} | :1 (are there|do you have) any that {vp} |
    :2 (those|the ones) that {vp} | :1 only (those|the ones) that {vp} | :2 are (there any|any) of (those|these|them) {post} |
    :1 (is|are) any of (those|these) {plural} {post} | :1 (those|the ones) {post} | :1 show me the {pre} ones | :1 which ones are {post} |
    :1 is there one that {vp.sg} | :1 do they {inf} | :1 are there any which {vp} | :1 any that {vp} | :1 which {vp} | :1 is there one {post.sg} | :1 the one that {vp.sg} |
    :1 the one {post.sg} | :1 one {post.sg} | :1 (just|only) the (one|ones) {post} | :2 [just|only] the {pre} ones | :1 (what|how) about the {pre} (one|ones) | :1 is there a {pre} one | :1 any {pre} ones`,
  // The best of what was found.
  best: `:4 which (one|of those|of these|of them) {vp.sg} | :3 which {vp.sg} | :3 (what is|what's|which is) the {pre} one |
    :3 (what is|what's|which is) the {pre} {singular} | :2 [show me] the {pre} one [please] | :2 the {pre} {singular} |
    :1 (what is|what's) the {pre} | :1 i (want|need|would like) the {pre} one | :1 give me the {pre} (one|{singular}) |
    :2 which of (those|these) [{plural}] {vp.sg} | :1 (the|just the) {pre} please | :1 okay what's the {pre} (one|{singular}) |
    :1 of (those|these) [{plural}] which one {vp.sg} | :1 i'd like to see the {pre} one`,
  // One value for another, both named.
  contrast: `:5 {new} instead of {old} | :3 {new} rather than {old} | :4 not {old} but {new} | :2 {new} not {old} | :2 i meant {new} not {old} |
    :2 i'd rather have {new} than {old} | :1 i (would|'d) prefer {new} (to|over) {old} | :1 change {old} to {new} | :1 switch [from] {old} to {new} |
    :1 (replace|swap) {old} (with|for|by) {new} | :1 (no|sorry) not {old} {new} | :2 make (it|that) {new} instead of {old} | :1 {new} in place of {old} |
    :2 (how|what) about {new} instead of {old} | :1 not {old} {new} instead | :1 i said {new} not {old} | :1 try {new} instead of {old} |
    :1 can we do {new} instead of {old} | :1 instead of {old} {new} | :1 instead of {old} (try|make it|i want|let's say) {new} | :1 {new} and not {old} |
    :3 i said {old} [but] i meant {new} | :1 (sorry|oops|wait) i said {old} i meant {new} | :1 i said {old} but i should have said {new} | :2 {new} , not {old} | :1 (no|sorry|oops|wait) not {old} i (wanted|meant) {new} | :1 (no|sorry) , not {old} , {new} | :1 {new} would be better than {old} | :1 did i say {old} i meant {new}`,
  // A second value beside the first.
  widening: `:4 or {new} | :2 {new} (too|as well) | :2 also {new} | :1 and also {new} | :1 (include|add) {new} [too|as well] | :1 or maybe {new} | :2 (plus|as well as|together with|along with) {new} | :1 and {new} (too|as well) |
    :1 {new} (would be fine|is fine|works|is okay) too | :1 (what|how) about {new} (too|as well) | :1 it (can|could) also be {new} | :1 or else {new}`,
  either: `:4 {old} or {new} | :2 both {old} and {new} | :2 either {old} or {new} | :1 {old} and {new} both | :1 {old} or {new} (is fine|are fine|is okay|either one)`,
  // Constraints spoken of by their names.
  forgetting: `:4 never mind {what} | :4 forget [about] {what} | :2 drop {what} | :3 i don't care about {what} | :1 skip {what} | :1 ignore {what} | :1 leave {what} out |
    :2 {what} (doesn't matter|isn't important|is not important|is up to you) | :1 scratch {what} | :1 (remove|take out|take off) {what} | :1 don't worry about {what} | :1 lose {what} | :1 what if i didn't care about {what} | :1 i'm (flexible on|not fussy about) {what} | :1 {what} can be anything | :1 i changed my mind about {what}`,
  waiving: `:3 regardless of {what} | :3 if i (ignore|forget|drop|leave out|don't care about) {what} | :2 if {what} doesn't matter | :1 whatever {what} | :1 no matter {what} | :1 , never mind {what} | :1 , forget {what}`,
  forgettingBoth: `:4 never mind {what} | :4 forget [about] {what} | :2 drop {what} | :3 i don't care about {what} | :1 ignore {what} | :1 leave out {what} |
    :2 {what} don't matter | :1 {what} aren't important | :1 (remove|take out) {what} | :1 don't worry about {what}`,
  renaming: `:3 change the ({called}) to {new} | :1 make the ({called}) {new} | :1 set the ({called}) to {new} | :1 (switch|move) the ({called}) to {new} | :1 the ({called}) should be {new}`,
  // A constraint that is named in being taken back.
  unneeded: `:3 i don't need {bare} [anymore|after all] | :2 it doesn't have to be {bare} [anymore|after all] | :1 it (needn't|doesn't need to) be {bare} | :2 not necessarily {bare} | :1 {bare} isn't (necessary|needed|important|a must) [anymore] |
    :1 never mind {bare} | :1 i no longer need {bare} | :1 (scratch|forget|skip) {bare} | :1 {bare} is no longer (needed|necessary|required) | :1 it doesn't (really|) (need|have) to be {bare}`,
  // What was counted, or asked something of, is to be seen itself.
  listing: `:4 show (them|those) [to me] | :3 show me (them|those|which ones) | :3 let me see (them|those) | :3 which [ones] are (they|those|these) | :3 list (them|those) [for me] | :2 (can|could|may) i see (them|those) | :2 what are they |
    :1 give me (the list|a list of (them|those)) | :1 which {plural} are (they|those) | :1 i'd like to see (them|those) | :1 (name|display) them | :1 and which ones are they`,
  // A slip of the tongue, mended in the same breath.
  mended: `:3 no wait {new} | :3 (sorry|oops) [i mean|i meant] {new} | :2 no make (it|that) {new} | :2 no [i mean|i meant] {new} | :2 wait make (it|that) {new} | :1 or rather {new} | :1 actually make (it|that) {new} | :1 i mean {new} | :1 sorry make that {new} | :1 no {new} instead | :1 wait no {new}`,
  // A change that stands beside another.
  changing: `:4 make it {bare} | :4 {post} | :3 {bare} | :3 {iwant} to {inf} | :1 it (should|has to|must|needs to) {inf} | :1 i need (one|something|it) {post.sg} |
    :1 let's (say|make it|try) {bare} | :2 only {post} | :1 just {post} | :1 (find|give) me something {post.sg} | :1 show me (the ones|those) that {vp} | :1 i'd like it {post} |
    :1 (try|take) {bare} | :2 {inf} | :1 keep it {bare} | :1 i'd rather {inf} | :1 i do want to {inf} | :1 now {post}`,
  changingToo: `:5 {post} | :4 {bare} | :2 make it {bare} | :1 {iwant} to {inf} | :1 also {post} | :1 it (should|has to|must) {inf} | :1 {inf}`,
  // A second sentence of the same request.
  runon: `:4 {iwant} to {inf} | :3 it (should|has to|must|needs to) {inf} | :2 preferably {post} | :2 i'd prefer {bare} | :1 ideally {post} | :1 make it {post} | :1 and {post} please |
    :2 i (need|have) to {inf} | :1 only {post} | :1 it must be {post} | :1 i'd like it {post} | :1 i can only {inf} | :1 i want it {post} | :1 and {post} if possible | :1 {post} please`,
  correction: `:4 no {post} | :3 no i meant {post} | :3 i meant {post} | :2 i meant {bare} | :2 no {bare} | :2 sorry i meant {bare} |
    :2 i'm sorry {post} | :1 i said {post} | :1 excuse me {post} | :1 wait {post} | :2 correction {post} | :1 no no {post} |
    :1 oops i meant {bare} | :1 sorry {post} | :1 not that {post} | :1 make that {bare} | :1 no i want to {inf} |
    :1 that should be {bare} | :1 actually {post} | :1 actually i meant {bare}`,
  correcting:
    ":3 no, {text} | :3 i meant {text} | :2 sorry, {text} | :2 actually {text} | :1 wait, {text} | :1 no i meant {text}",
  again: `:3 show me (those|these|them|the {plural}) again | :2 (repeat|say) that [please] | :1 list (those|them) again |
    :2 could you repeat that | :1 can i see (those|that list) again | :1 show that again | :1 once more please |
    :1 (please repeat|repeat) (those|the) {plural} | :1 show me that list again | :1 list them once more`,
  goback: `:4 (go back|let's go back|going back|back) to the {pre} {plural} {post} | :3 show me the {pre} {plural} {post} again |
    :2 (let me see|i'd like to see) the {pre} {plural} {post} again | :1 okay back to the {pre} {plural} {post} |
    :1 return to the {pre} {plural} {post} | :1 what were the {pre} {plural} {post} again`,
  // A word about something else, and back from it.
  turningAside:
    ":4 {question} | :3 by the way {question} | :2 just out of curiosity {question} | :1 one more thing , {question} | :1 before that , {question} | :1 quick question , {question}",
  resuming: `:4 {question} | :3 okay back to it , {question} | :2 okay now {question} | :2 back to what i asked , {question} | :1 going back , {question} | :1 right , {question}`,
  sameForThose:
    ":4 [and|now] the same for (those|these) {others} | :3 and for (those|these) {others} | :2 back to what i asked , only for (those|these) {others} | :2 now do that for (those|these) {others} only | :1 okay , the same , just for (those|these) {others}",
  ofThose: `:4 [and|now|okay] {showme} [the] {plural} (of|for) (those|these) {others} | :3 what {plural} are there for (those|these) {others} | :2 (how|what) about the {plural} of (those|these) {others} |
    :2 [and] the {plural} of (those|these) {others} | :1 which {plural} (belong to|are for) (those|these|them) | :1 back to the {plural} , only for (those|these) {others}`,
  // Between two ends.
  wayBack: `:4 [and] the other way (round|around) [{post}] | :2 [and] back [{post}] | :2 [and] vice versa | :2 (now|and) [in] the (opposite|other) direction [{post}] | :1 [and] the reverse [{post}] | :1 what about (back|the way back) [{post}]`,
  goingOn: `:3 and from there {post} | :2 then from there {post} | :1 and [going] on {post} | :1 next {post}`,
  // Anything but what holds.
  otherOnes: `:4 (how|what) about other {names} | :3 [and] any other {name} | :2 [show me] the other {names} | :2 other {names} | :1 all the other {names} | :1 (some|any) {name} but that [one]`,
  iwant:
    ":4 i want | :4 i would like | :3 i'd like | :2 i need | :1 i prefer | :1 i would prefer | :1 i wish | :1 i'd prefer",
  showme: `:10 show me | :5 list | :4 give me | :2 find | :2 display | :1 tell me about | :1 find me | :1 show | :1 get me | :1 let me see |
    :2 please (list|show me|give me|find|display) | :1 (can|could) you (please|) (show me|list|give me|find me|find|tell me) |
    :1 would you [please] (show me|list|give me) | :1 (i'd|i would) like to see | :0.7 i want to see | :0.5 may i see | :0.5 i need to see |
    :0.5 (can|could|may) i see | :0.5 would you please list | :0.5 i'd like to know | :0.5 pull up | :0.5 print | :0.5 i wish to see | :0.3 i need to know`,
};

/** Said before a request without changing it. */
export const openers = `:8 okay | :4 please | :4 uh | :3 um | :3 now | :2 and | :2 hi | :2 hello | :2 well | :2 all right | :1 yes | :1 let's see |
  :1 okay now | :1 also | :1 so | :1 alright | :1 great | :1 thanks | :1 then | :1 good morning | :1 hey | :1 next | :1 oh | :1 ok | :1 sure |
  :1 fine | :1 thank you | :1 again | :1 excuse me | :1 good`;

/** Told before the first request, and asking for nothing. */
export const preambles = `:3 hi i hope you can help me | :3 i was wondering if you could help me | :2 hello my name is (ann|sam|tom|maria|joe) | :2 okay here's what i'm looking for | :2 i have a question | :2 good (morning|afternoon|evening) |
  :1 i'm not sure how this works | :1 let me think | :1 so my boss asked me to find this out | :1 my wife and i were talking about this | :1 i've been looking at this for (two hours|days) | :1 it's me again | :1 i'm in a bit of a hurry |
  :1 i need some help | :1 sorry to bother you | :1 this is for a friend | :1 this is the first time i use this | :1 can you help me with something | :1 there are (two|three|four) of us | :1 one more thing | :1 one question`;

/** Told before a change, and asking for nothing. */
export const remarks = `:3 hmm | :2 oh and | :2 perfect | :2 okay great | :2 that's too many | :2 thanks those look good | :1 okay those are good now | :1 that looks good | :1 great | :1 that's not what i (want|need) | :1 my plans (changed|have changed) [so] | :1 i just (talked to|heard from) my (boss|wife|husband) and |
  :1 on second thought | :1 i think | :1 let me see | :1 we'd like some more choice so | :1 to be honest | :1 you know what | :1 i almost forgot | :1 i forgot to say | :1 that's a bit much | :1 not bad but | :1 i see | :1 got it | :1 hm okay | :1 interesting | :1 one more thing | :1 if that doesn't work |
  :1 (he|she) doesn't like (that|waiting|surprises) so | :1 my (wife|husband|sister|brother|boss|friend) (will be waiting|is picky|asked me to check|wants to come along) so | :1 i'm on a budget so | :1 we have (kids|two dogs|a lot of bags) so | :1 i'm not a (morning person|patient person) so | :1 i get tired easily so | :1 since i have (time|work to do|plans) | :1 as i said i'm in a hurry so | :1 that's (too late|too early|too much|not enough) for me | :1 okay that's a lot | :1 good to know | :1 oh no | :1 sounds good now | :1 all i need is this`;

/** And after it. */
export const reasons = `:1 if that's possible | :1 that suits me better | :1 that would be better [for me] | :1 my boss insists on it | :1 i'd be happier with that | :1 that's what we want | :1 i like (that|those) better | :1 that works best for us | :1 just to compare | :1 for my (wife|husband|colleague) | :1 because my plans changed | :1 if there are any | :1 i hope that's possible`;

/** Said after it. */
export const closers = `:8 please | :1 (plz|pls) | :0.5 (thx|ty) | :1 thank you | :1 thanks | :1 if possible | :0.3 for me | :0.2 okay | :0.3 if you can`;

export const freshStart = `:4 okay | :3 now | :2 okay now | :1 next | :1 let's start over | :1 new (search|request|question) | :1 another question |
  :1 i have another request | :1 start over | :1 never mind | :1 alright next | :1 on another subject | :1 all right now | :1 different question`;
