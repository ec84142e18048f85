// What was asked, as a query: as a person gave it, or as the model decodes it.
import type { AskedTurn } from "./following/asked-turn.ts";
import { inTurnsOf } from "./following/standing.ts";
import type { Understanding } from "./interpreter.ts";

/** As the query that a person gave, of which nothing has to be decoded; else as the model decodes it. */
export function understand(question: AskedTurn): Promise<Understanding> | Understanding {
  const { settled, standing, whole } = question;
  if (settled === undefined) return decode(question);
  const nothing = { provenance: [], attended: [], alternatives: [] };
  const heard = standing.context.hear(whole);
  return { ...nothing, sql: settled, refused: false, confidence: 1, heard };
}

/** One way of decoding, whoever asks: readings side by side, as long as they are close. */
export async function decode({
  standing,
  whole,
  number,
  reading,
}: AskedTurn): Promise<Understanding> {
  const decoded = await standing.context.understand(whole, { beam: 3, ...reading });
  return inTurnsOf(decoded, standing, number);
}
