// Questions whose first word tells the column: how old, when, where, how many, how much.
import type { Random } from "../../random.ts";
import type { AggregateName } from "../query.ts";
import type { Field } from "../tables/world.ts";
import { superlativeOf } from "./common-verbs.ts";
import { fieldText, say } from "./say.ts";

type Kind = "age" | "time" | "place" | "amount" | "money";

function kindOf(field: Field): Kind | undefined {
  const name = field.names[0] ?? "";
  if (/\bage\b/.test(name)) return "age";
  if (field.role === "year" || field.role === "date") return "time";
  if (/\b(?:city|country|state|location|place|hometown|headquarters|address)\b/.test(name))
    return "place";
  if (/\b(?:price|cost|fee|salary|rent|amount)\b/.test(name)) return "money";
  return field.role === "amount" ? "amount" : undefined;
}

const ofNoun: Readonly<Record<Kind, string>> = {
  age: ":3 how old (is|are) [all] [the] {noun} {which} | :1 what is the age of [the] {noun} {which}",
  time: "when (was|were|did|is) [the] {noun} {which} [(held|opened|built|made|founded|started|born|open|start|happen|take place)]",
  place:
    "where (is|are|do|does|was) [the] {noun} {which} [(located|from|held|live|based|situated)]",
  amount:
    ":3 how many {names} (do|does|did) [the] {noun} {which} have | :1 how much {name} (do|does) [the] {noun} {which} have",
  money:
    ":3 how (much|expensive) (is|are) [the] {noun} {which} | :3 how much (do|does) [the] {noun} {which} (cost|have|earn|make|charge|pay)",
};

const ofThose: Readonly<Record<Kind, string>> = {
  age: "how old (is|are) (he|she|they|it|those|these)",
  time: "when (was|were|did|is) (it|they|he|she|that|those) [(held|opened|built|made|founded|started|born|open|start|happen|take place)]",
  place:
    "where (is|are|do|does|was) (it|they|he|she|that|those) [(located|from|held|live|based|come from)]",
  amount: "how many {names} (do|does|did) (it|they|he|she|those) have",
  money:
    ":2 how (much|expensive) (is|are) (it|they|that|those) | :2 how much (do|does) (it|they|he|she) (cost|have|earn|make|charge|pay)",
};

/** `which` restricts the noun; undefined where no such word fits the column. */
export function askOfNoun(
  random: Random,
  field: Field,
  noun: string,
  which: string,
): string | undefined {
  const kind = kindOf(field);
  if (kind === undefined) return undefined;
  const names = { name: fieldText(random, field, false), names: fieldText(random, field, true) };
  return say(random, ofNoun[kind], { ...names, noun, which });
}

/** "how old is the youngest student": the least or the greatest of a column, not the row. */
export function askExtreme(
  random: Random,
  { field, aggregate }: { readonly field: Field; readonly aggregate?: AggregateName },
  noun: string,
  which: string,
): string | undefined {
  if (aggregate !== "MAX" && aggregate !== "MIN") return undefined;
  const adjective = superlativeOf(random, field, aggregate === "MAX");
  if (adjective === undefined) return undefined;
  const name = fieldText(random, field, false);
  const old = kindOf(field) === "age" ? ":3 how old is the {adjective} {noun} {which} |" : "";
  return say(
    random,
    `${old} :2 what is the {name} of the {adjective} {noun} {which} | :1 {show} the {name} of the {adjective} {noun} {which}`,
    { adjective, noun, which, name },
  );
}

export function askOfThose(random: Random, field: Field): string | undefined {
  const kind = kindOf(field);
  return kind === undefined
    ? undefined
    : say(random, ofThose[kind], { names: fieldText(random, field, true) });
}
