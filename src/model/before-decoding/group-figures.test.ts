import { expect, test } from "vitest";
import { figureInGroups, groupFigure, sameGroups } from "./group-figures.ts";

const average =
  "SELECT AVG ( price.amount ) FROM price WHERE price.price_id IN ( SELECT offer.price_id FROM offer WHERE offer.book_id IN ( SELECT book.book_id FROM book WHERE book.genre = 'crime' ) )";
const counts = "SELECT book.author , COUNT ( * ) FROM book GROUP BY book.author";
const joined =
  "FROM book JOIN offer ON book.book_id = offer.book_id JOIN price ON offer.price_id = price.price_id WHERE book.genre = 'crime' GROUP BY book.author";

const types = new Map([
  ["book.author_name", "AUTHOR"],
  ["person.author_name", "AUTHOR"],
  ["book.first_town", "TOWN"],
  ["book.second_town", "TOWN"],
]);

test.each(["per author", "and by author?", "for each author", "now of every author please"])(
  "%s, after a figure",
  (utterance) => {
    expect(figureInGroups(utterance, average, { types, values: [] })).toEqual({
      main: null,
      counts: "how many for each author",
      by: "by author name",
    });
  },
);

test("a word that ends in s is no plural by that", () => {
  expect(figureInGroups("per class", average, { types, values: [] })?.by).toBe("by class");
  expect(figureInGroups("for each authors", average, { types, values: [] })?.by).toBe(
    "by author name",
  );
});

test("a figure of each group, asked for at once", () => {
  expect(figureInGroups("average price per town in norway", "", { types, values: [] })).toEqual({
    main: "average price in norway",
    counts: "how many in norway for each town",
    by: "by town",
  });
});

test.each([
  ["per author", counts],
  ["per author", "SELECT book.title FROM book"],
  ["books by author", average],
  ["only crime", average],
])("%s is none after %s", (utterance, last) => {
  expect(figureInGroups(utterance, last, { types, values: [] })).toBeNull();
});

test("the figure goes to the groups by joins", () => {
  expect(groupFigure(average, counts)).toBe(`SELECT book.author , AVG ( price.amount ) ${joined}`);
});

test("the cheapest one is the lowest of each", () => {
  const cheapest = `${average.replace("AVG ( price.amount )", "DISTINCT price.price_id")} AND price.amount = ( SELECT MIN ( price.amount ) FROM price )`;
  expect(groupFigure(cheapest, counts)).toBe(`SELECT book.author , MIN ( price.amount ) ${joined}`);
});

test("groups of another table are none of it", () => {
  expect(groupFigure(average, counts.replaceAll("book.", "shop."))).toBeNull();
});

test("narrowed, it stays in its groups", () => {
  const last = groupFigure(average, counts) ?? "";
  const narrowed = average.replace("'crime'", "'poetry'");
  expect(sameGroups(narrowed, last)).toBe(last.replace("'crime'", "'poetry'"));
  expect(sameGroups(narrowed.replace("AVG", "MAX"), last)).toBeNull();
  expect(sameGroups(narrowed, counts)).toBeNull();
});

test("is no figure in groups where a value is named", () => {
  const known = { types, values: [{ text: "North" }] };
  expect(figureInGroups("average price by north", average, known)).toBeNull();
  expect(figureInGroups("by north", average, known)).toBeNull();
});
