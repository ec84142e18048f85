// What people say for values that a schema abbreviates: F for women, T where is_male holds.
import type { ColumnRole } from "../domain/domain-file.ts";

const opposites: readonly (readonly [string, string])[] = [
  ["male", "female"],
  ["active", "inactive"],
  ["open", "closed"],
  ["public", "private"],
  ["good", "bad"],
  ["full time", "part time"],
];

/** Undefined where the values speak for themselves. */
export function draftValues(
  role: ColumnRole,
  words: readonly string[],
  values: readonly string[],
): Record<string, string[]> | undefined {
  if (role !== "entity" && role !== "flag") return undefined;
  const said: Record<string, string[]> = {};
  const name = words.join(" ").replace(/ (?:flag|ind|indicator|yn)$/, "");
  // "discontinued" says of its rows what it says itself.
  const holds =
    /^(?:is|has|was|can|are) (.+)$/.exec(name)?.[1] ?? (role === "flag" ? name : undefined);
  const people = words.some((word) => /^(?:sex|gender)$/.test(word));
  for (const value of values) {
    if (people && /^(?:f|female)$/i.test(value))
      said[value] = ["female", "females", "women", "woman"];
    if (people && /^(?:m|male)$/i.test(value)) said[value] = ["male", "males", "men", "man"];
    if (holds === undefined) continue;
    if (/^(?:t|true|y|yes|1)$/i.test(value)) said[value] = [holds, `${holds}s`];
    if (/^(?:f|false|n|no|0)$/i.test(value)) said[value] = [...oppositesOf(holds), `not ${holds}`];
  }
  return Object.keys(said).length > 0 ? said : undefined;
}

function oppositesOf(word: string): string[] {
  return opposites.flatMap(([one, other]) =>
    word === one ? [other, `${other}s`] : word === other ? [one, `${one}s`] : [],
  );
}
