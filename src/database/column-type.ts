// Folds declared types of every dialect into the few that matter for asking.
import type { Column } from "./database.ts";

/** In this order: "datetime" contains "date", "timestamp" contains "time", "point" contains "int". */
const rules: readonly (readonly [RegExp, Column["type"]])[] = [
  [/^(?:tinyint\(1\)|bit(?:\(1\))?$|bool)/, "boolean"],
  [/datetime|timestamp/, "datetime"],
  [/date/, "date"],
  [/^time(?!span)/, "time"],
  [/^interval|point/, "text"],
  [/int|serial|^year/, "integer"],
  [/real|floa|doub|numeric|decimal|^number|money/, "real"],
  [/blob|binary|bytea/, "blob"],
];

export function columnType(declared: string): Column["type"] {
  const name = declared.trim().toLowerCase();
  return rules.find(([pattern]) => pattern.test(name))?.[1] ?? "text";
}
