// Rows by how long they are, where figures of groups are shown.
import { expect, test } from "vitest";
import { asWritten, revisedSql } from "../../base/bookshop-turns.fixture.ts";
import { openOwn } from "../../base/own-schema.fixture.ts";
import { normalForm } from "../../sql/normal-form.ts";

const own = await openOwn([
  "CREATE TABLE movie (movie_id INTEGER PRIMARY KEY, title TEXT, rating TEXT, price REAL, minutes INTEGER)",
  ...Array.from(
    { length: 9 },
    (_, i) => `INSERT INTO movie VALUES (${i}, 'T${i}', 'PG', ${i}, ${80 + i * 9})`,
  ),
]);
const today = { year: 2024, month: 11, day: 15 };
const byRating = "SELECT rating, AVG(price) FROM movie GROUP BY rating";

test.each([
  [
    byRating,
    "only movies longer than two hours",
    "SELECT rating, AVG(price) FROM movie WHERE minutes > 120 GROUP BY rating",
  ],
  [
    "SELECT rating, AVG(minutes) FROM movie GROUP BY rating",
    "just movies over 90 minutes",
    "SELECT rating, AVG(minutes) FROM movie WHERE minutes > 90 GROUP BY rating",
  ],
])("%s | %s", (before, said, after) => {
  const revised = revisedSql(own, before, said, today);
  expect(revised && normalForm(revised)).toBe(asWritten(own, after));
});

test("groups are limited by their figure where no rows are named", () => {
  const revised = revisedSql(own, byRating, "longer than two hours", today);
  expect(revised ?? "").not.toContain("WHERE");
});
