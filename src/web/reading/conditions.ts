// The conditions of a query in few words, each with the query that does without it.

import { type SqlLine, sqlLines, withoutLine } from "../../display/sql-lines.ts";
import { type Recognised, saidLiterals } from "./said-literals.ts";

type Phrased = {
  /** Its column and its values: "from airport Seattle". */
  readonly text: string;
  readonly sql: string;
  readonly without: string;
};

export function conditionsOf(sql: string, said: Recognised): Phrased[] {
  const lines = sqlLines(sql);
  return lines.flatMap((line, i) => {
    if (!line.removable) return [];
    const [, ...tokens] = line.tokens;
    return {
      text: saidCondition(tokens, said),
      sql: tokens.map(({ text }) => text).join(" "),
      without: withoutLine(sql, lines, i),
    };
  });
}

/** "from airport Seattle", without what leads there; codes are of what they stand for: "airline Delta". */
export function saidCondition(tokens: SqlLine["tokens"], said: Recognised): string {
  const column = tokens.find(({ kind }) => kind === "name")?.text ?? "";
  const name = column
    .replace(/^.*\./, "")
    .replaceAll('"', "")
    .replace(/_(code|id)$/i, "");
  const values = saidLiterals(tokens, said);
  return [name.replaceAll("_", " "), values.join(", ")].filter((part) => part !== "").join(" ");
}
