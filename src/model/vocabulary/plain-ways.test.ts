import { expect, test } from "vitest";
import { tokenize } from "../../text/tokenize.ts";
import { plainWays } from "./plain-ways.ts";

test.each([
  ["nothing before ten", "not before ten"],
  ["i want nothing later than nine", "i want not later than nine"],
  ["nothing that leaves before ten", "leaves not before ten"],
  ["take out anything with a dent", "without a dent"],
  ["skip those that leave before ten", "leave not before ten"],
  ["drop the ones that have any dents", "without any dents"],
  ["no trains arriving after nine", "arriving not after nine"],
  ["no, trains arriving after nine", "no , trains arriving after nine"],
  ["i don't want to get in after nine", "i want to get in not after nine"],
  ["any other colour but red", "any colour except red"],
  ["it doesn't need to be red", "it does n't have to be red"],
  ["red isn't necessary", "it does n't have to be red"],
  ["take off the red restriction and show me all", "it does n't have to be red and show me all"],
  ["i was hoping for something red", "i want something red"],
  ["let's leave red out of it", "forget red"],
  ["scrap the red and make it blue", "forget the red and make it blue"],
  ["the size can go", "forget the size"],
  ["the price isn't a concern", "forget the price"],
  ["what's left in red", "which ones are in red"],
  ["nothing but red ones", "nothing but red ones"],
  ["none of them with a dent", "without a dent"],
  ["i'd like nothing with any dents", "i 'd like without any dents"],
  ["i don't want to go to york", "i do n't want to go to york"],
  ["which of those is cheaper", "which of those is the cheapest"],
  ["and which one is earlier", "and which one is the earliest"],
  ["what's cheaper, by bus?", "what 's cheaper , by bus ?"],
  ["which is cheaper than that", "which is cheaper than that"],
  ["now the expensive ones", "now the most expensive ones"],
])("%s", (utterance, plain) => {
  const symbols = plainWays(tokenize(utterance));
  expect(symbols.map(({ text }) => text).join(" ")).toBe(plain);
});

test.each([
  ["CLASS#0 and CLASS#1 ones", "CLASS#0 or CLASS#1 ones"],
  ["CLASS#0 seats and CLASS#1 seats", "CLASS#0 or CLASS#1 seats"],
  ["to CITY#0 and also to CITY#1", "to CITY#0 or CITY#1"],
  ["between CITY#0 and CITY#1", "between CITY#0 and CITY#1"],
  ["to and from CITY#0 and CITY#1", "to and from CITY#0 and CITY#1"],
  ["from CITY#0 and to CITY#1", "from CITY#0 and to CITY#1"],
  ["both CITY#0 and CITY#1", "both CITY#0 and CITY#1"],
  ["CITY#0 - CITY#1", "from CITY#0 to CITY#1"],
  ["are there any earlier than TIME#0", "are there any before TIME#0"],
  ["NUMBER#0 stop at most", "at most NUMBER#0 stop"],
  ["NUMBER#0 stop max", "at most NUMBER#0 stop"],
  ["leaving later than TIME#0", "leaving after TIME#0"],
  ["not any later than TIME#0", "not any later than TIME#0"],
  ["leave no earlier than TIME#0", "leave no earlier than TIME#0"],
  ["be in CITY#0 from CITY#1 before TIME#0", "be in CITY#0 from CITY#1 arriving before TIME#0"],
  ["arrive in CITY#0 leaving after TIME#0", "arrive in CITY#0 leaving after TIME#0"],
  ["one tonight TIME#0 TIME#1 from CITY#0", "one this evening TIME#0 TIME#1 from CITY#0"],
  ["afternoon TIME#0 TIME#1 arrivals", "arriving in the afternoon TIME#0 TIME#1"],
  ["max $ NUMBER#0", "under $ NUMBER#0"],
  ["nothing on LINE#0", "not on LINE#0"],
  ["plus LINE#0", "and LINE#0"],
  ["one plus LINE#0", "one plus LINE#0"],
  ["a maximum of NUMBER#0 dollars", "under NUMBER#0 dollars"],
  ["every one to CITY#0 every day", "all one to CITY#0 every day"],
  ["between TIME#0 and TIME#1", "between TIME#0 and TIME#1"],
  ["MONTH#0 DAY#0 YEAR#0 and MONTH#0 DAY#1 YEAR#0", "MONTH#0 DAY#0 YEAR#0 or MONTH#0 DAY#1 YEAR#0"],
  [
    "both in the morning TIME#0 TIME#1 and in the evening TIME#2 TIME#3",
    "in the morning TIME#0 TIME#1 or the evening TIME#2 TIME#3",
  ],
])("values of one kind: %s", (said, plain) => {
  const symbols = plainWays(said.split(" ").map((text) => ({ text, start: 0, end: 0 })));
  expect(symbols.map(({ text }) => text).join(" ")).toBe(plain);
});

test("words that stay keep their places", () => {
  const symbols = plainWays(tokenize("i don't want to leave before eight"));
  expect(symbols.find(({ text }) => text === "eight")).toMatchObject({ start: 29, end: 34 });
});
