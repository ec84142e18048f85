// "or lunch", "american would be fine too": a value beside the one that the last query asks for. Nothing
// here guesses: where a word is left over, or the query asks for none or for two of that kind, the model
// reads the turn.
import { columnLiterals } from "../entities/anonymise-sql.ts";
import type { ColumnTypes } from "../entities/placeholder.ts";
import { sqlWords } from "../sql/words.ts";
import { frameOf } from "./exchange-values.ts";
import type { Narrowing } from "./narrow-grouped.ts";

// "ok" is a courtesy here, and not there any more.
const fine = "(fine|good|great|possible|acceptable|alright|all right)";
const forms: readonly string[] = [
  "(or|also|or maybe|or even|maybe also|include|add|or else) A( too| also| as well)?",
  "A (too|also|as well)( please)?",
  `A (is|are|would be|will be|'s|'d be) (also )?(${fine} )?(too|also|as well)`,
  `A (is|are|would|will) also( be)?( ${fine})?`,
  "i ('d |would |could |can )?(also )?(take|accept|consider|do|fly) A (too|also|as well)",
  "i ('d |would |could |can )?also (take|accept|consider|do|fly) A",
];
const widens = new RegExp(`^(?:${forms.join("|")})$`);

/** Null where the turn is no plain widening by one value. */
export function widenValues(sql: string, said: Narrowing, types: ColumnTypes): string | null {
  const [value, other] = said.values;
  if (sql === "" || value?.kind !== "entity" || other !== undefined) return null;
  const fresh = said.placeholders.find(({ name }) => name === value.placeholders[0]);
  if (fresh === undefined || !widens.test(frameOf(said))) return null;
  const words = sqlWords(sql);
  const alike = columnLiterals(words, types).filter(({ type }) => type === fresh.type);
  const [first] = alike;
  if (first === undefined || first.literal === fresh.sql) return null;
  if (alike.some(({ literal, column }) => literal !== first.literal || column !== first.column))
    return null;
  if (!alike.every(({ at }) => words[at - 1] === "=")) return null;
  for (const { at } of alike.toReversed()) {
    const [column = ""] = words.slice(at - 2, at - 1);
    words.splice(at - 2, 3, "(", column, "=", first.literal, "OR", column, "=", fresh.sql, ")");
  }
  return words.join(" ");
}
