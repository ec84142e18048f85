import { describe, expect, it } from "vitest";
import { createRandom } from "../../random.ts";
import { type Bindings, compile, expand } from "./grammar.ts";

const scope: Bindings = { lookup: (name) => (name === "day" ? { text: "monday" } : undefined) };
const all = (text: string, options: Bindings = scope): Set<string> => {
  const random = createRandom(1);
  return new Set(Array.from({ length: 200 }, () => expand(compile(text), random, options)));
};

describe("grammar", () => {
  it("chooses among alternatives and leaves optional parts out", () => {
    expect(all("show (me|us) flights [please]")).toEqual(
      new Set([
        "show me flights",
        "show us flights",
        "show me flights please",
        "show us flights please",
      ]),
    );
  });

  it("never chooses an alternative of weight 0", () => {
    expect(all(":0 this | that")).toEqual(new Set(["that"]));
  });

  it("keeps names that the scope does not know, and joins endings to names", () => {
    expect(all("on {day}s {post}")).toEqual(new Set(["on mondays {post}"]));
  });

  it("agrees in number", () => {
    expect(all("that +leave and +are +have", { ...scope, singular: true })).toEqual(
      new Set(["that leaves and is has"]),
    );
    expect(all("that +leave")).toEqual(new Set(["that leave"]));
  });

  it("says where a parenthesis is missing", () => {
    expect(() => compile("show (me flights")).toThrow(/"\)" missing/);
  });
});
