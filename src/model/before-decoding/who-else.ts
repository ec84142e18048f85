// "who else goes there": those who do the same, without the ones that were asked about.
import type { ReportWords } from "../../entities/wording.ts";
import { equated } from "../../sql/bind/asked.ts";
import { parseSql } from "../../sql/parse.ts";
import { printExpression, printSql } from "../../sql/print.ts";
import type { Expression } from "../../sql/tree.ts";
import { conjunction, disjuncts } from "../../sql/tree-builders.ts";
import { leading } from "../../words/lead.ts";
import { rowsListed } from "../reports/report-sql.ts";

const lead = `^\\W*${leading("but|hm+|yes|yeah|please")}(?:(?:show me|tell me|list|are there|is there|do|does|what about|any) )*`;
const others = (words: string): string =>
  `(?:who else|any(?:one|body) else|(?:(?:which|what|any|the) )?(?:other|different|more) (?:${words})|(?:which|what) (?:${words}) else)\\b`;
/** "what else flies there": things that do something, unless it is said of whatever was found. */
const whatElse =
  /^(?:what else)(?= (?!(?:is|has|does|was|leaves|departs|arrives|comes|costs|matches|fits|works|happens)\b)\w{2,}s\b)/i;
/** "does", "goes there", "has one", "runs on that day" */
const idle =
  /^(?: (?:also )?\w+)?(?: (?:there|here|it|that|this|those|these|them|ones?|so|too|available|possible|please|the same(?: \w+)?|(?:on |for |in )?(?:that|this|the|same) \w+))*\W*$/i;

export type Others = {
  /** What they have, where more is said of it than that. */
  readonly what: string | null;
  /** Who else has those rows; null where nobody was asked about, unless the kind of them is named. */
  of(sql: string): string | null;
};

/** Null where nobody else is asked for. */
export function whoElse(utterance: string, words: ReportWords | undefined): Others | null {
  const group = words?.groups.find((one) => one.agent && one.among !== undefined);
  if (words === undefined || group?.among === undefined) return null;
  const among = group.among;
  const named = group.words.map((word) => `${word}e?s`).join("|");
  const plain = new RegExp(`${lead}`, "i").exec(utterance)?.[0] ?? "";
  const thing = whatElse.exec(utterance.slice(plain.length))?.[0];
  const asked =
    new RegExp(`${lead}${others(named)}`, "i").exec(utterance)?.[0] ??
    (thing === undefined ? undefined : plain + thing);
  if (asked === undefined) return null;
  const rest = utterance.slice(asked.length);
  const what = idle.test(rest) ? null : hasWhat.exec(rest)?.groups?.["what"];
  if (what === undefined || (thing !== undefined && what !== null)) return null;
  const ofKind = new RegExp(`\\b(?:${named})\\b`, "i").test(asked);
  return {
    what,
    of(sql) {
      const rows = rowsListed(sql, words);
      if (rows?.table !== group.table) return null;
      const parts = rows.parts.map((part) => without(part, group.through) ?? part);
      const isNamed = parts.some((part) => !rows.parts.includes(part));
      // Where nobody was named, other than what was shown means all who do it.
      if (!isNamed && !ofKind) return null;
      const table = among.slice(0, among.lastIndexOf("."));
      const where = parts.map(printExpression).join(" AND ");
      const inner = `SELECT ${group.by} FROM ${group.table} WHERE ${where}`;
      return printSql(
        parseSql(`SELECT DISTINCT ${among} FROM ${table} WHERE ${among} IN ( ${inner} )`),
      );
    },
  };
}

/** "who else has late ones"; "but", "than" and "on" are no deeds. */
const hasWhat =
  /^ (?!(?:is|are|was|were|but|than|except|besides|on|in|at|to|from|with|and|or)\b)\w+ (?<what>.+?)\W*$/i;

/** The values of that column kept out, where they were asked for; null where it is about something else. */
function without(part: Expression, column: string): Expression | null {
  const kept = disjuncts(part).map((one) => {
    const found = equated(one);
    const isValue = found?.column === column && found.value.kind === "literal";
    return isValue ? { ...found.part, operator: "!=" } : null;
  });
  const operands = kept.flatMap((one) => one ?? []);
  return operands.length < kept.length ? null : (conjunction(operands) ?? null);
}
