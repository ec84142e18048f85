// What is made of a reading after it was decoded, whatever the model thinks of it: about the right thing, with what has to
// stay, without what is denied; and heard as it was told.
import type { Heard, Understanding } from "../conversation/interpreter.ts";
import type { Schema } from "../database/database.ts";
import { tokenize } from "../text/tokenize.ts";
import { unmetIn } from "../words/said-outright.ts";
import { keepTarget } from "./keep-target.ts";
import { affirmedOf, withoutNew } from "./kept-out.ts";
import { anyOfSeveral } from "./one-of-several.ts";
import { twoEnds } from "./two-ends.ts";
import { whatStays } from "./what-stays.ts";

type Turn = { readonly last: string; readonly utterance: string; readonly schema: Schema };

/** The query as predicted, or as the last one and the words have it. */
export function readAsMeant(sql: string, { last, utterance, schema }: Turn): string {
  const about = keepTarget(anyOfSeveral(sql), last, utterance, schema);
  return whatStays(twoEnds(about, last), last, utterance);
}

/** Each once. */
export function othersThan(
  sql: string,
  readings: Understanding["alternatives"],
): Understanding["alternatives"] {
  const seen = new Set([sql]);
  return readings.filter((one) => !seen.has(one.sql) && seen.add(one.sql));
}

/** Where a reading does not heed what is denied. */
export async function keptOut(
  utterance: string,
  sql: string,
  { last, ask }: { readonly last: string; readonly ask: (text: string) => Promise<Understanding> },
): Promise<(Understanding & { readonly meant: string }) | null> {
  const isHeeded = (made: string): boolean =>
    unmetIn({ utterance, sql: made, before: last }).length === 0;
  const meant = last === "" || isHeeded(sql) ? null : affirmedOf(utterance);
  const affirmed = meant === null ? null : await ask(meant);
  const made = affirmed && withoutNew(affirmed.sql, last);
  if (meant === null || !affirmed || !made || !isHeeded(made)) return null;
  return { ...affirmed, meant, sql: made, provenance: [], alternatives: [] };
}

/** Heard as it was told, with what was taken back at once: those words and values have done their part. */
export function asTold(
  understood: Understanding,
  heard: Heard,
  told: string,
  meant: string,
): Understanding {
  const left = new Set(tokenize(meant).map(({ text }) => text));
  const gone = tokenize(told).flatMap(({ text }) => (left.has(text) ? [] : [text]));
  const values = heard.values.filter(({ text }) => meant.includes(text));
  const accounted = [...(understood.accounted ?? []), ...gone];
  return { ...understood, heard: { ...heard, values }, accounted };
}
