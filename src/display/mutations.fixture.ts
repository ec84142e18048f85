// Every small change of a query that changes what it means: a value, an operator, a polarity, a
// condition left out, an order, a limit. For the law that a paraphrase says all of the query.

import type { Wording } from "../entities/wording.ts";
import { normalForm } from "../sql/normal-form.ts";
import { tryParse } from "../sql/parse-words.ts";
import type { Expression, Span } from "../sql/tree.ts";
import { walkQuery } from "../sql/walk.ts";
import { joinWords, sqlWords } from "../sql/words.ts";
import { paraphrase } from "./paraphrase.ts";

type Mutation = { readonly change: string; readonly sql: string };

const swapped: Readonly<Record<string, string>> = {
  "=": "!=",
  "!=": "=",
  "<>": "=",
  "<": ">",
  ">": "<",
  "<=": ">",
  ">=": "<",
  ASC: "DESC",
  DESC: "ASC",
  UNION: "EXCEPT",
  EXCEPT: "UNION",
  INTERSECT: "UNION",
  OR: "AND",
  LEFT: "INNER",
  MIN: "MAX",
  MAX: "MIN",
  AVG: "SUM",
  SUM: "AVG",
  "+": "-",
  "-": "+",
  "/": "*",
  RANK: "ROW_NUMBER",
  FIRST: "LAST",
  LAST: "FIRST",
};

/** The changes that the paraphrase does not tell: none, by the law. */
export function silentChanges(sql: string, wording: Wording): string[] {
  const said = paraphrase(sql, wording);
  return mutationsOf(sql)
    .filter((one) => paraphrase(one.sql, wording) === said)
    .map(({ change, sql: changed }) => `${change}\n  ${sql}\n  ${changed}\n  ${said}`);
}

/** Those that parse and do not mean the same. */
export function mutationsOf(sql: string): Mutation[] {
  const words = sqlWords(sql);
  const query = tryParse(sql);
  if (query === undefined) return [];
  const found: Mutation[] = [];
  const replace = (change: string, { start, end }: Span, by: readonly string[]) => {
    found.push({ change, sql: joinWords([...words.slice(0, start), ...by, ...words.slice(end)]) });
  };
  words.forEach((word, at) => {
    const here = { start: at, end: at + 1 };
    const other = otherWord(word);
    if (other !== undefined) replace(`${word} to ${other}`, here, [other]);
    if (["IN", "LIKE", "BETWEEN", "EXISTS"].includes(word)) {
      const denied = words[at - 1] === "NOT";
      replace(
        `${word} denied`,
        { start: denied ? at - 1 : at, end: at + 1 },
        denied ? [word] : ["NOT", word],
      );
    }
    if (word === "LIMIT" || word === "OFFSET")
      replace(`no ${word}`, { start: at, end: at + 2 }, []);
    // What is listed is shown once, whether a query says so or not.
    if (word === "DISTINCT" && words[at - 1] !== "SELECT") replace("all of them", here, []);
    if (word === "IS" && words[at + 1] === "NOT") replace("is", { ...here, end: at + 2 }, ["IS"]);
    else if (word === "IS") replace("is not", here, ["IS", "NOT"]);
  });
  walkQuery(query, {
    query({ orderBy, ...tail }) {
      const [first] = orderBy;
      const last = orderBy.at(-1);
      if (first === undefined || last === undefined || tail.limit !== undefined) return;
      replace("no order", { start: first.start - 2, end: last.end }, []);
      if (last.direction === undefined)
        replace("descending", { start: last.end, end: last.end }, ["DESC"]);
    },
    select({ where, having }) {
      if (where !== undefined) replace("no where", { start: where.start - 1, end: where.end }, []);
      if (having !== undefined)
        replace("no having", { start: having.start - 1, end: having.end }, []);
    },
    expression(node) {
      for (const span of droppedFrom(node)) replace("a condition dropped", span, []);
      if (node.kind !== "call" || node.over === undefined) return;
      const { partitionBy, orderBy } = node.over;
      const [part, last] = [partitionBy[0], partitionBy.at(-1)];
      if (part && last) replace("of all", { start: part.start - 2, end: last.end }, []);
      for (const { end, direction } of orderBy)
        if (direction === undefined) replace("the other way", { start: end, end }, ["DESC"]);
    },
  });
  const same = normalForm(sql);
  return found.filter((one) => tryParse(one.sql) !== undefined && normalForm(one.sql) !== same);
}

function otherWord(word: string): string | undefined {
  if (/^\d+$/.test(word)) return String(Number(word) + 1);
  if (/^\d+\.\d+$/.test(word)) return `${word}1`;
  if (/^(['"])[\s\S]*\1$/.test(word)) return word.replace(/(['"])([^'"]*)\1$/, "$1$2 or so$1");
  return swapped[word];
}

/** Each operand of AND and OR with the word that ties it to the others. */
function droppedFrom(node: Expression): Span[] {
  if (node.kind !== "and" && node.kind !== "or") return [];
  return node.operands.map(({ start, end }, i) =>
    i === 0 ? { start, end: end + 1 } : { start: start - 1, end },
  );
}
