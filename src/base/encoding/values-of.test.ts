// Values that were said are told with what they are values of.
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBookshop } from "../bookshop.fixture.ts";
import { readTurn } from "./encode-turn.ts";
import { valuesOf } from "./values-of.ts";

let shop: Awaited<ReturnType<typeof openBookshop>>;
beforeAll(async () => {
  shop = await openBookshop();
});
afterAll(() => shop.database.close());

test("a value has the words of its column for a label", () => {
  const turn = readTurn("show the novels", shop.ground, { year: 2026, month: 1, day: 1 });
  const [value] = valuesOf(turn, shop.known.described);
  expect(value).toMatchObject({ text: "novels", value: "novel", label: "genre" });
});
