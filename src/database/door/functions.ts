// The functions a query may call: those that compute from their arguments alone and cannot make
// much out of little. Nothing that reads files, sleeps, calls out, loads code or tells of the server.
import { unquotedText } from "../../sql/quote-name.ts";
import type { Call, Expression } from "../../sql/tree.ts";
import { string } from "../../sql/tree-builders.ts";
import type { Dialect } from "../database.ts";
import { writeDateFormat } from "./dialects.ts";
import { refused, shortened } from "./refusal.ts";

const everywhere =
  "count sum avg min max abs round floor ceil ceiling sign mod sqrt power exp ln " +
  "lower upper length trim ltrim rtrim substr substring coalesce nullif ifnull concat " +
  "group_concat string_agg date strftime " +
  "row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value";

const byDialect = {
  sqlite: "total instr iif likely unlikely time datetime julianday unixepoch typeof unicode",
  postgres:
    "strpos left right char_length initcap to_char to_date to_timestamp date_part date_trunc age now " +
    "stddev stddev_pop stddev_samp variance var_pop var_samp greatest least bool_and bool_or",
  mysql:
    "locate instr left right char_length date_format year month day dayname dayofweek hour minute " +
    "quarter from_unixtime time datediff to_seconds to_days from_days weekday now curdate stddev variance greatest least if isnull truncate",
  duckdb:
    "year quarter month day dayname dayofweek hour minute date_part date_trunc date_diff age " +
    "to_timestamp instr " +
    "strpos left right median mode stddev variance greatest least any_value",
};

/** By dialect, lower-case. */
export const allowedFunctions: Readonly<Record<Dialect, ReadonlySet<string>>> = {
  sqlite: new Set(`${everywhere} ${byDialect.sqlite}`.split(" ")),
  postgres: new Set(`${everywhere} ${byDialect.postgres}`.split(" ")),
  mysql: new Set(`${everywhere} ${byDialect.mysql}`.split(" ")),
  duckdb: new Set(`${everywhere} ${byDialect.duckdb}`.split(" ")),
};

/** Written without parentheses. */
export const currentTimes: ReadonlySet<string> = new Set([
  "CURRENT_DATE",
  "CURRENT_TIME",
  "CURRENT_TIMESTAMP",
]);

/** Where another database calls it something else. */
const renamed: Readonly<Record<Dialect, ReadonlyMap<string, string>>> = {
  sqlite: new Map(),
  postgres: new Map([
    ["ifnull", "coalesce"],
    ["group_concat", "string_agg"],
  ]),
  mysql: new Map([["string_agg", "group_concat"]]),
  duckdb: new Map([["ifnull", "coalesce"]]),
};

/** The call as the database takes it; its arguments are written already. */
export function writeCall(node: Call, dialect: Dialect): Expression {
  const name = node.name.toLowerCase();
  if (!/^[a-z_0-9]+$/.test(name) || !allowedFunctions[dialect].has(name)) {
    throw refused(
      `the function ${shortened(node.name)}; ask with plain columns, comparisons and aggregates`,
    );
  }
  if (node.filter !== undefined && dialect === "mysql") {
    throw refused("FILTER, which this database does not know; use CASE inside the aggregate");
  }
  const args = node.arguments;
  if (name === "strftime" && dialect !== "sqlite") return dateFormat(args, dialect);
  const own = renamed[dialect].get(name) ?? name;
  return { ...node, name: own, arguments: separators(own, args, dialect) };
}

function dateFormat(args: readonly Expression[], dialect: Exclude<Dialect, "sqlite">): Expression {
  const isText = (one: Expression | undefined): one is Extract<Expression, { kind: "literal" }> =>
    one?.kind === "literal" && one.type === "string";
  // DuckDB's own order, which queries in its dialect are written in, is the other one.
  const own = dialect === "duckdb" && !isText(args[0]) && isText(args[1]);
  const [format, operand, ...more] = own ? [args[1], args[0], ...args.slice(2)] : args;
  if (!isText(format) || operand === undefined || more.length > 0) {
    throw refused("strftime without a format in quotes and one date");
  }
  return writeDateFormat(unquotedText(format.text), operand, dialect);
}

/** PostgreSQL wants a separator; MySQL would take it for one more text to join. */
function separators(
  name: string,
  args: readonly Expression[],
  dialect: Dialect,
): readonly Expression[] {
  if (name === "string_agg" && args.length === 1) return [...args, string(",")];
  if (name !== "group_concat" || dialect !== "mysql" || args.length === 1) return args;
  const [first, separator] = args;
  const isComma = separator?.kind === "literal" && separator.text === "','";
  if (first === undefined || !isComma) throw refused("a separator other than ',' in GROUP_CONCAT");
  return [first];
}
