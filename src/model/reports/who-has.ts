// "who has the lowest price", "which airline has the cheapest": those that the rows at one end of a figure belong to.
// And "which one has the most", of those that were listed or counted: by the name of what they are.
import type { ReportGroup, ReportWords } from "../../entities/wording.ts";
import { stem } from "../../schema/stem.ts";
import { parseSql } from "../../sql/parse.ts";
import { tryParse } from "../../sql/parse-words.ts";
import { printExpression, printSql } from "../../sql/print.ts";
import { firstSelect } from "../../sql/tree-builders.ts";
import { reportOf, rowsListed } from "./report-sql.ts";

export type Holders = {
  /** A question of the model's own, for the rows. */
  readonly rows: string;
  /** Who has them; null where that is not told. */
  of(sql: string): string | null;
};

export type WhoHas = {
  /** The utterance with the group by its name, where "which one" or "who" stands for it. */
  named(text: string, last: string): string;
  holders(text: string, last: string): Holders | null;
  /** "show me those trips", of the group that has the most: its rows. */
  theirs(text: string, last: string): string | null;
};

const pointing =
  /^(?:which|what|who)(?: ones?)?(?: (?:of|among) (?:them|those|these|all))?(?= (?:has|have|had|offers?|operates?|runs?|got|is|are) (?:the )?(?!(?:it|that|this|those|these|them|they)\b))/;

/** "how many loans does each have" */
const ofEach =
  /^(?<head>how many .+ (?:does|do|did|has|have) (?:each|every))(?: ones?| (?:of|among) (?:them|those|these))?(?<tail> \w+)?$/;

export function whoHas(words: ReportWords): WhoHas {
  const { rows, groups, figures } = words;
  const nouns = [...rows, ...figures].flatMap((one) => one.words);
  const ends = figures.flatMap(({ least = [], most = [] }) => [...least, ...most]);
  const asked = new RegExp(
    `^(?:which|what) (?<group>[a-z]+) (?:has|have|had|offers?|operates?|runs?|got|with|is|are) (?:the )?(?:(?<end>${[...ends, "earliest", "latest"].join("|")})|(?<low>lowest|best)|(?<high>highest))(?: (?:(?<what>${nouns.join("|")})s?|ones?|options?|deals?))?$`,
  );
  const groupOf = (last: string): ReportGroup | undefined => {
    const query = tryParse(last);
    const item = query && firstSelect(query).items[0]?.expression;
    const column = item?.kind === "call" ? item.arguments[0] : item;
    const name = column?.kind === "column" ? column.name : "";
    return groups.find((one) => one.among === name);
  };
  const named = (text: string, last: string): string => {
    const { head, tail } = ofEach.exec(text)?.groups ?? {};
    const listed = head === undefined ? undefined : groupOf(last);
    if (listed !== undefined) return `${head} ${listed.called}${tail ?? ""}`;
    const found = pointing.exec(text)?.[0];
    if (found === undefined) return text;
    const group =
      groupOf(last) ?? (/^who\b/.test(text) ? groups.find((one) => one.agent) : undefined);
    return group === undefined ? text : `which ${group.called}${text.slice(found.length)}`;
  };
  const holders = (text: string, last: string): Holders | null => {
    const { group: said, end, low, high, what } = asked.exec(named(text, last))?.groups ?? {};
    const own = groups.filter((one) => one.words.includes(stem(said ?? "")) && !one.joins);
    if (own.length === 0 || last === "") return null;
    const figure = figures.find((one) => one.words.includes(stem(what ?? "")));
    const at = end ?? (low === undefined ? figure?.most?.[0] : figure?.least?.[0]);
    if (at === undefined || (low ?? high ?? end) === undefined) return null;
    return {
      rows: `the ${at} ${rows[0]?.words[0]}s`,
      of(sql) {
        const found = rowsListed(sql, words);
        const group = own.find(({ table }) => table === found?.table);
        const where = found?.parts.map(printExpression).join(" AND ");
        if (group?.among === undefined || !where) return null;
        const table = group.among.slice(0, group.among.lastIndexOf("."));
        const inner = `SELECT ${group.by} FROM ${group.table} WHERE ${where}`;
        const all = `SELECT DISTINCT ${group.among} FROM ${table} WHERE ${group.among} IN ( ${inner} )`;
        return printSql(parseSql(all));
      },
    };
  };
  const pointed = new RegExp(
    `^(?:(?:show|list|give|see|display)(?: me| us)?(?: all)?(?: of)? (?:those|these|their|its|the) (?:${nouns.join("|")})s?|which (?:${nouns.join("|")})s? (?:are|is) (?:those|these|they|that|it))$`,
  );
  const theirs = (text: string, last: string): string | null => {
    const query = pointed.test(text) && last !== "" ? tryParse(last) : undefined;
    const report = query?.kind === "select" && query.limit ? reportOf(last, words) : null;
    const [group, ...more] = report?.select.groupBy ?? [];
    const by = group?.kind === "column" ? group.name : undefined;
    const noun = rows.find(({ table }) => table === report?.rows.table);
    if (!by?.startsWith(`${noun?.table}.`) || more.length > 0 || query?.kind !== "select")
      return null;
    if (report === null || query.from.length > 1 || group === undefined) return null;
    const chosen = printSql({
      ...query,
      items: query.items.filter((one) => one.expression.kind === "column"),
    });
    const parts = [...report.rows.parts.map(printExpression), `${by} IN ( ${chosen} )`];
    const all = `SELECT DISTINCT ${noun?.key} FROM ${noun?.table} WHERE ${parts.join(" AND ")}`;
    return printSql(parseSql(all));
  };
  return { named, holders, theirs };
}
