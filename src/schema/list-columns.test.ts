import { expect, test } from "vitest";
import { asWritten, revisedSql } from "../base/bookshop-turns.fixture.ts";
import { openOwn } from "../base/own-schema.fixture.ts";
import { normalForm } from "../sql/normal-form.ts";
import { piecesIn } from "./list-columns.ts";

test.each([
  [
    ["Trailers", "Trailers,Scenes", "Scenes,Comments", "Comments,Trailers"],
    ["Trailers", "Scenes", "Comments"],
  ],
  [
    ["{red,blue}", "{blue}", "{red,green}", "{green,blue}"],
    ["red", "blue", "green"],
  ],
  [
    ["a; b", "b; c", "c; a"],
    ["a", "b", "c"],
  ],
])("%s", (values, pieces) => {
  expect(piecesIn(values)).toEqual(pieces);
});

test.each([
  [["Holm, Ada", "Berg, Nils", "Rey, Ana"]],
  [["1 High Street, Bath", "2 Low Road, York", "9 Mill Lane, Bath"]],
  [["crime", "poetry", "crime"]],
  [["red, blue"]],
])("%s are plain texts", (values) => {
  expect(piecesIn(values)).toBeUndefined();
});

test("one of several is asked for wherever it stands", async () => {
  const own = await openOwn([
    "CREATE TABLE film (film_id INTEGER PRIMARY KEY, title TEXT, extras TEXT, year INTEGER)",
    "INSERT INTO film VALUES (1, 'Ash', 'Trailers,Scenes', 2001), (2, 'Birch', 'Scenes,Comments', 2002), (3, 'Cedar', 'Comments,Trailers', 2003), (4, 'Dew', 'Trailers', 2003)",
  ]);
  const today = { year: 2024, month: 11, day: 15 };
  const revised = revisedSql(own, "SELECT title FROM film", "only with trailers", today);
  expect(revised && normalForm(revised)).toBe(
    normalForm("SELECT film.title FROM film WHERE film.extras LIKE '%Trailers%'"),
  );
  const without = revisedSql(own, "SELECT title FROM film", "without comments", today);
  expect(without && normalForm(without)).toBe(
    normalForm("SELECT film.title FROM film WHERE film.extras NOT LIKE '%Comments%'"),
  );
  expect(asWritten(own, "SELECT title FROM film WHERE extras = 'Trailers,Scenes'")).toContain(
    "extras = 'Trailers,Scenes'",
  );
});
