// For tests: plain changes of queries about the bookshop, written out.

import type { CivilDate } from "../dates/civil.ts";
import { readOutline } from "../outline/read-outline.ts";
import { writeOutline } from "../outline/write-outline.ts";
import { reviseOutline } from "../revise/revise.ts";
import { normalForm } from "../sql/normal-form.ts";
import { parseSql } from "../sql/parse.ts";
import type { Bookshop } from "./bookshop.fixture.ts";
import { readTurn } from "./encoding/encode-turn.ts";

/** Null where the utterance is no plain change. */
export function revisedSql(
  { known: { described }, ground }: Bookshop,
  before: string,
  utterance: string,
  today: CivilDate,
): string | null {
  const turn = readTurn(utterance, ground, today);
  const revised = reviseOutline(turn, readOutline(parseSql(before), described), described);
  return revised === null ? null : writeOutline(revised, described);
}

/** The query as outlines write it, in normal form. */
export function asWritten({ known: { described } }: Bookshop, sql: string): string {
  return normalForm(writeOutline(readOutline(parseSql(sql), described), described));
}
