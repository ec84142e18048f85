// Values that were said are told with what they are values of.
import { expect, test } from "vitest";
import { bookshopOfTests } from "../bookshop.fixture.ts";
import { readTurn } from "./encode-turn.ts";
import { valuesOf } from "./values-of.ts";

const shop = await bookshopOfTests();

test("a value has the words of its column for a label", () => {
  const turn = readTurn("show the novels", shop.ground, { year: 2026, month: 1, day: 1 });
  const [value] = valuesOf(turn, shop.known.described);
  expect(value).toMatchObject({ text: "novels", value: "novel", label: "genre" });
});
