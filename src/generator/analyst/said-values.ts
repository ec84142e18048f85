// Values as people type them: in other case, in part, in the plural, and now and then misspelt.
import type { Random } from "../../random.ts";
import { pluralOf } from "../../text/english-names.ts";
import type { SaidValue } from "../query.ts";
import type { Field } from "../tables/world.ts";
import { misspelt } from "../voice.ts";

export function someValue(random: Random, field: Field): SaidValue {
  const { value, said } = random.pick(field.values);
  return { value, said: typed(random, field, random.pick(said)) };
}

/** A value of the column as somebody in a hurry writes it. */
function typed(random: Random, field: Field, text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const roll = random.next();
  const lower = roll < 0.55 ? text.toLowerCase() : text;
  const change = random.next();
  if (change < 0.06) return partOf(random, field, lower);
  if (change < 0.1 && /^[a-z]{3,}$/i.test(lower) && field.role === "entity") return pluralOf(lower);
  if (change < 0.15) return slipped(random, lower);
  return lower;
}

/** Words that tell it apart from the column's other values. */
function partOf(random: Random, field: Field, text: string): string {
  const words = text.split(" ");
  if (words.length < 2) return text;
  const part = random.next() < 0.5 ? words.slice(0, -1).join(" ") : words.slice(1).join(" ");
  const others = field.values.filter(({ value }) =>
    value.toLowerCase().includes(part.toLowerCase()),
  ).length;
  return part.length > 3 && others === 1 ? part : text;
}

/** One slip of the hand in a longer word. */
function slipped(random: Random, text: string): string {
  const words = text.split(" ");
  const long = words.flatMap((word, i) => (/^\p{L}{5,}$/u.test(word) ? [i] : []));
  if (long.length === 0) return text;
  const at = random.pick(long);
  words[at] = misspelt(words[at] ?? "", random);
  return words.join(" ");
}
