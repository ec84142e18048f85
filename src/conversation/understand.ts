// What was asked, as a query: as a person gave it, or as the model decodes it.
import type { Wording } from "../entities/wording.ts";
import { limitsInOrder } from "../sql/limits-in-order.ts";
import type { AskedTurn } from "./following/asked-turn.ts";
import { inTurnsOf } from "./following/standing.ts";
import type { Understanding } from "./interpreter.ts";

/** As the query that a person gave, of which nothing has to be decoded; else as the model decodes it. */
export function understand(
  question: AskedTurn,
  wording: Wording,
): Promise<Understanding> | Understanding {
  const { settled, standing, whole } = question;
  if (settled === undefined) return decode(question, wording);
  const nothing = { provenance: [], attended: [], alternatives: [] };
  const heard = standing.context.hear(whole);
  return { ...nothing, sql: settled, refused: false, confidence: 1, heard };
}

/** One way of decoding, whoever asks: readings side by side, as long as they are close. */
export async function decode(
  { standing, whole, number, reading }: AskedTurn,
  wording: Wording,
): Promise<Understanding> {
  const decoded = await standing.context.understand(whole, { beam: 3, ...reading });
  return inTurnsOf(inOrder(decoded, wording), standing, number);
}

/** "between 2000 and 1990" is between 1990 and 2000. */
export function inOrder(understood: Understanding, { formats }: Wording): Understanding {
  const isClock = (column: string): boolean =>
    (formats[column] ?? formats[column.toLowerCase()]) === "clock";
  const sql = limitsInOrder(understood.sql, isClock);
  if (sql === understood.sql) return understood;
  const alternatives = understood.alternatives.map((one) => ({
    ...one,
    sql: limitsInOrder(one.sql, isClock),
  }));
  const others = alternatives.filter((one) => one.sql !== sql);
  return { ...understood, sql, provenance: [], alternatives: others };
}
