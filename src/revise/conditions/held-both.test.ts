// Things that have many of one kind, by rows that link them.
import { expect, test } from "vitest";
import { revisedSql } from "../../base/bookshop-turns.fixture.ts";
import { openOwn } from "../../base/own-schema.fixture.ts";
import { normalForm } from "../../sql/normal-form.ts";

const own = await openOwn([
  "CREATE TABLE task (task_id INTEGER PRIMARY KEY, title TEXT, owner TEXT)",
  "CREATE TABLE tag (tag_id INTEGER PRIMARY KEY, name TEXT)",
  "CREATE TABLE task_tag (task_id INTEGER REFERENCES task, tag_id INTEGER REFERENCES tag)",
  "INSERT INTO task VALUES (1, 'Mend it', 'ann'), (2, 'Paint it', 'bo')",
  "INSERT INTO tag VALUES (1, 'urgent'), (2, 'backend'), (3, 'design')",
  "INSERT INTO task_tag VALUES (1, 1), (1, 2), (2, 3)",
]);
const today = { year: 2024, month: 11, day: 15 };
const joined =
  "FROM task JOIN task_tag ON task_tag.task_id = task.task_id JOIN tag ON task_tag.tag_id = tag.tag_id";
const tagged = `SELECT task.title ${joined} WHERE tag.name = 'backend'`;
const both = `${tagged} AND task.task_id IN ( SELECT task.task_id ${joined} WHERE tag.name = 'urgent' )`;
const plain = (sql: string | null) => (sql === null ? null : normalForm(sql));
const revised = (said: string, sql: string) => plain(revisedSql(own, sql, said, today));

test.each(["and urgent", "and also urgent", "and with the tag urgent", "and tagged urgent too"])(
  "%s: both hold",
  (said) => expect(revised(said, tagged)).toBe(plain(both)),
);

test.each([
  ["and urgent?", tagged],
  ["urgent", tagged],
  ["and backend", tagged],
  ["and bo", "SELECT task.title FROM task WHERE task.owner = 'ann'"],
  ["and urgent", tagged.replace("task.title", "COUNT(*)")],
])("%s of %s: not of two rows", (said, sql) => {
  expect(revised(said, sql) ?? "").not.toContain("IN (");
});
