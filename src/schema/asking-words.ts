// Words that ask for something, or measure it, in any database: "revenue per month", "the longest", "who spent
// the most money". A text that happens to hold one of them is not what is meant, unless it is typed alike.

import { wordSet } from "../word-list.ts";

/** By stem. None of these is a value by itself. */
export const askingWords: ReadonlySet<string> = wordSet(`
  second minute hour day week weekday month quarter year decade today yesterday tomorrow daily weekly
  monthly quarterly yearly annual
  most least more less many much few fewer top bottom best worst first last next
  longest shortest highest lowest biggest largest smallest oldest newest youngest latest earliest
  cheapest heaviest lightest longer shorter higher lower bigger larger smaller older newer younger
  cheaper heavier lighter later earlier expensive busiest
  total sum average mean median count number percent percentage share ratio rank ranking
  maximum minimum amount money dollar euro
  sort order group compare list show ascending descending
`);

/** By stem. No part of a longer text is meant by one of these: "films in stock" are not titled so. */
export const looselyAskingWords: ReadonlySet<string> = new Set([
  ...askingWords,
  ...wordSet(`
    sale sell sold buy bought spend spent pay paid earn earned cost price revenue income profit turnover
    stock inventory rent rented return returned ship shipped late never name named called
    customer client product item invoice employee staff member supplier vendor company store shop
    movie film song track album book title artist author actor
  `),
]);
