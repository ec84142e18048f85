import { describe, expect, it } from "vitest";
import { whatStays as kept, oneOfTwo } from "./what-stays.ts";

const whatStays = (sql: string, last: string, said: string) => kept(sql, [last], said);

const goal = (city: string) =>
  `trip.goal IN ( SELECT city.id FROM city WHERE city.name = '${city}' )`;
const fast = "trip.stops = 0";
const trips = (...parts: string[]) => `SELECT trip.id FROM trip WHERE ${parts.join(" AND ")}`;

it("what lets one thing in lets nothing else go", () => {
  const last = trips(goal("LEEDS"), "trip.day = 6", fast);
  const read = trips(`( ${goal("LEEDS")} OR ${goal("YORK")} )`, fast);
  const whole = trips("trip.day = 6", `( ${goal("LEEDS")} OR ${goal("YORK")} )`, fast);
  expect(whatStays(read, last, "or york, both are fine")).toBe(whole);
  expect(whatStays(read, last, "or york, any day")).toBe(read);
});

describe("more is to be allowed", () => {
  const last = trips(goal("LEEDS"), "trip.stops = 0");
  const read = trips(goal("YORK"), "trip.stops = 0");
  const either = trips(`( ${goal("LEEDS")} OR ${goal("YORK")} )`, "trip.stops = 0");

  it.each(["york also ok", "york would do as well", "or york", "york is fine too"])("%s", (said) =>
    expect(whatStays(read, last, said)).toBe(either),
  );

  it.each(["york", "york instead", "what about york", "not leeds but also york"])(
    "one for the other: %s",
    (said) => expect(whatStays(read, last, said)).toBe(read),
  );

  it("wherever it stands, also where the least of those is asked for", () => {
    const least = (where: string) =>
      `${where} AND trip.price = ( SELECT MIN ( trip.price ) FROM trip WHERE ${where} )`;
    const cheapest = (part: string) => `SELECT trip.id FROM trip WHERE ${least(part)}`;
    expect(whatStays(cheapest(goal("YORK")), cheapest(goal("LEEDS")), "york is ok too")).toBe(
      cheapest(`( ${goal("LEEDS")} OR ${goal("YORK")} )`),
    );
  });

  it("a day is one value, in however many columns", () => {
    const on = (day: number) =>
      `trip.day IN ( SELECT calendar.day FROM calendar WHERE calendar.month = 2 AND calendar.number = ${day} )`;
    expect(whatStays(trips(on(9)), trips(on(8)), "the ninth also works")).toBe(
      trips(`( ${on(8)} OR ${on(9)} )`),
    );
  });

  it("within what is listed for another thing", () => {
    const lines = (...parts: string[]) =>
      `SELECT line.code FROM line WHERE line.code IN ( SELECT trip.line FROM trip WHERE ${parts.join(" AND ")} )`;
    expect(
      whatStays(
        lines(goal("YORK"), "trip.stops = 0"),
        lines(goal("LEEDS"), "trip.stops = 0"),
        "or york",
      ),
    ).toBe(lines(`( ${goal("LEEDS")} OR ${goal("YORK")} )`, "trip.stops = 0"));
  });

  it("several things said anew begin again", () => {
    const other = trips(goal("YORK"), "trip.line = 'SOUTH'");
    expect(
      whatStays(other, trips(goal("LEEDS"), "trip.line = 'NORTH'"), "also to york on south"),
    ).toBe(other);
  });

  it("limits are another matter", () => {
    const before = trips("trip.price < 100");
    expect(whatStays(trips("trip.price < 200"), before, "or under 200")).toBe(
      trips("trip.price < 200"),
    );
  });
});

describe("what was kept out and is allowed again", () => {
  it.each(["north is fine after all", "north would be okay", "allow north again"])("%s", (said) => {
    const last = trips("trip.line != 'NORTH'", "trip.line != 'SOUTH'", goal("YORK"));
    const read = trips("trip.line = 'NORTH'", goal("YORK"));
    expect(whatStays(read, last, said)).toBe(trips("trip.line != 'SOUTH'", goal("YORK")));
  });
});

describe("the least of them, taken back", () => {
  const fed = "trip.id IN ( SELECT meal.trip FROM meal )";
  const priced =
    "trip.id IN ( SELECT ticket.trip FROM ticket WHERE ticket.price = ( SELECT MIN ( ticket.price ) FROM ticket ) )";

  it.each(["forget the cheapest", "never mind the cheapest"])("%s", (said) =>
    expect(whatStays(trips(fed, priced), trips(fed, priced), said)).toBe(trips(fed)),
  );

  it("stays away until it is asked for", () => {
    const earlier = [trips(fed, priced), trips(fed)];
    const read = trips(fed, fast, priced);
    expect(kept(read, earlier, "nonstop")).toBe(trips(fed, fast));
    for (const said of [
      "the cheapest nonstop",
      "nonstop at the lowest price",
      "nonstop for the least",
    ])
      expect(kept(read, earlier, said)).toBe(read);
    expect(kept(read, [trips(fed)], "nonstop")).toBe(read);
  });

  it("not where something else is", () => {
    const last = trips(fed, priced);
    expect(whatStays(last, last, "forget the meal")).toBe(last);
  });
});

describe("one of two queries", () => {
  it("asks for either where they differ in one thing", () => {
    expect(oneOfTwo(trips(goal("LEEDS"), fast), trips(goal("YORK"), fast))).toBe(
      trips(`( ${goal("LEEDS")} OR ${goal("YORK")} )`, fast),
    );
    expect(oneOfTwo(trips(goal("LEEDS")), trips(goal("LEEDS")))).toBeNull();
  });
});

describe("what nobody touched", () => {
  const last = trips("trip.stops < 2", goal("YORK"), "trip.line = 'NORTH'");
  const read = trips(goal("YORK"), "trip.line = 'SOUTH'");

  it.each(["same thing but on south", "on south", "what about south"])("%s", (said) =>
    expect(whatStays(read, last, said)).toBe(
      trips("trip.stops < 2", goal("YORK"), "trip.line = 'SOUTH'"),
    ),
  );

  it.each([
    "on south, stops don't matter",
    "south with a stop",
    "show me south trips",
    "what are the trips on south",
    "any south ones",
    "all on south",
  ])("may go: %s", (said) => expect(whatStays(read, last, said)).toBe(read));

  it("may stand for it by another way", () => {
    const other = trips(
      goal("YORK"),
      "trip.line = 'NORTH'",
      "trip.id IN ( SELECT halt.trip FROM halt )",
    );
    expect(whatStays(other, last, "what about slow ones")).toBe(other);
  });

  it("nor where two things were exchanged, or something else is asked for", () => {
    const other = trips(goal("HULL"), "trip.line = 'SOUTH'");
    expect(whatStays(other, last, "to hull on south")).toBe(other);
    const count = read.replace("trip.id", "COUNT ( DISTINCT trip.id )");
    expect(whatStays(count, last, "how many on south")).toBe(count);
  });
});
