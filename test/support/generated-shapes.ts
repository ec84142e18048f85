// What the generator writes of the analysts' shapes, about three drafted databases: a shop with a fiscal year, people
// with birthdays and managers, work that begins and ends. The law of the shapes is held on them.
import { type DerivedColumn, deriveColumns } from "../../src/base/spoken/derived.ts";
import { addMeasures, type BaseMeasure } from "../../src/base/spoken/measures.ts";
import type { Database } from "../../src/database/database.ts";
import { createSqliteDatabase } from "../../src/database/sqlite/adapter.ts";
import { databaseBytes } from "../../src/database/sqlite/database-bytes.ts";
import { synthesize } from "../../src/generator/synthesize.ts";
import { compileDomain } from "../../src/learn/compile/compile-domain.ts";
import { draftDomain } from "../../src/learn/draft/draft.ts";
import { makeWorld } from "../../src/learn/worlds/make-world.ts";
import { themes } from "../../src/learn/worlds/themes.ts";
import { readOutline } from "../../src/outline/read-outline.ts";
import type { OutlineWord } from "../../src/outline/symbols.ts";
import { writeOutline } from "../../src/outline/write-outline.ts";
import { createRandom } from "../../src/random.ts";
import type { OutlineChange } from "../../src/revise/opening/figures.ts";
import { openingOutline } from "../../src/revise/opening/opening.ts";
import { reviseOutline } from "../../src/revise/revise.ts";
import { collectFacts } from "../../src/schema/database-facts.ts";
import { type KnownDatabase, readDatabase } from "../../src/schema/read-database.ts";
import { withRoles } from "../../src/schema/roles.ts";
import { parseSql } from "../../src/sql/parse.ts";

/** The words of an outline that make a shape, and how one asks for it. */
export const shapes: readonly (readonly [OutlineWord, RegExp])[] = [
  ["running", /running|cumul/i],
  ["change", /before|previous|change/i],
  ["growth", /growth|percentage change|in percent/i],
  ["rank", /rank/i],
  ["per", /per |each|every/i],
  ["share", /share|percent/i],
  ["rest", /rest|other/i],
  ["fill", /without any|with none|empty/i],
  ["keep", /without any|with none/i],
  ["band", /under/i],
  ["spread", /under/i],
  ["within", /side by side|columns|next to|difference|percent|change|growth/i],
  ["gap", /difference|how much/i],
  ["gain", /growth|percent/i],
  ["named", /manager|supervisor/i],
  ["age", /\bage\b/i],
  ["days", /duration|days/i],
  ["fiscal", /(?:fiscal|financial) year/i],
];

/** `said`: it and what was said before it, the last first. */
export type Made = {
  readonly utterance: string;
  readonly said: readonly string[];
  readonly before: string | undefined;
  readonly sql: string;
  readonly date: string | null | undefined;
  /** The words of its outline; none where there is no outline. */
  readonly words: ReadonlySet<string>;
  readonly of: DraftedWorld;
};

export type DraftedWorld = {
  readonly name: string;
  readonly statements: readonly string[];
  readonly database: Database;
  readonly known: KnownDatabase;
  readonly derived: readonly DerivedColumn[];
  readonly measures: readonly BaseMeasure[];
};

/** Theme and number of each, and what its domain file says besides what is drafted. */
const drafted = [
  { theme: "hardware_shop", seed: "shop/1", talks: 500, told: { fiscal_year: 7 } },
  { theme: "human_resources", seed: "human_resources/8", talks: 150, told: {} },
  { theme: "factory", seed: "factory/4", talks: 100, told: {} },
] as const;

/** All that was asked of them, the same every time; whoever asks closes the databases. */
export async function madeShapes(): Promise<{ worlds: DraftedWorld[]; made: Made[] }> {
  const worlds: DraftedWorld[] = [];
  const made: Made[] = [];
  for (const { theme: name, seed, talks, told } of drafted) {
    const theme = themes.find((one) => one.name === name);
    const statements = makeWorld(createRandom(seed), theme);
    const database = await createSqliteDatabase(await databaseBytes(statements), name);
    const facts = await collectFacts(database);
    const file = { ...draftDomain(facts, name), ...told };
    const { world } = compileDomain(file, facts);
    const { known: plain, derived } = deriveColumns(await readDatabase(database));
    const { described, measures } = addMeasures(plain.described, file.measures ?? {});
    const known = { ...plain, described };
    const of = { name, statements, database, known, derived, measures };
    worlds.push(of);
    for (const { turns, date } of synthesize(world, { interactions: talks, seed: 3, analysts: 1 }))
      for (const [
        i,
        {
          utterance,
          sql: [sql],
        },
      ] of turns.entries()) {
        if (sql === undefined) continue;
        const said = turns.slice(0, i + 1).map((turn) => turn.utterance);
        const before = turns[i - 1]?.sql[0];
        const words = wordsOf(sql, of.known);
        made.push({ utterance, said: said.reverse(), before, sql, date, words, of });
      }
  }
  return { worlds, made };
}

/** How reports by month and the like are asked about anew for each year. */
const inYears = [
  "as a share within each year",
  "rank within each year",
  "running total within each year",
];

/** Windows over a time: what people make of generated reports by a time, a few of each. */
export function windowsOverTime(made: readonly Made[]): Made[] {
  const byTime = made.filter(
    ({ sql, words }) =>
      /GROUP BY .*strftime \( '%Y-%m'/.test(sql) && !shapes.some(([shape]) => words.has(shape)),
  );
  return inYears.flatMap((utterance) =>
    byTime.slice(0, 4).flatMap((one) => {
      const { described } = one.of.known;
      const turn = { utterance, tokens: [], mentions: [] };
      const outline = readOutline(parseSql(one.sql), described);
      const asked = reviseOutline(turn, outline, described);
      if (asked === null) return [];
      const sql = writeOutline(asked, described);
      return [{ ...one, utterance, sql, words: wordsOf(sql, one.of.known) }];
    }),
  );
}

/** What is asked of those who name others of their own table, wherever a drafted database has such. */
const ofRoles = [
  "how many people report to each manager",
  "managers with more than 1 reports",
  "who manages the most people",
  "who manages nobody",
  "list all managers",
];

export function talkOfRoles(worlds: readonly DraftedWorld[]): Made[] {
  return worlds.flatMap((of) => {
    const described = withRoles(of.known.described);
    const known = { ...of.known, described };
    const change: OutlineChange = (utterance, outline) =>
      reviseOutline({ utterance, tokens: [], mentions: [] }, outline, described);
    return ofRoles.flatMap((utterance) => {
      const asked = openingOutline(utterance, described, change);
      if (asked === null) return [];
      const sql = writeOutline(asked, described);
      const words = wordsOf(sql, known);
      return [
        {
          utterance,
          said: [utterance],
          before: undefined,
          sql,
          date: null,
          words,
          of: { ...of, known },
        },
      ];
    });
  });
}

/** Averages that are asked for once more as what lies in the middle. */
export function mediansOf(made: readonly Made[]): Made[] {
  const averages = made.filter(
    ({ words }) =>
      words.has("avg") && !words.has("having") && !shapes.some(([shape]) => words.has(shape)),
  );
  return averages.flatMap((one) => {
    const { described } = one.of.known;
    const turn = { utterance: "median instead", tokens: [], mentions: [] };
    const asked = reviseOutline(turn, readOutline(parseSql(one.sql), described), described);
    if (asked === null) return [];
    try {
      const sql = writeOutline(asked, described);
      return [{ ...one, utterance: turn.utterance, sql, words: wordsOf(sql, one.of.known) }];
    } catch {
      // Beside other figures there is none.
      return [];
    }
  });
}

function wordsOf(sql: string, { described }: KnownDatabase): ReadonlySet<string> {
  try {
    const outline = readOutline(parseSql(sql), described);
    return new Set(outline.flatMap((one) => (one.kind === "word" ? [one.word] : [])));
  } catch {
    return new Set();
  }
}
