// Shares that stay of all rows when fewer groups are shown: a window would see only the groups that are kept.
import { word } from "../../outline/symbols.ts";
import {
  type Clauses,
  figureOf,
  isCalled,
  noClauses,
  number,
  outlineOfClauses,
  type Symbols,
} from "../clauses.ts";

export const shownShare = ({ select }: Clauses): Symbols | undefined =>
  select.find((item) => isCalled(item, "share"));

/** What is worked out over all rows. */
function overAll(shown: Symbols, { where, from }: Clauses): Symbols {
  return [
    word("("),
    ...outlineOfClauses({ ...noClauses, select: [shown], where, from }),
    word(")"),
  ];
}

/** So many per cent of the figure over all rows. */
export const partOf = (figure: Symbols, percent: number, clauses: Clauses): Symbols =>
  overAll([...figure, word("*"), number(percent / 100)], clauses);

/** The figure in per cent of itself over all rows. */
export const ofAll = (figure: Symbols, clauses: Clauses): Symbols => [
  hundred,
  word("*"),
  ...figure,
  word("/"),
  ...overAll(figure, clauses),
];

const hundred = {
  kind: "value",
  literal: { type: "number", text: "100.0" },
  column: null,
} as const;

/** `after`, of fewer of the groups of `before`: their shares are of all of them still. */
export function sharesOfAll(before: Clauses, after: Clauses): Clauses {
  const share = shownShare(after);
  // Shares within other groups are of those.
  const whole = share?.length === figureOf(share ?? []).length + 3;
  if (share === undefined || !whole) return after;
  const select = after.select.map((item) =>
    item === share ? ofAll(figureOf(share), before) : item,
  );
  return { ...after, select };
}
