// Rows without a name are told by what stands in them; those that have one are not.
import { expect, test } from "vitest";
import { shownQuery } from "../../display/shown-query.ts";
import { openOwn } from "../own-schema.fixture.ts";
import { schemaWording } from "./schema-wording.ts";
import { plainlySpoken } from "./spoken.ts";

test("a visit is shown with who came and when, in the order that was asked for", async () => {
  const { known, database } = await openOwn([
    "CREATE TABLE member (member_id INTEGER PRIMARY KEY, name TEXT)",
    'CREATE TABLE "club visit" (visit_id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES member, came DATE, minutes INTEGER)',
    "INSERT INTO member VALUES (1, 'Ann'), (2, 'Bea')",
    "INSERT INTO \"club visit\" VALUES (7, 1, '2024-02-01', 50), (8, 2, '2024-02-03', 70)",
  ]);
  const wording = schemaWording(plainlySpoken(known));
  const schema = await database.schema();
  const shown = async (sql: string) =>
    (await database.query(shownQuery(sql, wording, schema).run)).rows;
  expect(
    await shown('SELECT "club visit".visit_id FROM "club visit" ORDER BY minutes DESC'),
  ).toEqual([
    [8, "Bea", "2024-02-03", 70],
    [7, "Ann", "2024-02-01", 50],
  ]);
  expect(await shown('SELECT * FROM "club visit" WHERE minutes > 60')).toEqual([
    [8, "Bea", "2024-02-03", 70],
  ]);
  expect(await shown("SELECT member.member_id FROM member WHERE member_id = 1")).toEqual([[1]]);
  await database.close();
});
