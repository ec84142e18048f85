// Says a whole query: SELECTs, what set operations make of them, and the tables that WITH makes.

import type { Query, SetOperation, With } from "../../sql/tree.ts";
import { firstSelect } from "../../sql/tree-builders.ts";
import { nameWords } from "../../text/english-names.ts";
import { plural } from "../english.ts";
import { sayOrder } from "./order.ts";
import { saySelect } from "./select.ts";
import type { Voice } from "./voice.ts";

const operators: Readonly<Record<SetOperation["operator"], string>> = {
  UNION: "or",
  "UNION ALL": "and (with repeats)",
  INTERSECT: "that are also",
  EXCEPT: "except",
};

export function sayQuery(query: Query, voice: Voice): string {
  const text = `${sayBody(query, voice)}${sayWith(query.with, voice)}`;
  return text.replace(/\s+/g, " ").replaceAll(" ,", ",").replaceAll("( ", "(").trim();
}

function sayBody(query: Query, voice: Voice): string {
  switch (query.kind) {
    case "select":
      return saySelect(query, voice);
    case "query-group":
      return [sayOperand(query.inner, voice), ...sayTail(query, voice)].join(" ");
    case "set": {
      const sides = [sayOperand(query.left, voice, true), sayOperand(query.right, voice)];
      const all = sides.join(`, ${operators[query.operator]} `);
      return [all, ...sayTail(query, voice, "all of them")].join(" ");
    }
    default:
      return query satisfies never;
  }
}

/** Operations are read from the left; what is grouped otherwise stands in parentheses. */
function sayOperand(query: Query, voice: Voice, left = false): string {
  if (query.kind === "query-group" && !hasTail(query)) return sayOperand(query.inner, voice, left);
  const apart = hasTail(query) || (query.kind === "set" && !left);
  return apart ? `(${sayQuery(query, voice)})` : sayQuery(query, voice);
}

function hasTail({ orderBy, limit, offset, with: common }: Query): boolean {
  return orderBy.length > 0 || (limit ?? offset ?? common) !== undefined;
}

function sayTail(query: Query, voice: Voice, what = ""): string[] {
  const subject = voice.subject(firstSelect(query));
  const said = sayOrder(query, { voice, subject, through: [] });
  return said.length === 0 || what === "" ? said : [`, ${what}`, ...said];
}

function sayWith(common: With | undefined, voice: Voice): string {
  const tables = common?.tables ?? [];
  return tables
    .map(
      ({ name, query }) => `; ${plural(nameWords(name).join(" "))} here are ${voice.query(query)}`,
    )
    .join("");
}
