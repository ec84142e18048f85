// A lending library: the second domain, small, to show that the generator knows no flights.

import { noCalendar } from "../../dates/calendar.ts";
import { nameForms } from "../../entities/forms.ts";
import {
  compare,
  equal,
  extreme,
  inside,
  param,
  variant,
  variantOf,
} from "../../generator/declare.ts";
import type { Domain, Slot, SlotPhrase, Target } from "../../generator/domain.ts";
import {
  averageOf,
  countedBy,
  type FigureOrder,
  firstFew,
} from "../../generator/figure-targets.ts";
import { authors, branches, subjects } from "./holdings.ts";

const written = inside("book.author_id", "author.author_id", equal("author.name", param("author")));

const held = inside("copy.branch_id", "branch.branch_id", equal("branch.name", param("branch")));

const slots: readonly Slot[] = [
  {
    name: "author",
    topics: ["book"],
    share: 0.45,
    moves: 8,
    anchors: true,
    dropped: ":2 by any author | :1 by anyone | :1 the author doesn't matter",
    variants: [variantOf("one", 1, { author: "authors" }, written)],
  },
  {
    name: "subject",
    topics: ["book"],
    share: 0.5,
    moves: 8,
    dropped: ":2 on any subject | :1 about anything",
    variants: [
      variantOf("one", 1, { subject: "subjects" }, equal("book.subject", param("subject"))),
    ],
  },
  {
    name: "pages",
    topics: ["book"],
    share: 0.15,
    moves: 5,
    dropped: ":1 of any length | :1 the length doesn't matter",
    variants: [
      variantOf("under", 2, { pages: "pages" }, compare("book.pages", "<", param("pages"))),
      variantOf("over", 1, { pages: "pages" }, compare("book.pages", ">", param("pages"))),
    ],
  },
  {
    name: "branch",
    topics: ["book"],
    share: 0.25,
    moves: 6,
    dropped: ":2 at any branch | :1 at all branches",
    variants: [variantOf("one", 1, { branch: "branches" }, held)],
  },
  {
    name: "shelf",
    topics: ["book"],
    share: 0.15,
    moves: 5,
    dropped: "whether or not they are out",
    variants: [variant("in", 1, equal("copy.status", "IN"))],
  },
  {
    name: "best",
    topics: ["book"],
    share: 0.1,
    moves: 6,
    superlative: true,
    dropped: "show me all of them",
    variants: [
      variant("newest", 2, extreme("book.year", "MAX")),
      variant("oldest", 1, extreme("book.year", "MIN")),
      variant("shortest", 1, extreme("book.pages", "MIN")),
    ],
  },
];

const phrases: readonly SlotPhrase[] = [
  {
    covers: ["author"],
    pre: "{author}",
    post: ":4 by {author} | :1 written by {author} | :1 that {author} wrote",
    vp: "+are by {author}",
    inf: "read {author}",
    bare: ":2 {author} | :1 by {author}",
  },
  {
    covers: ["subject"],
    pre: "{subject}",
    post: ":3 about {subject} | :2 on {subject} | :1 on the subject of {subject}",
    vp: "+are (about|on) {subject}",
    inf: ":2 read about {subject} | :1 read something on {subject}",
    bare: ":2 {subject} | :1 about {subject}",
  },
  {
    covers: ["pages:under"],
    post: ":2 (under|with less than|shorter than) {pages} pages | :1 that +have fewer than {pages} pages",
    vp: "+have (fewer|less) than {pages} pages",
    bare: "under {pages} pages",
  },
  {
    covers: ["pages:over"],
    post: "(over|with more than|longer than) {pages} pages",
    vp: "+have more than {pages} pages",
    bare: "over {pages} pages",
  },
  {
    covers: ["branch"],
    post: ":3 at {branch} | :1 held (at|in) {branch} | :1 that {branch} has",
    vp: "+are (held|) at {branch}",
    inf: "go to {branch}",
    bare: "at {branch}",
  },
  {
    covers: ["shelf:in"],
    pre: "available",
    post: ":2 that +are in | :1 on the shelf | :1 that +are not out",
    vp: "+are (in|on the shelf|available)",
    bare: "on the shelf",
  },
  { covers: ["best:newest"], pre: "(newest|latest|most recent)", vp: "+are the (newest|latest)" },
  { covers: ["best:oldest"], pre: "oldest", vp: "+are the oldest" },
  { covers: ["best:shortest"], pre: "shortest", vp: "+are the shortest" },
];

const targets: readonly Target[] = [
  {
    name: "books",
    topic: "book",
    weight: 10,
    moves: 6,
    select: ["book.title"],
    ask: `:6 {showme} [all|the|all the] {pre} books {post} | :3 what {pre} books (do you have|are there) {post} | :2 which {pre} books {vp} | :2 (are there|do you have) any {pre} books {post} | :1 {iwant} a {pre} book {post.sg} | :2 {pre} books {post} | :1 {iwant} to {inf}`,
    best: ":3 what is the {pre} book {post.sg} | :2 {showme} the {pre} book {post.sg} | :1 {iwant} the {pre} book {post.sg}",
    follow: ":2 {showme} the books {post} | :1 what books are (they|those)",
  },
  {
    name: "authors",
    topic: "book",
    weight: 3,
    moves: 4,
    select: ["author.name"],
    never: ["author", "best"],
    ask: ":3 who wrote {pre} books {post} | :2 which authors have {pre} books {post} | :1 {showme} the authors of {pre} books {post}",
    follow: ":3 who wrote (them|those|it|that) | :1 {showme} the authors | :1 who are the authors",
  },
  {
    name: "years",
    topic: "book",
    passing: true,
    weight: 1,
    moves: 3,
    select: ["book.year"],
    ask: ":2 when were the {pre} books {post} published | :1 what years are the {pre} books {post} from",
    follow: ":2 when (was it|were they|were those) published | :1 how old are they",
  },
  {
    name: "count",
    topic: "book",
    passing: true,
    weight: 1.5,
    moves: 3,
    select: ["book.book_id"],
    aggregate: "COUNT",
    never: ["best"],
    ask: ":2 how many {pre} books (are there|do you have) {post} | :1 how many {pre} books {vp}",
    follow: ":2 how many are there | :1 how many of (them|those) {vp} | :1 how many is that",
  },
];

const books = { topic: "book", key: "book.title", plural: "books" };

const orders: readonly FigureOrder[] = [
  { name: "newest", words: "newest|latest", column: "book.year", descending: true },
  { name: "shortest", words: "shortest", column: "book.pages" },
];

/** What analysts ask of books. */
const figures: readonly Target[] = [
  ...firstFew(books, orders, () => ({ never: ["best"] })),
  countedBy(
    books,
    { name: "subject", column: "book.subject", words: "subject" },
    { never: ["best", "subject"] },
  ),
  averageOf(
    books,
    { name: "pages", column: "book.pages", words: "length|number of pages" },
    { never: ["best"] },
  ),
];

const named = (names: readonly string[]) => ({
  kind: "items" as const,
  items: names.map((value) => ({ value, text: value.toLowerCase() })),
});

const entries = (type: string, column: string, names: readonly string[]) =>
  names.map((value) => ({ type, column, value, forms: nameForms(value) }));

export const libraryDomain: Domain = {
  name: "library",
  database: "library",
  words: {
    types: new Map([
      ["author.name", "AUTHOR"],
      ["book.subject", "SUBJECT"],
      ["branch.name", "BRANCH"],
      ["book.pages", "NUMBER"],
      ["book.year", "NUMBER"],
    ]),
    numberType: "NUMBER",
    calendar: noCalendar,
    lexicon: {
      entries: [
        ...entries("AUTHOR", "author.name", authors),
        ...entries("SUBJECT", "book.subject", subjects),
        ...entries("BRANCH", "branch.name", branches),
      ],
      rules: {},
      knownWords: [],
    },
  },
  links: ["book.book_id = copy.book_id", "book.author_id = author.author_id"],
  topics: [
    {
      name: "book",
      weight: 1,
      main: "books",
      plural: "books",
      singular: "book",
      resume: "{showme} the {pre} books {post}",
    },
  ],
  targets: [...targets, ...figures],
  slots,
  phrases,
  values: {
    authors: named(authors),
    subjects: named(subjects),
    branches: named(branches),
    pages: { kind: "number", min: 100, max: 900, step: 50 },
  },
  grammar: {},
  refusals:
    "what should i have for lunch | how is the weather | renew my card | can i bring my dog | is there coffee | who are you",
  chitchat: ":2 thank you | :1 thanks | :1 hello | :1 goodbye | :1 great",
};
