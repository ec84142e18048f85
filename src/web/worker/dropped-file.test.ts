// Files as people have them: each opens, or says in one line why not.
import { expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import { openDroppedFiles } from "./dropped-file.ts";

const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });
const opened = async (...files: Parameters<typeof openDroppedFiles>[0]) => {
  const database = await openDroppedFiles(files);
  const { tables } = await database.schema();
  return { database, names: tables.map(({ name }) => name) };
};

test("tables of one name stand side by side, and names that are no names are made some", async () => {
  const { names } = await opened(file("a b.csv", "x\n1\n"), file("a-b.csv", "x\n1\n"));
  expect(names).toEqual(["a_b", "a_b_2"]);
});

test.each([
  ["my s\u00e4les (1).csv", "my_s\u00e4les_1"],
  ["my sa\u0308les.csv", "my_s\u00e4les"],
  ["2024 \u0437\u0430\u043a\u0430\u0437\u044b.csv", "2024_\u0437\u0430\u043a\u0430\u0437\u044b"],
  ["(...).csv", "data"],
])("%s is the table %s", async (name, table) => {
  const { database, names } = await opened(file(name, "x\n1\n"));
  expect(names).toEqual([table]);
  expect((await database.query(`SELECT x FROM "${table}"`)).rows).toEqual([[1]]);
});

test("columns of one name, in whatever letters, are told apart", async () => {
  const { database } = await opened(file("t.csv", 'Name,name,,"na""me"\na,b,c,d\n'));
  const { columns, rows } = await database.query('SELECT * FROM "t"');
  expect([columns, rows]).toEqual([
    ["Name", "name 2", "column 3", "name 3"],
    [["a", "b", "c", "d"]],
  ]);
});

test("every row comes in, each cell as what it is", async () => {
  const lines = Array.from({ length: 4_500 }, (_, i) => `${i},${i / 2},"a ""${i}""\nb",`);
  const { database } = await opened(file("t.csv", `i,half,text,none\n${lines.join("\n")}\n`));
  const { rows } = await database.query(
    'SELECT count(*), sum(i), sum(half), max(length("text")), max(none), min("text") FROM t',
  );
  expect(rows).toEqual([[4_500, 10_122_750, 5_061_375, 10, null, 'a "0"\nb']]);
});

test("letters of any kind, long cells and large numbers come in whole, and how far it is is told", async () => {
  const long = "ab\u00e9".repeat(40_000);
  const lines = [`\u00e9t\u00e9,${long},123456789012345,-0.5`, "\ud83d\ude00,x,-7,1e3"];
  const heard: (readonly [number, number])[] = [];
  const database = await openDroppedFiles(
    [file("t.csv", `a,b,n,r\n${lines.join("\n")}\n`), file("u.csv", "a\n1\n")],
    (done, total) => heard.push([done, total]),
  );
  const { rows } = await database.query("SELECT a, length(b), n, typeof(n), r FROM t");
  expect(rows).toEqual([
    ["\u00e9t\u00e9", long.length, 123456789012345, "integer", -0.5],
    ["\ud83d\ude00", 1, -7, "integer", 1000],
  ]);
  expect(heard).toEqual([
    [2, 3],
    [3, 3],
  ]);
});

test("forty tables open", async () => {
  const tables = Array.from({ length: 40 }, (_, i) => `CREATE TABLE t${i} (id INTEGER, x TEXT)`);
  const { names } = await opened({ name: "many.sqlite", bytes: await sqliteBytes(tables) });
  expect(names).toHaveLength(40);
});

const cut = async (): Promise<Uint8Array> =>
  (await sqliteBytes(["CREATE TABLE t (x)", "INSERT INTO t VALUES (1)"])).slice(0, 3_000);

test.each([
  ["empty.csv", "", "empty.csv: the file is empty."],
  ["blank.csv", "\n\n", "blank.csv: there is no line with the names of columns."],
  ["none.sqlite", "", "none.sqlite: the file is empty."],
  ["notes.docx", "PK", "notes.docx: this page opens SQLite, CSV and Parquet files"],
  ["bad.parquet", "PAR1 and nothing", "bad.parquet: this Parquet file cannot be read"],
  ["wide.csv", `${"a,".repeat(2_500)}a\n1\n`, "wide.csv: 2501 columns are more than the 2000"],
])("%s says why it does not open", async (name, text, reason) => {
  await expect(opened(file(name, text))).rejects.toThrow(reason);
});

test("what is no text says so, whatever it is called; a stray sign of a machine does no harm", async () => {
  const bytes = Uint8Array.from({ length: 4_000 }, (_, i) => (i * i * 31 + i * 7 + (i >> 3)) % 256);
  await expect(opened({ name: "noise.csv", bytes })).rejects.toThrow("noise.csv: this is no text");
  const { names } = await opened(file("dos.csv", "a,b\n1,2\n\u001a"));
  expect(names).toEqual(["dos"]);
});

test("a damaged SQLite file says so", async () => {
  await expect(opened({ name: "cut.sqlite", bytes: await cut() })).rejects.toThrow(
    /^cut\.sqlite: /,
  );
});
