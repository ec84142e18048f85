// "i said boston but i meant denver": both values are named, so the one stands where the other stood,
// whatever it is there. Nothing here guesses: where a word is left over, or the old value does not stand
// in the last query and the new one nowhere, the model reads the turn.
import { columnLiterals } from "../entities/anonymise-sql.ts";
import type { ColumnTypes, Placeholder } from "../entities/placeholder.ts";
import { sqlWords } from "../sql/words.ts";
import type { Token } from "../text/token.ts";
import { tokenize } from "../text/tokenize.ts";
import type { Narrowing } from "./narrow-grouped.ts";

/** Said without courtesies, and without what leads to a value: "to denver" is B. */
const silent: ReadonlySet<string> = new Set(
  "please sorry oops oh ah hm hmm no wait actually okay ok um uh thanks well and but maybe".split(
    " ",
  ),
);
const leading: ReadonlySet<string> = new Set(
  "from to on into in at with by via for the out of leaving".split(" "),
);

/** A and B in the order said. */
const newFirst: readonly string[] = [
  "A (instead of|in place of|rather than|not) B",
  "(try|use|take|do|go with|let 's (try|do|take|go with)) A (instead of|in place of|rather than|not) B",
  "(change|switch|make) (it|that) A (instead of|rather than|not) B",
  "i (meant|wanted|want|said|need) A (not|instead of|rather than) B",
  "i ('d |would )?rather (have |go |fly |take |leave |arrive |see )?A than B",
  "i ('d |would )?prefer A (over |rather than |instead of )?B",
  "A (would be|is|works) better than B",
  "(how|what) about A (instead of|rather than) B",
];
const oldFirst: readonly string[] = [
  "not A B( instead)?",
  "(not|did i say|i said) A i (meant|mean|wanted|want|need|should have said) B",
  "(replace|swap|exchange|change|switch|move) (from )?A B",
  "instead of A (make it |try |show me |i want |use )?B",
];

const whole = (forms: readonly string[]): RegExp => new RegExp(`^(?:${forms.join("|")})$`);
const saysNewFirst = whole(newFirst);
const saysOldFirst = whole(oldFirst);

/** Null where the turn is no plain exchange of one value for another. */
export function exchangeValues(sql: string, said: Narrowing, types: ColumnTypes): string | null {
  if (sql === "" || said.values.length !== 2) return null;
  const [a, b] = said.values.map(({ kind, placeholders: [own] }) =>
    kind === "entity" ? said.placeholders.find(({ name }) => name === own) : undefined,
  );
  if (a === undefined || b === undefined || a.type !== b.type) return null;
  const frame = frameOf(said);
  if (saysNewFirst.test(frame)) return inPlaceOf(sql, b, a, types);
  if (saysOldFirst.test(frame)) return inPlaceOf(sql, a, b, types);
  return null;
}

/** The words that say which value goes and which comes, the values as A and B. */
export function frameOf({ utterance, values }: Narrowing): string {
  const tokens = tokenize(utterance);
  const valueAt = (token: Token | undefined): number =>
    values.findIndex(({ start, end }) => token && token.start >= start && token.end <= end);
  const words = tokens.flatMap((token, i) => {
    const value = valueAt(token);
    if (value >= 0) return token.start === values[value]?.start ? [value === 0 ? "A" : "B"] : [];
    // "no boston" sends it away; "no, boston" does not.
    if (token.text === "no" && valueAt(tokens[i + 1]) >= 0) return ["without"];
    return /\p{L}/u.test(token.text) ? [token.text.toLowerCase()] : [];
  });
  const telling = words.filter((word, i) => !silent.has(word) || isKept(words, i));
  return telling
    .filter(
      (word, i) =>
        !(leading.has(word) && /^[AB]$/.test(telling[i + 1] ?? "")) || isKept(telling, i),
    )
    .join(" ");
}

/** "instead of denver", "anything but denver": these words tell which one goes. */
const isKept = (words: readonly string[], i: number): boolean =>
  /^(?:(?:instead|place|rid) of|(?:leave|take) out|(?:any|every)thing but)$/.test(
    `${words[i - 1]} ${words[i]}`,
  );

/** The query with the new value wherever the old one is asked for. */
function inPlaceOf(
  sql: string,
  old: Placeholder,
  fresh: Placeholder,
  types: ColumnTypes,
): string | null {
  const words = sqlWords(sql);
  const alike = columnLiterals(words, types).filter(({ type }) => type === old.type);
  const places = alike.filter(({ literal }) => literal === old.sql);
  if (places.length === 0 || alike.some(({ literal }) => literal === fresh.sql)) return null;
  if (!places.every(({ at }) => words[at - 1] === "=")) return null;
  for (const { at } of places) words[at] = fresh.sql;
  return words.join(" ");
}
