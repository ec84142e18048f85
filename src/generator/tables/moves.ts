// How a conversation goes on: each move makes a new frame of the last one and says only what changes.
// The weights are how often people go on in that way.

import { aggregateMove, countMove, distinctMove } from "./count-moves.ts";
import { eachMove, groupMove, havingMove, mostMove } from "./group-moves.ts";
import type { FrameMove, MoveContext } from "./move.ts";
import { averageMove, narrowMove, noneMove, valueMove } from "./narrow-moves.ts";
import { bestMove, orderMove, turnOrderMove } from "./order-moves.ts";
import { bothMove, eitherMove, exceptMove, widenMove } from "./pair-moves.ts";
import { addItemsMove, relatedMove, showMove } from "./show-moves.ts";

type Kind = {
  readonly name: string;
  readonly weight: number;
  readonly make: (context: MoveContext) => FrameMove | undefined;
};

export const moveKinds: readonly Kind[] = [
  { name: "show", weight: 24, make: showMove },
  { name: "add-items", weight: 9, make: addItemsMove },
  { name: "narrow", weight: 16, make: narrowMove },
  { name: "value", weight: 9, make: valueMove },
  { name: "count", weight: 7, make: countMove },
  { name: "order", weight: 5, make: orderMove },
  { name: "turn-order", weight: 2, make: turnOrderMove },
  { name: "best", weight: 8, make: bestMove },
  { name: "aggregate", weight: 6, make: aggregateMove },
  { name: "group", weight: 6, make: groupMove },
  { name: "most", weight: 9, make: mostMove },
  { name: "having", weight: 3.5, make: havingMove },
  { name: "distinct", weight: 3, make: distinctMove },
  { name: "none", weight: 3.5, make: noneMove },
  { name: "average", weight: 2.5, make: averageMove },
  { name: "both", weight: 4, make: bothMove },
  { name: "except", weight: 2.5, make: exceptMove },
  { name: "either", weight: 2, make: eitherMove },
  { name: "each", weight: 3, make: eachMove },
  { name: "widen", weight: 2, make: widenMove },
  { name: "related", weight: 8, make: relatedMove },
];
