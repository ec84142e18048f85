// Every small change of a query that changes what it means: a value, an operator, a polarity, a
// condition left out, an order, a limit. For the law that a paraphrase says all of the query.

import { normalForm } from "../sql/normal-form.ts";
import { tryParse } from "../sql/parse-words.ts";
import type { Expression, Span } from "../sql/tree.ts";
import { walkQuery } from "../sql/walk.ts";
import { joinWords, sqlWords } from "../sql/words.ts";

export type Mutation = { readonly change: string; readonly sql: string };

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
};

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
    if (word === "LIMIT") replace("no limit", { start: at, end: at + 2 }, []);
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
    select({ having }) {
      if (having !== undefined)
        replace("no having", { start: having.start - 1, end: having.end }, []);
    },
    expression(node) {
      for (const span of droppedFrom(node)) replace("a condition dropped", span, []);
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
