// What things that were listed or chosen did last, how often, and which of them the most.
import { expect, test } from "vitest";
import { asWritten, revise, shop } from "../../base/bookshop-revise.fixture.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { parseSql } from "../../sql/parse.ts";
import { clausesOf } from "../clauses.ts";
import { withoutNarrowing } from "../conditions/period-edits.ts";
import type { Said } from "../said.ts";

const bought = "customer JOIN purchase ON purchase.customer_id = customer.customer_id";
const leeds = "SELECT name FROM customer WHERE city = 'Leeds'";
const mostCopies = `SELECT customer.name, SUM(purchase.copies) FROM ${bought} GROUP BY customer.customer_id ORDER BY SUM(purchase.copies) DESC LIMIT`;
const chosen = (many: number): string =>
  `customer.customer_id IN (SELECT customer.customer_id FROM ${bought} GROUP BY customer.customer_id ORDER BY SUM(purchase.copies) DESC LIMIT ${many})`;
const ofLeeds = (figure: string): string =>
  `SELECT customer.name, ${figure} FROM ${bought} WHERE customer.city = 'Leeds' GROUP BY customer.customer_id, customer.name`;

test.each([
  [leeds, "when did each of them last buy something", ofLeeds("MAX(purchase.day)")],
  [leeds, "when was their first purchase", ofLeeds("MIN(purchase.day)")],
  [
    `${mostCopies} 3`,
    "when did each last purchase",
    `SELECT customer.name, MAX(purchase.day) FROM ${bought} WHERE ${chosen(3)} GROUP BY customer.customer_id`,
  ],
  [
    `${mostCopies} 1`,
    "and when was the last one?",
    `SELECT MAX(purchase.day) FROM ${bought} WHERE ${chosen(1)}`,
  ],
  [leeds, "count what each of them has purchased", ofLeeds("COUNT(*)")],
  [
    `SELECT customer.name, MAX(purchase.day) FROM ${bought} WHERE customer.city = 'Leeds' GROUP BY customer.customer_id`,
    "how often has each of them purchased",
    `SELECT customer.name, COUNT(*) FROM ${bought} WHERE customer.city = 'Leeds' GROUP BY customer.customer_id`,
  ],
  // Things are still told by their names, beside what is wanted of them.
  [
    "SELECT title FROM book WHERE genre = 'crime'",
    "show genre and price",
    "SELECT title, genre, price FROM book WHERE genre = 'crime'",
  ],
  [
    leeds,
    "which of those made the most purchases",
    `${ofLeeds("COUNT(*)")} ORDER BY COUNT(*) DESC LIMIT 1`,
  ],
  [
    "SELECT title FROM book WHERE genre = 'crime'",
    "which has the highest price among them",
    "SELECT title, price FROM book WHERE genre = 'crime' ORDER BY price DESC LIMIT 1",
  ],
  // What each of them has one of stands beside it.
  [
    "SELECT title FROM book WHERE genre = 'crime'",
    "show the author and price",
    "SELECT book.title, author.name, book.price FROM book JOIN author ON book.author_id = author.author_id WHERE book.genre = 'crime'",
  ],
  [
    "SELECT title FROM book WHERE genre = 'crime'",
    "average price",
    "SELECT AVG(price) FROM book WHERE genre = 'crime'",
  ],
  // Of those who never did, those who did then.
  [
    "SELECT name FROM customer WHERE customer_id NOT IN (SELECT customer_id FROM purchase)",
    "and how many have purchased since march 2025",
    "SELECT COUNT(*) FROM customer WHERE customer_id IN (SELECT customer_id FROM purchase WHERE day >= '2025-03-01')",
  ],
  [
    "SELECT name FROM customer WHERE customer_id NOT IN (SELECT customer_id FROM purchase)",
    "how many did in june 2025",
    "SELECT COUNT(*) FROM customer WHERE customer_id IN (SELECT customer_id FROM purchase WHERE day >= '2025-06-01' AND day < '2025-07-01')",
  ],
  [
    "SELECT title, price FROM book WHERE genre = 'crime'",
    "the most expensive of those",
    "SELECT title, price FROM book WHERE genre = 'crime' ORDER BY price DESC LIMIT 1",
  ],
  [
    ofLeeds("MAX(purchase.day)"),
    "how many is that",
    `SELECT COUNT(DISTINCT customer.customer_id) FROM ${bought} WHERE customer.city = 'Leeds'`,
  ],
  // Each of the years that there are, and no longer the one that was chosen.
  [
    "SELECT SUM(copies) FROM purchase WHERE day >= '2025-01-01' AND day < '2026-01-01'",
    "every year",
    "SELECT strftime('%Y', day), SUM(copies) FROM purchase GROUP BY strftime('%Y', day)",
  ],
  [
    `SELECT customer.city, COUNT(*) FROM ${bought} WHERE purchase.day >= '2025-01-01' AND purchase.day < '2026-01-01' GROUP BY customer.city`,
    "every year",
    `SELECT customer.city, strftime('%Y', purchase.day), COUNT(*) FROM ${bought} GROUP BY customer.city, strftime('%Y', purchase.day)`,
  ],
])("%s | %s", (before, said, after) => {
  expect(revise(before, said)).toBe(asWritten(shop, after));
});

test("all of them, of what was narrowed, as it was before that", () => {
  const clauses = (sql: string) => clausesOf(readOutline(parseSql(sql), shop.known.described));
  const cheap = clauses("SELECT title FROM book WHERE price < 9");
  const crime = clauses("SELECT title FROM book WHERE price < 9 AND genre = 'crime'");
  const asked: Pick<Said, "text" | "earlier"> = {
    text: "all of them",
    earlier: () => (cheap ? [cheap] : []),
  };
  const said = asked as Said;
  expect(crime && withoutNarrowing(said, crime, shop.known.described)).toEqual(cheap);
  expect(cheap && withoutNarrowing(said, cheap, shop.known.described)).toBeNull();
});

test.each([
  // Of all that there is, nothing was chosen.
  ["SELECT name FROM customer", "when was their last purchase"],
  [leeds, "when was their last name"],
])("%s | %s: the model's reading stands", (before, said) => {
  expect(revise(before, said)).toBeNull();
});
