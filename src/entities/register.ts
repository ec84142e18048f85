// Gives values their placeholders: one value of one type has one name through an interaction,
// whatever words name it.
import { sqlLiteral } from "../sql/quote-name.ts";
import type { Placeholder, SqlValue } from "./placeholder.ts";

export type MentionPlace = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly turn: number;
};

export interface Register {
  /** The name of the value's placeholder, new or known. */
  name(type: string, value: SqlValue, mention: MentionPlace): string;
  readonly placeholders: readonly Placeholder[];
}

export function openRegister(known: readonly Placeholder[]): Register {
  const placeholders = [...known];
  const names = new Map(known.map((p) => [key(p.type, p.value), p.name]));
  const counts = new Map<string, number>();
  for (const p of known) counts.set(p.type, Math.max(counts.get(p.type) ?? 0, p.index + 1));
  return {
    placeholders,
    name(type, value, mention) {
      const found = names.get(key(type, value));
      if (found !== undefined) return found;
      const index = counts.get(type) ?? 0;
      counts.set(type, index + 1);
      const name = `${type}#${index}`;
      names.set(key(type, value), name);
      placeholders.push({ name, type, index, value, sql: sqlLiteral(value), ...mention });
      return name;
    },
  };
}

function key(type: string, value: SqlValue): string {
  return `${type} ${typeof value} ${value}`;
}
