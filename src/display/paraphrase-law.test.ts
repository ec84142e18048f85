// The law of the paraphrase: it says all of the query, so whatever changes the query's meaning
// changes the sentence.

import { describe, expect, test } from "vitest";
import { corpusQueries } from "../../test/support/corpora.ts";
import type { Schema, Table } from "../database/database.ts";
import { flightsDomain } from "../domains/flights/domain/index.ts";
import { flightsWording } from "../domains/flights/domain/wording.ts";
import { emptyWording } from "../entities/wording.ts";
import { synthesize } from "../generator/synthesize.ts";
import { tryParse } from "../sql/parse-words.ts";
import { mutationsOf, silentChanges } from "./mutations.fixture.ts";
import { paraphrase } from "./paraphrase.ts";

const written = [
  "SELECT a FROM t WHERE NOT ( b = 1 OR c = 2 )",
  "SELECT a FROM t WHERE NOT ( b = 1 AND NOT c < 2 ) AND d LIKE 'x%'",
  "SELECT a FROM t WHERE b = 1 AND ( c = 2 OR d = 3 AND e IS NULL )",
  "SELECT a FROM t WHERE b < c AND d * 2 + 1 > e",
  "SELECT a FROM t WHERE b BETWEEN 1 AND 5 AND c NOT IN ( 'x' , 'y' )",
  "SELECT name FROM singer WHERE EXISTS ( SELECT * FROM concert WHERE concert.singer_id = singer.id AND concert.year > 2014 )",
  "SELECT name FROM singer WHERE NOT EXISTS ( SELECT * FROM concert WHERE concert.town = singer.town )",
  "SELECT name FROM singer WHERE id IN ( SELECT singer_id FROM plays WHERE year = 2014 AND town = 'Ulm' )",
  "SELECT name FROM singer WHERE id NOT IN ( SELECT singer_id FROM plays GROUP BY singer_id HAVING COUNT ( * ) > 2 )",
  "SELECT name FROM a UNION SELECT name FROM b WHERE c = 1 ORDER BY name LIMIT 3",
  "SELECT name FROM a EXCEPT ( SELECT name FROM b UNION SELECT name FROM c )",
  "SELECT name FROM a INTERSECT SELECT name FROM b WHERE x != 3",
  "SELECT c.name FROM customer AS c LEFT JOIN orders AS o ON o.customer_id = c.id WHERE o.customer_id IS NULL",
  "SELECT c.name FROM customer AS c LEFT JOIN orders AS o ON o.customer_id = c.id AND o.year = 2014",
  "SELECT e.name FROM employee AS e JOIN employee AS m ON e.manager_id = m.id WHERE e.salary > m.salary",
  "SELECT name , CASE WHEN age > 18 THEN 'adult' ELSE 'child' END FROM person",
  "SELECT name FROM person WHERE strftime ( '%Y' , born ) = '1990' AND ROUND ( height , 2 ) > 1.8",
  "SELECT name , RANK ( ) OVER ( PARTITION BY town ORDER BY salary DESC ) FROM employee",
  "SELECT town , COUNT ( * ) FROM person GROUP BY town HAVING AVG ( age ) > 30 ORDER BY COUNT ( * ) DESC , town LIMIT 5 OFFSET 2",
  "SELECT name FROM product WHERE price > ( SELECT AVG ( price ) FROM product WHERE kind = 'x' )",
  "SELECT name FROM product WHERE price = ( SELECT MIN ( price ) FROM product WHERE kind = 'x' ) AND size > 3",
  "SELECT name FROM country WHERE size > ALL ( SELECT size FROM country WHERE part = 'Europe' )",
  "WITH big AS ( SELECT * FROM orders WHERE total > 100 ) SELECT COUNT ( * ) FROM big WHERE year = 2010",
  "SELECT CASE WHEN ranked.place <= 3 THEN ranked.part_1 ELSE 'other' END , SUM( ranked.part_2 ) FROM ( SELECT town AS part_1 , COUNT( * ) AS part_2 , ROW_NUMBER( ) OVER ( ORDER BY COUNT( * ) DESC ) AS place FROM person WHERE age > 3 GROUP BY town ) AS ranked GROUP BY CASE WHEN ranked.place <= 3 THEN ranked.part_1 ELSE 'other' END ORDER BY MIN( ranked.place )",
  "SELECT numbered.town , numbered.name FROM ( SELECT person.town AS town , person.name AS name , ROW_NUMBER( ) OVER ( PARTITION BY person.town ORDER BY person.age DESC ) AS place FROM person ) AS numbered WHERE numbered.place <= 2 ORDER BY numbered.town , numbered.place",
  "SELECT series.bucket , COALESCE( found.figure_1 , 0 ) FROM ( SELECT '2024' AS bucket UNION ALL SELECT '2025' ) AS series LEFT JOIN ( SELECT strftime( '%Y' , day ) AS bucket , COUNT( * ) AS figure_1 FROM sale WHERE day >= '2024-01-01' AND day < '2026-01-01' GROUP BY strftime( '%Y' , day ) ) AS found ON found.bucket = series.bucket ORDER BY series.bucket",
  "SELECT CASE WHEN price < 8 THEN 'cheap' WHEN price <= 10 THEN '8 to 10' WHEN price > 10 THEN 'dear' END , COUNT( * ) FROM book GROUP BY 1 ORDER BY MIN( price )",
  "SELECT spread.band , COUNT( * ) FROM ( SELECT CASE WHEN COUNT( * ) <= 2 THEN 'up to 2' WHEN COUNT( * ) > 2 THEN 'over 2' END AS band , COUNT( * ) AS figure FROM sale WHERE year = 2020 GROUP BY buyer ) AS spread GROUP BY spread.band ORDER BY MIN( spread.figure )",
  "SELECT strftime ( '%Y' , d ) || '-Q' || ( ( strftime ( '%m' , d ) + 2 ) / 3 ) , SUM ( n ) FROM t GROUP BY 1",
  "SELECT CONCAT ( YEAR ( d ) , '-Q' , QUARTER ( d ) ) , SUM ( n ) FROM t GROUP BY 1 LIMIT 3",
  "SELECT a , LAG ( SUM ( n ) ) OVER ( PARTITION BY b , c ORDER BY a ) FROM t WHERE d IS NOT NULL GROUP BY a , b , c",
  "SELECT AVG ( n ) FROM ( SELECT COUNT ( * ) AS n FROM singer WHERE age > 20 GROUP BY country ) AS t",
];

describe("whatever changes the meaning changes the sentence", () => {
  test.each(written)("%s", (sql) => {
    expect(mutationsOf(sql).length).toBeGreaterThan(0);
    expect(silentChanges(sql, emptyWording)).toEqual([]);
  });

  test("generated queries, in a domain's words", () => {
    const made = [...synthesize(flightsDomain, { interactions: 12, seed: 7 })];
    const queries = made.flatMap(({ turns }) => turns.flatMap(({ sql }) => sql.slice(0, 1)));
    expect(queries.length).toBeGreaterThan(50);
    const silent = queries
      .filter((_, i) => i % 7 === 0)
      .flatMap((sql) => silentChanges(sql, flightsWording));
    expect(silent).toEqual([]);
  }, 120_000);

  for (const { name, queries } of corpusQueries()) {
    test.skipIf(queries === undefined)(
      `real queries: ${name}`,
      () => {
        const some = (queries ?? []).filter(
          (sql, i) => i % 300 === 0 && tryParse(sql) !== undefined,
        );
        expect(some.length).toBeGreaterThan(10);
        const wording = name.startsWith("atis") ? flightsWording : emptyWording;
        expect(some.flatMap((sql) => silentChanges(sql, wording))).toEqual([]);
      },
      120_000,
    );
  }
});

// Columns that keys tie need no word of their own; any other way of tying the same tables does.
const table = (
  name: string,
  columns: readonly string[],
  keys: Readonly<Record<string, string>> = {},
): Table => ({
  name,
  columns: columns.map((one) => ({ name: one, type: "integer", nullable: true })),
  primaryKey: columns.includes("id") ? ["id"] : [],
  foreignKeys: Object.entries(keys).map(([column, other]) => ({
    columns: [column],
    table: other,
    references: ["id"],
  })),
});
const shop: Schema = {
  tables: [
    table("client", ["id", "name", "city"]),
    table("worker", ["id", "name", "chief_id", "salary"], { chief_id: "worker" }),
    table("deal", ["id", "client_id", "seller_id", "total"], {
      client_id: "client",
      seller_id: "worker",
    }),
    table("visit", ["client_id", "host_id", "guide_id"], {
      client_id: "client",
      host_id: "worker",
      guide_id: "worker",
    }),
  ],
};

describe("of the ways to tie rows, the one that is meant is told", () => {
  test.each([
    [
      "SELECT w.name FROM worker w LEFT JOIN worker c ON w.chief_id = c.id WHERE c.id IS NULL",
      "SELECT w.name FROM worker w LEFT JOIN worker c ON w.chief_id = c.id WHERE w.id IS NULL",
    ],
    [
      "SELECT worker.name FROM worker JOIN deal ON deal.seller_id = worker.id",
      "SELECT worker.name FROM worker JOIN deal ON deal.seller_id = worker.chief_id",
    ],
    [
      "SELECT deal.total FROM deal JOIN visit ON visit.host_id = deal.seller_id",
      "SELECT deal.total FROM deal JOIN visit ON visit.guide_id = deal.seller_id",
      "SELECT deal.total FROM deal JOIN visit ON visit.client_id = deal.client_id",
    ],
    [
      "SELECT a.total FROM deal a JOIN deal b ON a.client_id = b.client_id",
      "SELECT a.total FROM deal a JOIN deal b ON a.seller_id = b.seller_id",
      "SELECT a.total FROM deal a JOIN deal b ON a.id = b.id",
    ],
    [
      "SELECT name FROM client WHERE id IN (SELECT client_id FROM deal WHERE total > 3)",
      "SELECT name FROM client WHERE id IN (SELECT seller_id FROM deal WHERE total > 3)",
      "SELECT name FROM client WHERE id IN (SELECT city FROM deal WHERE total > 3)",
      "SELECT name FROM client WHERE id IN (SELECT client.id FROM deal WHERE total > 3)",
    ],
    [
      "SELECT total FROM deal WHERE seller_id NOT IN (SELECT id FROM worker WHERE salary > 3)",
      "SELECT total FROM deal WHERE seller_id NOT IN (SELECT chief_id FROM worker WHERE salary > 3)",
      "SELECT total FROM deal WHERE seller_id NOT IN (SELECT seller_id FROM worker WHERE salary > 3)",
      "SELECT total FROM deal WHERE seller_id NOT IN (SELECT client_id FROM worker WHERE salary > 3)",
    ],
    [
      "SELECT name FROM worker WHERE salary < (SELECT c.salary FROM worker c WHERE c.id = worker.chief_id)",
      "SELECT name FROM worker WHERE salary < (SELECT worker.salary FROM worker c WHERE c.id = worker.chief_id)",
      "SELECT name FROM worker WHERE salary < (SELECT c.salary FROM worker c WHERE c.salary = worker.chief_id)",
      "SELECT name FROM worker WHERE salary < (SELECT c.salary FROM worker c WHERE c.name = worker.chief_id)",
    ],
    [
      "SELECT strftime('%m', name), COUNT(*) FROM client GROUP BY strftime('%m', name)",
      "SELECT strftime('%M', name), COUNT(*) FROM client GROUP BY strftime('%m', name)",
    ],
  ])("%s", (...queries) => {
    const said = queries.map((sql) => paraphrase(sql, emptyWording, shop));
    expect(new Set(said).size, said.join("\n")).toBe(queries.length);
    expect(said[0]).not.toContain("matched by id as");
  });
});

describe("a value is never read as a part of the sentence", () => {
  test.each([
    ["city = 'missing'", "city IS NULL"],
    ["city = 'known'", "city IS NOT NULL"],
    ["city = 'empty'", "city = ''"],
    ["city = 'not Ulm'", "city != 'Ulm'", "city = '\"not Ulm\"'"],
    ["city = 'Ulm or Rome'", "city IN ('Ulm', 'Rome')", "city IN ('Ulm', 'Rome or Bonn')"],
    ["city = 'over 5'", "city > 5", "city = 'at least 5'", "city >= 5"],
    ["city = 'Ulm, whose town is Rome'", "city = 'Ulm' AND town = 'Rome'"],
    ["city = 'the town'", "city = town"],
    ["city = 'a b'", "city = 'a  b'", "city = ' a b'", "city = 'a b '", "city = 'a\tb'"],
    ["city = 'a,b'", "city = 'a ,b'", "city = '( a'", "city = '(a'"],
    ["city LIKE '%a b%'", "city LIKE '%a  b%'", "city LIKE '% a b%'"],
    ["upper ( city ) = 'A B'", "upper ( city ) = 'A  B'"],
  ])("%s", (...conditions) => {
    const said = conditions.map((one) =>
      paraphrase(`SELECT name FROM shop WHERE ${one}`, emptyWording),
    );
    expect(new Set(said).size, said.join("\n")).toBe(conditions.length);
  });

  test("and stands as it is where it is none", () => {
    for (const name of ["Ulm", "New York", "Rock and Roll", "The Hague", "Seattle, WA", '6" nails'])
      expect(paraphrase(`SELECT name FROM shop WHERE city = '${name}'`, emptyWording)).toBe(
        `names of shops whose city is ${name}`,
      );
  });
});
