// "whose name starts with a", "ending in s", "containing berg": rows by a part of a text.
import { type OutlineWord, word } from "../../outline/symbols.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { type Clauses, columnsIn, isWord, type Symbols } from "../clauses.ts";
import { columnNamed, nameColumns, tablesOf } from "../find-columns.ts";
import type { Revision } from "../said.ts";

const begins = "(?:start|begin)(?:s|ing|ning)?";
const how = `(?:(?<starts>${begins} with)|(?<ends>end(?:s|ing)? (?:with|in|on))|(?<like>contain(?:s|ing)?))`;
const lead =
  "(?:(?:only|just|show|list|those|the ones|ones|these|which|that|who|and|or|what about|how about) )*";
const asked = new RegExp(
  `^${lead}(?:(?:whose|with|where|have|has|having) (?:the |an? |their )?)?(?:(?<what>[a-z]+(?: [a-z]+){0,2}?) )?(?:that |which )?${how} (?:the (?:letters?|word|text) )?["\u0060]?(?<text>[\\p{L}\\d-]+)["\u0060]?(?: (?:only|instead))?$`,
  "u",
);

/** "with tea in the name" */
const within = new RegExp(
  `^${lead}(?:with|having|have|has) (?:the (?:letters?|word|text) )?["\u0060]?(?<text>[\\p{L}\\d-]+)["\u0060]? (?:anywhere )?in (?:the|their|its) (?<what>[a-z]+(?: [a-z]+)?)$`,
  "u",
);

/** As it ends an utterance. */
export const textSaid = String.raw`(?:with|having)\s+(?:the\s+(?:letters?|word|text)\s+)?["'\u0060]?[\p{L}\d-]+["'\u0060]?\s+(?:anywhere\s+)?in\s+(?:the|their|its)\s+(?:names?|titles?|descriptions?|e-?mails?|address(?:es)?)|(?:whose|where(?:\s+the)?|with\s+an?|having\s+an?)\s+[a-z]+(?:\s[a-z]+){0,2}?\s+(?:(?:that|which)\s+)?(?:(?:start|begin)(?:s|ing|ning)?\s+with|end(?:s|ing)?\s+(?:with|in|on)|contain(?:s|ing)?)\s+(?:the\s+(?:letters?|word|text)\s+)?["'\u0060]?[\p{L}\d-]+["'\u0060]?`;

const signs = ["starts", "ends", "like"] as const;

export const filterByText: Revision = ({ text, turn }, clauses, schema) => {
  const inside = within.exec(text)?.groups;
  const found = asked.exec(text)?.groups ?? (inside && { ...inside, like: "in" });
  const { what, text: part = "" } = found ?? {};
  const sign = signs.find((one) => found?.[one] !== undefined);
  if (sign === undefined || part === "") return null;
  // "starting with march", "ending in 2024" are times.
  if (turn.mentions.some(({ period, kind }) => period !== undefined || kind === "number"))
    return null;
  const column = columnSaid(what, clauses, schema);
  if (column === undefined || schema.columns[column]?.type !== "text") return null;
  const literal = { type: "string", text: part } as const;
  const condition: Symbols = [
    { kind: "item", item: column },
    word(sign),
    { kind: "value", literal, column },
  ];
  // How it begins or ends says nothing of what else is in it.
  const isOther = ([, how]: Symbols): boolean => isWord(how, "like") !== (sign === "like");
  const kept = clauses.where.filter((one) => !isPattern(one, column) || isOther(one));
  return { ...clauses, where: [...kept, condition] };
};

const isPattern = (part: Symbols, column: number): boolean =>
  part.length === 3 &&
  part[0]?.kind === "item" &&
  part[0].item === column &&
  signs.some((one: OutlineWord) => isWord(part[1], one));

/** The one that was named, that a pattern stands for already, or that things are called by. */
function columnSaid(
  what: string | undefined,
  clauses: Clauses,
  schema: DescribedSchema,
): number | undefined {
  const { where } = clauses;
  if (what !== undefined && !/^(?:names?|titles?)$/.test(what))
    return columnNamed(what, clauses, schema);
  const known = where
    .flatMap((part) => columnsIn(part, schema.columns.length))
    .filter((k) => where.some((part) => isPattern(part, k)));
  const tables = tablesOf({ ...clauses, where: [] }, schema);
  const names = tables.flatMap((table) => nameColumns(table, schema));
  const [only, ...others] = known.length > 0 && what === undefined ? known : names;
  return others.length === 0 ? only : undefined;
}
