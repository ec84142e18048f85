import { describe, expect, it } from "vitest";
import fc from "../../test/seeded-check.ts";
import { flightsWords } from "../domains/flights/domain/aliases.ts";
import type { Placeholder } from "../entities/placeholder.ts";
import { createReader, type Reading } from "./reader.ts";

const reader = createReader(flightsWords);
const read = (utterance: string, placeholders: readonly Placeholder[] = [], turn = 1): Reading =>
  reader.read(utterance, { date: "1993-02-05", turn, placeholders });
const anonymous = (utterance: string) =>
  read(utterance)
    .symbols.map(({ text }) => text)
    .join(" ");

describe("the anonymised utterance", () => {
  it.each([
    [
      "show me flights from Seattle to Boston next Monday",
      "show me flights from CITY#0 to CITY#1 MONTH#0 DAY#0 YEAR#0",
    ],
    ["from new york to washington", "from CITY#0 to CITY#1"],
    ["newark, new jersey to seattle washington", "CITY#0 , STATE#0 to CITY#1 STATE#1"],
    ["saint louis, st. louis and st louis", "CITY#0 , CITY#0 and CITY#0"],
    ["on american", "on AIRLINE#0"],
    ["on pan am", "on AIRLINE#0"],
    ["american express", "american express"],
    ["the united states", "the united states"],
    ["show us all flights as soon as possible", "show us all flights as soon as possible"],
    ["what does us mean", "what does AIRLINE#0 mean"],
    // Two hours, not one some minutes before the other.
    ["make it 6 to 10", "make it TIME#0 to TIME#1"],
    ["change that to 8 until noon", "change that to TIME#0 until TIME#1"],
    ["make it 10 to 6", "make it TIME#0"],
    ["make it 25 to 9", "make it TIME#0"],
    ["flight dl 123", "flight AIRLINE#0 NUMBER#0"],
    ["i want a coach fare, class y", "i want a CLASS#0 fare , class FARE_CODE#0"],
    ["restriction ap57 and ap/80", "restriction RESTRICTION#0 and RESTRICTION#1"],
    ["la guardia to la", "AIRPORT#0 to CITY#0"],
    ["t w a from b w i", "AIRLINE#0 from AIRPORT#0"],
    ["at boston airport", "at CITY#0 airport AIRPORT#0"],
    ["dallas fort worth", "CITY#0 CITY#1"],
    ["a boeing seven forty seven", "a MANUFACTURER#0 AIRCRAFT_TYPE#0"],
    ["flight 747", "flight NUMBER#0"],
    ["819 flight from boston", "NUMBER#0 flight from CITY#0"],
    ["flights into westchester county", "flights into CITY#0"],
    ["westchester county airport", "AIRPORT#0"],
    ["a fare code of qx", "a fare code of FARE_CODE#0"],
    ["explain meal code b", "explain meal code MEAL_CODE#0"],
    ["can you try united please", "can you try AIRLINE#0 please"],
    ["before 7pm in the evening", "before TIME#0"],
    ["one way, non-stop, one stop", "one way , nonstop , NUMBER#0 stop"],
    ["under $300 or three hundred dollars", "under $ NUMBER#0 or NUMBER#0 dollars"],
    ["a hundred and fifty, then", "NUMBER#0 , then"],
    ["about a hundred bucks, a hundred or so", "about NUMBER#0 bucks , NUMBER#0 or so"],
    ["around a hundred", "around NUMBER#0"],
    ["i'd go up to 325", "i 'd go up to NUMBER#0"],
    ["until three fifty, up to three fifty", "until TIME#0 , up to TIME#0"],
    ["us/ua", "AIRLINE#0 / AIRLINE#1"],
    ["747 only.", "AIRCRAFT_TYPE#0 only ."],
    ["american 's 767 departures?", "AIRLINE#0 's AIRCRAFT_TYPE#0 departures ?"],
    ["pan am 's gone so eastern i guess", "AIRLINE#0 's gone so AIRLINE#1 i guess"],
    ["eastern time, the far eastern side", "eastern time , the far eastern side"],
    ["c and y class", "FARE_CODE#0 and FARE_CODE#1 class"],
    ["and q as a class", "and FARE_CODE#0 as a class"],
    ["sw or twa", "AIRLINE#0 or AIRLINE#1"],
    ["hobby to love, flights", "AIRPORT#0 to AIRPORT#1 , flights"],
    ["i would love to fly", "i would love to fly"],
    ["boston to denver, nw/dl", "CITY#0 to CITY#1 , AIRLINE#0 / AIRLINE#1"],
    ["what is meal code d/s", "what is meal code MEAL_CODE#0"],
    ["w/ aa, my/our bags", "w/ AIRLINE#0 , my / our bags"],
    ["august eighth", "MONTH#0 DAY#0 YEAR#0"],
    ["on mondays", "on DAYNAME#0"],
    ["on wendesday", "on MONTH#0 DAY#0 YEAR#0"],
    ["next tusday or on febuary twentieth", "MONTH#0 DAY#0 YEAR#0 or on MONTH#0 DAY#1 YEAR#0"],
    ["for mondy, on a someday", "for mondy , on a someday"],
    ["rental cars and limos", "TRANSPORT#0 and TRANSPORT#1"],
    ["from pit to sea", "from AIRPORT#0 to AIRPORT#1"],
    ["i want to see the sea", "i want to see the sea"],
    ["and y", "and FARE_CODE#0"],
    ["how about us", "how about AIRLINE#0"],
    [
      "dfw sea tonight aa",
      "AIRPORT#0 AIRPORT#1 MONTH#0 DAY#0 YEAR#0 tonight TIME#0 TIME#1 AIRLINE#0",
    ],
    ["min - sea, sd to det, kc > nas", "CITY#0 - AIRPORT#0 , CITY#1 to CITY#2 , CITY#3 > CITY#4"],
    ["pitt chi on nwa", "CITY#0 CITY#1 on AIRLINE#0"],
    ["sj or kc", "CITY#0 or CITY#1"],
    ["orl phil, balt and mpls", "CITY#0 CITY#1 , CITY#2 and CITY#3"],
    ["a min please, 30 min to boston", "a min please , NUMBER#0 min to CITY#0"],
    ["by the sea, at the sea", "by the sea , at the sea"],
    ["by sea to boston", "by sea to CITY#0"],
    ["phil asked for it", "phil asked for it"],
    ["show us delta ones", "show us AIRLINE#0 ones"],
    ["delta as well as united", "AIRLINE#0 as well as AIRLINE#1"],
    ["delta or us, us ones", "AIRLINE#0 or AIRLINE#1 , AIRLINE#1 ones"],
    ["hp us", "AIRLINE#0 AIRLINE#1"],
    [
      "can they tell us, delta as soon as it lands",
      "can they tell us , AIRLINE#0 as soon as it lands",
    ],
    ["northwest is in, southwest rather", "AIRLINE#0 is in , AIRLINE#1 rather"],
    ["northwest of denver", "northwest of CITY#0"],
    ["national not dulles", "AIRPORT#0 not AIRPORT#1"],
    ["midway to st louis, on midway", "AIRPORT#0 to CITY#0 , on AIRLINE#0"],
    ["biz, bus class, the bus", "CLASS#0 , CLASS#0 , the TRANSPORT#0"],
    ["757 then", "AIRCRAFT_TYPE#0 then"],
    ["the m d eighties", "the AIRCRAFT_TYPE#0"],
    ["leaving after lunch", "leaving after TIME#0"],
    ["before dinner with a snack", "before TIME#0 with a MEAL#0"],
    ["b4 noon tmrw, w/o stops", "before TIME#0 MONTH#0 DAY#0 YEAR#0 , without stops"],
    ["chicago, united, first class", "CITY#0 , AIRLINE#0 , CLASS#0"],
    ["boston to denver, morning, american", "CITY#0 to CITY#1 , morning TIME#0 TIME#1 , AIRLINE#0"],
    ["we are a team, united, and strong", "we are a team , united , and strong"],
    ["leaving from national on delta", "leaving from AIRPORT#0 on AIRLINE#0"],
    ["business or first", "CLASS#0 or CLASS#1"],
    ["first or business class", "CLASS#0 or CLASS#1"],
    ["the first in business class", "the first in CLASS#0"],
    ["first or last", "first or last"],
    ["into midway, not on midway", "into AIRPORT#0 , not on AIRLINE#0"],
    ["from national express", "from national express"],
    ["the national average", "the national average"],
    ["there are two of us, one more thing", "there are two of us , one more thing"],
  ])("%s", (utterance, expected) => {
    expect(anonymous(utterance)).toBe(expected);
  });

  it("takes a name for the airport of a city that was spoken of, unless one flies with it", () => {
    const { placeholders } = read("from chicago o'hare to denver");
    const said = (utterance: string): string =>
      read(utterance, placeholders, 2)
        .symbols.map(({ text }) => text)
        .join(" ");
    expect(said("midway 's nearer me")).toMatch(/^AIRPORT#/);
    expect(said("or midway, what do they have")).toMatch(/^or AIRPORT#/);
    expect(said("on midway")).toMatch(/^on AIRLINE#/);
    expect(said("midway flights")).toMatch(/^AIRLINE#/);
    expect(anonymous("midway 's cheapest")).toMatch(/^AIRLINE#/);
  });

  it("mends misspellings at a lower score", () => {
    for (const [typo, city] of [
      ["pittsburg", "PITTSBURGH"],
      ["philadephia", "PHILADELPHIA"],
      ["san fransisco", "SAN FRANCISCO"],
      ["sanfrancisco", "SAN FRANCISCO"],
      ["cincinatti", "CINCINNATI"],
      ["minneapolus", "MINNEAPOLIS"],
      ["tornoto", "TORONTO"],
    ]) {
      const [value] = read(`flights to ${typo}`).values;
      expect(value).toMatchObject({ kind: "entity", value: city, column: "city.city_name" });
    }
    expect(read("flights to philadephia").values[0]?.score).toBeLessThan(1);
  });

  it.each(["atlantis", "tampax", "montreux", "columbo", "taranto", "newmark", "detrowit"])(
    "takes %s for no misspelling of what is near it",
    (name) => expect(read(`flights to ${name}`).values).toEqual([]),
  );

  it.each([
    ["7", 700],
    ["745", 745],
    ["three thirty", 1530],
    ["nine thirty", 930],
    ["and 6?", 1800],
    ["Eight thirty, make that.", 830],
    ["make that 11", 1100],
    ["540", 1740],
    ["rather earlier than that, eight forty five", 845],
    ["might 7 15", undefined],
    ["or 7 15", 715],
    ["2 people", undefined],
    ["one stop", undefined],
    ["that one", undefined],
    ["the two of us", undefined],
    ["flight 15", undefined],
    ["757", undefined],
    ["300", undefined],
    ["737 then", undefined],
    ["a hundred and fifty", undefined],
  ])("%s, after a time was told, is %s", (utterance, hhmm) => {
    const state = { date: "1993-02-05", turn: 2, placeholders: [] };
    const timesIn = (lastHours?: { from: number; to: number }) =>
      reader
        .read(utterance, { ...state, lastHours })
        .values.filter(({ kind }) => kind === "time")
        .map(({ value }) => value);
    expect(timesIn({ from: 0, to: 2400 }).flat()[0]).toEqual(hhmm);
    expect(timesIn()).toEqual([]);
  });

  it("leaves ordinary words alone", () => {
    const said = "please tell me which boarding lounge has the best seats and wine";
    expect(anonymous(said)).toBe(said);
  });

  it("gives one value one placeholder through the interaction, whatever names it", () => {
    const first = read("from new york on american airlines");
    const second = read("what does aa fly out of new york city and boston", first.placeholders, 2);
    expect(second.symbols.map(({ text }) => text).join(" ")).toBe(
      "what does AIRLINE#0 fly out of CITY#0 and CITY#1",
    );
    expect(second.placeholders.find(({ name }) => name === "CITY#1")?.turn).toBe(2);
  });

  it("gives spans of the original words", () => {
    const utterance = "Flights to  St. Louis, after 5 P.M.!";
    const { values } = read(utterance);
    expect(values.map(({ text }) => text)).toEqual(["St. Louis", "after 5 P.M."]);
    for (const { text, start, end } of values) expect(utterance.slice(start, end)).toBe(text);
  });
});

/** Every placeholder's words put back where its span is. */
function restored(utterance: string, { symbols }: Reading): string {
  let text = "";
  let end = 0;
  for (const symbol of symbols) {
    if (symbol.start < end) continue; // a second placeholder of the same words
    text += utterance.slice(end, symbol.start) + utterance.slice(symbol.start, symbol.end);
    end = symbol.end;
  }
  return text + utterance.slice(end);
}

describe("whatever is said", () => {
  const piece = fc.constantFrom(
    ..."flights from boston to new york washington dc american us as on june twenty third 5 7pm 1993-02-05 5/12 mondays between and before after ' \" ; SELECT '%' DROP # CITY#0 😀 \u0007 one two three hundred airport st. o'clock $".split(
      " ",
    ),
  );

  it("is read without failing, in order, and restored through its spans", () => {
    const sentence = fc.oneof(
      fc.array(piece, { maxLength: 25 }).map((words) => words.join(" ")),
      fc.string({ unit: "binary", maxLength: 100 }),
    );
    fc.assert(
      fc.property(sentence, (utterance) => {
        const reading = read(utterance);
        expect(restored(utterance, reading)).toBe(utterance);
        const names = new Set(reading.placeholders.map(({ name }) => name));
        for (const { type, text, start, end } of reading.symbols) {
          if (type !== undefined) expect(names).toContain(text);
          expect(end).toBeGreaterThanOrEqual(start);
        }
        for (const { text, start, end } of reading.values) {
          expect(utterance.slice(start, end)).toBe(text);
        }
      }),
    );
  });

  it.each([
    ["nothing", ""],
    ["spaces", "   \n\t"],
    ["emoji", "😀🎉👨‍👩‍👧"],
    ["control characters", "\u0000\u0001\u001b[31m"],
    ["digits", "9".repeat(500)],
  ])("%s recognises nothing", (_, utterance) => {
    expect(read(utterance).values.filter(({ kind }) => kind !== "number")).toEqual([]);
  });

  it("reads 10,000 words", () => {
    const words = "flights from boston to denver on june third after 5 pm one way ".split(" ");
    const utterance = Array.from({ length: 10_000 }, (_, i) => words[i % words.length]).join(" ");
    expect(read(utterance).values.length).toBeGreaterThan(1000);
  });

  it("reads 10,000 unknown words", () => {
    const utterance = Array.from({ length: 10_000 }, (_, i) => `bostqn${i.toString(36)}x`).join(
      " ",
    );
    expect(read(utterance).tokens).toHaveLength(10_000);
  });

  it("takes SQL for words", () => {
    const { values } = read("SELECT * FROM flight WHERE airline_code = 'AA'; DROP TABLE flight");
    expect(values.every(({ kind }) => kind === "entity" || kind === "number")).toBe(true);
  });
});
