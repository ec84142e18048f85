// A question about tables as a value: a frame, as people look things up, or a report, as analysts ask.
import type { Random } from "../../random.ts";
import { isRelative, type Report } from "../analyst/report.ts";
import { reportSql } from "../analyst/report-sql.ts";
import { sayReport } from "../analyst/say-report.ts";
import { isSensible } from "../analyst/sensible.ts";
import type { Frame } from "./frame.ts";
import { frameSql } from "./frame-sql.ts";
import { sayFrame } from "./say-frame.ts";
import type { Subject, World } from "./world.ts";

export type Query = Frame | Report;

export const isReport = (query: Query): query is Report => "of" in query;

export const subjectOf = (query: Query): Subject => (isReport(query) ? query.of : query.subject);

/** Undefined where it cannot be written, or nobody asks it. */
export function querySql(world: World, query: Query): string | undefined {
  if (isReport(query)) return isSensible(query) ? reportSql(world, query) : undefined;
  return saysLittle(query) ? undefined : frameSql(world, query);
}

/** A whole question; undefined where there is no good way to say it. */
export const sayQuery = (random: Random, world: World, query: Query): string | undefined =>
  isReport(query) ? sayReport(random, world, query) : sayFrame(random, world, query);

/** Whether what is meant depends on the day of the conversation. */
export const isDated = (query: Query): boolean => isReport(query) && isRelative(query);

/** Nobody asks for what the question itself says, or for the same thing twice. */
function saysLittle({ items, where, group }: Frame): boolean {
  const shown = items.flatMap((item) =>
    item.kind === "field" ? [item.field.key + (item.aggregate ?? "")] : [],
  );
  if (new Set(shown).size < shown.length) return true;
  const fixed = where.flatMap((one) =>
    one.kind === "compare" && one.op === "=" ? [one.field.key] : [],
  );
  return fixed.some((key) => key === group?.key || (shown.length === 1 && shown[0] === key));
}
