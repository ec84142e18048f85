// The date that is meant of a table with several, where none is named: the order date of orders.
import type { DescribedSchema } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";

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

/** People are old by it. */
export function birthDate(table: number, schema: DescribedSchema): number | undefined {
  return schema.tables[table]?.columns.find((k) => {
    const column = schema.columns[k];
    return column?.time != null && column.words.some((one) => /^(?:birth|born|dob)/.test(one));
  });
}
