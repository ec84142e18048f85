// Words of asking that any database shares: verbs, comparisons, orders, and how what people do about
// tables is worded where English in general (`english.ts`) has no words or others.

export const tableGrammar: Readonly<Record<string, string>> = {
  show: `:8 show | :6 list | :5 show me | :5 give me | :4 find | :3 tell me | :2 return | :2 display | :2 please (show|list|give me|find) |
    :2 can you (show me|list|give me|tell me|find|show) | :1 could you [please] (list|show me|give me) | :1 i want to (see|know) |
    :1 i would like to (see|know) | :1 let me (see|know) | :1 please tell me | :0.5 what about | :0.5 get | :0.5 provide | :0.5 report | :0.5 print`,
  whatare: ":6 what are | :1 what's | :3 what is | :1 tell me | :1 give me",
  those:
    ":8 those | :6 these | :5 them | :2 the results | :1 the ones | :1 that list | :1 the above",
  those2: ":4 those | :4 these | :1 the | :1 such",
  their:
    ":12 their | :1 the | :1 its | :0.5 his | :0.5 her | :0.5 his or her | :0.3 the corresponding",
  also: ":5 also | :1 additionally | :1 and | :1 please also | :1 can you also | :1 now also",
  only: ":4 only | :3 just | :1 please only",
  each: ":6 each | :1 every",
  whichof:
    ":5 which of {those} | :3 which ones | :3 among {those} , which ones | :2 of {those} , which ones | :2 out of {those} , which ones | :2 which ones of {those} | :1 who among {those} | :1 among {those} , who",
  howabout: ":5 how about | :5 what about | :1 and what about | :1 and how about | :1 and",
  above:
    ":4 above | :4 over | :5 more than | :5 greater than | :3 higher than | :3 larger than | :2 bigger than | :1 exceeding | :1 that exceeds",
  below: ":4 below | :4 under | :5 less than | :4 smaller than | :3 lower than | :1 fewer than",
  least: ":5 at least | :1 no less than | :1 a minimum of | :1 not less than",
  most: ":5 at most | :1 no more than | :1 a maximum of | :1 up to",
  highest:
    ":5 highest | :4 largest | :3 most | :3 maximum | :2 biggest | :2 greatest | :1 top | :0.5 best",
  lowest: ":5 lowest | :4 smallest | :3 least | :3 minimum | :1 fewest | :0.5 worst",
  desc: ":4 in descending order | :2 from high to low | :1 from highest to lowest | :1 in decreasing order | :1 descending | :1 from the highest to the lowest | :1 from largest to smallest | :1 starting with the highest",
  asc: ":4 in ascending order | :2 from low to high | :1 from lowest to highest | :1 in increasing order | :1 ascending | :1 from the lowest to the highest | :1 from smallest to largest",
  alpha:
    ":4 in alphabetical order | :3 alphabetically | :1 in ascending alphabetical order | :2 in ascending order",
  alphaback:
    ":3 in descending alphabetical order | :2 in reverse alphabetical order | :2 in descending order",
  unneeded:
    ":3 i don't need {bare} [anymore|after all] | :2 it doesn't have to be {bare} [anymore|after all] | :1 it (needn't|doesn't need to) be {bare} | :2 not necessarily {bare} | :1 not just {bare}",
  othersThan:
    ":3 {otherOnes} | :1 {howabout} not {bare} | :1 {howabout} (those|the ones|{plural}) [that are|who are] (not|other than) {bare} | :0.3 {howabout} non {bare}",
  // Talk that asks nothing, and what no table holds.
  chitchat:
    "thanks|thank you|thank you very much|great thanks|ok thank you|hello|hi there|good bye|bye|that is all|perfect|cool|nice|very helpful thank you|that's all i need|you are great",
  unanswerable:
    "what is the weather [like] today|who won the world cup|tell me a joke|what is the meaning of life|how do i cook rice|what time is it|book a table for two|why are {plural} (so expensive|so popular|like that)|what is your favorite {singular}|do you like {plural}|delete all [the] {plural}|add a new {singular}|can you buy (a|this) {singular} for me|how are you|what is your name|who made you|will there be more {plural} next year|translate this into french|send (this|it) to my boss|play some music|what do people think of (the|these) {plural}|should i trust {plural}",
  // Which rows, after the noun.
  outOfStock: ":4 out of stock | :2 that are out of stock | :1 with no stock | :1 not in stock",
  amountAfter:
    ":4 with [a|an] {name} {cmp} {v} | :3 whose {name} is {cmp} {v} | :2 where [the] {name} is {cmp} {v} | :2 with {cmp} {v} {name} | :1 having [a] {name} {cmp} {v}",
  betweenAfter:
    ":3 with {name} between {low} and {high} | :3 whose {name} is between {low} and {high} | :1 with {name} from {low} to {high} | :1 that have {name} between {low} and {high} | :2 between {low} and {high}",
  containing:
    ":3 whose {name} contains {value} | :2 with {value} in (their|the) {name} | :2 whose {name} contains the (word|letter|substring) {value} | :2 with {name} (like|containing) {value} | :1 that have {value} in their {name} | :1 with a {name} that (includes|contains) {value}",
  averageAfter:
    ":3 whose {name} is {cmp} [the] {word} | :3 with [a|an] {name} {cmp} [the] {word} | :1 that have [a] {name} {cmp} [the] {word} | :1 with {cmp} {word} {name} | :1 with {name} {cmp} the {word} [{name}]",
  ofPerson:
    ":4 of {whole} | :5 for {whole} | :4 by {whole} | :2 with {whole} | :2 {verbing} {whole} | :2 {verbed} by {whole} | :1 {verbed} {whole} | :2 from {whole} | :1 that {whole} (has|had|{verbed})",
  tookPlace:
    "took place|happened|were held|were opened|opened|started|were built|were made|were founded",
  ownName:
    ":4 named {value} | :3 {value} | :3 called {value} | :2 whose {name} is {value} | :2 with [the] {name} {value} | :1 with [the] {name} of {value}",
  ownYear:
    ":6 in {value} | :2 in [the] year {value} | :2 whose {name} is {value} | :2 with {name} {value} | :1 from {value} | :1 of {value} | :2 that {verb} in {value} | :1 for [the] year {value}",
  ownId: ":4 with {name} {value} | :2 whose {name} is {value} | :2 {value} | :1 number {value}",
  ownCompared:
    ":4 with {name} {cmp} {value} | :3 with a {name} {cmp} {value} | :4 whose {name} is {cmp} {value} | :2 that have [a] {name} {cmp} {value} | :3 with {cmp} {value} {names} | :2 that have {cmp} {value} {names} | :1 having [a] {name} {cmp} {value} | :1 with a {name} of {cmp} {value} | :1 {cmp} {value} {names} | :1 where [the] {name} is {cmp} {value}",
  foreignName:
    ":3 of {value} | :3 for {value} | :3 in {value} | :2 by {value} | :2 at {value} | :2 with {value} | :2 from {value} | :2 of [the] {one} {value} | :2 for [the] {one} {value} | :2 in [the] {one} {value} | :2 by [the] {one} {value} | :2 with [the] {one} {value} | :1 that (have|has|had) {value} | :1 that (have|has|had) [the] {one} {value} | :2 whose {one} is {value} | :1 whose {one} {name} is {value} | :1 that (belong to|belongs to|are in|work in|work for) {value} | :1 {value} (has|have|had) | :1 of the {one} (named|called) {value} | :1 (done|made|used|owned|taken) by {value} | :1 that {value} (has|had|took|made|did) | :3 that {verb} {value} | :2 who {verb} {value} | :3 {verbing} {value} | :2 {verbed} {value} | :1 that {value} {verbed} | :1 {value} {verbs}",
  foreignValue:
    ":3 of {many} with {name} {value} | :2 of {one} whose {name} is {value} | :3 with {one} {name} {value} | :2 whose {one} {name} is {value} | :2 in {value} | :2 from {value} | :1 of {value} {many} | :2 that (have|has) {value} {many} | :2 with {name} {value} | :2 for {many} whose {name} is {value} | :2 for {value} {many} | :1 of the {one} in {value} | :1 that have {many} in {value} | :2 with {value} {name} | :1 that have a {one} with {name} {value}",
  foreignCompared:
    ":3 of {many} with {name} {cmp} {value} | :2 of {many} whose {name} is {cmp} {value} | :3 with {one} {name} {cmp} {value} | :2 with [a|an] {name} {cmp} {value} | :2 whose {one} {name} is {cmp} {value} | :2 that (have|has) {many} with [a] {name} {cmp} {value} | :1 for {many} with {name} {cmp} {value} | :1 that have [a] {name} {cmp} {value}",
  // Whole questions, and pieces of them.
  fullName: ":4 name | :3 full name | :2 first and last name | :1 first name and last name",
  figureByGroup:
    ":5 what is the {text} of {many} {which} (for|in|of) {each} {by} | :4 {show} [the] {text} (for|in|of) {each} {by} [{which}] | :3 for {each} {by} , {show} [the] {text} [of {many}] {which} | :2 {show} {each} {by} and [the] {text} of {many} {which} | :2 what are the {bys} and their {text} | :1 {show} [the] {text} [of {many}] (by|per|grouped by) {by} {which}",
  andHowMany: ":2 and how many | :1 and show the number | :1 and the number of {many}",
  groupsInOrder:
    ":4 {show} [the] {bys} {direction} of [the] number of {many} {which} | :3 (sort|order|rank) [the] {bys} by [the|their] number of {many} {direction} {which} | :2 {show} [the] {bys} (sorted|ordered) by [the] number of {many} {direction}",
  setExcept:
    ":3 {show} [the] {items} of [all] {many} except (those|the ones) {b} | :3 {show} [the] {items} of {many} that (are|do|did) not (have|) {b} | :2 which {many} are not {b} | :2 what are the {items} of {many} other than those {b} | :2 {show} {items} of {many} not {b}",
  setJoint:
    ":3 {show} [the] {items} of {many} {both} {joint} | :2 {show} [the] {items} of {many} {joint} | :2 what are the {items} of {many} {joint} | :2 which {items} have {both} {many} {joint} | :1 which {many} are {both} {joint}",
  setBoth:
    ":4 {show} [the] {items} of {many} {both} {a} {and} {b} | :3 what are the {items} (of|for) [both] {many} {a} {and} {b} | :2 which {items} (have|has) {both} {many} {a} {and} [{many}] {b} | :2 {show} [the] {items} shared by {many} {a} {and} {many} {b} | :2 {show} [the] {items} of {many} {a} {and} [also] {b}",
  distinctCount:
    ":4 number of (different|distinct|unique) {name} | :2 number of {name} | :2 (distinct|unique|different) {name}",
  wholeInOrder:
    ":4 {show} [all] [the] {many} {which} (sorted|ordered) by [their] {by} {direction} | :3 (sort|order|rank) [all] [the] {many} {which} by [their|the] {by} {direction} | :2 {show} all information about {many} {which} {direction} of {by} | :1 list {many} {which} {direction} of [their] {by}",
  itemsInOrder:
    ":6 {show} [the] {items} of [all] {many} {which} (sorted|ordered) by [their] {by} {direction} | :3 what are the {items} of {many} {which} , (sorted|ordered) by {by} {direction} | :3 {show} [the] {items} of {many} {which} {direction} of [their] {by} | :2 (sort|order|list) [the] {items} of {many} {which} (by|according to) [their] {by} {direction} | :2 list [the] {one} {items} {which} in {direction} by {by}",
  ofOwner:
    ":3 what is the {shown} of the {owner} (who|that|which) {verbed} the {best} {one} {which} | :2 {show} the {shown} of the {owner} (of|for|with|in|by) the {best} {one} {which} | :1 which {owner} {verbed} the {best} {one} {which}",
  countTyped:
    ":6 how many {many} {which} | :3 how many {many} are there {which} | :3 number of {many} {which} | :2 how many {many} (did we have|do we have) {which} | :1 count [of] {many} {which} | :1 what is the number of {many} {which} | :1 {many} {which}, how many",
  yearsCompared:
    ":4 compare {m} in {a} and {b} | :3 {m} {a} vs {b} | :2 {m} in {a} compared (with|to) {b} | :2 how does {m} in {b} compare (with|to) {a} | :1 {a} versus {b} {m}",
  countAsked:
    ":8 how many {many} {which} are there | :3 how many {many} are there {which} | :3 how many {many} {which} | :3 [{show}] [the] number of {many} {which} | :2 what is the [total] number of {many} {which} | :2 count [the] [number of] {many} {which} | :1 how many {many} (do|does|did) we have {which} | :1 {show} how many {many} there are {which} | :1 what is the count of {many} {which} | :1 how many (different|) {many} exist {which}",
  distinctAsked:
    ":5 how many (different|distinct) {names} are there [for {many}] {which} | :3 how many (different|distinct|unique) {names} (do|of) [the|all] {many} [have] {which} | :3 [{show}] [the] number of (different|distinct) {names} [(of|for|in) {many}] {which} | :2 how many {names} are there [(among|of|for) {many}] {which} | :2 count the [number of] [different|distinct] {names} [of|for] {many} {which}",
  figuresAsked:
    ":6 what is the {items} of [all] [the] {many} {which} | :2 what are the {items} of [all] {many} {which} | :3 [{show}] [the] {items} of [all] {many} {which} | :3 what is the {items} (for|among|across) [all] [the] {many} {which} | :1 calculate the {items} of {many} {which} | :2 {items} of {many} {which}",
  titleOfOne:
    ":3 {show} [the] {one} [that] {value} (has|{verbs}|{verbed}) | :2 which {one} (does|did) {value} (have|{verb}) | :2 what {many} (does|did) {value} (have|{verb}) | :2 {show} {value}'s {many} | :1 what is {value}'s {one} | :1 where does {value} {verb}",
  itemsOfOne:
    ":2 what (is|are) the {items} of {value}'s {one} | :2 {show} the {items} of [the] {one} [that] {value} (has|{verbs}|{verbed}) | :1 {show} the {items} of {value}'s {many}",
  itemsApart:
    ":3 {show} [all] [the] {first} of [the] {many} {which} and their {others} | :3 {show} [the] {one} {first} and [their] {others} {which} | :2 what are the {first} of [the] {many} {which} and their {others} | :1 {show} [the] {first} and [the] corresponding {others} of [the] {many} {which}",
  aboutOne:
    ":4 what (is|are) {value}'s {items} | :4 {show} {value}'s {items} | :5 what (is|are) the {items} of {value} | :4 {show} the {items} of {value} | :3 {show} the {items} of [the] {one} {value} | :2 what (is|are) the {items} of [the] {one} (named|called) {value} | :1 {items} of {value} | :2 {show} the {items} for {value} | :1 what {items} does {value} have",
  takingPart:
    ":3 that have [some|any] {kids} | :1 with [some|any] {kids} | :1 (in|involved in|used in) [a|the|some|any] {kid} | :1 where there (is a|are) {kid}",
  groupsHaving:
    ":5 {bys} with {n} {name} {which} {many} | :4 which {bys} have {n} {name} {which} {many} | :2 {show} [the] {bys} (with|that have) {n} {name} {which} {many} | :1 {bys} that have {n} {name} {which} {many}",
  // What is said in going on.
  byFirst:
    ":6 by {by} | :4 per {by} | :3 and by {by} | :3 break (it|that|this) down by {by} | :2 for each {by} | :2 split (it|that) by {by} | :2 show (it|that|this) (by|per) {by} | :1 how does (it|that) look by {by} | :1 group (it|that) by {by} | :1 now by {by}",
  byInstead:
    ":6 by {by} instead | :3 and by {by} | :3 now by {by} | :2 {howabout} by {by} | :2 the same by {by} | :2 per {by} instead | :1 make (it|that) per {by} | :1 same thing per {by} | :1 show (it|that) by {by} instead",
  byAlso:
    ":4 and also by {by} | :3 broken down by {by} [too|as well] | :3 split (that|it|each) by {by} as well | :2 and by {by} too | :2 also by {by} | :2 by {by} as well | :1 for each {by} too",
  overTime:
    ":4 per {by} | :4 by {by} | :2 and per {by} | :2 show (it|that) per {by} | :1 how did (it|that) change by {by} | :1 over time, per {by}",
  otherAggregate:
    ":4 and the {word} | :3 {howabout} the {word} | :2 {word} instead | :2 the {word} | :1 show the {word} instead",
  countInstead:
    ":4 and how many {many} | :3 how many {many} (is|are) that | :2 how many {many} | :1 and the number of {many}",
  measureInstead:
    ":4 {m} instead | :3 and [the] {m} | :3 {howabout} [the] {m} | :2 the same for [the] {m} | :2 now [the] {m} | :1 what is the {m} | :1 (by|in terms of) {m} instead",
  measureToo:
    ":4 also show [the] {m} | :3 add [the] {m} | :2 and [the] {m} [too|as well] | :2 with [the] {m} [too] | :1 include [the] {m} | :1 {also} [the] {m} please | :1 {m} too",
  howManyColumn:
    ":5 how many (different|distinct|) [{names}] are there | :2 count {those} | :1 how many of {those} are there | :1 how many (different|distinct) ones",
  howManyOthers:
    ":4 (from|by) how many (different|) {many} | :3 how many (different|distinct) {many} (is|are) that | :2 and how many (different|distinct) {many}",
  averagePer:
    ":4 average per {one} | :3 and the average per {one} | :2 per {one} on average | :2 how much is that per {one} | :1 what is the average per {one}",
  plainNumbers:
    ":3 in absolute numbers | :2 not as percentages | :2 show the numbers instead | :1 the actual numbers",
  quarterOf:
    ":4 {q} {year} | :1 {q} of {year} | :1 {year} {q} | :1 the {ordinal} quarter of {year}",
  topFew: ":4 {top} {n} | :3 only the {top} {n} | :2 just the {top} {n} | :1 {show} the {top} {n}",
  topOne:
    ":4 which (one|{by}) has the {most} | :3 which (one|{by}) is the {best} | :2 only the {best} | :2 {howabout} the {best} one | :1 the {by} with the {best} | :1 just the {top} one",
  topGroups:
    ":9 {top} {n} | :4 (only|just) the {top} {n} | :3 {show} [me] the {top} {n} | :3 {top} {n} {bys} | :2 the {n} {best} | :1 limit (it|that) to the {top} {n} | :1 (only|just) {n} of them, the {best} | :1 {top} {n} only",
  firstFewRows:
    ":4 only the first {n} | :3 just the first {n} | :2 [show] [me] the first {n} [please] | :2 limit (it|that|this) to {n} | :1 first {n} only | :1 {n} are enough",
  flippedOne:
    ":5 and the {most} | :4 and the {best} | :3 {howabout} the {best} | :2 which (one|{by}) has the {most} | :1 and which has the {best} | :1 the {best} instead",
  flippedFew:
    ":5 and the {top} {n} | :3 {howabout} the {top} {n} | :2 the {n} {best} instead | :2 and the {best} {n} | :2 {top} {n} instead | :1 and the {most}",
  flippedOrder:
    ":2 {howabout} {order} order | :4 the other way (round|around) | :3 reverse (it|the order|that) | :3 {order} [instead] | :2 {best} first | :2 sort it {order} | :1 start with the {best}",
  sortedWords:
    ":3 descending | :2 highest first | :1 largest first | :2 from high to low | :1 in descending order | :1 starting with the highest",
  lastFewUnits:
    ":3 in the last {n} {unit} | :2 in the past {n} {unit} | :2 over the last {n} {unit} | :1 the last {n} {unit}",
  ofTheChosen:
    ":4 what is their {m} | :3 {m} of those | :3 {m} for each of them | :2 {m} of these {many} | :1 their {m}",
  columnToo:
    ":5 show their {names} too | :4 also show (their|the) {name} | :3 with their {names} | :3 add (their|the) {name} | :2 and their {names} | :2 include (their|the) {name} | :1 {also} (their|the) {names} | :1 i also need (their|the) {names} | :7 {also} (show|list|give|include|add|return|provide|give me|show me|tell me) [their|the] {names} | :2 {show} [their|the] {names} (as well|too|also) | :2 what about [their|the] {names} as well | :1 what are their {names} as well | :1 can you add [their|the] {names} [to the list|to that] | :1 for {those} , {also} show [the] {names}",
  chiefsToo:
    ":4 with their {chiefs} | :3 show their {chiefs} too | :2 and their {chiefs} | :2 add their {chiefs} | :1 who are their {chiefs}",
  otherBound: ":4 {howabout} {n} | :3 and {n} | :2 {n} instead | :1 make (it|that) {n}",
  compareWith:
    ":4 compare with {v} | :3 compare (it|that) (with|to) {v} | :2 vs {v} | :2 versus {v} | :1 compared (with|to) {v} | :1 how does (that|it) compare (with|to) {v}",
  withoutValue:
    ":4 without {v} | :3 excluding {v} | :3 leave out {v} | :2 except {v} | :2 exclude {v} | :1 ignore {v} | :1 not counting {v}",
  figureEach:
    ":4 what is the {word} {name} (for|of|in) {each} {by} | :2 {show} [the] {word} {name} (for|of|in|per|by) {each} {by} | :1 {howabout} the {word} {name} (for|of|in) {each} {by} | :1 for {each} {by} , what is the {word} {name}",
  mostOfGroups:
    ":5 which one has the {best} | :4 which {by} has the {best} | :4 which {by} has the {best} {many} | :2 which (of {those}|one) has the {best} {many} | :2 {show} the one with the {best} [{many}] | :2 which [one|{by}] is [the] {common} | :2 what is the {common} one | :1 who has the {best} | :1 {show} the {by} with the {best} [{many}] | :1 what is the {common} {by} | :1 which {by} has {more} {many} than any other | :1 which {by} has the {best} such {many} | :1 what is the {by} with the {best} [such] {many}",
  figureOfEach:
    ":4 what is the {word} {name} (for|of) {each} [{by}|of them] | :3 for {each} {by} , {also} show the {word} {name} | :2 {also} show the {word} {name} (for|of) {each} [{by}|of them] | :2 {show} [the] {word} {name} (for|of|per) {each} {by} | :1 {howabout} the {word} {name} (for|of) {each}",
  alsoHaving:
    ":3 which (ones|of {those}) also have (those|{many}) {cond} | :3 {whichof} [are|have] also {cond} | :2 among {those} , which [ones] also [have] {cond} | :1 {show} {only} the {items} that also have {many} {cond}",
  alsoThose:
    ":4 {also} (show|include|list|add) (those|the ones|{many}) {cond} | :2 (include|add) [the] {many} {cond} (as well|too|) | :1 or {cond} | :1 {also} {cond}",
  allExcept:
    ":3 {show} all {items} except [for] (those|these|them) | :2 {show} [all] [the] other {items} | :2 which {many} are not (one of them|in there|among them|in that list) | :2 {howabout} the (others|other {many}|rest) | :1 {show} the {items} of the (others|other {many}|rest) | :1 which {items} are not (one of them|in there|in that list) | :1 {show} the ones that are not | :2 which (ones|{many}|) (are|do|did|have) not | :1 [and] who (are|do|did|have|is|does|has) not | :2 {howabout} (those|the ones|{many}) (that|who) (are|do|did|have) not",
  havingNone:
    ":3 which (ones|of {those}) have no {kids} | :3 which (ones|of {those}) (do|did) not have any {kids} | :2 {howabout} (those|the ones) {cond} | :2 {only} (those|the ones) {cond} | :2 {show} (those|the ones) {cond} | :2 which {many} (have|had) no {kids} | :1 which (ones|of {those}) are not in any {kid} | :1 {show} {many} {cond} | :1 which do not have (a|any) {kid}",
  onlyDistinct:
    ":3 {show} {only} the (distinct|different|unique) ones | :2 {only} the (different|distinct|unique) {names} | :2 {show} (different|distinct|unique) {names} | :1 remove [the] duplicates | :1 without (duplicates|repeats|repetition) | :1 what are the (distinct|different|unique) (ones|values|{names})",
  theirItems:
    ":9 what (are|is) {their} {items} | :8 {show} {their} {items} | :4 {show} [the] {items} of {those2} {many} | :3 {show} the {items} (of|for) {those} | :3 {only} [show|give me] [the|their] {items} | :2 {only} [show|list] [the] {items} of {those2} {many} | :3 what are the {items} of {those2} {many} | :2 what about [their|the] {items} | :2 {items} | :2 {howabout} [their|its] {items} | :2 give [me] [just] the {items} [please] | :2 {show} {items} instead | :1 {those2} {many}' {items} | :1 {show} me only [the] {items} | :1 what {items} (do|does) (they|it) have | :1 list [out] {items}",
  howManyOfTheirs:
    ":3 how many {others} (do|does|did) (they|it|he|she|those {many}) (have|{verb}) | :2 how many {others} are there (for|of|in) {those} | :1 count {their} {others} | :3 how many {others} (are|is|were) {verbing} (there|in there|it|them|{those2} {many}|that {own}) | :1 how many {others} {verb} {those2} {many} | :2 (find|show|what is) the [total] number of {others} (of|for|in|{verbing}) ({those2} {many}|that {own}|them)",
};
