// "which albums does iron maiden have": what is said to have things is whose they are, whatever else is called so.
import { isWord } from "../../revise/clauses.ts";
import { nameColumns } from "../../revise/find-columns.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { namesRowsOf } from "../../schema/join-path.ts";
import type { Mention } from "../../schema/mentions.ts";
import type { Token } from "../../text/token.ts";
import type { Repair } from "./context.ts";

/** Whether a value stands where the one is said to whom something belongs. */
export function isSaidToOwn(tokens: readonly Token[], { from, to }: Mention): boolean {
  const [before, after] = [tokens[from - 1]?.text ?? "", tokens[to]?.text ?? ""];
  const asked =
    /^(?:does|do|did|has|have)$/.test(before) || /^(?:has|have|had|own|owns)$/.test(after);
  return asked && /^(?:which|what|how|list|show|all|the)$/.test(tokens[0]?.text ?? "");
}

/** Whether a column is what those are called whom rows of a table name. */
export function isOwnersName(column: number, things: number, schema: DescribedSchema): boolean {
  const owner = schema.columns[column]?.table ?? -1;
  return (
    owner !== things &&
    namesRowsOf(schema, things, owner) &&
    nameColumns(owner, schema).includes(column)
  );
}

/** The value in the column of the owners' names, where the network took another that holds it. */
export const ownersMeant: Repair = (clauses, { schema, owned = [] }) => {
  const [shown] = clauses.select.flat().flatMap((one) => (one.kind === "item" ? [one.item] : []));
  if (owned.length === 0 || shown === undefined) return clauses;
  const things = schema.columns[shown]?.table ?? shown - schema.columns.length;
  const where = clauses.where.map((part) => {
    const [first, equals, value, ...more] = part;
    if (first?.kind !== "item" || value?.kind !== "value" || more.length > 0) return part;
    if (!isWord(equals, "=")) return part;
    const own = owned.find((readings) => readings.some(({ column }) => column === first.item));
    const [meant, ...others] = (own ?? []).filter(({ column }) =>
      isOwnersName(column, things, schema),
    );
    if (equals === undefined || meant === undefined || others.length > 0) return part;
    const { column, value: text } = meant;
    const literal = { type: "string", text } as const;
    return [
      { kind: "item", item: column } as const,
      equals,
      { kind: "value", literal, column } as const,
    ];
  });
  return { ...clauses, where };
};
