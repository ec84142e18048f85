// What was done and when: "books translated in 2020" are not those that were published then.
import { shapeOf } from "../sql/query-shape.ts";
import { monthWords, weekdayWords } from "../text/counted-words.ts";
import type { Token } from "../text/token.ts";
import { kindredNames } from "./kindred.ts";
import { formsOf, isDeed, nameWords } from "./stems.ts";

const leading = /^(?:in|on|since|before|after|during|until|last|this)$/;
const times: ReadonlySet<string> = new Set([...monthWords, ...weekdayWords]);
const year = /^(?:1[6-9]|20)\d\d$/;
const moment = /^'?(?:1[6-9]|20)\d\d(?:-\d\d-\d\d.*)?'?$/;

/** Deeds beside a time, where the query has the time of other deeds alone. */
export function otherDeeds(tokens: readonly Token[], sql: string): readonly Token[] {
  const said = tokens.filter(({ text }, i) => {
    const [next = "", after = ""] = [tokens[i + 1]?.text, tokens[i + 2]?.text];
    return isDone(text) && leading.test(next) && [next, after].some(isTime);
  });
  if (said.length === 0) return [];
  const paths = (shapeOf(sql)?.conditions ?? []).flatMap(({ path, value }) =>
    moment.test(value) ? [path.split(" > ").at(-1) ?? ""] : [],
  );
  return said.filter(({ text }) => paths.length > 0 && paths.every((path) => isOther(text, path)));
}

const isDone = (word: string): boolean => isDeed(word) && !word.endsWith("ing");

const isTime = (word: string): boolean => year.test(word) || times.has(word);

/** The time is called by a deed, and neither that nor its table has to do with what is said. */
function isOther(said: string, path: string): boolean {
  const names = path.split(".").flatMap(nameWords);
  const column = nameWords(path.split(".").at(-1) ?? "");
  if (!column.some(isDone)) return false;
  const about = new Set([...formsOf(said), ...kindredNames(said)]);
  const forms = names.flatMap((name) => [...formsOf(name), ...kindredNames(name)]);
  return !forms.some((form) => about.has(form));
}
