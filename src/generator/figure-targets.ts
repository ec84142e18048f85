// What any declared things can be asked for besides themselves: the first few of an order, how many there
// are of each kind, the average of a column. A domain gives the words; the questions are made here.
import type { Target } from "./domain.ts";

/** The things of a topic, by their key. */
export type Things = {
  readonly topic: string;
  readonly key: string;
  readonly plural: string;
};

export type FigureOrder = {
  readonly name: string;
  /** "cheapest", as grammar text. */
  readonly words: string;
  readonly column: string;
  readonly descending?: boolean;
};

const counts = [
  [2, "two|2"],
  [3, "three|3"],
  [4, "four|4"],
  [5, "five|5"],
  [10, "ten|10"],
] as const;

type Given = Pick<Target, "never" | "shares" | "instead">;

/** "the three cheapest flights": each number is a question of its own, its digits a value. */
export function firstFew(
  { topic, key, plural }: Things,
  orders: readonly FigureOrder[],
  given: (order: FigureOrder, said: string) => Given & Partial<Pick<Target, "ask" | "follow">>,
): readonly Target[] {
  return orders.flatMap((order) =>
    counts.map(([count, said]): Target => {
      const { name, words, column, descending } = order;
      const few = `(:5 (${said}) (${words}) | :1 (${words}) (${said}))`;
      return {
        name: `${name}-${count}`,
        topic,
        passing: true,
        weight: count === 3 ? 0.5 : 0.15,
        moves: count === 3 ? 0.6 : 0.2,
        select: [key],
        top: { column, count, ...(descending === true && { descending }) },
        ask: `:5 {showme} the ${few} {pre} ${plural} {post} | :3 what are the ${few} {pre} ${plural} {post} | :2 [the] ${few} {pre} ${plural} {post} | :1 i (want|need|would like) the ${few} {pre} ${plural} {post} | :1 which are the ${few} {pre} ${plural} {post} | :1 the top (${said}) (${words}) {pre} ${plural} {post}`,
        follow: `:4 {showme} the ${few} [ones|of those|of them] | :3 the ${few} [ones] | :2 what are the ${few} [ones] | :2 which are the ${few} | :1 just the ${few} [ones] | :1 only the ${few} | :1 {showme} the ${few} ${plural} {post}`,
        ...given(order, said),
      };
    }),
  );
}

type Kind = { readonly name: string; readonly column: string; readonly words: string };

/** "how many books are there on each subject", "which subject has the most". */
export const countedBy = (
  { topic, plural }: Things,
  { name, column, words }: Kind,
  given: Given,
): Target => ({
  name: `by-${name}`,
  topic,
  passing: true,
  weight: 1,
  moves: 1.2,
  select: [column],
  groupBy: column,
  ...given,
  ask: `:3 how many {pre} ${plural} are there (for|per|by) each (${words}) {post} | :2 [the] number of {pre} ${plural} (by|per|for each) (${words}) {post} | :2 which (${words}) has the most {pre} ${plural} {post} | :1 count the {pre} ${plural} {post} (by|per) (${words})`,
  follow: `:3 how many (are there|is that) (for|per|by) each (${words}) | :2 (by|per) (${words}) | :2 which (${words}) has the most [of them|of those] | :1 count them (by|per|for each) (${words})`,
});

/** "how many pages do they have on average". */
export const averageOf = (
  { topic, plural }: Things,
  { name, column, words }: Kind,
  given: Given,
): Target => ({
  name: `average-${name}`,
  topic,
  passing: true,
  weight: 0.8,
  moves: 1,
  select: [column],
  aggregate: "AVG",
  ...given,
  ask: `:4 what (is|'s) the average (${words}) of {pre} ${plural} {post} | :2 {showme} the average (${words}) of [the|all] {pre} ${plural} {post} | :1 [the] average (${words}) of {pre} ${plural} {post} | :1 on average what is the (${words}) of {pre} ${plural} {post}`,
  follow: `:3 what (is|'s) (the|their) average (${words}) | :2 (and|) the average (${words}) | :1 {showme} (the|their) average (${words})`,
});
