// "average price", then "per publisher"; "cheapest book of each author": one figure in groups. No training query
// has it, so it is made of two that the model knows: the figure, and how many there are in each group.
import type { ColumnTypes, ResolvedValue } from "../../entities/placeholder.ts";
import { trySelect } from "../../sql/parse-words.ts";
import { printExpression } from "../../sql/print.ts";
import { figureOf } from "../reports/counted-rows.ts";
import { writeReport } from "../reports/report-sql.ts";

const each = String.raw`(?:per|by|(?:(?:for|on|of|in|from|with)\s+)?(?:each|every))`;
const later = new RegExp(
  String.raw`^\W*(?:(?:and|now|ok|okay|show|give|me|it|that|this|them|break|down|please|what\s+about|how\s+about)\s+)*${each}\s+(?<group>[a-z]+?)(?:(?<!s)s)?(?:\s+(?:please|instead|then))?[\s.?!]*$`,
  "i",
);
const figures =
  "average|avg|mean|cheapest|lowest|minimum|smallest|highest|largest|maximum|most\\s+expensive|longest|shortest";
const whole = new RegExp(
  String.raw`^(?<main>.*\b(?:${figures})\b.*?)\s+${each}\s+(?<group>[a-z]+?)(?:(?<!s)s)?(?<rest>\s+(?:from|to|in|on|between|for|of|with|[a-z]+ing)\s.+)?[\s.?!]*$`,
  "i",
);

/** What a kind of value is called where all its columns have one name: "class" is the class type. */
function columnOf(group: string, types: ColumnTypes): string {
  const names = [...types].flatMap(([column, type]) =>
    type.toLowerCase() === group.toLowerCase() ? [column.slice(column.lastIndexOf(".") + 1)] : [],
  );
  const [name, ...others] = new Set(names);
  return name === undefined || others.length > 0 ? group : name.replaceAll("_", " ");
}

export type GroupedFigure = {
  /** The question without its groups; null where it was asked before. */
  readonly main: string | null;
  /** A question that counts the groups, as the model knows it. */
  readonly counts: string;
  /** The groups by their column, where it does not. */
  readonly by: string;
};

type Known = {
  readonly types: ColumnTypes;
  /** That the utterance was heard to name. */
  readonly values: readonly Pick<ResolvedValue, "text">[];
};

const isPartOf = (word: string, text: string): boolean =>
  text.toLowerCase().split(/\W+/).includes(word.toLowerCase());

/** Null where no figure is asked for in groups. */
export function figureInGroups(
  utterance: string,
  last: string,
  { types, values }: Known,
): GroupedFigure | null {
  // "the average by north" is of north alone.
  const isGroup = (name: string): boolean => !values.some(({ text }) => isPartOf(name, text));
  const said = figureOf(last) === null ? undefined : later.exec(utterance)?.groups?.["group"];
  const after = said !== undefined && isGroup(said) ? said : undefined;
  const by = (name: string): string => `by ${columnOf(name, types)}`;
  if (after !== undefined)
    return { main: null, counts: `how many for each ${after}`, by: by(after) };
  const { main, group, rest = "" } = whole.exec(utterance)?.groups ?? {};
  if (main === undefined || group === undefined || !isGroup(group)) return null;
  return { main: `${main}${rest}`, counts: `how many${rest} for each ${group}`, by: by(group) };
}

/** The figure of the one query in the groups of the other; null where they do not go together. */
export function groupFigure(sql: string, countsSql: string): string | null {
  const figure = figureOf(sql);
  const counts = trySelect(countsSql);
  if (figure === null || counts === undefined) return null;
  const [group, ...more] = counts.groupBy;
  if (group?.kind !== "column" || more.length > 0) return null;
  const table = group.name.slice(0, group.name.lastIndexOf("."));
  return writeReport({
    rows: figure.rows,
    figure: figure.text,
    groups: [{ table, by: group.name }],
  });
}

/** Narrowed, a figure of groups is still one of groups; null where the last query showed another figure. */
export function sameGroups(sql: string, last: string): string | null {
  const before = trySelect(last);
  const text = figureOf(sql)?.text;
  if (before?.groupBy.length !== 1 || text === undefined) return null;
  const figures = before.items.map(({ expression }) => printExpression(expression));
  return figures.includes(text) ? groupFigure(sql, last) : null;
}
