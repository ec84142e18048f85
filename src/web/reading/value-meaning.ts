// What a recognised value means, in a few words: "next monday" is Mon 8 Feb 1993.
import { clockText, formatValue } from "../../display/value-text.ts";
import type { ResolvedValue, SqlValue } from "../../entities/placeholder.ts";

const comparisons: Record<string, string> = {
  "<": "before ",
  "<=": "by ",
  ">": "after ",
  ">=": "from ",
};

/** What codes stand for, by table.column. */
export type CodeNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function meaning(
  value: ResolvedValue,
  names: CodeNames = {},
): { readonly kind: string; readonly text: string } {
  const { kind, value: meant, op, column, label } = value;
  const say = (one: SqlValue): string => sayOne(kind, one);
  if (typeof meant === "object") return { kind, text: `${say(meant[0])} to ${say(meant[1])}` };
  switch (kind) {
    case "entity":
      return {
        kind: label ?? columnNoun(column),
        text: names[column ?? ""]?.[String(meant)] ?? nameText(String(meant)),
      };
    case "date":
      return { kind, text: say(meant) };
    case "time":
      return { kind, text: `${comparisons[op ?? "="] ?? ""}${say(meant)}` };
    case "number":
      return { kind, text: `${op === undefined || op === "=" ? "" : `${op} `}${say(meant)}` };
    default:
      return kind satisfies never;
  }
}

function sayOne(kind: ResolvedValue["kind"], value: SqlValue): string {
  if (kind === "time") return clockText(Number(value));
  if (kind === "date") return dayText(String(value));
  return String(value);
}

/** SEATTLE is Seattle; codes stay as they are. */
const nameText = (value: string): string =>
  /^[A-Z][A-Z .'/-]{3,}$/.test(value) ? formatValue(value, "name") : value;

/** flight.airline_code is an airline, city.city_name a city, film.name a film. */
function columnNoun(column = "value"): string {
  const [table = "value", name = table] = column.toLowerCase().split(".");
  const noun = name.replace(/_?(code|name|id)$/, "");
  return (noun === "" ? table : noun).replaceAll("_", " ");
}

/** "Mon 8 Feb 1993". */
export function dayText(iso: string): string {
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return iso;
  const part = (options: Intl.DateTimeFormatOptions): string =>
    date.toLocaleDateString("en-GB", { ...options, timeZone: "UTC" });
  return `${part({ weekday: "short" })} ${part({ day: "numeric", month: "short", year: "numeric" })}`;
}
