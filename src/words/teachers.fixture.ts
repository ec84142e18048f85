// For tests of words: a small database of teachers, what is known of its values, and a query about it.
import type { Schema } from "../database/database.ts";
import { createLexis } from "./lexis.ts";

const column = (name: string) => ({ name, type: "text", nullable: true }) as const;
export const table = (name: string, columns: readonly string[]) => ({
  name,
  columns: columns.map(column),
  primaryKey: [],
  foreignKeys: [],
});
export const schema: Schema = {
  tables: [
    table("teacher", ["teacherId", "name", "home_city", "salary"]),
    table("course", ["title", "credits"]),
  ],
};
export const values = ["Leeds", "York", "Toledo"].map((text) => ({
  text,
  column: "teacher.home_city",
}));
export const lexis = createLexis({ schema, values });

export const sql = "SELECT T1.name FROM teacher AS T1 WHERE T1.home_city = 'Leeds'";
