// The domain file: what a person may say about their database, as data. Written by `segue init`,
// edited by hand, read by everything that learns from it.
import { z } from "zod";
import { columnRoles } from "../../generator/tables/world.ts";
import { fitted } from "../../misfits.ts";

const phrase = z.string().min(1).max(80);

const columnEntry = z.strictObject({
  name: phrase.describe("What the column is called in English, for one row"),
  role: z
    .enum(columnRoles)
    .describe(
      "name: names a row; id: a key; entity: values people mention; amount: can be summed and averaged; " +
        "year, date, time; flag: yes or no; text: shown, not asked by value; hidden: never spoken of",
    ),
  synonyms: z.array(phrase).optional().describe("Other ways to say it"),
  values: z
    .record(z.string(), z.array(phrase))
    .optional()
    .describe("What people say for a value: { F: [female, women] }"),
  format: z
    .enum(["currency", "percent"])
    .optional()
    .describe("currency: money, to the cent; percent: a fraction, shown in per cent"),
  unit: phrase.optional().describe("What it is measured in, beside its heading: minutes, kg"),
});

const tableEntry = z.strictObject({
  name: phrase.describe("One row, in English"),
  plural: phrase.describe("Many rows"),
  synonyms: z.array(phrase).optional().describe("Other plural names"),
  hidden: z.boolean().optional().describe("true: never spoken of"),
  order: z
    .string()
    .min(1)
    .max(120)
    .optional()
    .describe("How rows are listed where nothing else is said: order_date desc"),
  columns: z.record(z.string(), columnEntry),
});

const joinEntry = z.union([
  z.string().regex(/=/).describe("table.column = table.column"),
  z.strictObject({ on: z.string().regex(/=/), inferred: z.boolean() }),
]);

const measureEntry = z.strictObject({
  of: z
    .string()
    .min(1)
    .max(400)
    .describe("sum(line.price * line.quantity * (1 - line.discount)), avg(invoice.total), ..."),
  synonyms: z.array(phrase).optional().describe("Other ways to say it"),
  inferred: z.boolean().optional().describe("true: guessed by the draft, not yet confirmed"),
});

const filterEntry = z.strictObject({
  where: z
    .union([z.string().min(1).max(400), z.array(z.string().min(1).max(400)).min(1)])
    .describe("customer.active = 1; several where it means something of several tables"),
  synonyms: z.array(phrase).optional().describe("Other ways to say it"),
});

export const domainFileSchema = z.strictObject({
  version: z.literal(1),
  database: z.string(),
  currency: phrase.optional().describe("What money is counted in: EUR"),
  fiscal_year: z
    .number()
    .int()
    .min(1)
    .max(12)
    .optional()
    .describe(
      "The month that the fiscal year begins with; it has the number of the year it ends in",
    ),
  tables: z.record(z.string(), tableEntry),
  joins: z.array(joinEntry),
  measures: z
    .record(phrase, measureEntry)
    .optional()
    .describe("Quantities that people ask for by a name of their own, such as revenue"),
  filters: z
    .record(phrase, filterEntry)
    .optional()
    .describe("Conditions that people ask for by a name of their own, such as active customers"),
  questions: z.array(z.string()).optional().describe("Questions to begin with, shown to newcomers"),
});

export type DomainFile = z.infer<typeof domainFileSchema>;
export type TableEntry = z.infer<typeof tableEntry>;
export type MeasureEntry = z.infer<typeof measureEntry>;
export type ColumnEntry = z.infer<typeof columnEntry>;
export type JoinEntry = z.infer<typeof joinEntry>;
export type ColumnRole = (typeof columnRoles)[number];

/** Names of tables and columns are the same in any case. */
export function entryOf<T>(entries: Readonly<Record<string, T>>, name: string): T | undefined {
  const key = Object.keys(entries).find((one) => one.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : entries[key];
}

/** Those that are never shown, as "table.column". */
export const hiddenColumns = ({ tables }: DomainFile): string[] =>
  Object.entries(tables).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([column, { role }]) =>
      role === "hidden" ? [`${table}.${column}`] : [],
    ),
  );

export const checkDomainFile = (value: unknown, where: string): DomainFile =>
  fitted(domainFileSchema, value, where);

export const joinText = (join: JoinEntry): string => (typeof join === "string" ? join : join.on);
