// What is asked of each of those that were listed, and the same of other rows.
import { expect, test } from "vitest";
import { noWords } from "../../base/bookshop.fixture.ts";
import { asWritten, revisedSql } from "../../base/bookshop-turns.fixture.ts";
import { prepareGround, readTurn } from "../../base/encoding/encode-turn.ts";
import { openWordBook } from "../../base/encoding/word-book.ts";
import { openOwn } from "../../base/own-schema.fixture.ts";
import { addMeasures, expandMeasures } from "../../base/spoken/measures.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { normalForm } from "../../sql/normal-form.ts";
import { parseSql } from "../../sql/parse.ts";
import { reviseOutline, surely } from "../revise.ts";

const own = await openOwn([
  "CREATE TABLE actor (actor_id INTEGER PRIMARY KEY, name TEXT, city TEXT)",
  "CREATE TABLE film (film_id INTEGER PRIMARY KEY, title TEXT)",
  "CREATE TABLE role (actor_id INTEGER REFERENCES actor, film_id INTEGER REFERENCES film, fee REAL, cut REAL, PRIMARY KEY (actor_id, film_id))",
  "CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, name TEXT)",
  "CREATE TABLE rental (rental_id INTEGER PRIMARY KEY, film_id INTEGER REFERENCES film, staff_id INTEGER REFERENCES staff, rented_on DATE)",
  "CREATE TABLE payment (payment_id INTEGER PRIMARY KEY, rental_id INTEGER REFERENCES rental, staff_id INTEGER REFERENCES staff, amount REAL, paid_on DATE)",
  "INSERT INTO actor VALUES (1, 'Ann', 'Bath'), (2, 'Bo', 'York')",
  "INSERT INTO film VALUES (1, 'Ash'), (2, 'Birch')",
  "INSERT INTO role VALUES (1, 1, 5, 1), (1, 2, 5, 0), (2, 2, 6, 0)",
  "CREATE TABLE member (member_id INTEGER PRIMARY KEY, name TEXT)",
  "CREATE TABLE loan (loan_id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES member, back_on DATE)",
  "INSERT INTO staff VALUES (1, 'Cy'), (2, 'Di')",
  "INSERT INTO rental VALUES (1, 1, 1, '2024-01-01'), (2, 2, 2, '2024-02-01')",
  "INSERT INTO payment VALUES (1, 1, 1, 3, '2024-01-02'), (2, 2, 1, 3, '2024-02-02')",
]);
const today = { year: 2024, month: 11, day: 15 };
const inAsh =
  "SELECT actor.name FROM actor JOIN role ON role.actor_id = actor.actor_id JOIN film ON role.film_id = film.film_id WHERE film.title = 'Ash'";
const busy =
  "SELECT actor.name, actor.city FROM actor JOIN role ON role.actor_id = actor.actor_id GROUP BY actor.actor_id HAVING COUNT(*) > 1";
const perStaff =
  "SELECT staff.name, COUNT(*) FROM staff JOIN rental ON rental.staff_id = staff.staff_id WHERE rental.rented_on >= '2024-01-01' AND rental.rented_on < '2025-01-01' GROUP BY staff.staff_id";

test.each([
  // Who they are is settled by one film; how many they made is not.
  [
    inAsh,
    "how many films has each made",
    `SELECT actor.name, COUNT(*) FROM actor JOIN role ON role.actor_id = actor.actor_id JOIN film ON role.film_id = film.film_id WHERE actor.actor_id IN (${inAsh.replace("actor.name", "actor.actor_id")}) GROUP BY actor.actor_id, actor.name`,
  ],
  [
    busy,
    "how many are there in each",
    "SELECT actor.city, COUNT(*) FROM actor WHERE actor.actor_id IN (SELECT actor.actor_id FROM actor JOIN role ON role.actor_id = actor.actor_id GROUP BY actor.actor_id HAVING COUNT(*) > 1) GROUP BY actor.city",
  ],
  [
    "SELECT name, city FROM actor WHERE actor_id > 1",
    "how many in each",
    "SELECT city, COUNT(*) FROM actor WHERE actor_id > 1 GROUP BY city",
  ],
  // What they belong to, of those that were chosen.
  [
    "SELECT rental_id FROM rental WHERE rented_on >= '2024-02-01'",
    "by staff",
    "SELECT staff.name, COUNT(*) FROM staff JOIN rental ON rental.staff_id = staff.staff_id WHERE rental.rented_on >= '2024-02-01' GROUP BY staff.staff_id, staff.name",
  ],
  // Whoever something was given to has it.
  [
    "SELECT loan_id FROM loan WHERE back_on IS NULL",
    "who has them",
    "SELECT DISTINCT member.name FROM member JOIN loan ON loan.member_id = member.member_id WHERE loan.back_on IS NULL",
  ],
  [
    perStaff,
    "the same for payments",
    "SELECT staff.name, COUNT(*) FROM staff JOIN payment ON payment.staff_id = staff.staff_id WHERE payment.paid_on >= '2024-01-01' AND payment.paid_on < '2025-01-01' GROUP BY staff.staff_id",
  ],
])("%s | %s", (before, said, after) => {
  const revised = revisedSql(own, before, said, today);
  expect(revised && normalForm(revised)).toBe(asWritten(own, after));
});

test("one value stands where the other of its kind stood, whatever model reads the turn", () => {
  const { described } = own.known;
  const bath = "SELECT COUNT(*) FROM actor WHERE actor.city = 'Bath'";
  const turn = readTurn("the same for york", own.ground, today);
  const made = reviseOutline(turn, readOutline(parseSql(bath), described), described, {
    table: surely,
  });
  expect(made && normalForm(writeOutline(made, described))).toBe(
    normalForm(bath.replace("Bath", "York")),
  );
});

const { described, measures } = addMeasures(own.known.described, {
  revenue: { of: "sum(role.fee * (1 - role.cut))", synonyms: ["sales", "revenue after discount"] },
  "gross revenue": { of: "sum(role.fee)", synonyms: ["revenue before discount"] },
  "revenue with tax": { of: "sum(role.fee * 2)" },
});
const ground = prepareGround({ ...own.known, described }, openWordBook(noWords));
const byFilm =
  "SELECT film.title, SUM(role.fee * (1 - role.cut)) FROM film JOIN role ON role.film_id = film.film_id GROUP BY film.film_id";

test.each([
  ["without the discount", byFilm.replace("role.fee * (1 - role.cut)", "role.fee")],
  ["before discounts", byFilm.replace("role.fee * (1 - role.cut)", "role.fee")],
  ["with tax", byFilm.replace("role.fee * (1 - role.cut)", "role.fee * 2")],
])("revenue | %s", (said, after) => {
  expect(ofMeasure(0, said)).toBe(normalForm(after));
});

test("gross revenue | after discount", () => {
  expect(ofMeasure(1, "after discount")).toBe(normalForm(byFilm));
});

function ofMeasure(at: number, said: string): string | null {
  const revenue = { kind: "item", item: measures[at]?.item ?? -1 } as const;
  const list = readOutline(parseSql(byFilm.replace(/SUM\(.*\)\)/, "SUM(role.fee)")), described);
  const fee = described.columns.findIndex(({ name }) => name === "fee");
  const before = list.map((one) => (one.kind === "item" && one.item === fee ? revenue : one));
  const made = reviseOutline(readTurn(said, ground, today), before, described);
  return made && normalForm(writeOutline(expandMeasures(made, measures), described));
}
