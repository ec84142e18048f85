// Whether the dates of a gold query are said as month and day. Real questions had their weekdays
// replaced by constant dates, which nobody could know from the words.
import type { GoldTurn, Interaction } from "../dataset/interaction.ts";
import { bind } from "../sql/bind/bind.ts";
import { valuesOf } from "../sql/bind/values.ts";
import { tryParse } from "../sql/parse-words.ts";
import { cardinalWords, monthWords as months, ordinalWords } from "../text/counted-words.ts";
import { tokenize } from "../text/tokenize.ts";

const ordinals = [...ordinalWords.slice(1), "twentieth"];
const cardinals = [...cardinalWords.slice(1), "twenty"];

/** True where the gold has no date, or states it: "april fourth", "the 4th of april". */
export function statesItsDates(turn: GoldTurn): boolean {
  const dates = turn.sql.map(goldDates);
  if (dates.every((date) => date.months.length === 0 && date.days.length === 0)) return true;
  const said = saidNumbers(turn.utterance);
  return dates.some(
    (date) =>
      date.months.every((month) => said.months.has(month)) &&
      date.days.every((day) => said.days.has(day)),
  );
}

/** Interactions all of whose turns state their dates. */
export function keepStatedDates(interaction: Interaction): boolean {
  return interaction.turns.every(statesItsDates);
}

/** The months and days of the month that a query compares with. */
function goldDates(sql: string): { readonly months: number[]; readonly days: number[] } {
  const query = tryParse(sql);
  const values = query === undefined ? [] : valuesOf(bind(query, { tables: [] }));
  const numbersOf = (column: RegExp) =>
    values.flatMap((use) =>
      use.node.kind === "literal" &&
      use.node.type === "number" &&
      column.test(use.column?.name ?? "")
        ? [Number(use.node.text)]
        : [],
    );
  return {
    months: numbersOf(/^month(_number)?$/),
    days: numbersOf(/^day(_number|_of_month)?$/),
  };
}

function saidNumbers(utterance: string): { months: Set<number>; days: Set<number> } {
  const said = { months: new Set<number>(), days: new Set<number>() };
  const words = tokenize(utterance).map((token) =>
    utterance.slice(token.start, token.end).toLowerCase(),
  );
  for (const [i, word] of words.entries()) {
    const month = months.findIndex(
      (name) => name === word || (word.length === 3 && name.startsWith(word)),
    );
    if (month >= 0) said.months.add(month + 1);
    const digits = /^(\d{1,2})(st|nd|rd|th)?$/.exec(word);
    if (digits !== null) said.days.add(Number(digits[1]));
    const unit = unitOf(word);
    if (unit > 0) said.days.add(unit);
    if (word === "thirtieth" || word === "thirty") said.days.add(30);
    // "twenty seventh", "thirty first"
    const ten = word === "twenty" ? 20 : word === "thirty" ? 30 : 0;
    const next = unitOf(words[i + 1] ?? "");
    if (ten > 0 && next > 0 && next < 10) said.days.add(ten + next);
  }
  return said;
}

function unitOf(word: string): number {
  return Math.max(ordinals.indexOf(word), cardinals.indexOf(word)) + 1;
}
