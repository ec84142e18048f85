import { expect, test } from "vitest";
import { shownBeside } from "./shown-beside.ts";

const said = { people: ["room.code"], rooms: ["room.code"], guests: ["guest.id"] };
const rooms = "SELECT DISTINCT room.code FROM room WHERE room.floor = 2";

test.each([
  ["how many people fit in it", "people"],
  ["and how many people does that hold?", "people"],
  ["how many rooms are there", undefined],
  ["how many guests are there", undefined],
  ["how many dogs may stay", undefined],
  ["which rooms are these", undefined],
])("%s", (utterance, told) => expect(shownBeside(utterance, rooms, said)).toBe(told));
