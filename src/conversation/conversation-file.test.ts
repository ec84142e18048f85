import { expect, test } from "vitest";
import { conversationFile } from "./conversation-file.ts";
import { emptyAnswer } from "./show.ts";

const answer = {
  ...emptyAnswer(1, "books <b>under</b> 10"),
  sql: "SELECT book.title FROM book WHERE book.price < 10",
  paraphrase: "books under 10",
  confidence: 0.95,
  columns: ["title", "price"],
  rows: [
    ["A | B", 9],
    ["<script>", null],
  ],
  row_count: 2,
};
const declined = { ...emptyAnswer(2, "the weather"), refused: "Not from this database." };
const conversation = {
  title: "Cheap books",
  date: "2026-01-02",
  database: "shop.sqlite",
  turns: [{ answer }, { answer: declined }],
};

test("Markdown has the questions, tables and queries", () => {
  const text = conversationFile(conversation, "md");
  expect(text).toContain("# Cheap books");
  expect(text).toContain("| A \\| B | 9 |");
  expect(text).toContain("```sql\nSELECT book.title\nFROM book\nWHERE book.price < 10\n```");
  expect(text).toContain("Not from this database.");
});

test("HTML runs nothing that stands in the data", () => {
  const text = conversationFile(conversation, "html");
  expect(text).not.toContain("<script>");
  expect(text).not.toContain("<b>under");
  expect(text).toContain("default-src 'none'");
});

test("HTML can be read by day and by night, a chart drawn in the other too", () => {
  const chart = '<svg width="9" style="color: rgb(236, 233, 226); font: 12px"><text>a</text></svg>';
  const text = conversationFile({ ...conversation, turns: [{ answer, chart }] }, "html");
  expect(text).toContain("prefers-color-scheme:dark");
  expect(text).toContain('style="color: var(--ink); font: 12px"');
});

test.each(["md", "html", "ipynb"] as const)("%s marks what is doubtful", (format) => {
  const doubted = { ...conversation, turns: [{ answer: { ...answer, confidence: 0.4 } }] };
  const mark = "Doubtful: 40%. I read: Books under 10";
  expect(conversationFile(doubted, format)).toContain(mark);
  expect(conversationFile(conversation, format)).not.toContain("Doubtful");
});

test.each(["md", "html", "ipynb"] as const)("%s has the chart, and what was left out", (format) => {
  const words = [{ text: "shiny", start: 0, end: 5, use: "unknown" as const }];
  const chart = '<svg style="color: white"><text>bars (all)</text></svg>';
  const turns = [{ answer: { ...answer, words }, chart }];
  const text = conversationFile({ ...conversation, turns }, format);
  expect(text).toContain("Left out: shiny");
  expect(text).not.toContain("color: white");
  const drawn = { md: "bars%20%28all%29", html: "bars (all)", ipynb: '"image/svg+xml"' };
  expect(text).toContain(drawn[format]);
});

test("a notebook's query keeps its backslashes", () => {
  const odd = { ...answer, sql: "SELECT book.title FROM book WHERE book.title LIKE 'a\\_%'" };
  const { cells } = JSON.parse(
    conversationFile({ ...conversation, turns: [{ answer: odd }] }, "ipynb"),
  );
  expect(cells.at(-1).source.join("")).toMatch(/^pd\.read_sql\(r"""\n.*'a\\_%'/s);
});

test("a notebook is one that notebooks open, with its outputs", () => {
  const { cells, nbformat, nbformat_minor } = JSON.parse(conversationFile(conversation, "ipynb"));
  // Cells have no ids, which version 4.5 would ask of them.
  expect([nbformat, nbformat_minor]).toEqual([4, 4]);
  const code = cells.filter((cell: { cell_type: string }) => cell.cell_type === "code");
  expect(code).toHaveLength(2);
  // A line that follows a table without a blank one would be its last row.
  const shown = code[1].outputs[0].data["text/markdown"].join("");
  expect(shown).toMatch(/\| A \\\| B \| 9 \|\n[^\n]*\n\n2 rows\.$/);
});
