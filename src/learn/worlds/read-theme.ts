// Reads the lines of a theme into tables and columns that can be named and filled.
import { wordList } from "../../word-list.ts";
import type { WorldTheme } from "./theme.ts";

/** What a column holds, in the order in which the words for it are looked for. */
const kinds = wordList(
  "title good code serial company person email phone city country text money",
  "int real share pick flag day moment year",
);
type ColumnKind = (typeof kinds)[number] | "refers";

export type ColumnPlan = {
  readonly names: readonly string[];
  readonly kind: ColumnKind;
  /** Bounds, words, or the table that is referred to. */
  readonly of: string;
  readonly optional: boolean;
  readonly gaps: boolean;
};

export type TablePlan = {
  readonly nouns: readonly string[];
  readonly optional: boolean;
  readonly columns: readonly ColumnPlan[];
};

const bare: readonly ColumnKind[] = wordList("serial company person email phone city country");
const withNames = new RegExp(String.raw`^(.*?) ?\b(${kinds.join("|")})(?:\((.*)\))?$`);

export function readTheme({ tables }: WorldTheme): TablePlan[] {
  return tables.split("\n").map((line) => {
    const at = line.indexOf(":");
    const head = line.slice(0, at).trim();
    return {
      nouns: head.replace("?", "").split("|"),
      optional: head.endsWith("?"),
      columns: line
        .slice(at + 1)
        .split(";")
        .map((text) => readColumn(text.trim())),
    };
  });
}

function readColumn(text: string): ColumnPlan {
  const optional = text.includes("?");
  const gaps = text.includes("~");
  const plain = text.replace(/[?~]/g, "");
  if (plain.startsWith(">")) {
    const [table = "", names] = plain.slice(1).split(" as ");
    return { names: names?.split("|") ?? [table], kind: "refers", of: table, optional, gaps };
  }
  const found = withNames.exec(plain);
  const kind = kinds.find((one) => one === found?.[2]);
  if (found === null || kind === undefined) throw new SyntaxError(`theme: cannot read "${text}"`);
  const own = found[1] ?? "";
  const names = own !== "" ? own.split("|") : bare.includes(kind) ? [bareName(kind)] : ["name"];
  return { names, kind, of: found[3] ?? "", optional, gaps };
}

function bareName(kind: ColumnKind): string {
  if (kind === "company" || kind === "person") return "name";
  return kind === "serial" ? "number" : kind;
}
