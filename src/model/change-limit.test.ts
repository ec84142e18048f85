import { describe, expect, it } from "vitest";
import { changeLimit } from "./change-limit.ts";

const words = {
  types: new Map([
    ["line.price", "NUMBER"],
    ["line.leaves", "TIME"],
  ]),
  numberType: "NUMBER",
};
const last = "SELECT line.code FROM line WHERE line.price < 300";

describe("changing the only limit", () => {
  it.each([
    ["make it 500", "SELECT line.code FROM line WHERE line.price < 500"],
    ["ok, up to 250 dollars", "SELECT line.code FROM line WHERE line.price < 250"],
    ["make it 500 to leeds", null],
    ["500", null],
  ])("%s", (utterance, sql) => {
    expect(changeLimit(last, utterance, words)).toBe(sql);
  });

  it("leaves a limit of time beside it to the model", () => {
    expect(changeLimit(`${last} AND line.leaves > 900`, "make it 500", words)).toBeNull();
  });
});
