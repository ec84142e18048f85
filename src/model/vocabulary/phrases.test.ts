import { describe, expect, test } from "vitest";
import { cutIntoPhrases, indexPhrases, learnPhrases } from "./phrases.ts";

const query = (text: string): string[] => text.split(" ");
const flights = Array.from({ length: 12 }, (_, i) =>
  query(
    `SELECT flight.id FROM flight WHERE flight.to IN ( SELECT city.code FROM city WHERE city.name = CITY#${i % 3} ) AND flight.stops = 0`,
  ),
);

describe("phrases", () => {
  test("a query becomes the few steps where it could go another way", () => {
    const pieces = cutIntoPhrases(flights[0]!, indexPhrases(learnPhrases(flights, 100)));
    expect(pieces.map((piece) => piece.join(" "))).toEqual([
      "SELECT flight.id FROM flight WHERE",
      "flight.to IN ( SELECT city.code FROM city WHERE city.name =",
      "CITY#0",
      ")",
      "AND flight.stops = 0",
    ]);
  });

  test("what is cut is what was there, and no phrase holds a placeholder", () => {
    const phrases = learnPhrases(flights, 100);
    for (const words of flights) {
      expect(cutIntoPhrases(words, indexPhrases(phrases)).flat()).toEqual(words);
    }
    expect(phrases.flat().filter((word) => word.includes("#"))).toEqual([]);
  });

  test("the order of the queries changes nothing, and the limit holds", () => {
    expect(learnPhrases([...flights].reverse(), 100)).toEqual(learnPhrases(flights, 100));
    expect(learnPhrases(flights, 3).length).toBeLessThanOrEqual(3);
    expect(learnPhrases(flights, 0)).toEqual([]);
  });

  test("a rare run is left to its words", () => {
    expect(learnPhrases(flights.slice(0, 5), 100)).toEqual([]);
  });
});
