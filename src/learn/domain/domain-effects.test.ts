// Each kind of entry of a domain file, in a first question and in later turns.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import { noWords } from "../../base/bookshop.fixture.ts";
import { prepareGround, readTurn } from "../../base/encoding/encode-turn.ts";
import { openWordBook } from "../../base/encoding/word-book.ts";
import { repairOutline } from "../../base/repair/repair.ts";
import { toldValues } from "../../base/repair/told.ts";
import { deriveColumns, hideDerived } from "../../base/spoken/derived.ts";
import { filteredOutline, takeFilters } from "../../base/spoken/filters.ts";
import { expandMeasures } from "../../base/spoken/measures.ts";
import type { SpokenDatabase } from "../../base/spoken/spoken.ts";
import type { Database } from "../../database/database.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { readOutline } from "../../outline/read-outline.ts";
import type { OutlineSymbol } from "../../outline/symbols.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { nameColumns } from "../../revise/find-columns.ts";
import { reviseOutline } from "../../revise/revise.ts";
import { readSaid } from "../../revise/said.ts";
import { type KnownDatabase, readDatabase } from "../../schema/read-database.ts";
import { stem } from "../../schema/stem.ts";
import { parseSql } from "../../sql/parse.ts";
import { draftDomain } from "../draft/draft.ts";
import { applyDomain } from "./apply-domain.ts";
import type { DomainFile } from "./domain-file.ts";

const today = { year: 2025, month: 6, day: 1 };
let database: Database;
let known: KnownDatabase;
let draft: DomainFile;
beforeAll(async () => {
  const bytes = await sqliteBytes([
    "CREATE TABLE guest (guest_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, firm TEXT, town TEXT, born DATE)",
    "INSERT INTO guest VALUES (1, 'Ida', 'Berg', 'Nord', 'Oslo', '1980-01-02'), (2, 'Ole', 'Dal', NULL, 'Bergen', '1999-05-06')",
    "CREATE TABLE stay (stay_id INTEGER PRIMARY KEY, guest_id INTEGER REFERENCES guest(guest_id), begun DATE, ended DATE, state TEXT, web INTEGER, fee REAL, reduction REAL)",
    "INSERT INTO stay VALUES (1, 1, '2024-05-01', '2024-05-03', 'X', 1, 90, 0.1), (2, 2, '2024-08-02', '2024-08-03', 'P', 0, 70, 0.25), (3, 1, '2025-02-02', '2025-02-09', 'P', 1, 300, 0)",
  ]);
  database = await createSqliteDatabase(bytes, "hotel.sqlite");
  known = await readDatabase(database);
  draft = draftDomain(known.facts, "hotel");
});
afterAll(() => database.close());

type Table = DomainFile["tables"][string];

/** The draft as a person edits it. */
function edited(table: string, more: Partial<Table>, column = "", entry = {}): DomainFile {
  const before = draft.tables[table];
  if (before === undefined) throw new Error(`no ${table}`);
  const own = before.columns[column];
  const columns =
    own === undefined ? before.columns : { ...before.columns, [column]: { ...own, ...entry } };
  return { ...draft, tables: { ...draft.tables, [table]: { ...before, ...more, columns } } };
}

const turnOf = (utterance: string, spoken: SpokenDatabase) =>
  readTurn(utterance, prepareGround(spoken, openWordBook(noWords)), today);

const written = (outline: readonly OutlineSymbol[] | null, spoken: SpokenDatabase) =>
  outline && writeOutline(expandMeasures(outline, spoken.measures), spoken.described);

/** The query before, changed by what is said. */
function later(before: string, utterance: string, file: DomainFile): string | null {
  const spoken = applyDomain(known, file);
  const outline = readOutline(parseSql(before), spoken.described);
  return written(reviseOutline(turnOf(utterance, spoken), outline, spoken.described), spoken);
}

/** What a network wrote, mended by what is said. */
function mended(query: string, utterance: string, file: DomainFile): string | null {
  const spoken = applyDomain(known, file);
  const read = turnOf(utterance, spoken);
  const said = new Set(read.tokens.map(({ text }) => stem(text)));
  const context = {
    schema: spoken.described,
    facts: spoken.facts,
    measures: spoken.measures,
    said,
    text: readSaid(read).text,
    terse: true,
    filtered: false,
    everSaid: said,
    told: toldValues(read, spoken),
    settled: new Set<number>(),
    sure: new Set<number>(),
  };
  const outline = readOutline(parseSql(query), spoken.described);
  return written(repairOutline(outline, context), spoken);
}

test("a word for a value is a condition in a first question and later", () => {
  const file = edited("stay", {}, "state", { values: { X: ["cancelled"] } });
  expect(mended("SELECT COUNT(*) FROM stay", "how many cancelled stays", file)).toMatch(
    /WHERE stay.state = 'X'$/,
  );
  for (const denied of ["were not", "weren't", "were n't"])
    expect(mended("SELECT COUNT(*) FROM stay", `stays that ${denied} cancelled`, file)).toMatch(
      /WHERE stay.state != 'X'$/,
    );
  expect(later("SELECT COUNT(*) FROM stay", "only cancelled ones", file)).toMatch(
    /WHERE stay.state = 'X'$/,
  );
});

test("a word for a value counts also where it names the column", () => {
  const file = edited("stay", {}, "web", { name: "online", values: { "1": ["online"] } });
  expect(mended("SELECT web FROM stay", "online stays", file)).toBe(
    "SELECT * FROM stay WHERE stay.web = 1",
  );
  expect(later("SELECT COUNT(*) FROM stay", "only online ones", file)).toMatch(/stay.web = '?1/);
});

test("synonyms of tables and columns are words like their own", () => {
  const file = edited("guest", { synonyms: ["visitors"] }, "town", { synonyms: ["home place"] });
  const byTown = "SELECT town, COUNT(*) FROM guest GROUP BY town";
  expect(later("SELECT COUNT(*) FROM guest", "by home place", file)).toMatch(/GROUP BY guest.town/);
  expect(later(byTown, "only visitors from oslo", file)).toMatch(/guest.town = 'Oslo'/);
  expect(later(byTown, "only those with at least 2 visitors", file)).toMatch(/HAVING COUNT/);
});

test("rows are called as a person says", () => {
  const { described } = applyDomain(known, edited("guest", {}, "firm", { role: "name" }));
  const names = nameColumns(0, described).map((k) => described.columns[k]?.name);
  expect(names).toEqual(["firm"]);
});

test("a named filter goes with another change, and stands alone", () => {
  const filters = { long: { where: "stay.fee > 100", synonyms: ["spends a lot"] } };
  const spoken = applyDomain(known, { ...draft, filters });
  const taken = takeFilters("who spends a lot", spoken.filters, new Set());
  const read = turnOf(taken.utterance, spoken);
  expect(written(filteredOutline(read, [], taken.filters, spoken.described), spoken)).toBe(
    "SELECT * FROM stay WHERE stay.fee > 100",
  );
});

test("days lie between two dates of a measure; one figure is divided by another", () => {
  const measures = {
    nights: { of: "avg(days(stay.begun, stay.ended))" },
    "fee per night": { of: "sum(stay.fee) / sum(days(stay.begun, stay.ended))" },
  };
  const file = { ...draft, measures };
  const total = "SELECT SUM(fee) FROM stay GROUP BY web";
  expect(later(total, "by nights", file)).toMatch(/^SELECT AVG\( ?julianday/);
  expect(later(total, "fee per night instead", file)).toMatch(
    /^SELECT SUM\( ?stay.fee ?\) \/ SUM\( ?julianday/,
  );
});

test("a part of one is said in per cent", () => {
  const file = edited("stay", {}, "reduction", { format: "percent" });
  const column = applyDomain(known, file).described.columns.find(
    ({ name }) => name === "reduction",
  );
  expect(column?.fraction).toBe(true);
});

test("fiscal years are those of the file", () => {
  const file = { ...draft, fiscal_year: 7 };
  const total = "SELECT SUM(fee) FROM stay";
  expect(later(total, "by fiscal year", file)).toBe(
    "SELECT strftime( '%Y' , stay.begun , '+6 months' ) , SUM( stay.fee ) FROM stay GROUP BY strftime( '%Y' , stay.begun , '+6 months' )",
  );
  expect(later(total, "in fy 2025", file)).toMatch(/>= '2024-07-01' AND .* < '2025-07-01'/);
});

test("what is made of columns counts with a file too, unless it is made of hidden ones", () => {
  const whole = deriveColumns(known);
  const shown = (file: DomainFile): string[] => {
    const { described } = hideDerived(applyDomain(whole.known, file), whole.derived);
    return whole.derived.flatMap(({ item }) => {
      const column = described.columns[item];
      return column === undefined || column.hidden === true ? [] : [column.name];
    });
  };
  expect(shown(draft)).toEqual(["age", "length"]);
  expect(shown(edited("guest", {}, "born", { role: "hidden" }))).toEqual(["length"]);
  expect(shown(edited("stay", {}, "ended", { role: "hidden" }))).toEqual(["age"]);
});
