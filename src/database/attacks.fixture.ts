// Attacks on every kind of database: each must be refused or stopped, leave what is stored exactly
// as it was, and leave the next query answered.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Subject } from "./conformance.fixture.ts";
import type { Database, Dialect } from "./database.ts";

type Attack = {
  readonly name: string;
  readonly sql: string;
  /** Only where the words mean something. */
  readonly on?: readonly Dialect[];
};

/** Refused by the door, before the database sees them. */
const refusedAttacks: readonly Attack[] = [
  { name: "stacked statements", sql: "SELECT 1; DELETE FROM sale" },
  { name: "stacked after a comment", sql: "SELECT 1 /* ; */ ; DROP TABLE sale --" },
  { name: "a statement hidden behind a string", sql: "SELECT '\\'; DELETE FROM sale; --'" },
  { name: "WITH ... DELETE", sql: "WITH d AS (DELETE FROM sale RETURNING *) SELECT * FROM d" },
  { name: "WITH ... INSERT", sql: "WITH d AS (SELECT 1) INSERT INTO city SELECT 'X', 'X' FROM d" },
  { name: "UPDATE", sql: "UPDATE sale SET quantity = 0" },
  { name: "keywords split by comments", sql: "DEL/**/ETE FROM sale" },
  { name: "keywords in executable comments", sql: "SELECT 1 /*!50000 ; DELETE FROM sale */" },
  { name: "MariaDB's executable comments", sql: "SELECT 1 /*M! INTO OUTFILE '/tmp/x' */" },
  { name: "nested comments", sql: "SELECT 1 /* /* */ ; DELETE FROM sale /* */ */" },
  { name: "ATTACH", sql: "ATTACH DATABASE '/tmp/segue-attack.db' AS x" },
  { name: "PRAGMA", sql: "PRAGMA writable_schema = 1" },
  { name: "PRAGMA as a table", sql: "SELECT * FROM pragma_table_info('sale')" },
  { name: "the catalogue", sql: "SELECT sql FROM sqlite_master" },
  { name: "load_extension", sql: "SELECT load_extension('/tmp/evil.so')" },
  { name: "readfile", sql: "SELECT readfile('/etc/passwd')" },
  { name: "pg_read_file", sql: "SELECT pg_read_file('/etc/passwd')" },
  { name: "pg_read_file through its schema", sql: "SELECT pg_catalog.pg_read_file('/etc/passwd')" },
  { name: "pg_read_file in quotes", sql: "SELECT \"pg_read_file\"('/etc/passwd')" },
  { name: "pg_ls_dir in FROM", sql: "SELECT * FROM pg_ls_dir('/')" },
  { name: "pg_sleep", sql: "SELECT pg_sleep(100)" },
  { name: "SLEEP", sql: "SELECT SLEEP(100)" },
  { name: "BENCHMARK", sql: "SELECT BENCHMARK(1000000000, MD5('x'))" },
  { name: "dblink", sql: "SELECT * FROM dblink('host=evil', 'SELECT 1') AS t(a int)" },
  { name: "lo_import", sql: "SELECT lo_import('/etc/passwd')" },
  { name: "query_to_xml", sql: "SELECT query_to_xml('DELETE FROM sale', true, true, '')" },
  { name: "set_config", sql: "SELECT set_config('default_transaction_read_only', 'off', false)" },
  { name: "COPY ... TO PROGRAM", sql: "COPY sale TO PROGRAM 'touch /tmp/segue-attack'" },
  { name: "INTO OUTFILE", sql: "SELECT * FROM sale INTO OUTFILE '/tmp/segue-attack'" },
  { name: "INTO DUMPFILE", sql: "SELECT 1 INTO DUMPFILE '/tmp/segue-attack'" },
  { name: "SELECT INTO", sql: "SELECT * INTO stolen FROM sale" },
  { name: "LOAD_FILE", sql: "SELECT LOAD_FILE('/etc/passwd')" },
  { name: "FOR UPDATE", sql: "SELECT * FROM sale FOR UPDATE" },
  { name: "read_csv", sql: "SELECT * FROM read_csv('/etc/passwd')" },
  { name: "a file as a table", sql: "SELECT * FROM '/etc/passwd'" },
  { name: "a quoted file as a table", sql: 'SELECT * FROM "/etc/passwd.csv"' },
  { name: "getenv", sql: "SELECT getenv('HOME')" },
  { name: "another schema", sql: "SELECT * FROM information_schema.tables" },
  { name: "the users", sql: "SELECT * FROM mysql.user" },
  { name: "the passwords", sql: "SELECT * FROM pg_shadow" },
  {
    name: "a system table behind a name of its own",
    sql: "SELECT x.a FROM (WITH sqlite_master AS (SELECT 1 AS a) SELECT a FROM sqlite_master) x, sqlite_master",
  },
  {
    name: "a quote of one kind inside another",
    sql: 'SELECT 1 AS `a", 2 AS ` \'b", pg_read_file($$/etc/passwd$$) AS "c\' ` , 3 AS "z`',
  },
  {
    name: "an executable comment inside a name",
    sql: "SELECT name AS `x\" /*! INTO OUTFILE '/tmp/segue-attack' */ FROM product -- `",
  },
  {
    name: "an empty name before a string",
    sql: "SELECT e\"\"'\\' , ', pg_read_file($$/etc/passwd$$) -- '",
  },
  {
    name: "a system table by a common table's name in another case",
    sql: 'WITH "PG_SHADOW" AS (SELECT 1 AS usename, 2 AS passwd) SELECT usename, passwd FROM pg_shadow',
    on: ["postgres"],
  },
  { name: "a cast that looks tables up", sql: "SELECT 'sale'::regclass" },
  { name: "TABLE", sql: "TABLE sale" },
  { name: "a table as a common table's body", sql: "SELECT * FROM (TABLE sale) t" },
  { name: "VALUES", sql: "VALUES ((SELECT name FROM product))" },
  { name: "an array of rows", sql: "SELECT ARRAY(SELECT name FROM product)" },
  { name: "a whole row in an aggregate", sql: "SELECT MAX(p) FROM product p" },
  { name: "a whole row as text", sql: "SELECT CONCAT(p) FROM product p" },
  { name: "a field of a whole row", sql: "SELECT (p).name FROM product p" },
  { name: "system columns", sql: "SELECT p.tableoid FROM product p" },
  { name: "an operator by its schema", sql: "SELECT id OPERATOR(pg_catalog.+) 1 FROM product" },
  { name: "DISTINCT ON", sql: "SELECT DISTINCT ON (name) id FROM product" },
  { name: "system variables", sql: "SELECT @@version" },
  { name: "user variables", sql: "SELECT @a := 1" },
  { name: "an ODBC escape", sql: "SELECT {d (SELECT name FROM product)}" },
  { name: "PROCEDURE ANALYSE", sql: "SELECT id FROM product PROCEDURE ANALYSE()" },
  { name: "earlier rows", sql: "SELECT id FROM product FOR SYSTEM_TIME ALL" },
  { name: "a column's default", sql: "SELECT DEFAULT(name) FROM product" },
  { name: "a sequence", sql: "SELECT NEXT VALUE FOR s" },
  { name: "columns by pattern", sql: "SELECT COLUMNS(*) FROM product" },
  { name: "FROM first", sql: "FROM product SELECT name" },
  { name: "PIVOT", sql: "PIVOT product ON name USING count(*)" },
  { name: "SUMMARIZE", sql: "SUMMARIZE product" },
  { name: "a query in a string", sql: "SELECT * FROM query('SELECT 1')" },
  { name: "a table by a string", sql: "SELECT * FROM query_table('sale')" },
  { name: "FULL as an alias", sql: "SELECT 1 FROM product FULL JOIN sale ON FALSE", on: ["mysql"] },
  { name: "3,000 UNIONs", sql: `SELECT 1${" UNION SELECT 1".repeat(3_000)}` },
  { name: "full-width letters", sql: "ＤＥＬＥＴＥ FROM sale" },
  { name: "look-alike letters", sql: "SELECT * FROM ѕale" },
  { name: "a long s", sql: "ſELECT 1" },
  { name: "a no-break space", sql: "SELECT\u00a01" },
  { name: "a zero character", sql: "SELECT 'a\0b'; DELETE FROM sale" },
  { name: "dollar quotes", sql: "SELECT $$'$$; DELETE FROM sale; SELECT $$'$$" },
  { name: "escape strings", sql: "SELECT E'\\'; DELETE FROM sale; --'" },
  { name: "zeroblob", sql: "SELECT zeroblob(1000000000)" },
  { name: "printf", sql: "SELECT printf('%1000000000d', 1)" },
  { name: "repeat", sql: "SELECT repeat('x', 1000000000)" },
  { name: "1 MB of SQL", sql: `SELECT ${"1 + ".repeat(250_000)}1` },
  { name: "parentheses without end", sql: `SELECT ${"(".repeat(5_000)}1${")".repeat(5_000)}` },
  {
    name: "grouping that doubles the parser's time",
    sql: `SELECT id FROM product WHERE ${"(".repeat(40)}id = 1${" AND id = 2) OR id = 3)".repeat(20)}`,
  },
  { name: "EXPLAIN", sql: "EXPLAIN SELECT 1" },
  { name: "CALL", sql: "CALL evil()" },
  { name: "SET", sql: "SET GLOBAL general_log_file = '/tmp/x'" },
  { name: "VACUUM INTO", sql: "VACUUM INTO '/tmp/segue-attack.db'" },
];

/** Harmless in form: the limits must end them. */
const costlyAttacks: readonly Attack[] = [
  {
    name: "a runaway recursive query",
    sql: "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT COUNT(*) FROM c WHERE n < 0",
  },
  {
    name: "a cross join of everything",
    sql: `SELECT COUNT(*) FROM ${Array.from({ length: 19 }, (_, i) => `sale s${i}, product p${i}`).join(", ")}`,
  },
  {
    name: "a text that doubles itself",
    sql: "WITH RECURSIVE c(n, x) AS (SELECT 1, 'aaaaaaaaaaaaaaaa' UNION ALL SELECT n + 1, x || x FROM c WHERE n < 60) SELECT MAX(LENGTH(x)) FROM c",
    on: ["sqlite"],
  },
];

export function describeAttacks(
  kind: string,
  dialect: Dialect,
  prepare: () => Promise<Subject | undefined>,
): void {
  describe(`${kind} under attack`, () => {
    let subject: Subject | undefined;
    let db: Database | undefined;
    let before: string | undefined;
    beforeAll(async () => {
      subject = await prepare();
      db = await subject?.open({ limits: { timeoutMs: 400 } });
      before = await subject?.contents();
    });
    afterAll(async () => {
      await db?.close();
      await subject?.end();
    });

    for (const { name, sql, on } of [...refusedAttacks, ...costlyAttacks]) {
      if (on !== undefined && !on.includes(dialect)) continue;
      const costly = costlyAttacks.some((attack) => attack.sql === sql);
      it(`${costly ? "stops" : "refuses"} ${name}`, async (context) => {
        if (db === undefined || subject === undefined) return context.skip();
        const expected = costly ? /^(timeout|failed)$/ : /^(refused|syntax|unknown-name)$/;
        await expect(db.query(sql)).rejects.toMatchObject({
          code: expect.stringMatching(expected),
        });
        const patient = { limits: { timeoutMs: 30_000 } };
        expect((await db.query("SELECT COUNT(*) FROM sale", patient)).rows).toEqual([[4]]);
        expect(await subject.contents()).toBe(before);
      });
    }
  });
}
