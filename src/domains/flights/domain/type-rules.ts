// Which words must, and must not, stand next to short or everyday forms of each type.

import type { TypeRule } from "../../../entities/lexicon.ts";
import { wordList } from "../../../word-list.ts";

const flightWords = ["flight", "flights", "number", "$", "than", "under", "over", "below"];
/** "flts pit sea" */
const tripWords = wordList("flight flights flt flts fare fares times leg");
const money = ["dollars", "dollar", "am", "pm", "o'clock", "bucks"];

export const typeRules: Readonly<Record<string, TypeRule>> = {
  CITY: { cuesBefore: ["into"], beside: ["CITY", "AIRPORT"], besideAfter: tripWords, priority: 3 },
  // "new york", "washington" and "ontario" are states only right after a city.
  STATE: { onlyAfterType: "CITY", orBefore: ["state"], priority: 1 },
  AIRPORT: {
    // After these, a word is a place: "from pit", "into sea".
    cuesBefore: ["airport", "at", "into", "airports", "from", "leaving", "departing", "via"],
    cuesAround: [["to", "$"]],
    cuesAfter: ["airport"],
    beside: ["CITY", "AIRPORT"],
    besideAfter: tripWords,
    priority: 2,
  },
  AIRLINE: {
    cuesBefore: ["airline", "airlines", "carrier"],
    cuesAfter: ["airline", "airlines", "flight #"],
    // "flight us 345", but neither "flights as soon" nor "show us 3".
    cuesAround: [
      ["flight", "#"],
      ["flights", "#"],
      ["^", "#"],
      ["many", "flights"],
      ["many", "flts"],
      ["^", "ones"],
      ["the", "ones"],
      ["on", "$"],
    ],
    beside: ["AIRLINE"],
    notBefore: ["airport"],
    priority: 2,
  },
  AIRCRAFT_TYPE: {
    cuesBefore: wordList(
      "a an boeing aircraft airplane plane type the and or on using by airbus is of any douglas",
      "with",
    ),
    cuesAfter: [...wordList("aircraft airplane airplanes plane planes jet jets ones")],
    // "AA, 757"; "what about 757"
    cuesAround: [
      [",", "$"],
      ["about", "$"],
      ["^", "$"],
      ["^", "then"],
      ["^", ","],
    ],
    strong: wordList("707 727 737 747 757 767"),
    notAfter: flightWords,
    notBefore: money,
    priority: 3,
  },
  AIRCRAFT: {
    cuesBefore: ["aircraft", "airplane", "plane", "type", "code", "equipment", "a", "an"],
    cuesAfter: ["aircraft", "airplane", "airplanes", "plane", "planes", "jet", "jets"],
    notAfter: flightWords,
    notBefore: money,
    priority: 1,
  },
  FARE_CODE: {
    cuesBefore: ["class", "code", "codes", "fare", "booking", "basis", "category", "service"],
    cuesAfter: ["class", "fare", "fares", "classes", "as a"],
    priority: 1,
  },
  CLASS: {
    notBefore: ["trip", "meeting", "day", "days", "center", "district", "hours", "travelers"],
  },
  MEAL_CODE: { cuesBefore: ["meal", "meal code"], cuesAfter: ["meal"], priority: 2 },
};
