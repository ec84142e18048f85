import { expect, test } from "vitest";
import { tokenize } from "../text/tokenize.ts";
import { asksToKeepOut, denialsIn } from "./said-denials.ts";

const denied = (utterance: string) =>
  denialsIn(utterance, tokenize(utterance)).map(({ token, about }) =>
    [token, ...about].map(({ text }) => text).join(" "),
  );

test.each([
  ["boats that are not red", ["not red"]],
  ["those that weren't sold, by year", ["n't sold"]],
  ["all but the red ones", ["but the red ones"]],
  ["everything except 2024 and sorted", ["except 2024"]],
  ["neither red nor blue", ["neither red nor blue", "nor blue"]],
  ["boats with no owner", ["no owner"]],
  ["don't show the red ones", ["n't show the red ones"]],
  ["boats nobody hired", ["nobody hired"]],
  ["boats that arent red", ["arent red"]],
  ["other than red", ["than red"]],
  ["no, not the red ones", ["not the red ones"]],
  ["non-smoking cabins", ["non smoking cabins"]],
] as const)("%s", (utterance, about) => {
  expect(denied(utterance)).toEqual(about);
});

test.each([
  "why not red",
  "why don't you show the red ones",
  "not bad, and the red ones?",
  "no thanks, the red ones",
  "I'm not sure which boats are red",
  "no matter the colour",
  "whether red or not, all boats",
  "don't worry about the colour",
  "I don't know which boats are red",
  "not only the red ones",
  "can't you show the boats",
  "isn't there a red boat",
  "isnt there a red boat",
  "i dont know which boats are red",
  "i want the red boats for rent",
  "couldn't you find a red boat",
  "haven't you got any red boats",
  "there are red ones, aren't there?",
  "no, the red ones",
  "no. of boats",
  "boat no 12",
  'boats called "Not Again"',
  "the notes of each boat",
  "no_of_seats of boats",
  "never mind the colour",
])("%s denies nothing", (utterance) => {
  expect(denied(utterance)).toEqual([]);
});

test("what is kept out is asked for in more ways than by denying", () => {
  for (const said of ["the other boats", "boats outside Leeds", "leave the red ones out", "unpaid"])
    expect([said, asksToKeepOut(said)]).toEqual([said, true]);
  for (const said of ["red boats", "why not red ones", "isn't there a red boat"])
    expect([said, asksToKeepOut(said)]).toEqual([said, false]);
});
