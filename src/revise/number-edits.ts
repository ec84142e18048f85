// "just store 2", "only for customer 17": one of the things that are told by their number.
import { word } from "../outline/symbols.ts";
import { type Clauses, column, columnsIn, isAggregate, number } from "./clauses.ts";
import { nameColumns, tableNamed } from "./find-columns.ts";
import type { Revision } from "./said.ts";

const numbered =
  /^(?:(?:only|just|now|same|what about|how about|show) )*(?:for |in |of |from |at |by )?(?<thing>[a-z]+(?: [a-z]+)?) (?:number |no |id |# ?)?(?<number>\d+)(?: only)?$/;

export const filterByNumber: Revision = ({ text }, clauses, schema) => {
  const { thing, number: said } = numbered.exec(text)?.groups ?? {};
  const table = thing === undefined ? undefined : tableNamed(thing, clauses, schema);
  const keys = (schema.tables[table ?? -1]?.columns ?? []).filter(
    (k) => schema.columns[k]?.primary,
  );
  const [key, ...others] = keys;
  if (table === undefined || key === undefined || others.length > 0) return null;
  if (schema.columns[key]?.type !== "integer") return null;
  // What has a name is seldom told by its number: "top customers 5" is none of them.
  if (nameColumns(table, schema).length > 0 && !clauses.select.some(isAggregate)) return null;
  const isSame = (part: Clauses["where"][number]): boolean => {
    const [first, ...more] = columnsIn(part, schema.columns.length);
    return first === key && more.length === 0;
  };
  const condition = [...column(key), word("="), number(Number(said))];
  return { ...clauses, where: [...clauses.where.filter((one) => !isSame(one)), condition] };
};
