import { describe, expect, it } from "vitest";
import type { Domain } from "./domain.ts";
import { createLinks } from "./links.ts";

const links: Domain["links"] = [
  "flight.flight_id = flight_fare.flight_id",
  "flight_fare.fare_id = fare.fare_id",
];

describe("createLinks", () => {
  it("finds the next join on the way", () => {
    expect(createLinks(links).next("flight", "fare")).toEqual({
      own: "flight.flight_id",
      other: "flight_fare.flight_id",
      to: "flight_fare",
    });
  });

  it("says which tables no link joins", () => {
    expect(() => createLinks(links).next("flight", "city")).toThrow(/"flight" to "city"/);
  });
});
