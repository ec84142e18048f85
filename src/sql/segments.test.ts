import { describe, expect, test } from "vitest";
import fc from "../../test/seeded-check.ts";
import { alignSegments, enumerateAlignments } from "./align.ts";
import { createSegmentBank } from "./segment-bank.ts";
import { extractSegments } from "./segments.ts";
import { sqlWords } from "./words.ts";

const place = (column: string, city: string) =>
  `flight.${column} IN (SELECT airport_service.airport_code FROM airport_service WHERE ` +
  `airport_service.city_code IN (SELECT city.city_code FROM city WHERE city.city_name = '${city}'))`;
const from = place("from_airport", "SEATTLE");
const to = place("to_airport", "BOSTON");
const day =
  "flight.flight_days IN (SELECT days.days_code FROM days WHERE days.day_name IN (SELECT " +
  "date_day.day_name FROM date_day WHERE date_day.year = 1993 AND date_day.month_number = 2 AND " +
  "date_day.day_number = 8))";
const airline = "flight.airline_code = 'AA'";
const flights = (conditions: readonly string[]) =>
  sqlWords(`SELECT DISTINCT flight.flight_id FROM flight WHERE ${conditions.join(" AND ")}`);
/** As the paper's Figure 2 writes it: every conjunct and the whole in parentheses. */
const parenthesised = (conditions: readonly string[]) => {
  const body = conditions.map((condition) => `(${condition})`).join(" AND ");
  return sqlWords(`(SELECT DISTINCT flight.flight_id FROM flight WHERE ${body})`);
};
const textsOf = (sql: string) => extractSegments(sqlWords(sql)).map(({ words }) => words.join(" "));

describe("extractSegments", () => {
  test("takes neighbouring conditions together where asked", () => {
    const query = sqlWords("SELECT t.a FROM t WHERE t.b = 1 AND t.c = 2 AND t.d = 3");
    const runs = extractSegments(query, { runs: true }).map(({ words }) => words.join(" "));
    const alone = extractSegments(query).map(({ words }) => words.join(" "));
    expect(runs.filter((text) => !alone.includes(text))).toEqual([
      "t.b = 1 AND t.c = 2",
      "t.c = 2 AND t.d = 3",
    ]);
  });

  test("takes bodies, conjuncts and special selects, each once", () => {
    expect(
      textsOf(
        "SELECT DISTINCT t.a FROM t WHERE t.b BETWEEN 1 AND 2 AND NOT ( t.c = 3 OR t.d = 4 )",
      ),
    ).toEqual([
      "DISTINCT t.a FROM t",
      "t.b BETWEEN 1 AND 2 AND NOT ( t.c = 3 OR t.d = 4 )",
      "t.b BETWEEN 1 AND 2",
      "NOT ( t.c = 3 OR t.d = 4 )",
      "( t.c = 3 OR t.d = 4 )",
      "t.c = 3 OR t.d = 4",
      "t.c = 3",
      "t.d = 4",
    ]);
  });

  test("takes MIN, MAX and COUNT with their table, and what ends the query", () => {
    expect(
      textsOf("SELECT t.a FROM t WHERE t.b = ( SELECT MIN ( t.b ) FROM t WHERE t.c = 1 )"),
    ).toEqual([
      "t.b = ( SELECT MIN ( t.b ) FROM t WHERE t.c = 1 )",
      "MIN ( t.b ) FROM t",
      "t.c = 1",
    ]);
    expect(textsOf("SELECT COUNT ( * ) FROM t WHERE t.a = 1")).toEqual([
      "COUNT ( * ) FROM t",
      "t.a = 1",
    ]);
  });

  test("finds 15 segments in Figure 2's second query, in either style", () => {
    expect(extractSegments(flights([airline, from, to, day]))).toHaveLength(15);
    expect(extractSegments(parenthesised([airline, from, to, day]))).toHaveLength(15);
  });

  test("is balanced, in place and free of repeats; what does not parse has none", () => {
    const pieces = fc.constantFrom(from, to, day, airline, `( ${airline} OR ${from} )`);
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1 }), (conditions) => {
        const words = flights(conditions);
        const segments = extractSegments(words);
        for (const { start, end, words: inside } of segments) {
          expect(words.slice(start, end)).toEqual(inside);
          let depth = 0;
          for (const word of inside) {
            depth += word === "(" ? 1 : word === ")" ? -1 : 0;
            expect(depth).toBeGreaterThanOrEqual(0);
          }
          expect(depth).toBe(0);
        }
        const keys = segments.map(({ words: inside }) => inside.join(" "));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
    expect(extractSegments(["SELECT", "FROM"])).toEqual([]);
    expect(extractSegments([])).toEqual([]);
  });
});

describe("createSegmentBank", () => {
  test("remembers the first turn ever, and the place in the latest query", () => {
    const first = flights([from, to]);
    const aside = sqlWords("SELECT DISTINCT ground_service.transport_type FROM ground_service");
    const third = flights([airline, from]);
    const bank = createSegmentBank().add(1, first).add(2, aside).add(4, third);
    const segment = bank.segments.find(({ words }) => words[0] === "flight.from_airport");
    expect(segment).toMatchObject({ firstTurn: 1, lastTurn: 4 });
    expect(third.slice(segment?.start, segment?.end)).toEqual(segment?.words);
    expect(bank.segments.find(({ words }) => words[0] === "flight.airline_code")).toMatchObject({
      firstTurn: 4,
    });
    expect([...bank.queries.keys()]).toEqual([4]);
  });

  test("keeps a way back to the state before an aside, within a cap", () => {
    const first = flights([from, to]);
    const aside = sqlWords("SELECT DISTINCT ground_service.transport_type FROM ground_service");
    const start = createSegmentBank({ lastQueries: 2, limit: 3 });
    const bank = start.add(1, first).add(2, aside);
    expect(bank.segments.map(({ lastTurn }) => lastTurn)).toEqual([2, 1, 1]);
    expect(bank.segments[1]?.words).toEqual(first.slice(6));
    expect(start.segments).toEqual([]);
  });
});

describe("alignSegments", () => {
  const excluded = new Set(["'AA'"]);

  test("brings Figure 2's second query from 94 steps to at most 17", () => {
    const bank = createSegmentBank().add(1, parenthesised([from, to, day]));
    const gold = parenthesised([airline, from, to, day]);
    expect(gold.length + 1).toBe(94);
    expect(alignSegments(gold, bank.segments, excluded).length + 1).toBe(13);
    const conjunctsOnly = bank.segments.filter(
      ({ words }) => words[0] !== "(" || words.length < 40,
    );
    expect(alignSegments(gold, conjunctsOnly, excluded).length + 1).toBe(17);
  });

  test("does as well without the superfluous parentheses", () => {
    const bank = createSegmentBank().add(1, flights([from, to, day]));
    const aligned = alignSegments(flights([airline, from, to, day]), bank.segments, excluded);
    expect(aligned.map((symbol) => (symbol.kind === "word" ? symbol.word : "SEGMENT"))).toEqual([
      "SELECT",
      "SEGMENT",
      "WHERE",
      "flight.airline_code",
      "=",
      "'AA'",
      "AND",
      "SEGMENT",
    ]);
  });

  test("never copies what the utterance names", () => {
    const bank = createSegmentBank().add(1, flights([from, to]));
    const aligned = alignSegments(flights([from]), bank.segments, new Set(["'SEATTLE'"]));
    expect(aligned.filter((symbol) => symbol.kind === "segment")).toHaveLength(1);
  });

  test("all ways expand to the gold, differ, and end with plain words", () => {
    const conditions = fc.uniqueArray(fc.constantFrom(from, to, day, airline), { minLength: 1 });
    fc.assert(
      fc.property(conditions, conditions, fc.integer({ min: 1, max: 8 }), (old, now, limit) => {
        const { segments } = createSegmentBank().add(1, flights(old));
        const gold = flights(now);
        const ways = enumerateAlignments(gold, segments, excluded, limit);
        expect(ways.length).toBeLessThanOrEqual(limit);
        expect(new Set(ways.map((way) => JSON.stringify(way))).size).toBe(ways.length);
        const expanded = ways.map((way) =>
          way.flatMap((symbol) => (symbol.kind === "word" ? symbol.word : symbol.words)),
        );
        for (const words of expanded) expect(words).toEqual(gold);
        expect(ways.at(-1)).toHaveLength(gold.length);
        if (limit > 1) expect(ways[0]).toEqual(alignSegments(gold, segments, excluded));
      }),
    );
  });
});
