// Measures of a domain file: read, printed as SQL, and refused with a reason.
import { expect, test } from "vitest";
import { measureSql } from "../../generator/tables/measure.ts";
import type { Field } from "../../generator/tables/world.ts";
import { readMeasure } from "./measure-text.ts";

const field = (sql: string): Field => ({
  sql,
  key: sql.replaceAll('"', "").toLowerCase(),
  table: sql.split(".")[0] ?? "",
  role: "amount",
  names: [],
  plurals: [],
  values: [],
  rowKey: false,
  numeric: true,
  gaps: false,
  moments: false,
});

const read = (of: string) => readMeasure("revenue", { of }, field, "money");

test.each([
  ["sum(line.price * line.quantity)", "SUM ( line.price * line.quantity )"],
  [
    "sum(line.price * line.quantity * (1 - line.discount))",
    "SUM ( line.price * line.quantity * ( 1 - line.discount ) )",
  ],
  [
    "sum(line.price * line.qty * (1 - line.off / 100.0))",
    "SUM ( line.price * line.qty * ( 1 - line.off / 100.0 ) )",
  ],
  ["avg(invoice.total)", "AVG ( invoice.total )"],
  ["count(distinct invoice.customer_id)", "COUNT ( DISTINCT invoice.customer_id )"],
  [
    "sum(line.total) / count(distinct line.order_id)",
    "1.0 * SUM ( line.total ) / COUNT ( DISTINCT line.order_id )",
  ],
  ["sum(item.price - item.cost)", "SUM ( item.price - item.cost )"],
  ['sum("Order Details"."Unit Price")', 'SUM ( "Order Details"."Unit Price" )'],
])("%s", (text, sql) => {
  expect(measureSql(read(text))).toBe(sql);
});

test("what cannot be read is told with an example", () => {
  expect(() => read("price times quantity")).toThrow(/measure "revenue": cannot read/);
  expect(() => readMeasure("x", { of: "sum(a.b)" }, () => undefined, "money")).toThrow(
    /no column a\.b/,
  );
});
