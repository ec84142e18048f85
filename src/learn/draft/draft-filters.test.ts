// What goes on until a day that is not filled in yet.
import { expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { collectFacts } from "../../schema/database-facts.ts";
import { draftDomain } from "./draft.ts";

async function filtersOf(...statements: string[]) {
  const database = await createSqliteDatabase(await sqliteBytes(statements), "days");
  try {
    return draftDomain(await collectFacts(database), "days").filters ?? {};
  } finally {
    await database.close();
  }
}

const members = (state: string) => [
  `CREATE TABLE member (member_id INTEGER PRIMARY KEY, name TEXT, joined_on DATE, left_on DATE, state TEXT)`,
  `INSERT INTO member VALUES (1, 'Ann', '2024-01-01', NULL, '${state}'), (2, 'Bo', '2024-01-01', '2024-05-01', 'gone')`,
];

test("who has not left is active, where nothing else says who is", async () => {
  const told = (await filtersOf(...members("fine")))["not left"];
  expect(told?.where).toBe("member.left_on IS NULL");
  expect(told?.synonyms).toContain("active");
  const other = (await filtersOf(...members("active")))["not left"];
  expect(other?.synonyms).not.toContain("active");
});

test("what was not closed is open, also where times are counted", async () => {
  const { "not closed": open } = await filtersOf(
    "CREATE TABLE job (job_id INTEGER PRIMARY KEY, opn_ts INTEGER, cls_ts INTEGER)",
    "INSERT INTO job VALUES (1, 1735689600, NULL), (2, 1735689600, 1735789600)",
  );
  expect(open).toMatchObject({ where: "job.cls_ts IS NULL" });
  expect(open?.synonyms).toContain("open");
});
