// "or lunch", "american would be fine too": a value beside the one that the last query asks for; "no lunch":
// one less of several. Nothing here guesses: where a word is left over, or the query does not ask for one of
// that kind (for several), the model reads the turn.
import { columnLiterals } from "../entities/anonymise-sql.ts";
import type { ColumnTypes, Placeholder } from "../entities/placeholder.ts";
import { parseWords } from "../sql/parse-words.ts";
import type { Expression, Query } from "../sql/tree.ts";
import { disjuncts } from "../sql/tree-builders.ts";
import { walkQuery } from "../sql/walk.ts";
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

/** "and united": beside the one in a list of flights, in its place in what is counted or looked up. */
const goesOn = /^(?:(?:ok|okay|oh|yes),? )?and\b[^?]*$/i;

/** The only value that is named. */
export function onlyValue({ values, placeholders }: Narrowing): Placeholder | undefined {
  const [value, other] = values;
  if (value?.kind !== "entity" || other !== undefined) return undefined;
  return placeholders.find(({ name }) => name === value.placeholders[0]);
}

/** Null where the turn is no plain widening by one value. */
export function widenValues(sql: string, said: Narrowing, types: ColumnTypes): string | null {
  const fresh = sql === "" ? undefined : onlyValue(said);
  const frame = fresh === undefined ? "" : frameOf(said);
  const bare = frame === "A" && goesOn.test(said.utterance);
  if (fresh === undefined || (!bare && !widens.test(frame))) return null;
  const words = sqlWords(sql);
  const alike = columnLiterals(words, types).filter(({ type }) => type === fresh.type);
  const [first] = alike;
  if (first === undefined || first.literal === fresh.sql) return null;
  if (alike.some(({ literal, column }) => literal !== first.literal || column !== first.column))
    return null;
  if (!alike.every(({ at }) => words[at - 1] === "=")) return null;
  if (bare && !listsRowsOf(tableOf(first.column), words)) return null;
  for (const { at } of alike.toReversed()) {
    const [column = ""] = words.slice(at - 2, at - 1);
    words.splice(at - 2, 3, "(", column, "=", first.literal, "OR", column, "=", fresh.sql, ")");
  }
  return words.join(" ");
}

const tableOf = (column: string): string => column.slice(0, column.indexOf("."));

function listsRowsOf(table: string, words: readonly string[]): boolean {
  const query = parseWords(words);
  if (query?.kind !== "select") return false;
  const [item] = query.items;
  return item?.expression.kind === "column" && tableOf(item.expression.name) === table;
}

const leaving: readonly string[] = [
  "(just |only |so )?(not|without|except|excluding|exclude|minus|skip|drop|remove|lose|scratch|ditch|forget|never mind|nevermind|leave out|take out|get rid of) A( though| then| anymore| any more| after all| either)?",
  "(leave|take|keep) A out( of it| of this)?",
  "(any|every)thing (but|except) A",
  "A (is|are) out|A can go",
  "i (do n't|don't|do not) (want|like|need) A( though| then| anymore| any more| after all| either)?",
];
const leaves = new RegExp(`^(?:${leaving.join("|")})$`);

/** Null where the turn does not plainly send one of several values away. */
export function leaveValueOut(sql: string, said: Narrowing, types: ColumnTypes): string | null {
  const gone = sql === "" ? undefined : onlyValue(said);
  if (gone === undefined || !leaves.test(frameOf(said))) return null;
  let words = sqlWords(sql);
  const alike = columnLiterals(words, types).filter(({ type }) => type === gone.type);
  const [first, ...others] = alike.filter(({ literal }) => literal === gone.sql).toReversed();
  const query = first && parseWords(words);
  if (first === undefined || query === undefined) return null;
  for (const { at } of [first, ...others]) {
    const choice = choicesOf(query).findLast(({ start, end }) => start <= at && at < end);
    const kinds = choice === undefined ? [] : disjuncts(choice);
    const holds = ({ start, end }: Expression, place: number): boolean =>
      start <= place && place < end;
    if (choice === undefined) return null;
    if (!kinds.every((one) => alike.some((literal) => holds(one, literal.at)))) return null;
    const kept = kinds.filter((one) => !holds(one, at));
    const text = kept.flatMap(({ start, end }, i) => [
      ...(i === 0 ? [] : ["OR"]),
      ...words.slice(start, end),
    ]);
    const whole = kept.length > 1 ? ["(", ...text, ")"] : text;
    words = [...words.slice(0, choice.start), ...whole, ...words.slice(choice.end)];
  }
  return words.join(" ");
}

/** Conditions of which one must hold, with their parentheses. */
function choicesOf(query: Query): Expression[] {
  const found: Expression[] = [];
  walkQuery(query, {
    expression: (node) => {
      if (node.kind === "group" && disjuncts(node).length > 1) found.push(node);
    },
  });
  return found;
}
