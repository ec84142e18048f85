// A question is cut from the shape it is wanted in; what names no shape stays whole.
import { expect, test } from "vitest";
import { splitShape } from "./shape-tail.ts";

test.each([
  ["list five products", "list products", "first five"],
  ["show me 10 customers from usa", "show me customers from usa", "first 10"],
  ["give us a dozen open tickets", "give us open tickets", "first dozen"],
  ["members over 50", "members", "over 50"],
  ["how many members whose name ends in b", "how many members", "whose name ends in b"],
  ["Teams with a name starting with 'St'?", "Teams", "with a name starting with 'St'"],
  ["what share of loans are by students?", "how many loans are by students", "what share is that"],
  ["the third most expensive book", "the most expensive book", "the third one"],
  ["who has the 2nd highest salary?", "who has the highest salary", "the 2nd one"],
  ["orders per week, with empty weeks", "orders per week", "with empty weeks"],
  ["orders per customer even if they have none", "orders per customer", "even if they have none"],
  ["month over month growth of sales in 2024", "sales in 2024 by month", "growth in percent"],
  ["yoy sales growth", "sales by year", "growth in percent"],
  ["difference to the previous month of orders in 2024", "orders in 2024 by month", "difference"],
  ["share of each genre in total revenue", "revenue by genre", "as a percentage"],
  [
    "each customer's share of revenue within their country",
    "revenue by customer",
    "as a share within each country",
  ],
  ["rank staff by sales within each year", "sales per staff", "with rank within each year"],
  ["share of sales by town within each month", "sales by town", "as a share within each month"],
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
  [
    "sales by month in 2024, difference to the month before",
    "sales by month in 2024",
    "difference to the month before",
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
  ["cumulative revenue by month in 2013", "revenue by month in 2013", "running total"],
  ["show the running total of sales per month", "sales per month", "running total"],
  ["rank customers by spending", "spending per customer", "with rank"],
  ["rank our products by revenue in 2017", "revenue per product in 2017", "with rank"],
  ["revenue by country july vs august 2005", "revenue by country july 2005", "vs august 2005"],
  ["sales 2007 vs 2008 by city", "sales 2007 by city", "vs 2008"],
  [
    "growth of revenue per country from 2023 to 2024",
    "revenue per country in 2023 vs 2024",
    "growth in percent",
  ],
  [
    "difference in revenue between 2023 and 2024 by genre",
    "revenue by genre in 2023 vs 2024",
    "difference",
  ],
  ["revenue growth by quarter in 2024", "revenue by quarter in 2024", "growth in percent"],
  ["revenue per year with growth in percent", "revenue per year", "with growth in percent"],
  ["rentals after 6pm by store", "rentals by store", "after 6pm"],
  ["calls between 9 am and noon", "calls", "between 9 am and noon"],
  ["visits in the morning", "visits", "in the morning"],
  ["staff and their managers", "staff", "and their managers"],
  ["staff without a boss", "staff", "without a boss"],
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

test("a rate may be in per cent already", () => {
  const split = { main: "average discount by town", shape: "in %", already: true };
  expect(splitShape("average discount in % by town")).toEqual(split);
});

test("a part of the day that things are called by is one, where it is no value", () => {
  const split = { main: "concerts in bath", shape: "in the evening", unless: "evening" };
  expect(splitShape("evening concerts in bath")).toEqual(split);
  expect(splitShape("evening out in bath")).toBeNull();
});
