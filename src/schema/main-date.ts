// The date that is meant of a table with several, where none is named: the order date of orders.
import type { DescribedSchema } from "./described.ts";
import { stem } from "./stem.ts";

/** Dates of something else that happens to the same row. */
const other =
  /^(?:required|due|end|ended|expir\w*|updat\w*|modif\w*|deliver\w*|ship\w*|return\w*|birth|born|cancel\w*|expected|until|to|valid|closed?|stop|death|last)$/;

export function mainDate(table: number, schema: DescribedSchema): number | undefined {
  const own = schema.tables[table];
  const dates = (own?.columns ?? []).filter((k) => {
    const column = schema.columns[k];
    const isDate = column?.time === "date" || column?.time === "datetime";
    return isDate && !column.words.some((one) => other.test(one));
  });
  const nouns = new Set((own?.words ?? []).map(stem));
  const called = dates.find((k) => schema.columns[k]?.words.some((one) => nouns.has(stem(one))));
  return called ?? dates[0];
}

/** Of a row whose only date says when it was last touched: that of what it belongs to, an order of its lines. */
export function dateOfOwner(table: number, schema: DescribedSchema): number | undefined {
  const { columns, links, tables } = schema;
  const owners = new Set(
    links.flatMap(({ from, to }) =>
      columns[from]?.table === table ? [columns[to]?.table ?? -1] : [],
    ),
  );
  owners.delete(table);
  const dates = [...owners].flatMap((owner) => mainDate(owner, schema) ?? []);
  const called = dates.filter((k) => {
    const nouns = new Set((tables[columns[k]?.table ?? -1]?.words ?? []).map(stem));
    return columns[k]?.words.some((one) => nouns.has(stem(one)));
  });
  const [only, ...others] = called.length > 0 ? called : dates;
  return others.length === 0 ? only : undefined;
}

/** People are old by it. */
export function birthDate(table: number, schema: DescribedSchema): number | undefined {
  return schema.tables[table]?.columns.find((k) => {
    const column = schema.columns[k];
    return column?.time != null && column.words.some((one) => /^(?:birth|born|dob)/.test(one));
  });
}
