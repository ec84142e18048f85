import { describe, expect, it } from "vitest";
import type { Column, Schema, Table } from "../../database/database.ts";
import { parseSql } from "../parse.ts";
import type { Expression } from "../tree.ts";
import { bind } from "./bind.ts";
import { columnKey } from "./bound.ts";

const table = (name: string, ...columns: readonly string[]): Table => ({
  name,
  columns: columns.map((column): Column => ({ name: column, type: "text", nullable: true })),
  primaryKey: [columns[0] ?? ""],
  foreignKeys: [],
});

const schema: Schema = {
  tables: [
    table("Customer", "CustomerId", "Name", "Country"),
    table("Invoice", "InvoiceId", "CustomerId", "Total"),
    table("Order Details", "OrderId", "Unit Price", "Größe"),
  ],
};

/** Every name with what it means, in the order of the query. */
function meanings(sql: string, of: Schema = schema): string[] {
  const { columns, aliases, stars, problems } = bind(parseSql(sql), of);
  const written = (node: Expression) =>
    node.kind === "column" ? node.name : node.kind === "literal" ? node.text : "*";
  const nodes = [...new Set([...columns.keys(), ...aliases.keys(), ...stars.keys()])];
  return [
    ...nodes
      .sort((a, b) => a.start - b.start)
      .map((node) => {
        const use = columns.get(node);
        const star = stars.get(node)?.map(({ name }) => name);
        const outer = "^".repeat(use?.depth ?? 0);
        const meaning = star?.join(" ") ?? (use && outer + columnKey(use)) ?? "an item";
        return `${written(node)}: ${meaning}`;
      }),
    ...problems.map(({ kind, name, at }) => `${kind} ${name} at ${at}`),
  ];
}

describe("bind", () => {
  it("follows aliases and ignores case", () => {
    expect(meanings("SELECT c.NAME FROM customer AS c WHERE C.country = 'x'")).toEqual([
      "c.NAME: customer.name",
      "C.country: customer.country",
    ]);
  });

  it("finds the table of unqualified names", () => {
    expect(meanings("SELECT Name , Total FROM Customer , Invoice")).toEqual([
      "Name: customer.name",
      "Total: invoice.total",
    ]);
  });

  it("reports names that two tables have, unless USING or NATURAL makes them one", () => {
    expect(meanings("SELECT CustomerId FROM Customer , Invoice")).toEqual([
      "CustomerId: customer.customerid",
      "ambiguous-column CustomerId at 1",
    ]);
    const one = ["CustomerId: customer.customerid"];
    expect(meanings("SELECT CustomerId FROM Customer JOIN Invoice USING ( CustomerId )")).toEqual(
      one,
    );
    expect(meanings("SELECT CustomerId FROM Customer NATURAL JOIN Invoice")).toEqual(one);
  });

  it("reads quoted names with blanks and accents, also without their table", () => {
    expect(
      meanings(`SELECT "Order Details"."Unit Price" FROM "Order Details" WHERE "Größe" > 3`),
    ).toEqual([
      `"Order Details"."Unit Price": order details.unit price`,
      `"Größe": order details.größe`,
    ]);
    expect(meanings("SELECT [Unit Price] FROM [order details] AS d")).toEqual([
      "[Unit Price]: order details.unit price",
    ]);
  });

  it("leaves text in double quotes that names no column", () => {
    expect(meanings(`SELECT Name FROM Customer WHERE Country = "Brazil"`)).toEqual([
      "Name: customer.name",
      "Country: customer.country",
    ]);
  });

  it("tells correlated references by how far out they point", () => {
    const sql =
      "SELECT Name FROM Customer AS c WHERE EXISTS ( SELECT 1 FROM Invoice WHERE CustomerId = c.CustomerId AND Country = 'x' )";
    expect(meanings(sql)).toEqual([
      "Name: customer.name",
      "CustomerId: invoice.customerid",
      "c.CustomerId: ^customer.customerid",
      "Country: ^customer.country",
    ]);
  });

  it("follows columns through subqueries in FROM", () => {
    const sql =
      "SELECT t.n , t.most FROM ( SELECT Name AS n , MAX ( Total ) AS most FROM Customer JOIN Invoice USING ( CustomerId ) GROUP BY n ) AS t";
    expect(meanings(sql)).toEqual([
      "t.n: customer.name",
      "t.most: t.most",
      "Name: customer.name",
      "Total: invoice.total",
      "n: customer.name",
    ]);
  });

  it("follows common tables, renamed columns and recursion", () => {
    expect(
      meanings(
        "WITH big AS ( SELECT CustomerId AS c , Total FROM Invoice ) , top ( who ) AS ( SELECT c FROM big ) SELECT b.Total , who FROM big AS b JOIN top ON b.c = who",
      ),
    ).toEqual([
      "CustomerId: invoice.customerid",
      "Total: invoice.total",
      "c: invoice.customerid",
      "b.Total: invoice.total",
      "who: invoice.customerid",
      "b.c: invoice.customerid",
      "who: invoice.customerid",
    ]);
    expect(
      meanings("WITH RECURSIVE n ( i ) AS ( SELECT 1 UNION SELECT i + 1 FROM n ) SELECT i FROM n"),
    ).toEqual(["i: n.i", "i: n.i"]);
  });

  it("looks into CASE, CAST and windows", () => {
    expect(
      meanings(
        "SELECT CASE WHEN Total > 1 THEN CustomerId END , RANK ( ) OVER ( PARTITION BY CustomerId ORDER BY CAST ( Total AS INTEGER ) ) FROM Invoice",
      ),
    ).toEqual([
      "Total: invoice.total",
      "CustomerId: invoice.customerid",
      "CustomerId: invoice.customerid",
      "Total: invoice.total",
    ]);
  });

  it("knows what stars stand for, also through a subquery", () => {
    expect(meanings("SELECT * FROM Customer , Invoice AS i")).toEqual(["*: customer i"]);
    expect(meanings("SELECT i.* FROM Customer , Invoice AS i")).toEqual(["i.*: i"]);
    expect(meanings("SELECT t.Total FROM ( SELECT * FROM Invoice ) AS t")).toEqual([
      "t.Total: invoice.total",
      "*: invoice",
    ]);
  });

  it("takes names after ORDER BY for items first, elsewhere for columns first", () => {
    const items = "SELECT Country AS Name , COUNT ( * ) AS n FROM Customer";
    expect(meanings(`${items} GROUP BY Name HAVING n > 1 ORDER BY Name , n`)).toEqual([
      "Country: customer.country",
      "*: customer",
      "Name: customer.name",
      "n: an item",
      "Name: customer.country",
      "n: an item",
    ]);
  });

  it("orders a set operation by the names of its first query", () => {
    expect(
      meanings("SELECT Name AS n FROM Customer UNION SELECT Country FROM Customer ORDER BY n"),
    ).toEqual(["Name: customer.name", "Country: customer.country", "n: customer.name"]);
  });

  it("reports what it cannot resolve, with its place", () => {
    expect(meanings("SELECT Nam FROM Customer WHERE x.Total > 1")).toEqual([
      "unknown-column Nam at 1",
      "unknown-column x.Total at 5",
    ]);
    expect(meanings("SELECT a FROM Clients")).toEqual([
      "a: clients.a",
      "unknown-table Clients at 3",
    ]);
  });

  it("tells tables without any schema where the names say it", () => {
    const empty: Schema = { tables: [] };
    const sql = "SELECT f.id , code FROM flight AS f , airline AS a";
    expect(meanings(sql, empty).slice(0, 1)).toEqual(["f.id: flight.id"]);
    expect(meanings(sql, empty)).toContain("unknown-column code at 3");
  });
});
