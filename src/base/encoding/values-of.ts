// The values that an utterance mentions, as answers tell them.
import type { ResolvedValue } from "../../entities/placeholder.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import type { Mention } from "../../schema/mentions.ts";
import type { ReadTurn } from "./encode-turn.ts";

export function valuesOf({ tokens, mentions }: ReadTurn, schema: DescribedSchema): ResolvedValue[] {
  return mentions.flatMap((mention): ResolvedValue[] => {
    const told = meaningOf(mention, schema);
    if (told === null) return [];
    const start = tokens[mention.from]?.start ?? 0;
    const end = tokens[mention.to - 1]?.end ?? start;
    const score = mention.kind === "misspelt" ? 0.5 : mention.kind === "part" ? 0.8 : 1;
    return [{ ...told, text: mention.text, start, end, placeholders: [], score }];
  });
}

function meaningOf(
  { kind, readings, number, period }: Mention,
  schema: DescribedSchema,
): Pick<ResolvedValue, "kind" | "value" | "column" | "label"> | null {
  const [reading] = readings;
  if (reading !== undefined) {
    const column = schema.columns[reading.column];
    const table = column === undefined ? undefined : schema.tables[column.table];
    const label = (column?.words ?? []).join(" ");
    return {
      kind: "entity",
      value: reading.value,
      column: `${table?.name}.${column?.name}`,
      label,
    };
  }
  if (period !== undefined)
    return { kind: "date", value: kind === "day" ? period.from : [period.from, period.to] };
  return number === undefined ? null : { kind: "number", value: number };
}
