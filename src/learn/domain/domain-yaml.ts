// The domain file as text: commented YAML that a person can edit, and the schema editors complete
// from. What is written reads back the same.
import { parseDocument, stringify } from "yaml";
import { z } from "zod";
import { UserError } from "../../errors.ts";
import { checkDomainFile, type DomainFile, domainFileSchema, joinText } from "./domain-file.ts";

export const schemaFileName = "domain.schema.json";

const header = `# yaml-language-server: $schema=./${schemaFileName}
# What this database is about, in plain English. Edit freely: the next start of
# segue chat, ask or serve with --model DIR talks in its words; nothing has to be learned again.
#   name, plural   how people call a table or a column; synonyms: other ways to say it
#   role           name (names a row), id (a key), entity (values people mention), amount, year,
#                  date, time, flag (yes or no), text (shown, not searched), hidden (never spoken of)
#   values         what people say for a value: { F: [female, women] }
#   format, unit   currency or percent; what a number is measured in: minutes, kg
#   order          how rows of a table are listed where nothing else is said: order_date desc
#   currency, fiscal_year   for the whole database: EUR; the month that the fiscal year begins with
# After a change of the database: segue init DATABASE --out DIR --update keeps your edits.
`;

const joinsNote = `# How tables join. "inferred" ones were guessed from names: check them, correct or delete.
`;

const filtersNote = `# Conditions that people ask for by a name of their own: active customers, out of stock.
`;
const measuresNote = `# Quantities that people ask for by a name of their own. The table whose rows are added up stands first.
#   sum(line.price * line.quantity * (1 - line.discount)), avg(invoice.total), sum(a.x) / count(distinct a.y)
`;

export function writeDomainYaml(file: DomainFile): string {
  const { version, database, currency, fiscal_year, tables, joins, measures, filters, questions } =
    file;
  const whole = {
    version,
    database,
    ...(currency !== undefined && { currency }),
    ...(fiscal_year !== undefined && { fiscal_year }),
  };
  const text = (value: unknown): string =>
    stringify(value, { lineWidth: 110, flowCollectionPadding: false });
  const parts = Object.entries(tables).map(([name, table]) => {
    const { columns, ...rest } = table;
    const rows = Object.entries(columns).map(
      ([column, entry]) => `      ${key(column)}: ${flow(entry)}\n`,
    );
    const head = text(rest).replace(/^/gm, "    ").trimEnd();
    return `  ${key(name)}:\n${head}\n    columns:${rows.length === 0 ? " {}" : ""}\n${rows.join("")}`;
  });
  const links = joins.map((join) =>
    typeof join === "string"
      ? `  - ${key(join)}\n`
      : `  - {on: ${key(joinText(join))}, inferred: ${join.inferred}}\n`,
  );
  const asked =
    questions === undefined
      ? ""
      : `# Questions to begin with, shown to newcomers.\n${text({ questions })}`;
  return (
    `${header}${text(whole)}tables:${parts.length === 0 ? " {}" : ""}\n${parts.join("\n")}` +
    `\n${joinsNote}joins:${links.length === 0 ? " []" : ""}\n${links.join("")}` +
    `${named("measures", measures, measuresNote)}${named("filters", filters, filtersNote)}${asked}`
  );
}

/** What has names of its own; nothing where the file says nothing of it. */
function named(section: string, entries: object | undefined, note: string): string {
  if (entries === undefined) return "";
  const lines = Object.entries(entries).map(([name, entry]) => `  ${key(name)}: ${flow(entry)}\n`);
  return `\n${note}${section}:${lines.length === 0 ? " {}" : ""}\n${lines.join("")}`;
}

const flow = (value: unknown): string =>
  stringify(value, { collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: false }).trim();

const key = (text: string): string => stringify(text, { lineWidth: 0 }).trim();

export function readDomainYaml(text: string, where: string): DomainFile {
  const document = parseDocument(text);
  const [problem] = document.errors;
  if (problem !== undefined) throw new UserError(`${where}: ${problem.message}`);
  return checkDomainFile(document.toJS(), where);
}

export function domainJsonSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(domainFileSchema), null, 2)}\n`;
}
