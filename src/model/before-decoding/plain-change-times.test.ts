// Plain changes of limits, times of day and days.

import { describe, expect, it } from "vitest";
import type { Placeholder } from "../../entities/placeholder.ts";
import { change, changed } from "./plain-change.fixture.ts";

describe("limits", () => {
  const cheap = "SELECT line.code FROM line WHERE line.price < 300";
  it.each([
    ["make it 500", "SELECT line.code FROM line WHERE line.price < 500"],
    ["ok, up to 250 dollars", "SELECT line.code FROM line WHERE line.price < 250"],
    ["nothing over 250", "SELECT line.code FROM line WHERE line.price < 250"],
    ["at least 250", null],
    ["make it 500 to leeds", null],
    ["500", null],
  ])("%s", (said, sql) => expect(change(cheap, said)).toBe(sql));

  it("sets no limit of the other side", () => {
    expect(change(cheap.replace("<", ">"), "up to 250")).toBeNull();
  });

  it("leaves a limit of time beside it to the model", () => {
    expect(change(`${cheap} AND line.arrival_time > 900`, "make it 500")).toBeNull();
  });

  const kept = "SELECT DISTINCT line.code FROM line WHERE line.name = 'NORTH'";
  const early = `${kept} AND line.arrival_time < 1800`;
  it.each([
    "any time is ok after all",
    "i don't care about the time",
    "at whatever time",
    "the time doesn't matter",
    "no time limit",
  ])("%s", (said) => expect(change(early, said)).toBe(kept));

  it.each(["any time before ten", "any name", "no time", "any colour is fine"])(
    "leaves %s to the model",
    (said) => expect(change(early, said)).toBeNull(),
  );
});

describe("the other side of a time", () => {
  const about = (when: string) => `SELECT DISTINCT line.code FROM line WHERE ${when}`;
  it.each([
    ["> 1400", "is there anything earlier", "< 1400"],
    ["= 1400", "do you have something earlier?", "< 1400"],
    ["BETWEEN 1400 AND 1600", "anything later", "> 1600"],
    ["BETWEEN 1400 AND 1600", "are there any earlier ones", "< 1400"],
    ["< 900", "show me later ones", "> 900"],
  ])("%s: %s", (had, said, has) =>
    expect(change(about(`line.arrival_time ${had}`), said)).toBe(about(`line.arrival_time ${has}`)),
  );

  it.each([
    ["line.arrival_time < 900", "is there anything earlier"],
    ["line.price < 900", "is there anything later"],
    ["line.arrival_time > 900", "anything earlier to york"],
  ])("%s: not %s", (had, said) => expect(change(about(had), said)).toBeNull());

  it("about the time that was said", () =>
    expect(change(about("line.arrival_time = 900"), "around 9 is ok")).toBe(
      about("line.arrival_time BETWEEN 870 AND 930"),
    ));
});

describe("a time of day", () => {
  const about = (when: string) => `SELECT DISTINCT line.code FROM line WHERE ${when}`;
  const early = "line.arrival_time < 1700";
  it.each([
    ["and after 11", `${early} AND line.arrival_time > 1100`],
    ["but after 11 please", `${early} AND line.arrival_time > 1100`],
    ["after 11 too", `${early} AND line.arrival_time > 1100`],
    ["or after 18", `( ${early} OR line.arrival_time > 1800 )`],
    ["i'd also take something after 18", `( ${early} OR line.arrival_time > 1800 )`],
    ["before 15", "line.arrival_time < 1500"],
    ["hm, arriving before 18 is okay too", "line.arrival_time < 1800"],
    ["no, make it before 15", "line.arrival_time < 1500"],
  ])("%s", (said, when) => expect(change(about(early), said)).toBe(about(when)));

  it("beside a day, which is no time of day", () => {
    const day = (when: string) =>
      `SELECT trip.id FROM trip WHERE ${when} AND trip.id IN ( SELECT calendar.trip FROM calendar WHERE calendar.month = 2 AND calendar.day = 9 )`;
    const lines = (when: string) =>
      day(`trip.line IN ( SELECT line.code FROM line WHERE ${when} )`);
    expect(change(lines(early), "and after 11")).toBe(
      lines(`${early} AND line.arrival_time > 1100`),
    );
  });

  it("in the place of a span", () => {
    const span = (from: number, to: number) => about(`line.arrival_time BETWEEN ${from} AND ${to}`);
    expect(change(span(1630, 1730), "around 18")).toBe(span(1770, 1830));
    // Six to ten, read as in the evening, of what was in the morning; or in the evening, if that is said.
    expect(change(span(600, 900), "make it 18 to 22")).toBe(span(600, 1000));
    expect(change(span(600, 900), "make it 18 to 22 in the evening")).toBeNull();
    expect(change(span(1500, 1700), "make it 16 to 19")).toBe(span(1600, 1900));
    expect(change(span(600, 900), "make it 10 to 12")).toBe(span(1000, 1200));
  });

  it("beside a span", () => {
    const span = (from: number, to: number) => `line.arrival_time BETWEEN ${from} AND ${to}`;
    expect(change(about(span(600, 900)), "or 18 to 22")).toBe(
      about(`( ${span(600, 900)} OR ${span(1800, 2200)} )`),
    );
    expect(change(about(span(600, 900)), "or 8 to 10")).toBeNull();
  });

  it.each([
    ["they leave nothing", early, "and after 18"],
    ["they leave everything", early, "or after 11"],
    ["both limit the same end", early, "and before 15"],
    ["another end is named by itself", early, "after 11"],
    ["a word is left over", early, "and leaving after 11"],
    ["no time is asked for", "line.price < 300", "and after 11"],
    ["one of two is asked for", `( ${early} OR line.arrival_time > 2000 )`, "before 15"],
  ])("leaves it to the model where %s", (_, when, said) =>
    expect(change(about(when), said)).toBeNull(),
  );
});

describe("the order of what is listed", () => {
  const listed = "SELECT DISTINCT line.code FROM line WHERE line.name = 'NORTH'";
  const inOrder = listed.replace(" DISTINCT", "");
  it.each([
    ["sort them by price", `${inOrder} ORDER BY line.price`],
    ["sorted by arrival", `${inOrder} ORDER BY line.arrival_time`],
    ["order by price descending", `${inOrder} ORDER BY line.price DESC`],
    ["sort by colour", null],
  ])("%s", (said, sql) => expect(change(listed, said)).toBe(sql));
});

describe("one of several days less", () => {
  const on = (day: number, month = 2) =>
    `trip.id IN ( SELECT calendar.trip FROM calendar WHERE calendar.month = ${month} AND calendar.day = ${day} )`;
  const trips = (when: string) => `SELECT trip.id FROM trip WHERE ${when} AND trip.stops = 0`;
  const day = (utterance: string, text: string) => {
    const parts = [
      ["MONTH", 2],
      ["DAY", 10],
    ] as const;
    const start = utterance.indexOf(text);
    const place = { text, start, end: start + text.length, turn: 1 };
    const placeholders = parts.map(([type, value], index): Placeholder => {
      return { ...place, name: `${type}#${index}`, type, index, value, sql: String(value) };
    });
    const names = placeholders.map(({ name }) => name);
    const value = {
      ...place,
      kind: "date",
      value: "2024-02-10",
      score: 1,
      placeholders: names,
    } as const;
    return { utterance, values: [value], placeholders };
  };
  const leave = (when: string, said: string) => changed([trips(when)], day(said, "the tenth"));

  it.each(["not the tenth", "no, skip the tenth", "without the tenth please"])("%s", (said) => {
    expect(leave(`( ${on(9)} OR ${on(10)} OR ${on(11)} )`, said)).toBe(
      trips(`( ${on(9)} OR ${on(11)} )`),
    );
    expect(leave(`( ${on(10, 3)} OR ${on(10)} )`, said)).toBe(trips(on(10, 3)));
  });

  it("the model reads the turn where it is the only one, or none of them", () => {
    expect(leave(on(10), "not the tenth")).toBeNull();
    expect(leave(`( ${on(9)} OR ${on(11)} )`, "not the tenth")).toBeNull();
    expect(leave(`( ${on(9)} OR ${on(10)} )`, "the tenth")).toBeNull();
  });
});
