// A whole conversation as a file to keep or send: Markdown, a page of HTML that needs nothing else, or
// a notebook. Questions, what was understood, the query and its rows.
import type { Cell } from "../database/database.ts";
import { writeCell } from "../display/cell-text.ts";
import { markdownTable } from "../display/export.ts";
import { layOutSql } from "../display/layout-sql.ts";
import { doubtMark } from "../display/trust-grades.ts";
import { capitalised } from "../text/counted-words.ts";
import { escapeXml } from "../text/escape-xml.ts";
import type { Answer } from "./answer.ts";

const conversationFormats = ["md", "html", "ipynb"] as const;
export type ConversationFormat = (typeof conversationFormats)[number];

export const conversationMediaTypes: Record<ConversationFormat, string> = {
  md: "text/markdown; charset=utf-8",
  html: "text/html; charset=utf-8",
  ipynb: "application/x-ipynb+json",
};

export type ConversationText = {
  readonly title: string;
  readonly date: string;
  readonly database: string;
  readonly turns: readonly {
    readonly answer: Answer;
    /** A drawing of the rows, as SVG, where the person chose one. */
    readonly chart?: string;
  }[];
};

/** More rows than this belong into a file of their own. */
const maxRows = 100;

export function conversationFile(
  conversation: ConversationText,
  format: ConversationFormat,
): string {
  switch (format) {
    case "md":
      return markdown(conversation);
    case "html":
      return html(conversation);
    case "ipynb":
      return notebook(conversation);
    default:
      return format satisfies never;
  }
}

const about = ({ database, date }: ConversationText): string =>
  `Asked of ${database}; “today” is ${date}.`;

const sqlOf = ({ shown_sql, sql }: Answer): string => layOutSql(shown_sql ?? sql);

/** What is said of an answer besides its rows. */
function remark({ refused, error, clarify, said, row_count, rows, truncated }: Answer): string {
  const text = refused ?? error?.message ?? clarify?.question ?? said;
  if (text !== undefined) return text;
  const shown = Math.min(maxRows, rows.length);
  const count = `${row_count.toLocaleString("en")}${truncated ? " or more" : ""} ${row_count === 1 ? "row" : "rows"}`;
  return shown < row_count || truncated ? `${count}, the first ${shown} here.` : `${count}.`;
}

/** What was understood, where that is doubtful how sure it is, and what was left out. */
function understoodAs({ paraphrase, sql, error, confidence, words = [] }: Answer): string {
  const answered = sql !== "" && error === undefined;
  const mark = answered ? doubtMark(confidence) : undefined;
  const unknown = answered ? words.filter(({ use }) => use === "unknown") : [];
  const left =
    unknown.length === 0 ? "" : `. Left out: ${unknown.map(({ text }) => text).join(", ")}`;
  const said = `${capitalised(paraphrase)}${left}`;
  return mark === undefined ? said : `${mark}. I read: ${said || layOutSql(sql)}`;
}

function markdown(conversation: ConversationText): string {
  const turns = conversation.turns.map(({ answer, chart }) => {
    const drawing = chart === undefined ? "" : `![Chart](${dataAddress(chart)})\n\n`;
    const table =
      answer.rows.length === 0
        ? ""
        : `${markdownTable(answer.columns, answer.rows.slice(0, maxRows))}\n`;
    const query = answer.sql === "" ? "" : `\`\`\`sql\n${sqlOf(answer)}\n\`\`\`\n\n`;
    const said = understoodAs(answer);
    const bold = said === capitalised(answer.paraphrase) ? "" : "**";
    const understood = said === "" ? "" : `${bold}${said}.${bold}\n\n`;
    return `## ${answer.turn}. ${answer.utterance}\n\n${understood}${drawing}${table}${remark(answer)}\n\n${query}`;
  });
  return `# ${conversation.title}\n\n${about(conversation)}\n\n${turns.join("")}`;
}

/** A drawing as part of a text; its letters can be read on white and on black. */
const dataAddress = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(lettersIn(svg, "#7a756b")).replaceAll(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

const style =
  ":root{--accent:#0f5f63;--ink:#1f1d1a;--card:#fff;--soft:#5d584f;--line:#e4e0d6;--panel:#f4f2ec;--doubt:#7c3a06;color-scheme:light dark}" +
  "@media(prefers-color-scheme:dark){:root{--accent:#7cc7c4;--ink:#ece9e2;--card:#161614;--soft:#aaa498;--line:#31302b;--panel:#1f1f1c;--doubt:#f0d089}}" +
  "body{font:15px/1.55 system-ui,sans-serif;max-width:70em;margin:2em auto;padding:0 1em;color:var(--ink);background:var(--card)}" +
  "table{border-collapse:collapse;font-size:14px}th,td{padding:4px 12px;border-bottom:1px solid var(--line);text-align:left}" +
  "pre{background:var(--panel);padding:12px 16px;border-radius:8px;overflow:auto;font-size:13px}" +
  "h1{font:500 30px Georgia,serif}h2{font:500 21px Georgia,serif;margin-top:2em}.remark{color:var(--soft)}" +
  ".doubtful{border-left:4px solid #b45309;padding-left:12px;color:var(--doubt)}.doubtful+table,.doubtful+svg{opacity:.6}";

function html(conversation: ConversationText): string {
  const turns = conversation.turns.map(({ answer, chart }) => {
    const line = (cells: readonly Cell[], tag: string): string =>
      `<tr>${cells.map((cell) => `<${tag} dir="auto">${escapeXml(writeCell(cell ?? ""))}</${tag}>`).join("")}</tr>`;
    const table =
      answer.rows.length === 0
        ? ""
        : `<table><thead>${line(answer.columns, "th")}</thead><tbody>${answer.rows
            .slice(0, maxRows)
            .map((row) => line(row, "td"))
            .join("\n")}</tbody></table>`;
    const query =
      answer.sql === ""
        ? ""
        : `<details><summary>SQL</summary><pre>${escapeXml(sqlOf(answer))}</pre></details>`;
    return (
      `<section><h2>${answer.turn}. ${escapeXml(answer.utterance)}</h2>` +
      `${paragraph(answer)}${chart === undefined ? "" : inInk(chart)}${table}` +
      `<p class="remark">${escapeXml(remark(answer))}</p>${query}</section>`
    );
  });
  const title = escapeXml(conversation.title);
  return (
    `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">` +
    `<style>${style}</style></head>\n<body><h1>${title}</h1>` +
    `<p class="remark">${escapeXml(about(conversation))}</p>\n${turns.join("\n")}</body></html>\n`
  );
}

/** Its letters can be read by day and by night, whenever it was drawn. */
const inInk = (svg: string): string => lettersIn(svg, "var(--ink)");

const lettersIn = (svg: string, colour: string): string =>
  svg.replace(/^(<svg[^>]*style="color: )[^;"]+/, `$1${colour}`);

/** What is doubtful does not look like what is sure. */
function paragraph(answer: Answer): string {
  const said = understoodAs(answer);
  const doubtful = said === capitalised(answer.paraphrase) ? "" : ' class="doubtful"';
  return `<p${doubtful}>${escapeXml(said)}</p>`;
}

/** Cells to run: the first opens the database, each query is one. Their outputs are kept. */
function notebook(conversation: ConversationText): string {
  const cell = (source: string, kind: "markdown" | "code", outputs: readonly unknown[] = []) => ({
    cell_type: kind,
    metadata: {},
    source: source.split(/(?<=\n)/),
    ...(kind === "code" ? { execution_count: null, outputs } : {}),
  });
  const turns = conversation.turns.flatMap(({ answer, chart }) => {
    const text = cell(
      `## ${answer.turn}. ${answer.utterance}\n\n${understoodAs(answer)}`,
      "markdown",
    );
    if (answer.sql === "") return [text, cell(remark(answer), "markdown")];
    const rows = answer.rows.slice(0, maxRows);
    const output = {
      output_type: "display_data",
      metadata: {},
      data: { "text/markdown": [markdownTable(answer.columns, rows), "\n", remark(answer)] },
    };
    const drawing = { ...output, data: { "image/svg+xml": lettersIn(chart ?? "", "#7a756b") } };
    const query = `pd.read_sql(r"""\n${sqlOf(answer)}\n""", connection)`;
    return [text, cell(query, "code", chart === undefined ? [output] : [drawing, output])];
  });
  const open =
    "import sqlite3\nimport pandas as pd\n\n" +
    `connection = sqlite3.connect(${JSON.stringify(conversation.database)})  # or any other database`;
  const head = cell(`# ${conversation.title}\n\n${about(conversation)}`, "markdown");
  return `${JSON.stringify(
    {
      cells: [head, cell(open, "code"), ...turns],
      metadata: { kernelspec: { name: "python3", display_name: "Python 3", language: "python" } },
      nbformat: 4,
      nbformat_minor: 4, // from 5 on every cell must have an id
    },
    null,
    1,
  )}\n`;
}
