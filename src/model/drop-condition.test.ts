import { describe, expect, it } from "vitest";
import { dropCondition } from "./drop-condition.ts";

const kept = "SELECT DISTINCT line.code FROM line WHERE line.name = 'NORTH'";
const last = `${kept} AND line.arrival_time < 1800`;

describe("dropping the limits of what is named", () => {
  it.each([
    "any time is ok after all",
    "i don't care about the time",
    "at whatever time",
    "the time doesn't matter",
    "no time limit",
  ])("%s", (utterance) => expect(dropCondition(last, utterance)).toBe(kept));

  it.each(["any time before ten", "any name", "no time", "any colour is fine"])(
    "leaves %s to the model",
    (utterance) => expect(dropCondition(last, utterance)).toBeNull(),
  );
});
