// The functions a query may call: those that compute from their arguments alone and cannot make
// much out of little. Nothing that reads files, sleeps, calls out, loads code or tells of the server.

const everywhere =
  "count sum avg min max abs round floor ceil ceiling sign mod sqrt power exp ln " +
  "lower upper length trim ltrim rtrim substr substring coalesce nullif ifnull concat " +
  "group_concat string_agg date strftime current_date current_time current_timestamp " +
  "row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value " +
  // Written like calls, and read as such by the parser.
  "not exists all any some in";

const byDialect = {
  sqlite: "total instr iif likely unlikely time datetime julianday unixepoch typeof unicode",
  postgres:
    "position strpos left right char_length initcap to_char to_date date_part date_trunc age now " +
    "stddev stddev_pop stddev_samp variance var_pop var_samp greatest least bool_and bool_or",
  mysql:
    "locate instr left right char_length date_format year month day dayname dayofweek hour minute " +
    "time datediff now curdate stddev variance greatest least if isnull truncate",
  duckdb:
    "year month day dayname dayofweek hour minute date_part date_trunc date_diff instr " +
    "strpos left right median mode stddev variance greatest least any_value",
};

/** By dialect, lower-case. */
export const allowedFunctions: Readonly<Record<keyof typeof byDialect, ReadonlySet<string>>> = {
  sqlite: new Set(`${everywhere} ${byDialect.sqlite}`.split(" ")),
  postgres: new Set(`${everywhere} ${byDialect.postgres}`.split(" ")),
  mysql: new Set(`${everywhere} ${byDialect.mysql}`.split(" ")),
  duckdb: new Set(`${everywhere} ${byDialect.duckdb}`.split(" ")),
};
