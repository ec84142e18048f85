import { describe, expect, it } from "vitest";
import { nextInOrder } from "./next-in-order.ts";

const where = "trip.goal = 'HULL'";
const at = (inner: string) =>
  `SELECT DISTINCT trip.id FROM trip WHERE ${where} AND trip.start_time = ( ${inner} )`;
const least = `SELECT MIN ( trip.start_time ) FROM trip WHERE ${where}`;
const most = least.replace("MIN", "MAX");
const second = `${least} AND trip.start_time > ( ${least} )`;

describe("the next in order", () => {
  it.each([
    "and the one after that",
    "the next one",
    "next",
    "what about the following one",
    "and after that one",
    "too early, the one after",
    "the next trip please",
  ])("%s", (said) => expect(nextInOrder(said, at(least))).toBe(at(second)));

  it("goes on from the one that was found", () => {
    expect(nextInOrder("and the next one", at(second))).toBe(
      at(`${least} AND trip.start_time > ( ${second} )`),
    );
  });

  it.each(["and the one before that", "the previous one", "a bit late. the one before it?"])(
    "of the latest: %s",
    (said) =>
      expect(nextInOrder(said, at(most))).toBe(at(`${most} AND trip.start_time < ( ${most} )`)),
  );

  it("is in the order that was asked for, wherever it stands", () => {
    const cheapest = "SELECT MIN ( fare.price ) FROM fare WHERE fare.trip = 4";
    const with_ = (inner: string) =>
      `SELECT trip.id FROM trip WHERE trip.id IN ( SELECT fare.trip FROM fare WHERE fare.price = ( ${inner} ) )`;
    expect(nextInOrder("and after that", with_(cheapest))).toBe(
      with_(`${cheapest} AND fare.price > ( ${cheapest} )`),
    );
  });

  it.each([
    "after the meeting on monday",
    "before noon",
    "the earliest one",
    "show me after five of them",
  ])("is not asked for: %s", (said) => expect(nextInOrder(said, at(least))).toBeNull());

  it("is none where nothing is in order", () => {
    expect(nextInOrder("the next one", `SELECT trip.id FROM trip WHERE ${where}`)).toBeNull();
  });
});
