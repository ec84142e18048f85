// Checks one parsed JSON value against the native format and says what is wrong with it.
import { z } from "zod";
import { messageOf } from "../errors.ts";
import type { Interaction } from "./interaction.ts";

const calendarDate = z
  .string()
  .refine(isCalendarDate, { message: "expected a date such as 1993-02-05" });

const turnSchema = z.object({
  utterance: z.string(),
  sql: z.array(z.string()),
  labels: z.array(z.string()).exactOptional(),
});

const interactionSchema = z.object({
  id: z.string(),
  database: z.string(),
  scenario: z.string().nullable().exactOptional(),
  date: calendarDate.nullable().exactOptional(),
  score_turns: z.array(z.int().min(1)).exactOptional(),
  turns: z.array(turnSchema).min(1),
});

export type Checked<T> = { readonly value: T } | { readonly reason: string };

export function checkInteraction(value: unknown): Checked<Interaction> {
  return check(interactionSchema, value);
}

/** Parses with a schema; the reason names the field: "turns.0.sql: expected array". */
export function check<T>(schema: z.ZodType<T>, value: unknown): Checked<T> {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data };
  const reasons = result.error.issues.slice(0, 3).map((issue) => {
    const path = issue.path.join(".");
    const said = issue.message.replace(/^Invalid input: /, "");
    const message = said.replace(/^expected (.*), received undefined$/, "missing (expected $1)");
    return path === "" ? message : `${path}: ${message}`;
  });
  return { reason: reasons.join("; ") };
}

/** JSON text to a checked value; the reason tells truncated text from wrong text. */
export function parseJson(text: string): Checked<unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch (error) {
    const detail = messageOf(error);
    const cut = /end of JSON|Unterminated/i.test(detail) ? " (cut short?)" : "";
    return { reason: `not JSON${cut}: ${detail}` };
  }
}

export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
