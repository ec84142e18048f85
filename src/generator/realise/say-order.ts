// Words for directions, numbers of rows and superlatives.
import type { Random } from "../../random.ts";
import { type Having, isField, type QueryOrder, type TalkQuery } from "../query.ts";
import type { World } from "../tables/world.ts";
import { say } from "./say.ts";
import { countWord } from "./say-rank.ts";

/** What every whole question has at hand. */
export type QuestionWords = {
  readonly many: string;
  readonly one: string;
  readonly which: string;
  readonly each: string;
};

/** One kind of whole question; undefined where there is no good way to say it. */
export type SayQuestion = (
  random: Random,
  world: World,
  query: TalkQuery,
  said: QuestionWords,
) => string | undefined;

export function superlativeParts(
  random: Random,
  time: boolean,
  descending: boolean,
): { best: string } {
  const word = time
    ? descending
      ? ":4 latest | :3 most recent | :2 {highest} | :1 last | :1 newest"
      : ":4 earliest | :3 oldest | :2 {lowest} | :1 first"
    : descending
      ? "{highest}"
      : "{lowest}";
  return { best: say(random, word) };
}

export function directionText(random: Random, { by, descending }: QueryOrder): string {
  const alphabetical = isField(by) && (by.role === "name" || by.role === "entity");
  if (descending) return say(random, alphabetical ? "{alphaback}" : "{desc}");
  return random.next() < 0.35 ? "" : say(random, alphabetical ? "{alpha}" : "{asc}");
}

export function havingText(random: Random, having: Pick<Having, "op" | "value">): string {
  const words = {
    ">": "(more than|over|above)",
    "<": "(less than|fewer than|under)",
    ">=": "{least}",
    "<=": "{most}",
    "=": "(exactly|only|just|)",
    "!=": "not",
  };
  const more = having.op === ">=" && random.next() < 0.3;
  const count = having.value === 1 && random.next() < 0.6 ? "one" : countWord(random, having.value);
  return more ? `${count} or more` : `${say(random, words[having.op])} ${count}`.trim();
}
