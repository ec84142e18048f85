// Whose rows are counted, in a database that declares no keys: told by what its tables and columns are called.
import { expect, test } from "vitest";
import type { Schema, Table } from "../database/database.ts";
import { emptyWording } from "../entities/wording.ts";
import { paraphrase } from "./paraphrase.ts";

const table = (name: string, ...columns: string[]): Table => ({
  name,
  columns: columns.map((one) => ({ name: one, type: "integer", nullable: true })),
  primaryKey: [],
  foreignKeys: [],
});
const schema: Schema = {
  tables: [
    table("trainer", "trainer_no", "name"),
    table("tbl_class", "class_no", "name", "trainer_no"),
    table("booking", "booking_no", "class_no"),
    table("class_item", "class_no", "item_no"),
  ],
};

test.each([
  [
    "SELECT tbl_class.name , COUNT(*) FROM tbl_class JOIN booking ON booking.class_no = tbl_class.class_no GROUP BY tbl_class.name",
    "number of bookings of classes with bookings",
  ],
  [
    "SELECT tbl_class.name , COUNT(*) FROM tbl_class JOIN booking ON booking.class_no = tbl_class.class_no GROUP BY tbl_class.class_no",
    "number of bookings",
  ],
  [
    "SELECT trainer.name , COUNT(*) FROM trainer JOIN tbl_class ON tbl_class.trainer_no = trainer.trainer_no JOIN booking ON booking.class_no = tbl_class.class_no GROUP BY trainer.trainer_no",
    "number of bookings",
  ],
  [
    "SELECT tbl_class.name , COUNT(*) FROM tbl_class JOIN class_item ON class_item.class_no = tbl_class.class_no GROUP BY tbl_class.class_no",
    "number of class items",
  ],
])("%s", (sql, said) => {
  expect(paraphrase(sql, emptyWording, schema)).toContain(said);
});

test.each([
  [
    "SELECT name FROM song WHERE milliseconds > 600000",
    "names of songs whose milliseconds are over 600000",
  ],
  ["SELECT AVG(milliseconds) FROM song", "the average milliseconds of songs"],
  ["SELECT name FROM song WHERE price > 2", "names of songs whose price is over 2"],
  [
    "SELECT COUNT( CASE WHEN song.price > 2 THEN 1 END ) FROM song",
    "the number of songs for those whose price is over 2",
  ],
])("an amount is called as its column is: %s", (sql, said) => {
  const songs = { tables: [table("song", "song_no", "name", "milliseconds", "price")] };
  expect(paraphrase(sql, emptyWording, songs)).toBe(said);
});
