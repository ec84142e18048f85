// Statements that try to mean one thing to the door and another to the database: quotes inside
// other quotes, prefixes, comments, escapes, look-alike letters, names in another case. Most are
// nonsense; what matters is that some are nearly right.

import { limited } from "./limited-rows.ts";
import type { Pick } from "./pick.ts";

/** What must never come back: it stands in a hidden table, a hidden column and a setting. */
export const canary = "SEGUE-CANARY";

const payloads = [
  "(SELECT marker FROM secret)",
  "(SELECT MAX(marker) FROM secret)",
  "(SELECT cost FROM product WHERE id = 1)",
  "product.cost",
  "current_setting($$segue.canary$$)",
  "current_setting('segue.canary')",
  "(SELECT note FROM sale WHERE id = 2)",
  "(SELECT MAX(note) FROM every_sale)",
  "(SELECT cost FROM every_cost LIMIT 1)",
];
const quotes = ['"', "`", "'", "[", "]", '""', "''", "``"];
const prefixes = ["e", "E", "n", "N", "x", "b", "U&", "_utf8", "q", "r", "$a$", "$$"];
const empties = ['""', "''", "``", "[]", "", " "];
const comments = [
  "/**/",
  "/* x */",
  "-- x\n",
  "--\n",
  "# x\n",
  "/*! */",
  "/*!50000 */",
  "/*M! */",
  "/*+ */",
];
const blanks = [" ", "  ", "\t", "\n", "\f", "\u00a0", "\u2003", ""];
const odd = [
  "\\",
  "\\'",
  "\u2019",
  "\uff02",
  "\u02bc",
  "K",
  "ſ",
  "é",
  "日",
  "\u200b",
  "%",
  "#",
  ";",
  "--",
];
const tables = [
  "product",
  "secret",
  "Secret",
  "SECRET",
  "PRODUCT",
  "sale",
  "Sale",
  "every_secret",
  "every_sale",
  "every_cost",
];
const columns = [
  "id",
  "name",
  "cost",
  "marker",
  "ID",
  "Cost",
  "MARKER",
  "quantity",
  "note",
  "region",
  "rowid",
  "ctid",
  "xmin",
  "tableoid",
  "_rowid_",
];

export function statement(pick: Pick): string {
  const shapes = [selectList, common, joined, wholeRow, nested, soup, compound];
  const shape = pick([...shapes, crossed, crossed, escaped, escaped, commented, limited, limited]);
  return maybe(pick, 1) ? mutated(shape(pick), pick) : shape(pick);
}

function maybe(pick: Pick, chances: number): boolean {
  return pick(chances === 1 ? [false, false, true] : [true, false]);
}

function times(pick: Pick, most: number, make: () => string): string[] {
  const count = pick(Array.from({ length: most }, (_, i) => i + 1));
  return Array.from({ length: count }, make);
}

/** Ends one quotation and begins another, with something to run in between. */
function breakOut(pick: Pick): string {
  const mark = pick(['"', "'", "`", "]"]);
  const open = mark === "]" ? "[" : mark;
  const between = pick([",", ", 2 AS", " ,", " AS"]);
  return `${pick(["a", "", "x"])}${mark}${between} ${pick(payloads)} ${pick(["AS", "", "--"])} ${open}${pick(["z", ""])}`;
}

function content(pick: Pick): string {
  return pick([
    () => breakOut(pick),
    () => times(pick, 4, () => pick([...quotes, ...odd, "a", " ", ", ", " AS "])).join(""),
    () => `, ${pick(payloads)} ${pick(["--", "AS", "/*"])} `,
    () => pick(["\\", "a\\", "\\\\", "it''s", "x"]),
    () => ` ${pick(comments)} ${pick(payloads)}`,
  ])();
}

function quotedName(pick: Pick): string {
  const [open, close] = pick(marks);
  const inside = content(pick);
  return `${open}${maybe(pick, 1) ? inside.replaceAll(close, close + close) : inside}${close}`;
}

function text(pick: Pick): string {
  const inside = content(pick);
  return `'${maybe(pick, 2) ? inside.replaceAll("'", "''") : inside}'`;
}

function value(pick: Pick): string {
  return pick([
    () => "1",
    () => text(pick),
    () => `${pick(prefixes)}${pick(empties)}${text(pick)}`,
    () => pick(columns),
    () => `${pick(tables)}.${pick(columns)}`,
    () => quotedName(pick),
    () => pick(payloads),
  ])();
}

function item(pick: Pick): string {
  return pick([
    () => value(pick),
    () => `${value(pick)} AS ${quotedName(pick)}`,
    () => `${value(pick)} ${pick(["x", quotedName(pick)])}`,
  ])();
}

function selectList(pick: Pick): string {
  const items = times(pick, 4, () => item(pick)).join(pick([" , ", ","]));
  return `SELECT ${items}${pick(["", "", " FROM product", " FROM product -- x", " FROM product WHERE id = 1"])}`;
}

function spelt(pick: Pick, name: string): string {
  const cased = pick([
    name,
    name.toUpperCase(),
    name.toLowerCase(),
    `${name[0]?.toUpperCase()}${name.slice(1)}`,
  ]);
  return pick([cased, cased, `"${cased}"`, `\`${cased}\``, `[${cased}]`]);
}

const marks = [
  ['"', '"'],
  ["`", "`"],
  ["[", "]"],
  ["'", "'"],
] as const;

/** Quotations that overlap: where one reader is inside a text, another is outside of it. */
function crossed(pick: Pick): string {
  const [open, close] = pick(marks);
  const [inner, innerEnd] = pick(marks);
  const mark = pick(['"', "`", "'", "]"]);
  const first = `${open}a${mark}, 2 AS ${close}`;
  const second = `${inner}b${mark}, ${pick(payloads)} AS ${mark}c${innerEnd}`;
  const third = `${open} , 3 AS ${mark}z${close}`;
  return `SELECT ${pick(["1", "name"])} AS ${first}${pick([" ", ""])}${second} ${third}${pick(["", " FROM product"])}`;
}

/** Texts that end early for whoever reads a backslash as an escape. */
function escaped(pick: Pick): string {
  const start = `${pick(["e", "E", "n", "U&", "_utf8"])}${pick(['""', "``", "''", ""])}`;
  const first = pick(["'\\'", "'a\\'", "'\\\\'", "'x'"]);
  const second = `'${pick([", ", ", ", " || "])}${pick(payloads)} ${pick(["--", "--", "/*"])} '`;
  return `SELECT ${start}${first} , ${second}${pick(["", " FROM product"])}`;
}

/** Comments that one reader skips and another runs, begun inside a quoted name. */
function commented(pick: Pick): string {
  const [open, close] = pick(marks);
  const mark = pick(['"', "`", "'", "]"]);
  const comment = `${pick(["/*!", "/*!50000", "/*M!", "/*+", "/*"])} , ${pick(payloads)} */`;
  return `SELECT name AS ${open}x${mark} ${comment} FROM product -- ${close}${pick(["", "\n FROM product"])}`;
}

/** A common table with the name of another, spelt in one way and then in another. */
function common(pick: Pick): string {
  const name = pick(["secret", "product", "secret"]);
  const recursive = pick(["", "", "RECURSIVE "]);
  const column = pick(["marker", "cost"]);
  const body = pick([
    `SELECT 1 AS ${column}`,
    `SELECT ${column} FROM ${spelt(pick, name)}`,
    `SELECT 1 AS ${column} UNION ALL SELECT ${column} FROM ${spelt(pick, name)}`,
  ]);
  const from = pick([
    spelt(pick, name),
    `${spelt(pick, name)} x`,
    `(SELECT * FROM ${spelt(pick, name)}) y`,
  ]);
  return `WITH ${recursive}${spelt(pick, name)} AS (${body}) SELECT ${pick([column, "*", spelt(pick, column)])} FROM ${from}`;
}

function joined(pick: Pick): string {
  const join = pick(["NATURAL JOIN", "NATURAL LEFT JOIN", "JOIN", "LEFT JOIN", "CROSS JOIN", ","]);
  const how = pick(["", "", " USING (cost)", " USING (id)", " USING (marker)", " ON 1 = 1"]);
  const left = pick([
    `(SELECT '${canary.toLowerCase()}' AS cost, 1 AS id) s`,
    "sale s",
    "product s",
  ]);
  return `SELECT ${pick(["*", "s.*", "cost", "p.cost", "id", "MAX(cost)", "p.*"])} FROM ${left} ${join} ${pick(["product p", "secret p"])}${how}`;
}

function wholeRow(pick: Pick): string {
  const x = pick(["x", "product", '"x"']);
  const call = pick([
    x,
    `CAST(${x} AS text)`,
    `${x}::text`,
    `(${x}).cost`,
    `${x}.row_to_json`,
    `row_to_json(${x})`,
    `to_json(${x})`,
    `COUNT(DISTINCT ${x})`,
    `MAX(${x})`,
    `${x} || ''`,
    `COALESCE(${x}, NULL)`,
    `string_agg(${x}::text, ',')`,
  ]);
  return `SELECT ${call} FROM product ${pick(["x", "AS x", "", "AS x(id, name, cost)", "AS cost"])}`;
}

function nested(pick: Pick): string {
  const inner = pick([
    "SELECT cost FROM product",
    "SELECT marker FROM secret",
    "SELECT * FROM product",
    "SELECT p.cost FROM sale LIMIT 1",
    `SELECT ${item(pick)}`,
  ]);
  return pick([
    `SELECT (${inner}) FROM product p`,
    `SELECT id FROM product p WHERE EXISTS (${inner})`,
    `SELECT s.* FROM (${inner}) s`,
    `SELECT s.cost FROM (${inner}) AS s(cost)`,
    `SELECT id FROM product p ORDER BY (${inner})`,
    `SELECT id AS cost FROM product ORDER BY ${pick(["cost", "cost + 1", "1", '"cost"'])}`,
    `SELECT name AS cost, COUNT(*) FROM product GROUP BY ${pick(["cost", "1", '"cost"'])}`,
  ]);
}

function compound(pick: Pick): string {
  const set = pick(["UNION", "UNION ALL", "EXCEPT", "INTERSECT"]);
  return `${selectList(pick)} ${set} ${pick([selectList, common, wholeRow])(pick)}`;
}

function soup(pick: Pick): string {
  const all = [
    ...quotes,
    ...prefixes,
    ...empties,
    ...comments,
    ...blanks,
    ...odd,
    ...payloads,
    ...tables,
    ...columns,
  ];
  const words = [
    ...all,
    "SELECT",
    "FROM",
    "AS",
    ",",
    "(",
    ")",
    "1",
    "UNION",
    "WITH",
    "::",
    "||",
    ".",
    "*",
  ];
  return `SELECT ${times(pick, 12, () => pick(words)).join(pick(["", " "]))}`;
}

/** One small change somewhere. */
function mutated(sql: string, pick: Pick): string {
  const at = pick(Array.from({ length: sql.length + 1 }, (_, i) => i));
  const piece = pick([...quotes, ...comments, ...blanks, ...odd, ...prefixes, ...empties]);
  return sql.slice(0, at) + piece + sql.slice(at + pick([0, 0, 1]));
}
