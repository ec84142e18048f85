// What was done and when: "books translated in 2020" are not those that were published then.
import { shapeOf, tablesIn } from "../sql/query-shape.ts";
import { monthWords, weekdayWords } from "../text/counted-words.ts";
import type { Token } from "../text/token.ts";
import { kindredNames } from "./kindred.ts";
import { piecesOf } from "./query-pieces.ts";
import { formsOf, isDeed, nameWords } from "./stems.ts";

const leading = /^(?:in|on|since|before|after|during|until|last|this)$/;
const times: ReadonlySet<string> = new Set([...monthWords, ...weekdayWords]);
const year = /^(?:1[6-9]|20)\d\d$/;
const moment = /^'?(?:1[6-9]|20)\d\d(?:-\d\d-\d\d.*)?'?$/;

/** Deeds beside a time, where the query has the time of other deeds alone. */
export function otherDeeds(tokens: readonly Token[], sql: string): readonly Token[] {
  const said = tokens.filter(({ text }, i) => {
    const [next = "", after = ""] = [tokens[i + 1]?.text, tokens[i + 2]?.text];
    if (earning.test(text) && piecesOf(sql).keywords.has("SUM")) return false;
    return isDone(text) && leading.test(next) && [next, after].some(isTime);
  });
  if (said.length === 0) return [];
  const shape = shapeOf(sql);
  const paths = (shape?.conditions ?? []).flatMap(({ path, value }) =>
    moment.test(value) ? [path.split(" > ").at(-1) ?? ""] : [],
  );
  const [first = ""] = tablesIn(sql);
  const target = shape?.target.replace("*", `${first}.`) ?? "";
  const isOfOthers = (path: string): boolean =>
    path.includes(".") && !target.includes(`${path.split(".").at(-2)}.`);
  return said.filter(
    ({ text }) => paths.length > 0 && paths.every((path) => isOther(text, path, isOfOthers(path))),
  );
}

/** "how much did we make in march" is answered by any sum of money. */
const earning = /^(?:makes?|made|takes?|took|gets?|got|brings?|brought|spends?|spent|earned)$/;

/** What things and companies are, each by a day of its own. */
const begun = /^(?:founded|established|built|born|formed|launched|opened|started|made)$/;

const isDone = (word: string): boolean => isDeed(word) && !word.endsWith("ing");

const isTime = (word: string): boolean => year.test(word) || times.has(word);

/**
 * The time is called by a deed, and neither that nor its table has to do with what is said. `apart`: it is a time of
 * something else than is asked for, and has to be said itself: clients that were founded are no matters opened.
 */
function isOther(said: string, path: string, apart: boolean): boolean {
  const names = path.split(".").flatMap(nameWords);
  const column = nameWords(path.split(".").at(-1) ?? "");
  if (!column.some(isDone)) return false;
  const kin = apart && begun.test(said) ? () => [] : kindredNames;
  const about = new Set([...formsOf(said), ...kin(said)]);
  const forms = names.flatMap((name) => [...formsOf(name), ...kin(name)]);
  return !forms.some((form) => about.has(form));
}
