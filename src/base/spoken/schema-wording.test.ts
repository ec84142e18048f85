// What a database without a domain file is said in: whose column it is, is always told.
import { expect, test } from "vitest";
import { paraphrase } from "../../display/paraphrase.ts";
import { bookshopOfTests } from "../bookshop.fixture.ts";
import { schemaWording } from "./schema-wording.ts";
import { plainlySpoken } from "./spoken.ts";

const shop = await bookshopOfTests();

test.each([
  ["SELECT author.name FROM author", "names of authors"],
  ["SELECT customer.name FROM customer", "names of customers"],
  [
    "SELECT book.title FROM book JOIN author ON book.author_id = author.author_id WHERE author.country = 'Norway'",
    "titles of books with authors whose author country is Norway",
  ],
])("%s: %s", async (sql, said) => {
  const wording = schemaWording(plainlySpoken(shop.known));
  expect(paraphrase(sql, wording, await shop.database.schema())).toBe(said);
});
