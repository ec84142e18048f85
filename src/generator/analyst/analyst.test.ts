// What analysts ask of a drafted shop: every kind of query is written, runs, and follows from what was
// said.
import { expect, test } from "vitest";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { databaseBytes } from "../../database/sqlite/database-bytes.ts";
import { compileDomain } from "../../learn/compile/compile-domain.ts";
import { draftDomain } from "../../learn/draft/draft.ts";
import { makeWorld } from "../../learn/worlds/make-world.ts";
import { themes } from "../../learn/worlds/themes.ts";
import { createRandom } from "../../random.ts";
import { collectFacts } from "../../schema/database-facts.ts";
import { bucketSql } from "../query-sql.ts";
import { synthesize } from "../synthesize.ts";
import { sincePeriod, yearPeriod } from "./periods.ts";
import { isSafeJoin } from "./reach.ts";
import { relativePeriod } from "./relative-periods.ts";

const shop = async (seed: string) => {
  const theme = themes.find(({ name }) => name === "hardware_shop");
  const bytes = await databaseBytes(makeWorld(createRandom(seed), theme));
  const database = await createSqliteDatabase(bytes, "shop");
  const facts = await collectFacts(database);
  const file = draftDomain(facts, "shop");
  return { database, file, world: compileDomain(file, facts).world };
};

const shapes: readonly RegExp[] = [
  /SUM \( \S+ \* \S+/,
  /AVG \(/,
  /COUNT \( DISTINCT/,
  /GROUP BY \S+ , /,
  /ORDER BY SUM \(.* DESC LIMIT (?:[2-9]|\d\d)/,
  /HAVING/,
  /strftime \( '%Y' , \S+ \)/,
  /strftime \( '%Y-%m'/,
  /\|\| '-Q' \|\|/,
  /strftime \( '%w'/,
  />= '\d{4}-\d\d-\d\d' AND \S+ < '/,
  /strftime \( '%Y' , \S+ \) IN \( '\d+' , '\d+' \)/,
  /OVER \( \)/,
  /ROUND \(/,
  /NOT IN \( SELECT \S+ FROM \S+ WHERE/,
  /IS NULL/,
  /!= '/,
  / IN \( '/,
];

test("every kind of query is written and runs", async () => {
  const { database, world } = await shop("shop/1");
  const all = [...synthesize(world, { interactions: 900, seed: 2, analysts: 1 })];
  const queries = all.flatMap(({ turns }) => turns.flatMap(({ sql }) => sql));
  for (const shape of shapes)
    expect(
      queries.some((query) => shape.test(query)),
      String(shape),
    ).toBe(true);
  for (const query of queries.slice(0, 150)) await database.query(query);
  await database.close();
});

test("the same seed gives the same conversations", async () => {
  const { world } = await shop("shop/2");
  const make = () => [...synthesize(world, { interactions: 20, seed: 7, analysts: 1 })];
  expect(make()).toEqual(make());
});

test("the day of a conversation is told where something is counted from it", async () => {
  const { world } = await shop("shop/1");
  const all = [...synthesize(world, { interactions: 300, seed: 2, analysts: 1 })];
  const said = all.filter(({ turns }) =>
    turns.some(({ utterance }) => /\blast month\b/i.test(utterance)),
  );
  expect(said.length).toBeGreaterThan(0);
  for (const { date } of said) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(all.some(({ date }) => date === null)).toBe(true);
});

test("periods are half open", () => {
  const random = createRandom(1);
  expect(yearPeriod(random, 2013)).toMatchObject({ from: "2013-01-01", to: "2014-01-01" });
  for (let i = 0; i < 50; i++) {
    const { from = "", to } = relativePeriod(random, "2024-03-15");
    expect(from < (to ?? "9999")).toBe(true);
  }
  const since = Array.from({ length: 80 }, () => sincePeriod(random, "2012-11-05", "2024-03-15"));
  const bare = since.find(({ said }) => /^since nov(?:ember)?$/.test(said));
  expect(bare).toMatchObject({ from: "2023-11-01", relative: true });
});

test("a quarter is a year and a number", () => {
  expect(bucketSql("t.c", "quarter")).toBe(
    "strftime('%Y', t.c) || '-Q' || ((strftime('%m', t.c) + 2) / 3)",
  );
});

test("a join that would count rows twice is not safe", async () => {
  const { world } = await shop("shop/1");
  const line = world.subjects.find(({ names }) => /line|item$/.test(names[0] ?? ""));
  const order = world.subjects.find(({ names }) =>
    /^(?:order|purchase|sale)$/.test(names[0] ?? ""),
  );
  const join = world.join([line?.key ?? "", order?.key ?? ""]);
  if (join === undefined) throw new Error("no join");
  expect(isSafeJoin(world, line?.key ?? "", join)).toBe(true);
  expect(isSafeJoin(world, order?.key ?? "", join)).toBe(false);
});

test("what is earned has a name", async () => {
  const { file } = await shop("shop/1");
  expect(file.measures?.["revenue"]?.of).toMatch(/^sum\(.* \* .*\)$/);
  expect(file.measures?.["revenue"]?.synonyms).toContain("sales");
});
