// Words shared by flight questions, questions nobody can answer from a timetable, and small talk.

export const flightGrammar: Readonly<Record<string, string>> = {
  all: ":5 the | :5 all | :3 all the | :4 | :0.5 any | :0.7 some | :0.5 all of the | :0.5 a list of | :0.4 the list of | :0.3 all available | :0.3 all the available | :0.3 the available",
  low: ":12 cheapest | :7 lowest | :3 least expensive | :1 lowest priced | :0.5 lowest cost | :0.5 most economical | :0.5 best | :0.3 lowest possible | :0.3 cheapest possible",
};

export const refusals = `
  what (is|'s) the weather [like] in (denver|boston|atlanta|dallas) [today|tomorrow|] | will it (rain|snow) (tomorrow|today|in seattle) | tell me a joke | book (it|that flight|that one|the first one) [for me|please] | (can you|please) (book|reserve) (it|that|a seat|two seats) [for me] |
  i'd like a (window|aisle|front row) seat | show me (the|a) seat map | is there (wifi|internet) on (board|the plane) | how many bags can i (bring|check|take) | what is the baggage allowance | can i bring my (dog|cat|bike) | is the flight (on time|delayed) | has (the|my) flight been (delayed|cancelled) |
  what movie (is|will be) shown | who is the (pilot|president) | what is the (phone number|address) of the (airline|hotel|airport) | find me a hotel [in denver|near the airport|downtown] | (is there|what is) a good (restaurant|hotel) (near the airport|downtown|in boston) | can i use my frequent flyer miles | how do i get a refund |
  cancel my (reservation|ticket|booking) | change my seat | do they have vegetarian meals for (kids|children) | what gate does it leave from | how early (should|must) i (check in|be at the airport) | how safe is (that|this) (plane|airline) | i (want|need) to talk to (an agent|a person|someone) | what time is it [now] | send (it|the ticket) to my (email|house) |
  can i pay (by|with) credit card | do you take (visa|credit cards) | what is the exchange rate | where can i park [my car] | is there a train (instead|there) | what about a bus to new york | how is the legroom | are there any (jobs|openings) | what's the meaning of life | who won the game [last night] | sing me a song | write me a poem | how old are you |
  is smoking allowed | do i need a (visa|passport) | what's the (best|nicest) (beach|museum) there | how high does it fly | does the plane have (power outlets|television) | (order|get) me a pizza | what is the crime rate there | how many people live there`;

export const chitchat = `
  :4 thank you | :3 thanks | :2 thank you very much | :1 okay thanks | :1 okay | :1 great | :1 that's great thank you | :1 good | :1 goodbye | :1 bye | :1 hello | :1 hi | :1 that's all | :1 that's all thank you | :1 no thanks | :1 perfect | :1 never mind | :1 thank you for your help | :1 wonderful | :1 good morning | :1 hello there |
  :1 how are you | :1 i'm done | :1 that's fine | :1 okay thank you very much | :1 very good | :1 yes | :1 no | :1 alright`;
