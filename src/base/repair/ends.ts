// "to leeds", where both ends of a way are towns: the end that is said, whichever of the two the network took.
import { isWord } from "../../revise/clauses.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import type { Token } from "../../text/token.ts";
import type { Repair } from "./context.ts";

const sides: Readonly<Record<string, RegExp>> = {
  from: /^(?:from|origin|source|start|departure)$/,
  to: /^(?:to|destination|target|arrival)$/,
};

/** The side that words end with: "out of" is where it comes from. */
export function sideSaid(before: readonly Token[]): string | undefined {
  const [other = "", last = ""] = before.slice(-2).map(({ text }) => text);
  const said = last === "of" && other === "out" ? "from" : before.at(-1)?.text;
  return said !== undefined && Object.hasOwn(sides, said) ? said : undefined;
}

function sideOf(column: number, { columns }: DescribedSchema): string | undefined {
  const words = columns[column]?.words ?? [];
  return Object.keys(sides).find((side) => words.some((word) => sides[side]?.test(word)));
}

export const endsMeant: Repair = (clauses, { schema, ends = [] }) => {
  if (ends.length === 0) return clauses;
  const taken = new Set(
    clauses.where.flat().flatMap((one) => (one.kind === "item" ? [one.item] : [])),
  );
  const where = clauses.where.map((part) => {
    const [first, equals, value, ...more] = part;
    if (first?.kind !== "item" || value?.kind !== "value" || more.length > 0) return part;
    const own = sideOf(first.item, schema);
    const { literal } = value;
    if (own === undefined || equals === undefined || !isWord(equals, "=")) return part;
    if (literal.type !== "string") return part;
    const said = ends.find(({ readings }) =>
      readings.some((one) => one.column === first.item && one.value === literal.text),
    );
    if (said === undefined || said.side === own) return part;
    const table = schema.columns[first.item]?.table;
    const [meant, ...others] = said.readings.filter(
      ({ column, value: text }) =>
        schema.columns[column]?.table === table &&
        sideOf(column, schema) === said.side &&
        text === literal.text,
    );
    if (meant === undefined || others.length > 0 || taken.has(meant.column)) return part;
    const { column } = meant;
    return [{ kind: "item", item: column } as const, equals, { ...value, column }];
  });
  return { ...clauses, where };
};
