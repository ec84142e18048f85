// Plain changes of the last query, by the values that a reader finds and a schema alone.
import { describe, expect, it, test } from "vitest";
import type { Schema } from "../database/database.ts";
import type { Placeholder, ResolvedValue } from "../entities/placeholder.ts";
import { asShares, countsOfShares, plainChanges } from "./plain-change.ts";

const table = (name: string, columns: Readonly<Record<string, "text" | "integer">>) => ({
  name,
  columns: Object.entries(columns).map(([name, type]) => ({ name, type, nullable: true })),
  primaryKey: [Object.keys(columns)[0] ?? ""],
  foreignKeys: [],
});
const schema: Schema = {
  tables: [
    table("city", { id: "integer", name: "text" }),
    table("trip", {
      id: "integer",
      line: "text",
      origin: "integer",
      goal: "integer",
      stops: "integer",
    }),
    table("line", { code: "text", name: "text", price: "integer", arrival_time: "integer" }),
    table("calendar", { trip: "integer", month: "integer", day: "integer" }),
    table("book", { id: "integer", genre: "text", first_city: "text", second_city: "text" }),
  ],
};
const types = new Map([
  ["city.name", "CITY"],
  ["line.code", "LINE"],
  ["trip.line", "LINE"],
  ["line.price", "NUMBER"],
  ["line.arrival_time", "TIME"],
  ["calendar.month", "MONTH"],
  ["calendar.day", "DAY"],
  ["book.genre", "GENRE"],
  ["book.first_city", "TOWN"],
  ["book.second_city", "TOWN"],
]);
const known: Readonly<Record<string, string>> = {
  leeds: "CITY",
  york: "CITY",
  hull: "CITY",
  ripon: "TOWN",
  north: "LINE",
  south: "LINE",
  coast: "LINE",
  novels: "GENRE",
};

function read(utterance: string) {
  const clocks = [...utterance.matchAll(/(before|after|around) (\d+)/g)].map(
    ({ 0: text, 1: side, 2: hour, index: start }): ResolvedValue => {
      const at = Number(hour) * 100;
      const around = side === "around";
      return {
        kind: "time",
        text,
        start,
        end: start + text.length,
        value: around ? [at - 30, at + 30] : at,
        op: around ? "between" : side === "before" ? "<" : ">",
        score: 1,
        placeholders: ["TIME#9"],
      };
    },
  );
  const found = [...utterance.matchAll(new RegExp(Object.keys(known).join("|"), "g"))];
  const placeholders = found.map(({ 0: text, index: start }, index): Placeholder => {
    const [type = "", value] = [known[text], text.toUpperCase()];
    const place = { text, start, end: start + text.length, turn: 1 };
    return { ...place, name: `${type}#${index}`, type, index, value, sql: `'${value}'` };
  });
  const values = placeholders.map(
    ({ name, text, start, end, value }): ResolvedValue => ({
      kind: "entity",
      text,
      start,
      end,
      value,
      score: 1,
      placeholders: [name],
    }),
  );
  const some = { name: "TIME#9", type: "TIME", index: 9, value: 0, sql: "0" };
  const times = clocks.map((one) => ({
    ...some,
    text: one.text,
    start: one.start,
    end: one.end,
    turn: 1,
  }));
  return { utterance, values: [...values, ...clocks], placeholders: [...placeholders, ...times] };
}

const changed = plainChanges(schema, types);
const change = (last: string, utterance: string) => changed([last], read(utterance));

const trips =
  "SELECT trip.id FROM trip WHERE trip.origin IN ( SELECT city.id FROM city WHERE city.name = 'LEEDS' ) AND trip.goal IN ( SELECT city.id FROM city WHERE city.name = 'HULL' )";

describe("one value for another, both named", () => {
  it.each([
    "york, not leeds",
    "from york instead of leeds",
    "i said leeds but i meant york",
    "sorry, i said leeds i meant york please",
    "no not leeds, york",
    "not from leeds but from york",
    "i'd rather go to york than leeds",
    "i would prefer york to leeds",
    "replace leeds with york",
    "switch from leeds to york",
    "york would be better than leeds",
  ])("%s", (said) => expect(change(trips, said)).toBe(trips.replace("LEEDS", "YORK")));

  it.each([
    ["a word is left over", "trains from york instead of leeds"],
    ["the new value stands there already", "hull instead of leeds"],
    ["the old value stands nowhere", "leeds instead of york"],
    ["the values are of two kinds", "north instead of leeds"],
    ["nothing is contrasted", "york or leeds"],
  ])("the model reads the turn where %s", (_, said) => expect(change(trips, said)).toBeNull());

  it("the model reads the turn where the old value is kept out", () => {
    const without = "SELECT city.id FROM city WHERE city.name != 'LEEDS'";
    expect(change(without, "york instead of leeds")).toBeNull();
  });
});

const north = "SELECT trip.id FROM trip WHERE trip.line = 'NORTH'";
const either =
  "SELECT trip.id FROM trip WHERE ( trip.line = 'NORTH' OR trip.line = 'SOUTH' ) AND trip.stops = 0";
const goal = (city: string) =>
  `trip.goal IN ( SELECT city.id FROM city WHERE city.name = '${city}' )`;

describe("widening by one value", () => {
  const wider = "SELECT trip.id FROM trip WHERE ( trip.line = 'NORTH' OR trip.line = 'SOUTH' )";

  it.each([
    "or south",
    "south would be fine too",
    "south would also be ok",
    "also on south",
    "and south",
    "and on south please",
  ])("%s", (said) => expect(change(north, said)).toBe(wider));

  it("within a query inside", () => {
    const inner = (where: string) =>
      `SELECT trip.id FROM trip WHERE trip.goal IN ( SELECT city.id FROM city WHERE ${where} )`;
    expect(change(inner("city.name = 'LEEDS'"), "or york")).toBe(
      inner("( city.name = 'LEEDS' OR city.name = 'YORK' )"),
    );
  });

  it.each(["south", "or south on monday", "south is fine", "and south?"])(
    "leaves %s to the model",
    (said) => expect(change(north, said)).toBeNull(),
  );

  it("takes 'and south' for the next one asked about where no rows of its table are listed", () => {
    const counted = "SELECT COUNT ( DISTINCT trip.id ) FROM trip WHERE trip.line = 'NORTH'";
    expect(change(counted, "and south")).toBeNull();
    expect(change(`SELECT trip.id FROM trip WHERE ${goal("LEEDS")}`, "and york")).toBeNull();
  });

  it("behind several of that kind", () => {
    const three = "trip.line = 'NORTH' OR trip.line = 'SOUTH' OR trip.line = 'COAST'";
    expect(change(either, "or coast")).toBe(
      `SELECT trip.id FROM trip WHERE ( ${three} ) AND trip.stops = 0`,
    );
    expect(change(either, "plus coast")).toContain(three);
    expect(change(either, "or south")).toBeNull();
    const mixed =
      "SELECT trip.id FROM trip WHERE ( trip.line = 'NORTH' OR trip.stops = 0 ) AND trip.line = 'SOUTH'";
    expect(change(mixed, "or coast")).toBeNull();
  });
});

describe("one of several values less", () => {
  const left = "SELECT trip.id FROM trip WHERE trip.line = 'NORTH' AND trip.stops = 0";

  it.each([
    "no south",
    "not on south",
    "ok but not south please",
    "without south",
    "drop south",
    "leave out south",
    "leave south out",
    "i don't want south",
    "south is out",
    "anything but south",
  ])("%s", (said) => expect(change(either, said)).toBe(left));

  it.each(["not south either", "and no south", "without south too"])(
    "beside one that is left out already: %s",
    (said) => {
      const but = "SELECT trip.id FROM trip WHERE trip.line != 'NORTH'";
      expect(change(but, said)).toBe(`${but} AND trip.line != 'SOUTH'`);
      expect(change(but, said.replace("south", "north"))).toBeNull();
    },
  );

  it("wherever it stands", () => {
    const towns = `SELECT trip.id FROM trip WHERE ( ${goal("LEEDS")} OR ${goal("YORK")} OR ${goal("HULL")} )`;
    const fewer = `SELECT trip.id FROM trip WHERE ( ${goal("LEEDS")} OR ${goal("HULL")} )`;
    expect(change(towns, "not to york")).toBe(fewer);
    const inner = "( city.name = 'LEEDS' OR city.name = 'YORK' )";
    const nested = `SELECT trip.id FROM trip WHERE trip.goal IN ( SELECT city.id FROM city WHERE ${inner} )`;
    expect(change(nested, "no york")).toBe(`SELECT trip.id FROM trip WHERE ${goal("LEEDS")}`);
  });

  it.each([
    ["it is the only one", north, "no north"],
    ["it stands nowhere", either, "no coast"],
    ["a comma makes it a correction", either, "no, south"],
    ["a word is left over", either, "no south on monday"],
    [
      "the others are about something else",
      "SELECT trip.id FROM trip WHERE ( trip.line = 'SOUTH' OR trip.stops = 0 )",
      "no south",
    ],
  ])("leaves it to the model where %s", (_, sql, said) => expect(change(sql, said)).toBeNull());
});

describe("a value that was asked for before", () => {
  const first = `SELECT trip.id FROM trip WHERE trip.line = 'NORTH' AND ${goal("HULL")}`;
  const second = `SELECT trip.id FROM trip WHERE ${goal("HULL")} AND trip.stops = 0`;
  const third = "SELECT trip.id FROM trip WHERE trip.stops = 0";

  it.each([
    "put north back",
    "put north back in please",
    "bring back north",
    "add north back",
    "ok north again",
    "on north after all",
    "i want north after all",
    "with north again",
  ])("%s", (said) => {
    expect(changed([first, second], read(said))).toBe(
      `SELECT trip.id FROM trip WHERE trip.line = 'NORTH' AND ${goal("HULL")} AND trip.stops = 0`,
    );
  });

  it("comes back with the condition that it stood in", () => {
    expect(changed([first, second, third], read("to hull after all"))).toBe(second);
  });

  it.each([
    ["it was never asked for", [first, second], "put south back"],
    [
      "another of its kind is asked for",
      [first, second.replace("stops = 0", "line = 'SOUTH'")],
      "north again",
    ],
    ["it is asked for now", [second, first], "north again"],
    ["a word is left over", [first, second], "put north back on monday"],
    ["nothing is said to come back", [first, second], "north"],
    [
      "another thing is asked for",
      [first, "SELECT city.name FROM city WHERE city.id > 5"],
      "north again",
    ],
  ])("the model reads the turn where %s", (_, queries, said) => {
    expect(changed(queries, read(said))).toBeNull();
  });
});

describe("limits", () => {
  const cheap = "SELECT line.code FROM line WHERE line.price < 300";
  it.each([
    ["make it 500", "SELECT line.code FROM line WHERE line.price < 500"],
    ["ok, up to 250 dollars", "SELECT line.code FROM line WHERE line.price < 250"],
    ["make it 500 to leeds", null],
    ["500", null],
  ])("%s", (said, sql) => expect(change(cheap, said)).toBe(sql));

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

describe("what was counted", () => {
  const counted = "SELECT COUNT ( DISTINCT trip.id ) FROM trip WHERE trip.stops = 0";
  it.each(["list them", "show me those", "which ones are they"])("%s", (said) =>
    expect(change(counted, said)).toBe("SELECT DISTINCT trip.id FROM trip WHERE trip.stops = 0"),
  );

  it("is listed only where nothing else is said, and it was", () => {
    expect(change(counted, "list them by line")).toBeNull();
    expect(change("SELECT trip.id FROM trip WHERE trip.stops = 0", "list them")).toBeNull();
  });
});

describe("two ends", () => {
  const start = (city: string) =>
    `trip.origin IN ( SELECT city.id FROM city WHERE city.name = '${city}' )`;
  it.each([
    "reverse it",
    "the other way round please",
    "swap the cities",
    "what about the opposite direction",
    "vice versa",
  ])("change places: %s", (said) => {
    expect(change(`${trips} AND trip.stops = 0`, said)).toBe(
      `SELECT trip.id FROM trip WHERE ${goal("LEEDS")} AND ${start("HULL")} AND trip.stops = 0`,
    );
  });

  it("stay where only one is told, or something else is turned", () => {
    expect(change(`SELECT trip.id FROM trip WHERE ${goal("HULL")}`, "reverse it")).toBeNull();
    expect(change(trips, "reverse the charges")).toBeNull();
  });
});

describe("both", () => {
  const south = north.replace("NORTH", "SOUTH");
  it.each(["both", "both of them please", "either one is fine", "show me both lines"])(
    "the value before beside the one in its place: %s",
    (said) =>
      expect(changed([north, south], read(said))).toBe(
        "SELECT trip.id FROM trip WHERE ( trip.line = 'NORTH' OR trip.line = 'SOUTH' )",
      ),
  );

  it.each([
    ["nothing was exchanged", [north, `${north} AND trip.stops = 0`]],
    ["another thing was asked about", ["SELECT city.id FROM city", south]],
    ["nothing was asked before", [south]],
  ])("the model reads the turn where %s", (_, queries) =>
    expect(changed(queries, read("both"))).toBeNull(),
  );
});

describe("groups", () => {
  const byGenre = "SELECT book.genre , COUNT( * ) FROM book GROUP BY book.genre";

  test("a plain value narrows them", () => {
    expect(change(byGenre, "only novels")?.replaceAll(" (", "(")).toBe(
      "SELECT book.genre , COUNT( * ) FROM book WHERE book.genre = 'NOVELS' GROUP BY book.genre",
    );
  });

  test.each([
    ["a word left over", byGenre, "only novels cheaply"],
    ["two columns", byGenre, "only ripon"],
    ["no groups", "SELECT book.id FROM book", "only novels"],
    ["no figure to share", "SELECT book.id FROM book", "as a percentage"],
    ["something else", byGenre, "show me more"],
  ])("%s: the model reads the turn", (_, last, said) => expect(change(last, said)).toBeNull());

  const shares =
    "SELECT book.genre , 100.0 * COUNT( * ) / SUM( COUNT( * ) ) OVER ( ) FROM book GROUP BY book.genre";
  test.each(["as a percentage", "in percent", "share of each?", "show me the shares"])(
    "%s",
    (said) => {
      const plain = (sql: string | null) => sql?.replaceAll(/\s/g, "");
      expect(plain(change(byGenre, said))).toBe(plain(shares));
    },
  );

  test.each([
    ["share of each kind", "how many for each kind"],
    ["what is the share of each kind in the north?", "how many in the north for each kind"],
    ["share of each", null],
  ])("%s", (said, counted) => expect(countsOfShares(said)).toBe(counted));

  test("said of counts", () => {
    expect(changed([byGenre], asShares)).toContain("OVER");
    expect(changed([], asShares)).toBeNull();
  });
});
