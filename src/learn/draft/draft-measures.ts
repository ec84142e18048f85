// Drafts the measures of a database: a price beside a quantity, and columns that already hold an
// amount of money, with the words people use for them.
import type { DatabaseFacts } from "../../schema/database-facts.ts";
import { holdsMoney } from "../../schema/magnitudes.ts";
import type { DomainFile, JoinEntry, MeasureEntry, TableEntry } from "../domain/domain-file.ts";
import { entryOf, joinText } from "../domain/domain-file.ts";

const price = /\b(?:price|unit cost|fare|tariff|(?:hourly|daily|nightly|unit) rate)\b/;
const quantity =
  /^(?:[a-z]+ )?(?:(?:quantity|units)(?: (?:ordered|order|received|sold|bought|shipped|purchased))?|pieces|copies|portions|tickets|seats|kilos|boxes|nights|hours|number of (?:units|items|nights|hours|copies|tickets|seats))$/;
/** How many there should be, not how many there were. */
const wanted = /\b(?:minimum|maximum|reorder|safety|target|on hand|in stock)\b/;
/** What money is counted in, behind what it is. */
const currency = / (?:in )?(?:cents?|pence|pennies|usd|eur|gbp|chf|dollars?|euros?|pounds?)$/;
/** Rows that are money themselves: nobody counts them who speaks of their total. */
const moneys =
  /\b(?:payment|donation|contribution|gift|expense|fee|charge|grant|refund|cost|fine|premium|commission|tip)$/;
/** Quantities of what is handed over rather than used. */
const handed = /\b(?:quantity|units|pieces|copies|portions|tickets|kilos|boxes)\b/;
const discount = /\bdiscount\b/;
/** A rate that comes on top of prices. */
const taxed =
  /^(?:(?:vat|(?:sales )?tax|gst)(?: (?:rate|percent|percentage|pct))?|(?:rate|percent(?:age)?) of (?:vat|tax))$/;
const totals =
  /^(?:(?:[a-z]+ )?(?:total|amount)|(?:total|grand total|amount) (?:paid|due|price|amount|cost)|(?:[a-z]+ )?revenue|subtotal|payment|price paid)$/;

/** Rows that bring money in, by what they are called. */
const income =
  /\b(?:invoice|order|sale|payment|bill|transaction|booking|rental|ticket|receipt|subscription|reservation|purchase|charge|donation|contribution|pledge|premium|line|item|detail)\b/;
/** Rows that say what is there, not what was sold. */
const kept = /\b(?:stock|inventory|warehouse|shelf)s?\b/;
/** How much of a thing is there. */
const inStock = /\bin stock$|\bon hand$|^stock(?: level| quantity)?$/;
/** Rows that are one piece sold each, with its price. */
const pieces = /\b(?:order|sale|invoice|booking|basket) (?:item|line|detail)$/;
const outgoing = /\b(?:purchase order|expense|procurement|supply order|payroll)\b/;

/** Money that came in, whatever the rows are called. */
const paid = /\b(?:paid|revenue)\b/;

const earned = [
  "sales",
  "total sales",
  "turnover",
  "income",
  "total revenue",
  "sales revenue",
  "spent",
  "spend",
  "earned",
  "earnings",
  "takings",
  "proceeds",
  "money",
];
/** Where something is taken off the price. */
const net = ["net revenue", "net sales", "revenue after discount", "sales after discount"];
const gross = ["gross sales", "gross value", "revenue before discount", "sales before discount"];
const givenAway = ["total discount", "discount amount", "discount granted", "value of discounts"];
const ordered = /\b(?:order|invoice|sale|booking|receipt|bill|purchase)s?\b/;
/** Whatever a sale is called, people who sell speak of orders and baskets. */
const anyOrder = ["average order value", "average basket", "average basket size", "aov"];
const purchases = ["order value", "purchase value", "value of purchases"];
const spent = ["spending", "spend", "expenses", "costs", "total spending"];

export function draftMeasures(
  tables: Readonly<Record<string, TableEntry>>,
  joins: readonly JoinEntry[],
  facts: DatabaseFacts,
): DomainFile["measures"] {
  const found: Record<string, MeasureEntry> = {};
  const add = (name: string, of: string, synonyms: readonly string[]): void => {
    const key = Object.hasOwn(found, name) ? undefined : name;
    if (key !== undefined)
      found[key] = { of, ...(synonyms.length > 0 && { synonyms: [...synonyms] }), inferred: true };
  };
  // Lines with a price and a quantity say best what was sold; payments come after.
  const all = Object.entries(tables);
  const named = new Set(all.flatMap(([table]) => parentsOf(table, joins).map((one) => one.table)));
  const lines = all.filter(([table, entry]) => isLine(amountsOf(table, entry)));
  // What an invoice comes to stands in it; what its seats would cost by the list is not what was paid.
  const whole = all.filter(([table, entry]) => isIncome(table, entry, joins));
  const first = new Set([...lines, ...whole]);
  for (const [table, entry] of [...first, ...all.filter((one) => !first.has(one))]) {
    if (entry.hidden === true) continue;
    const parents = parentsOf(table, joins);
    const amounts = amountsOf(table, entry);
    const there = amounts.find(({ name }) => inStock.test(name));
    const listed = parents.flatMap(({ table: other }) =>
      amountsOf(other, entryOf(tables, other) ?? { ...entry, columns: {} }),
    );
    const prices = [...amounts, ...listed].filter(({ name }) => price.test(name));
    const worth = prices.find(({ name }) => /\bcost$/.test(name)) ?? prices[0];
    if (there !== undefined && worth !== undefined)
      add(
        "stock value",
        `sum(${amounts.includes(worth) ? `${worth.sql} * ${there.sql}` : `${there.sql} * ${worth.sql}`})`,
        ["inventory value", "value of stock", "value of the stock", "stock worth"],
      );
    if (kept.test(entry.name)) continue;
    // What others name and no day tells of is a thing, however many of it there should be.
    const isSold = pieces.test(entry.name) && parents.length > 1;
    const isThing = named.has(table) && !isDated(entry) && !isSold;
    const many = isThing
      ? undefined
      : amounts.find(({ name }) => quantity.test(name) && !wanted.test(name));
    const own = amounts.find(({ name }) => price.test(name));
    const away = parents
      .map((parent) => ({ parent, entry: entryOf(tables, parent.table) }))
      .flatMap(({ parent, entry: other }) =>
        // What is sold has a price; what happened has cost something.
        other === undefined || (isDated(other) && !isDated(entry))
          ? []
          : amountsOf(parent.table, other),
      )
      .find(({ name }) => price.test(name));
    const off = amounts.find(({ name }) => discount.test(name));
    const unit = own ?? away;
    if (many !== undefined && unit !== undefined && parents.length > 0) {
      // The table whose rows are added up stands first.
      const factors = unit === own ? [unit.sql, many.sql] : [many.sql, unit.sql];
      const whole = factors.join(" * ");
      if (off !== undefined) factors.push(discountText(off, facts));
      const [name, others] = outgoing.test(entry.name)
        ? (["spending", [...spent, ...purchases]] as const)
        : (["revenue", earned] as const);
      add(
        Object.hasOwn(found, name) ? `${entry.name} value` : name,
        `sum(${factors.join(" * ")})`,
        Object.hasOwn(found, name) ? [] : [...others, ...(off === undefined ? [] : net)],
      );
      // A visit's own rate is that of its own fee.
      const things = parents.flatMap(({ table: other }) => {
        const parent = entryOf(tables, other);
        const all = parent === undefined ? [] : amountsOf(other, parent);
        const earns = all.some(({ name }) => isMoney(name) && !price.test(name));
        return earns ? [] : all;
      });
      const rate = [...amounts, ...things].find(({ name, key }) => isTaxRate(name, key, facts));
      if (rate !== undefined && name === "revenue") {
        const part = partOff(rate, facts);
        add("tax", `sum(${factors.join(" * ")} * ${part})`, ["vat"]);
        add("revenue with tax", `sum(${factors.join(" * ")} * (1 + ${part}))`, []);
      }
      // What is taken off has a name of its own, and so has what there was before.
      if (off !== undefined && name === "revenue") {
        add("gross revenue", `sum(${whole})`, gross);
        add("discount given", `sum(${whole} * ${partOff(off, facts)})`, givenAway);
      }
      const order = parents.find(({ table: parent }) =>
        ordered.test(entryOf(tables, parent)?.name ?? ""),
      );
      if (order !== undefined) {
        const noun = entryOf(tables, order.table)?.name ?? "order";
        add(
          `average ${noun} value`,
          `sum(${factors.join(" * ")}) / count(distinct ${quoted(table)}.${quoted(order.column)})`,
          [
            `average value of ${entryOf(tables, order.table)?.plural ?? "orders"}`,
            `average ${noun} size`,
            `average ${noun}`,
            ...anyOrder.filter((one) => one !== `average ${noun} value`),
          ],
        );
      }
    }
    if (many === undefined && own !== undefined && isSold)
      add("revenue", `sum(${own.sql})`, earned);
    if (many !== undefined && handed.test(many.name) && unit !== undefined && parents.length > 0)
      add("units sold", `sum(${many.sql})`, ["quantity sold", "items sold", "units"]);
    const cost = amounts.find(({ name }) =>
      /^(?:unit |purchase |production )?cost$|^purchase price$/.test(name),
    );
    if (own !== undefined && cost !== undefined && own !== cost && many === undefined)
      add("margin", `avg(${own.sql} - ${cost.sql})`, ["average margin", "profit per unit"]);
    const rate =
      many === undefined && parents.length > 0
        ? amounts.find(({ name, key }) => isTaxRate(name, key, facts))
        : undefined;
    const [fee, ...fees] = amounts.filter(({ name }) => name !== rate?.name && isMoney(name));
    if (rate !== undefined && fee !== undefined && fees.length === 0) {
      const part = partOff(rate, facts);
      add("tax", `sum(${fee.sql} * ${part})`, ["vat"]);
      add(`${fee.name} with tax`, `sum(${fee.sql} * (1 + ${part}))`, []);
    }
    const held = totalAmong(amounts);
    if (held === undefined || parents.length === 0) continue;
    const taken = Object.hasOwn(found, "revenue");
    const comesIn = income.test(entry.name) || paid.test(held.name);
    if (!taken && comesIn && !outgoing.test(entry.name)) {
      // What is given to somebody is not what they spent.
      const others = earned.filter(
        (one) => !/^spen[dt]$/.test(one) || !/donation|pledge/.test(entry.name),
      );
      add("revenue", `sum(${held.sql})`, [...others, ...totalOf(entry)]);
      add(`average ${entry.name} value`, `avg(${held.sql})`, [
        `average ${entry.name} amount`,
        `average ${entry.name}`,
        ...(ordered.test(entry.name) ? anyOrder : []),
      ]);
    } else {
      const noun = held.name.startsWith(entry.name) ? held.name : `${entry.name} ${held.name}`;
      add(noun, `sum(${held.sql})`, [
        `total ${noun}`,
        `total ${held.name} of ${entry.plural}`,
        ...totalOf(entry),
      ]);
    }
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

const isTotal = ({ name }: Amount): boolean =>
  totals.test(name.replace(currency, "")) && !discount.test(name);

/** Beside a total that says that it is money, another is how many there are. */
function totalAmong(amounts: readonly Amount[]): Amount | undefined {
  const found = amounts.filter(isTotal);
  const told = ({ name }: Amount): boolean =>
    /\btotal\b/.test(name) && (currency.test(name) || /\b(?:amount|price|cost)\b/.test(name));
  return found.find(told) ?? found[0];
}

const totalOf = ({ name, plural }: TableEntry): string[] =>
  moneys.test(name) ? [`total ${plural}`, `sum of ${plural}`, `value of ${plural}`] : [];

const isIncome = (table: string, entry: TableEntry, joins: readonly JoinEntry[]): boolean =>
  income.test(entry.name) &&
  isDated(entry) &&
  parentsOf(table, joins).length > 0 &&
  amountsOf(table, entry).some(isTotal);

const isLine = (amounts: readonly Amount[]): boolean =>
  amounts.some(({ name }) => quantity.test(name) && !wanted.test(name)) &&
  amounts.some(({ name }) => price.test(name));

const isDated = ({ columns }: TableEntry): boolean =>
  Object.values(columns).some(({ role }) => role === "date");

type Amount = { readonly name: string; readonly sql: string; readonly key: string };

function amountsOf(table: string, { columns }: TableEntry): Amount[] {
  return Object.entries(columns).flatMap(([column, { name, role }]) =>
    role === "amount"
      ? [
          {
            name,
            sql: `${quoted(table)}.${quoted(column)}`,
            key: `${table}.${column}`.toLowerCase(),
          },
        ]
      : [],
  );
}

/** A part of one or per cents, not what it comes to. */
function isTaxRate(name: string, key: string, { numbers }: DatabaseFacts): boolean {
  const { low = 0, high = 0 } = numbers.get(key) ?? {};
  const told = /\b(?:rate|percent|percentage|pct)\b/.test(name);
  return taxed.test(name) && low >= 0 && high > 0 && (high <= 1 || (told && high <= 100));
}

const isMoney = (name: string): boolean => !taxed.test(name) && holdsMoney(name.split(" "));

const discountText = (off: Amount, facts: DatabaseFacts): string => `(1 - ${partOff(off, facts)})`;

/** Kept as a part of one, or in per cent. */
const partOff = ({ sql, key }: Amount, { numbers }: DatabaseFacts): string =>
  `${sql}${(numbers.get(key)?.high ?? 0) > 1 ? " / 100.0" : ""}`;

const quoted = (name: string): string => (/^[^\s"().*/-]+$/.test(name) ? name : `"${name}"`);

function parentsOf(
  table: string,
  joins: readonly JoinEntry[],
): { table: string; column: string }[] {
  return joins.flatMap((join) => {
    const [child = "", parent = ""] = joinText(join)
      .split("=")
      .map((side) => side.trim());
    const at = child.indexOf(".");
    if (child.slice(0, at).toLowerCase() !== table.toLowerCase()) return [];
    return [{ table: parent.slice(0, parent.indexOf(".")), column: child.slice(at + 1) }];
  });
}
