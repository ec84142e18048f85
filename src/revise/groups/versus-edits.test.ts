// Two values set against each other, after a figure or after groups.
import { expect, test } from "vitest";
import { asWritten, revise, shop } from "../../base/bookshop-revise.fixture.ts";

const two = "genre IN ('crime', 'poetry')";
const byGenre = "SELECT genre, COUNT(*) FROM book GROUP BY genre";
const besides = `SELECT genre, COUNT(*) FROM book WHERE ${two} GROUP BY genre`;
const byYear = "SELECT year, COUNT(*) FROM book GROUP BY year";

test.each([
  [byGenre, "crime vs poetry", besides],
  [byGenre, "compare crime and poetry", besides],
  [byGenre, "now compare crime with poetry", besides],
  [byGenre, "crime versus poetry only", besides],
  [
    `${byGenre} ORDER BY COUNT(*) DESC LIMIT 3`,
    "crime vs poetry",
    `${besides} ORDER BY COUNT(*) DESC`,
  ],
  ["SELECT COUNT(*) FROM book", "compare crime and poetry", besides],
  ["SELECT COUNT(*) FROM book WHERE genre = 'novel'", "crime vs poetry", besides],
  [
    byYear,
    "crime vs poetry",
    `SELECT year, genre, COUNT(*) FROM book WHERE ${two} GROUP BY year, genre`,
  ],
  [
    "SELECT AVG(price) FROM book WHERE year = 2001",
    "compare the genres crime and poetry",
    `SELECT genre, AVG(price) FROM book WHERE year = 2001 AND ${two} GROUP BY genre`,
  ],
  // Nothing was worked out that could be compared, or they are values of several columns.
  ["SELECT title FROM book", "crime vs poetry", null],
  [byGenre, "crime vs leeds", null],
  [byGenre, "crime vs poetry by year", null],
  [byGenre, "crime vs poetry customers", null],
])("%s | %s", (before, said, after) => {
  const made = revise(before, said);
  if (after === null) expect(made).toBeNull();
  else expect(made).toBe(asWritten(shop, after));
});
