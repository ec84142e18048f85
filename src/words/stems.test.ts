import { expect, test } from "vitest";
import { areOneWord, formsOf } from "./stems.ts";

test.each([
  ["prescribed", "prescriptions"],
  ["donated", "donation"],
  ["reserved", "reservations"],
  ["transacted", "transactions"],
  ["admitted", "admissions"],
  ["shipped", "shipments"],
  ["departs", "departures"],
  ["closed", "closures"],
  ["cities", "city"],
  ["biggest", "big"],
  ["ads", "ad"],
  ["sell", "sold"],
])("%s and %s are forms of one word", (verb, noun) => {
  const own = formsOf(noun);
  expect(formsOf(verb).some((form) => own.includes(form))).toBe(true);
});

test.each([
  ["state", "station"],
  ["nate", "nation"],
])("%s and %s are not", (one, other) => {
  expect(formsOf(one).some((form) => formsOf(other).includes(form))).toBe(false);
});

test.each([
  ["attendance", "attendees", true],
  ["specialise", "specialty", true],
  ["specialty", "specialtyqxvz", false],
])("%s and %s have one beginning and two endings: %s", (one, other, are) => {
  expect(areOneWord(one, other)).toBe(are);
});
