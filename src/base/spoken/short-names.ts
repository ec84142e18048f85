// Names that are shortened as nobody says them, spelt out by what was said: "who joined since may" of a `jn_dt`,
// "discontinued" of a `disc_flg`. Only words that the database has no other meaning for are looked for.

import { askingWords } from "../../schema/asking-words.ts";
import { everydayNames } from "../../schema/everyday-words.ts";
import { commonWords, stem } from "../../schema/stem.ts";
import { nameWith, nameWords, shortPieces } from "../../text/english-names.ts";
import { isShortFor } from "../../text/short-forms.ts";
import { tokenize } from "../../text/tokenize.ts";
import type { SpokenDatabase } from "./spoken.ts";

/** A piece of names, and the word that it stands for. */
export type ShortName = { readonly short: string; readonly long: string };

export function shortNamesSaid(
  utterance: string,
  { described, values }: Pick<SpokenDatabase, "described" | "values">,
  names: ReadonlySet<string>,
): ShortName[] {
  const named = [...described.tables, ...described.columns].filter(({ hidden }) => hidden !== true);
  const pieces = new Set(named.flatMap(({ name }) => shortPieces(name)));
  if (pieces.size === 0) return [];
  return tokenize(utterance).flatMap(({ text }) => {
    const long = stem(text);
    const said = [long, long.replace(/^(?:in|un|non|dis)(?=\p{L}{4})/u, "")];
    const known = said.some((one) => names.has(one) || values.whole([one]).length > 0);
    if (known || !/^[a-z]{4,}$/.test(long) || isAsking(long)) return [];
    const meant = said.flatMap((word) =>
      [...pieces]
        .filter((short) => isShortFor(short, word))
        .map((short) => ({ short, long: word })),
    );
    const [only] = meant;
    return only !== undefined && new Set(meant.map(({ short }) => short)).size === 1 ? [only] : [];
  });
}

const isAsking = (word: string): boolean =>
  askingWords.has(word) || commonWords.has(word) || everydayNames.has(word);

export function spellNames(known: SpokenDatabase, short: readonly ShortName[]): SpokenDatabase {
  const spelt = new Map(short.map((one) => [one.short, one.long]));
  const spell = <T extends { readonly name: string; readonly words: readonly string[] }>(
    named: T,
  ): T => ({ ...named, words: nameWith(named.name, spelt) ?? named.words });
  const { described, values } = known;
  return {
    ...known,
    described: {
      ...described,
      tables: described.tables.map(spell),
      columns: described.columns.map(spell),
    },
    values: {
      ...values,
      flags: (one) => {
        const said = short.find(({ long }) => long === one)?.short;
        return values.flags(said === undefined ? one : nameWords(said).map(stem).join(" "));
      },
    },
  };
}
