// What people say for values that a schema abbreviates: F for women, T where is_male holds.
import { countriesOf } from "../../schema/country-names.ts";
import { statesOf } from "../../schema/state-names.ts";
import type { ColumnRole } from "../domain/domain-file.ts";

const opposites: readonly (readonly [string, string])[] = [
  ["male", "female"],
  ["active", "inactive"],
  ["open", "closed"],
  ["public", "private"],
  ["good", "bad"],
  ["full time", "part time"],
];

/** Undefined where the values speak for themselves; no words for codes that a person has to explain. */
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
  if (Object.keys(said).length > 0) return said;
  return role === "entity" && areCodes(values, words)
    ? Object.fromEntries([...values].sort().map((value) => [value, []]))
    : undefined;
}

const mostCodes = 12;
/** What people say as it stands: size M, grade A, EUR. */
const saidSo =
  /^(?:grade|mark|size|blood|group|section|block|row|gate|wing|currency|language|locale|unit|symbol|ticker|airport|iata|icao|initials|rating|vitamin)$/;

/** Letters that stand for something that nothing here tells: R, W and G. They wait for words. */
function areCodes(values: readonly string[], words: readonly string[]): boolean {
  if (values.length < 2 || values.length > mostCodes || words.some((one) => saidSo.test(one)))
    return false;
  const known = [...statesOf(values, words), ...countriesOf(values, words)];
  const short = values.every((value) => /^(?:[a-z]|[A-Z]{1,3})$/.test(value));
  return short && known.length === 0;
}

function oppositesOf(word: string): string[] {
  return opposites.flatMap(([one, other]) =>
    word === one ? [other, `${other}s`] : word === other ? [one, `${one}s`] : [],
  );
}
