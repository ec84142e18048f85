// A turn's result as a file: CSV, JSON or Markdown.
import type { Answer } from "../answer.ts";
import type { Cell } from "../database/database.ts";

export type ExportFormat = "csv" | "json" | "md";

export const mediaTypes: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json",
  md: "text/markdown; charset=utf-8",
};

export function exportAnswer(answer: Answer, format: ExportFormat): string {
  switch (format) {
    case "csv":
      return [answer.columns, ...answer.rows]
        .map((row) => `${row.map(csvCell).join(",")}\r\n`)
        .join("");
    case "json":
      return `${JSON.stringify(
        {
          utterance: answer.utterance,
          sql: answer.sql,
          columns: answer.columns,
          rows: answer.rows,
        },
        null,
        2,
      )}\n`;
    case "md":
      return markdownTable(answer.columns, answer.rows);
    default:
      return format satisfies never;
  }
}

/**
 * RFC 4180. Text that a spreadsheet would take for a formula gets a leading quote mark; numbers,
 * negative ones too, stay numbers.
 */
function csvCell(cell: Cell): string {
  if (cell === null) return "";
  const text = typeof cell === "string" && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function markdownTable(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]): string =>
    `| ${cells
      .map((cell) =>
        String(cell ?? "")
          .replace(/\|/g, "\\|")
          .replace(/\s+/g, " "),
      )
      .join(" | ")} |\n`;
  return line(columns) + line(columns.map(() => "---")) + rows.map(line).join("");
}
