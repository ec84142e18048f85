// Utterances of a small railway as its model's reader gives them, for tests of plain changes.
import type { Placeholder, ResolvedValue } from "../entities/placeholder.ts";
import type { Narrowing } from "./narrow-grouped.ts";

export const railTypes = new Map([
  ["city.name", "CITY"],
  ["line.code", "LINE"],
  ["trip.line", "LINE"],
]);
const known: Readonly<Record<string, string>> = {
  leeds: "CITY",
  york: "CITY",
  hull: "CITY",
  north: "LINE",
  south: "LINE",
  coast: "LINE",
};

export function saidOnRails(utterance: string): Narrowing {
  const found = [...utterance.matchAll(new RegExp(Object.keys(known).join("|"), "g"))];
  const placeholders = found.map(({ 0: text, index: start }, index): Placeholder => {
    const type = known[text] ?? "";
    const value = text.toUpperCase();
    const place = { text, start, end: start + text.length, turn: 1 };
    return { ...place, name: `${type}#${index}`, type, index, value, sql: `'${value}'` };
  });
  const values = placeholders.map(
    ({ name, text, start, end, value }): ResolvedValue => ({
      ...{ kind: "entity", text, start, end, score: 1, value, placeholders: [name] },
    }),
  );
  return { utterance, values, placeholders };
}
