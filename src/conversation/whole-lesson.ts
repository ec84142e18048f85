// Whether what a person explained in a later turn is a question of its own, which needs nothing of what was said
// before it: it counts wherever it is asked.
import { stem } from "../schema/stem.ts";
import { bind } from "../sql/bind/bind.ts";
import { tryParse } from "../sql/parse-words.ts";
import { nameWords } from "../text/english-names.ts";
import { tokenize } from "../text/tokenize.ts";
import { literalsOf } from "./fill-literals.ts";
import type { Lesson } from "./lessons.ts";

/** Words that lean on what was said. */
const leaning =
  /^(?:and|but|or|also|only|just|what about|how about|the same|instead|now)\b|\b(?:it|its|them|they|their|those|these|that|ones?|same|others?|too|instead|there|again)\b/i;

/** Nothing is carried over: no value, and no table that goes without saying. */
export function isOfItsOwn({ utterance, previous, sql }: Lesson): boolean {
  if (previous === null) return true;
  if (leaning.test(utterance.trim())) return false;
  const said = tokenize(utterance).map(({ text }) => stem(text));
  const before = new Set(literalsOf(previous.sql));
  const heard = utterance.toLowerCase();
  const carried = literalsOf(sql).some(
    (value) => before.has(value) && !value.includes("%") && !heard.includes(value.toLowerCase()),
  );
  const kept = tablesIn(previous.sql);
  const silent = [...tablesIn(sql)].some(
    (table) => kept.has(table) && !nameWords(table).every((word) => said.includes(stem(word))),
  );
  return !carried && !silent;
}

/** Those of the database, anywhere in it. */
function tablesIn(sql: string): Set<string> {
  const query = tryParse(sql);
  const relations = query === undefined ? [] : bind(query, { tables: [] }).relations.values();
  return new Set([...relations].flatMap((one) => (one.query ? [] : (one.source ?? []))));
}
