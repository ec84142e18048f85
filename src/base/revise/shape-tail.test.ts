// A question is cut from the shape it is wanted in; what names no shape stays whole.
import { expect, test } from "vitest";
import { splitShape } from "./shape-tail.ts";

test.each([
  ["revenue per month with a running total", "revenue per month", "with a running total"],
  [
    "orders per customer, including those with none",
    "orders per customer",
    "including those with none",
  ],
  [
    "revenue by year and the change to the year before",
    "revenue by year",
    "and the change to the year before",
  ],
  [
    "orders in may 2024 compared with the year before",
    "orders in may 2024",
    "compared with the year before",
  ],
  ["top 3 products per category by revenue", "top 3 products by revenue", "per category"],
  [
    "the most expensive product in each category?",
    "the most expensive product",
    "in each category",
  ],
  [
    "top 5 countries by revenue and the rest as other",
    "top 5 countries by revenue",
    "and the rest as other",
  ],
  [
    "buyers per city, top 3 and everyone else together",
    "buyers per city",
    "top 3 and everyone else together",
  ],
  [
    "top 5 books and the others together by revenue",
    "top 5 books by revenue",
    "and the others together",
  ],
  [
    "how many orders have a total under 50, 50 to 100 and above?",
    "how many orders",
    "split by a total under 50, 50 to 100 and above",
  ],
  ["group books by price: under 10, 10+", "number of books", "split by price under 10, 10+"],
  ["staff who earn more than their boss", "staff", "who earn more than their boss"],
  ["staff hired before their manager?", "staff", "hired before their manager"],
  ["customers by revenue with rank", "customers by revenue", "with rank"],
])("%s", (utterance, main, shape) => {
  expect(splitShape(utterance)).toEqual({ main, shape });
});

test.each([
  ["average stay in hours by ward", "average stay by ward", "in hours"],
  ["average length of films in minutes?", "average length of films", "in minutes"],
  ["avg minutes to respond per team", "avg time to respond per team", "in minutes"],
])("%s", (utterance, main, shape) => {
  expect(splitShape(utterance)).toEqual({ main, shape, already: true });
});

test.each([
  ["revenue per month"],
  ["running total"],
  ["orders in 3 days"],
  ["total hours per agent"],
  ["customers without orders"],
  ["books and other media"],
  ["number of orders per customer"],
])("%s is whole", (utterance) => {
  expect(splitShape(utterance)).toBeNull();
});
