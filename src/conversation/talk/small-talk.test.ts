import { expect, test } from "vitest";
import { isSmallTalk } from "./small-talk.ts";

test.each([
  "what do you think of fast trains",
  "how do you spell wednesday",
  "hey, do you like red trains?",
  "are you a robot",
  "have you ever been to york",
  "I've never been to York",
  "i really love trains",
  "my uncle is a driver",
  "Write me a poem about trains!",
  "tell us a short story",
  "translate good night into welsh",
])("asks nothing: %s", (utterance) => {
  expect(isSmallTalk(utterance)).toBe(true);
});

test.each([
  "do you have trains to york",
  "what do you think is the cheapest train",
  "would you show the trains",
  "i have been looking for a train to york",
  "i've never been to york, what goes there",
  "i would love a train to york",
  "my train is the first one to york",
  "tell me the stories of each author",
  "can you sort them by name",
  "what do you know about trains",
])("may ask: %s", (utterance) => {
  expect(isSmallTalk(utterance)).toBe(false);
});
