// What a draft did by itself and a person should know: keys that it dropped or guessed, columns that it
// hides, views that it does not speak of.
import type { Schema } from "../../database/database.ts";
import { badKeys } from "../../schema/infer-joins.ts";
import { type DomainFile, hiddenColumns } from "../domain/domain-file.ts";

/** One line each; nothing to say is no line. */
export function draftNotes(schema: Schema, file: DomainFile): string[] {
  const dropped = badKeys(schema).map(
    (key) => `dropped the declared key ${key}: it names no column of the database`,
  );
  const guessed = file.joins.flatMap((join) =>
    typeof join !== "string" && join.inferred ? [join.on] : [],
  );
  const hidden = hiddenColumns(file);
  const views = Object.entries(file.tables).flatMap(([table, entry]) =>
    entry.hidden === true ? [table] : [],
  );
  const unread = (schema.leftOut ?? []).map(
    ({ name, reason }) => `left out ${name}: it cannot be read (${reason})`,
  );
  return [
    ...dropped,
    ...unread,
    ...(guessed.length > 0
      ? [`guessed ${guessed.length} joins from names and values: ${some(guessed)}`]
      : []),
    ...(hidden.length > 0 ? [`hidden as secret or personal: ${some(hidden)}`] : []),
    ...(views.length > 0 ? [`not spoken of, as they repeat tables: ${some(views)}`] : []),
  ];
}

const some = (names: readonly string[]): string =>
  names.length <= 6
    ? names.join(", ")
    : `${names.slice(0, 6).join(", ")} and ${names.length - 6} more`;
