import { describe, expect, it } from "vitest";
import { nothingAtAll } from "./nothing-at-all.ts";

const said = {
  carry: ["trip.mail_code", "mail.kind"],
  mail: ["trip.mail_code"],
  kind: ["book.kind"],
  go: [],
};

describe("what is denied is named", () => {
  it.each([
    ["which ones dont carry anything", "which ones with no mail"],
    ["those that don't carry anything at all?", "those with no mail"],
    ["which carry nothing", "which with no mail"],
  ])("%s", (utterance, meant) => expect(nothingAtAll(utterance, said)).toBe(meant));

  it.each(["which ones dont go", "i dont go anything", "which carry mail", "anything else"])(
    "is not: %s",
    (utterance) => expect(nothingAtAll(utterance, said)).toBeNull(),
  );
});
