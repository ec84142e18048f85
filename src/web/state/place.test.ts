import { expect, test } from "vitest";
import type { Backend } from "../backend/backend.ts";
import { placeNames } from "./place.ts";

test("databases of the same name are told apart", () => {
  const backend = {} as Backend;
  const all = ["flights", "shop", "zoo", "shop"].map((name) => ({ name, backend }));
  expect(placeNames(all)).toEqual(["flights", "shop", "zoo", "shop (2)"]);
});
