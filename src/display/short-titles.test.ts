// What is worked out is headed as a person would head it.
import { expect, test } from "vitest";
import { emptyWording } from "../entities/wording.ts";
import { shownQuery } from "./shown-query.ts";

const titles = (items: string): (string | undefined)[] => {
  const sql = `SELECT ${items} FROM sale GROUP BY shop`;
  return shownQuery(sql, emptyWording, { tables: [] }).columns.map(({ title }) => title);
};
const ofShop = (name: string): string => `SUM( CASE WHEN shop = '${name}' THEN amount ELSE 0 END )`;
const ofYear = (year: number): string =>
  `SUM( CASE WHEN day >= '${year}-01-01' AND day < '${year + 1}-01-01' THEN amount ELSE 0 END )`;

test.each([
  ["strftime( '%Y-%m' , day ) , COUNT( * )", ["month"]],
  ["COUNT( * ) , 100.0 * COUNT( * ) / SUM( COUNT( * ) ) OVER ( )", ["share in %"]],
  [`${ofShop("north")} , ${ofShop("south")}`, ["total amount north", "total amount south"]],
  [
    `${ofYear(2023)} , ${ofYear(2024)} , ${ofYear(2024)} - ${ofYear(2023)}`,
    ["total amount 2023", "total amount 2024", "difference"],
  ],
])("%s", (items, expected) => {
  expect(titles(items)).toEqual(expect.arrayContaining(expected));
});

test("two that would be headed alike are told whole", () => {
  const [bought, sold] = titles("strftime( '%Y' , bought ) , strftime( '%Y' , sold )");
  expect([bought, sold]).toEqual(["year of bought", "year of sold"]);
});
