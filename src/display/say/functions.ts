// What functions are called in English: a table. What is not in it is said by its own name.

/** {0}, {1}: what is said of the arguments. */
const sayings: Readonly<Record<string, string>> = {
  year: "year of {0}",
  month: "month of {0}",
  day: "day of {0}",
  dayofmonth: "day of {0}",
  dayofweek: "weekday of {0}",
  hour: "hour of {0}",
  minute: "minute of {0}",
  quarter: "quarter of {0}",
  date: "date of {0}",
  time: "time of {0}",
  datetime: "date and time of {0}",
  julianday: "day number of {0}",
  lower: "{0} in small letters",
  upper: "{0} in capitals",
  length: "length of {0}",
  trim: "{0} without blanks around it",
  abs: "size of {0} without its sign",
  "round/1": "{0} rounded",
  "round/2": "{0} rounded to {1} decimals",
  "coalesce/2": "{0}, or {1} where that is missing",
  "ifnull/2": "{0}, or {1} where that is missing",
  "nullif/2": "{0}, or nothing where that is {1}",
  "substr/2": "{0} from letter {1} on",
  "substr/3": "{2} letters of {0} from letter {1} on",
  row_number: "row number",
  rank: "rank",
  dense_rank: "rank without gaps",
  "lag/1": "{0} of the row before",
  "lead/1": "{0} of the row after",
  first_value: "first {0}",
  last_value: "last {0}",
};

const dateParts: Readonly<Record<string, string>> = {
  "%Y": "year",
  "%m": "month",
  "%d": "day",
  "%H": "hour",
  "%M": "minute",
  "%S": "second",
  "%w": "weekday",
  "%j": "day of the year",
  "%W": "week",
  "%Y-%m": "year and month",
  "%m-%d": "month and day",
  "%Y-%m-%d": "date",
};

const dateFormats: ReadonlySet<string> = new Set(["strftime", "date_format", "to_char"]);

/** `texts`: the arguments' own text, where they are text. */
export function sayFunction(
  name: string,
  saidArguments: readonly string[],
  texts: readonly (string | undefined)[],
): string {
  const lower = name.toLowerCase();
  const [first = "", ...rest] = saidArguments;
  if (dateFormats.has(lower) && rest.length === 1) {
    // Databases differ in which of the two comes first.
    const [format, of] = texts[0] === undefined ? [texts[1], first] : [texts[0], rest[0]];
    const part = dateParts[format ?? ""];
    return part === undefined ? `${of} written as ${format ?? rest[0]}` : `${part} of ${of}`;
  }
  if (lower === "date_trunc" && rest.length === 1) return `${texts[0] ?? first} of ${rest[0]}`;
  const saying = sayings[`${lower}/${saidArguments.length}`] ?? sayings[lower];
  const places = saying?.match(/\{\d\}/g)?.length ?? 0;
  if (saying === undefined || places !== saidArguments.length) {
    return `${lower}(${saidArguments.join(", ")})`;
  }
  return saying
    .replace(/\{(\d)\}/g, (_, place: string) => saidArguments[Number(place)] ?? "")
    .replace(/\bto 1 decimals$/, "to 1 decimal");
}
