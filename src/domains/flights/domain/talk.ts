// Words shared by flight questions, and small talk.

export const flightGrammar: Readonly<Record<string, string>> = {
  all: ":5 the | :5 all | :3 all the | :4 | :0.5 any | :0.7 some | :0.5 all of the | :0.5 a list of | :0.4 the list of | :0.3 all available | :0.3 all the available | :0.3 the available",
  high: ":6 most expensive | :5 highest | :0.7 highest priced | :0.4 most costly",
  low: ":12 cheapest | :7 lowest | :3 least expensive | :1 lowest priced | :0.5 lowest cost | :0.5 most economical | :0.5 best | :0.3 lowest possible | :0.3 cheapest possible",
};

export const chitchat = `
  :4 thank you | :3 thanks | :2 thank you very much | :1 okay thanks | :1 okay | :1 great | :1 that's great thank you | :1 good | :1 goodbye | :1 bye | :1 hello | :1 hi | :1 that's all | :1 that's all thank you | :1 no thanks | :1 perfect | :1 never mind | :1 thank you for your help | :1 wonderful | :1 good morning | :1 hello there |
  :1 how are you | :1 i'm done | :1 that's fine | :1 okay thank you very much | :1 very good | :1 yes | :1 no | :1 alright`;

/** What people tell before they change what they asked for. */
export const remarks = `
  :1 my (sister|brother|cousin|friend|wife) (will pick me up|is picking me up|is meeting me) so | :1 (he|she|my boss|my wife) (hates|doesn't like) (waiting around|sitting around|airports|flying) so | :1 i hate (getting up early|sitting around|airports|long trips) so | :1 we like to (sleep in|take it easy|get going) so |
  :1 i have a (meeting|dinner|conference) (that day|there) so | :1 the kids get (hungry|bored|cranky) so | :1 i'm traveling with (a baby|my mother|the kids) so | :1 since my company (pays|is paying) | :1 i get airsick so | :1 i have to work (late|that day|in the morning) so | :1 i need some sleep so |
  :2 (i work|i'm busy|i'm in the office|the kids are in school) until (four|4|4:30|five|5|5:30|six|6|noon|3 pm|5 pm) so | :2 (my|the|our) (meeting|conference|class|show|appointment) (ends|is over|finishes|starts) at (noon|nine|10|one|2|3 pm|4 pm|five|6) so | :1 my (mother|sister|brother|friend) (lives|is|works) (in chicago|in dallas|in atlanta|in denver|in boston|in miami|in tampa|in seattle) (but|so)`;

/** What people tell before they ask for a flight. */
export const preambles = `
  :2 i'm planning a (trip|vacation|business trip) | :1 my (sister|brother|cousin|friend) is getting married | :1 i'm going to visit my (parents|family|grandmother|sister) | :1 i have a (meeting|conference|job interview) coming up | :1 we're taking the kids on vacation | :1 i've never flown before |
  :1 my boss is sending me on a trip | :1 i have to be at a (wedding|funeral|meeting) | :1 i'm (arranging|organizing) a trip for my boss | :1 my wife and i want to get away | :1 i hate long layovers | :1 i travel a lot for work | :1 i'm meeting some friends | :1 it's my mother's birthday | :1 i lost my itinerary |
  :1 i need to book some travel | :1 there are (two|three|four) of us traveling | :1 i'm a student on a budget | :1 i'm thinking about taking a trip | :1 let me tell you what i need`;
