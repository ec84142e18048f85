// Which money a database is about: what stands in its bills, else its lines; never what should be there.
import { expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { collectFacts } from "../../schema/database-facts.ts";
import { draftDomain } from "./draft.ts";

async function measuresOf(...statements: string[]): Promise<Record<string, string>> {
  const database = await createSqliteDatabase(await sqliteBytes(statements), "money");
  try {
    const { measures = {} } = draftDomain(await collectFacts(database), "money");
    return Object.fromEntries(Object.entries(measures).map(([name, { of }]) => [name, of]));
  } finally {
    await database.close();
  }
}

test("what an invoice comes to is no price of a list", async () => {
  const { revenue } = await measuresOf(
    "CREATE TABLE plan (plan_id INTEGER PRIMARY KEY, name TEXT, price_cents INTEGER)",
    "CREATE TABLE subscription (subscription_id INTEGER PRIMARY KEY, plan_id INTEGER REFERENCES plan, seats INTEGER, started DATE)",
    "CREATE TABLE invoice (invoice_id INTEGER PRIMARY KEY, subscription_id INTEGER REFERENCES subscription, issued DATE, amount_cents INTEGER)",
    "INSERT INTO plan VALUES (1, 'Team', 4900)",
    "INSERT INTO subscription VALUES (1, 1, 5, '2024-01-01')",
    "INSERT INTO invoice VALUES (1, 1, '2024-01-01', 24500)",
  );
  expect(revenue).toBe("sum(invoice.amount_cents)");
});

test("how many there should be is sold to nobody; what is there is worth its cost", async () => {
  const found = await measuresOf(
    "CREATE TABLE supplier (supplier_id INTEGER PRIMARY KEY, name TEXT)",
    "CREATE TABLE item (item_id INTEGER PRIMARY KEY, supplier_id INTEGER REFERENCES supplier, unit_cost REAL, list_price REAL, min_qty INTEGER)",
    "CREATE TABLE stock_balance (item_id INTEGER REFERENCES item, shelf TEXT, qty_on_hand INTEGER)",
    "CREATE TABLE purchase_order (order_id INTEGER PRIMARY KEY, supplier_id INTEGER REFERENCES supplier, ordered DATE)",
    "CREATE TABLE purchase_order_line (order_id INTEGER REFERENCES purchase_order, item_id INTEGER REFERENCES item, qty_ord INTEGER, unit_price REAL)",
    "INSERT INTO supplier VALUES (1, 'Alto')",
    "INSERT INTO item VALUES (1, 1, 2.5, 4, 20)",
    "INSERT INTO stock_balance VALUES (1, 'a', 30)",
    "INSERT INTO purchase_order VALUES (1, 1, '2024-01-01')",
    "INSERT INTO purchase_order_line VALUES (1, 1, 10, 2.4)",
  );
  expect(found["revenue"]).toBeUndefined();
  expect(found["stock value"]).toBe("sum(stock_balance.qty_on_hand * item.unit_cost)");
  expect(found["spending"]).toBe(
    "sum(purchase_order_line.unit_price * purchase_order_line.qty_ord)",
  );
});

test("lines of a sale that may come back are still so many at their price", async () => {
  const { revenue } = await measuresOf(
    "CREATE TABLE plant (plant_id INTEGER PRIMARY KEY, name TEXT)",
    "CREATE TABLE sale (sale_id INTEGER PRIMARY KEY, sold_on DATE)",
    "CREATE TABLE sale_item (sale_item_id INTEGER PRIMARY KEY, sale_id INTEGER REFERENCES sale, plant_id INTEGER REFERENCES plant, quantity INTEGER, unit_price REAL)",
    "CREATE TABLE return (return_id INTEGER PRIMARY KEY, sale_item_id INTEGER REFERENCES sale_item, returned_on DATE)",
    "INSERT INTO plant VALUES (1, 'Aloe')",
    "INSERT INTO sale VALUES (1, '2024-01-01')",
    "INSERT INTO sale_item VALUES (1, 1, 1, 3, 4)",
    "INSERT INTO return VALUES (1, 1, '2024-01-05')",
  );
  expect(revenue).toBe("sum(sale_item.unit_price * sale_item.quantity)");
});

test("of two totals, the one that says its currency is money", async () => {
  const { revenue } = await measuresOf(
    "CREATE TABLE account (id INTEGER PRIMARY KEY, name TEXT)",
    "CREATE TABLE orders (id INTEGER PRIMARY KEY, account_id INTEGER REFERENCES account, occurred_at TIMESTAMP, paper_qty INTEGER, total INTEGER, paper_amt_usd NUMERIC, total_amt_usd NUMERIC)",
    "INSERT INTO account VALUES (1, 'Ann')",
    "INSERT INTO orders VALUES (1, 1, '2024-01-01 10:00:00', 3, 3, 9.5, 9.5)",
  );
  expect(revenue).toBe("sum(orders.total_amt_usd)");
});

test("what donors give comes in; what it was spent on does not", async () => {
  const { revenue } = await measuresOf(
    "CREATE TABLE donor (donor_id INTEGER PRIMARY KEY, name TEXT)",
    "CREATE TABLE expense (expense_id INTEGER PRIMARY KEY, donor_id INTEGER REFERENCES donor, day DATE, amount REAL)",
    "CREATE TABLE donation (donation_id INTEGER PRIMARY KEY, donor_id INTEGER REFERENCES donor, day DATE, amount REAL)",
    "INSERT INTO donor VALUES (1, 'Ann')",
    "INSERT INTO expense VALUES (1, 1, '2024-01-01', 5)",
    "INSERT INTO donation VALUES (1, 1, '2024-01-01', 20)",
  );
  expect(revenue).toBe("sum(donation.amount)");
});

test("what is taken off is a figure of its own, and what there was before", async () => {
  const shop = (discount: string, worth: number) => [
    "CREATE TABLE item (item_id INTEGER PRIMARY KEY, name TEXT)",
    `CREATE TABLE order_line (item_id INTEGER REFERENCES item, quantity INTEGER, unit_price REAL, ${discount} REAL)`,
    "INSERT INTO item VALUES (1, 'Alto')",
    `INSERT INTO order_line VALUES (1, 10, 2.4, ${worth})`,
  ];
  const whole = "order_line.unit_price * order_line.quantity";
  const parts = await measuresOf(...shop("discount", 0.1));
  expect(parts["gross revenue"]).toBe(`sum(${whole})`);
  expect(parts["discount given"]).toBe(`sum(${whole} * order_line.discount)`);
  const percent = await measuresOf(...shop("discount_pct", 10));
  expect(percent["revenue"]).toBe(`sum(${whole} * (1 - order_line.discount_pct / 100.0))`);
  expect(percent["discount given"]).toBe(`sum(${whole} * order_line.discount_pct / 100.0)`);
});

test("taxes are drafted where their rates are kept, on what they come on top of", async () => {
  const shop = (rate: string, worth: number) => [
    `CREATE TABLE item (item_id INTEGER PRIMARY KEY, name TEXT, ${rate} REAL)`,
    "CREATE TABLE order_line (item_id INTEGER REFERENCES item, quantity INTEGER, unit_price REAL)",
    `INSERT INTO item VALUES (1, 'Alto', ${worth})`,
    "INSERT INTO order_line VALUES (1, 10, 2.4)",
  ];
  const whole = "order_line.unit_price * order_line.quantity";
  const parts = await measuresOf(...shop("vat_rate", 0.19));
  expect(parts["tax"]).toBe(`sum(${whole} * item.vat_rate)`);
  expect(parts["revenue with tax"]).toBe(`sum(${whole} * (1 + item.vat_rate))`);
  const percent = await measuresOf(...shop("tax_pct", 19));
  expect(percent["tax"]).toBe(`sum(${whole} * item.tax_pct / 100.0)`);
  // What a tax comes to is no rate of it.
  expect(await measuresOf(...shop("tax", 4.5))).not.toHaveProperty("tax");
});

test("a fee has the rate that stands beside it, and what is sold at a visit has not", async () => {
  const found = await measuresOf(
    "CREATE TABLE pet (pet_id INTEGER PRIMARY KEY, name TEXT)",
    "CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, pet_id INTEGER REFERENCES pet, fee REAL, tax_pct INTEGER)",
    "CREATE TABLE drug (visit_id INTEGER REFERENCES visit, quantity INTEGER, price REAL)",
    "INSERT INTO pet VALUES (1, 'Rex')",
    "INSERT INTO visit VALUES (1, 1, 40, 19)",
    "INSERT INTO drug VALUES (1, 2, 7.5)",
  );
  expect(found["tax"]).toBe("sum(visit.fee * visit.tax_pct / 100.0)");
  expect(found["fee with tax"]).toBe("sum(visit.fee * (1 + visit.tax_pct / 100.0))");
});
