// "who attended only yoga", "members who have bought nothing but tea": those of whom some rows tell it, and none
// tells anything else.

import { word } from "../../outline/symbols.ts";
import { column, isAggregate, isWord, type Symbols } from "../../revise/clauses.ts";
import { tablesOf } from "../../revise/find-columns.ts";
import { absentFrom } from "../../revise/things/deeds.ts";
import { isDeed } from "../../words/stems.ts";
import type { Repair } from "./context.ts";

const forms: readonly RegExp[] = [
  /\b(?<deed>[a-z]+) (?:only|nothing but|nothing else than|exclusively|solely) (?:ever )?(?<what>.+)$/,
  /\b(?:who|that|which|have|has|had|ever) (?:only|exclusively|solely) (?:ever )?(?<deed>[a-z]+) (?<what>.+)$/,
];

export const onlyDone: Repair = (clauses, { schema, text }) => {
  const said = forms
    .map((form) => form.exec(text)?.groups)
    .find((one) => isDeed(one?.["deed"] ?? ""));
  const { select, groupBy, limit, where } = clauses;
  if (said === undefined || groupBy.length > 0 || limit !== null || select.some(isAggregate))
    return clauses;
  const values = where.flat().filter((one) => one.kind === "value");
  const part = where.find((one) => one.some((symbol) => symbol.kind === "value")) ?? [];
  const at = part.findIndex((one) => one.kind === "value");
  const [item, sign, value] = part.slice(Math.max(at - 2, 0), at + 1);
  const [thing, ...others] = tablesOf({ ...clauses, where: [], from: [] }, schema);
  if (item?.kind !== "item" || value?.kind !== "value" || values.length > 1) return clauses;
  if (thing === undefined || others.length > 0 || !isWord(sign, "=") || where.length > 1)
    return clauses;
  const { literal } = value;
  const done = schema.columns[item.item]?.table ?? thing;
  // The value is what was said to be the only one.
  const named = literal.type === "string" && said["what"]?.startsWith(literal.text.toLowerCase());
  if (done === thing || named !== true) return clauses;
  const none = (how: "=" | "!="): Symbols | undefined =>
    absentFrom(thing, done, schema, (inner) => [
      ...inner,
      word("where"),
      ...column(item.item),
      word(how),
      value,
    ]);
  const [some, else_] = [none("="), none("!=")];
  if (some === undefined || else_ === undefined) return clauses;
  const wanted = some.filter((one, i) => !(i === 1 && isWord(one, "not")));
  return { ...clauses, distinct: false, from: [], where: [wanted, else_] };
};
