// ATIS interactions as the research community passes them around: one JSON object a line with
// `id`, `scenario`, `interaction: [{utterance, sql}]` and `ut_date: [year, month, day]`.
import { z } from "zod";
import type { Interaction } from "../interaction.ts";
import { type Checked, check, isCalendarDate, parseJson } from "../interaction-schema.ts";
import { readLines } from "../lines.ts";
import { tidyAtisSql } from "./atis-sql.ts";
import type { Imported, ImportOptions } from "./importer.ts";

const tokens = z.array(z.string());
const record = z.object({
  id: z.union([z.string(), z.number()]),
  scenario: z.union([z.string(), z.number()]).nullish(),
  ut_date: z.array(z.coerce.number().int()).length(3).nullish(),
  interaction: z
    .array(
      z.object({
        utterance: z.string(),
        sql: z.union([z.string(), tokens, z.array(tokens)]).nullish(),
      }),
    )
    .min(1),
});

export async function* importAtis(path: string, options: ImportOptions): AsyncGenerator<Imported> {
  for await (const line of readLines(path)) {
    if ("reason" in line) {
      yield line;
      continue;
    }
    const json = parseJson(line.text);
    const checked = "reason" in json ? json : check(record, json.value);
    const interaction = "reason" in checked ? checked : convert(checked.value, options.database);
    if ("reason" in interaction) yield { line: line.number, reason: interaction.reason };
    else yield { line: line.number, interaction: interaction.value };
  }
}

function convert(source: z.infer<typeof record>, database: string): Checked<Interaction> {
  const date = source.ut_date?.map((n, i) => String(n).padStart(i === 0 ? 4 : 2, "0")).join("-");
  if (date !== undefined && !isCalendarDate(date)) {
    return {
      reason: `ut_date: ${JSON.stringify(source.ut_date)} is no date, expected [1993, 2, 5]`,
    };
  }
  const turns = source.interaction.map((turn) => ({
    utterance: turn.utterance.trim(),
    sql: [...new Set(golds(turn.sql ?? []).map(tidyAtisSql))]
      .filter((sql) => sql !== "")
      .sort(byTokens),
  }));
  const scenario = source.scenario == null ? null : String(source.scenario);
  return { value: { id: String(source.id), database, scenario, date: date ?? null, turns } };
}

/** The shortest first: of several golds the first is learned, and the paper learns the shortest. */
function byTokens(a: string, b: string): number {
  return a.split(" ").length - b.split(" ").length;
}

/** One query, several queries, one query as its tokens, or several as theirs. */
function golds(sql: string | readonly string[] | readonly (readonly string[])[]): string[] {
  if (typeof sql === "string") return [sql];
  if (isTokens(sql)) return [sql.join(" ")];
  return sql.map((one) => (typeof one === "string" ? one : one.join(" ")));
}

/** `["(", "SELECT", ...]`: no element is a whole query. */
function isTokens(sql: readonly (string | readonly string[])[]): sql is readonly string[] {
  const first = sql[0];
  return typeof first === "string" && sql.length > 1 && /^(\(|select|with)$/i.test(first.trim());
}
