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
  // Talk that asks nothing, and what no table holds.
  chitchat:
    "thanks|thank you|thank you very much|great thanks|ok thank you|hello|hi there|good bye|bye|that is all|perfect|cool|nice|very helpful thank you|that's all i need|you are great",
  unanswerable:
    "what is the weather [like] today|who won the world cup|tell me a joke|what is the meaning of life|how do i cook rice|what time is it|book a table for two|why are {plural} (so expensive|so popular|like that)|what is your favorite {singular}|do you like {plural}|delete all [the] {plural}|add a new {singular}|can you buy (a|this) {singular} for me|how are you|what is your name|who made you|will there be more {plural} next year|translate this into french|send (this|it) to my boss|play some music|what do people think of (the|these) {plural}|should i trust {plural}",
};
