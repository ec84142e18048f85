// npm run fuzz -- --minutes N [--database URL] [--seed N]: sends statements of statements.ts through
// the door to real databases, and fails when the canary comes back or a failure is not a known kind.
import { parseArgs } from "node:util";
import { DatabaseError } from "../../src/database/database.ts";
import { createPick } from "./pick.ts";
import { watchRun } from "./run-watch.ts";
import { canary, statement } from "./statements.ts";
import { type FuzzSubject, type Kind, openSubject } from "./subjects.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "1" },
    database: { type: "string", multiple: true },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed);
if (!(minutes > 0) || !Number.isInteger(seed)) {
  process.stderr.write("usage: npm run fuzz -- [--minutes N] [--database URL] [--seed N]\n");
  process.exit(2);
}

const watch = watchRun();
type Count = { admitted: number; refused: number; failed: number };
type Finding = { readonly sql: string; readonly what: string };

/** Which kind a URL, or the bare word for a kind, means. */
function kindOf(database: string): Kind {
  if (/^postgres/.test(database)) return "postgres";
  if (/^(?:mysql|mariadb)/.test(database)) return "mysql";
  return database === "duckdb" ? "duckdb" : "sqlite";
}

async function fuzz({ name, database }: FuzzSubject): Promise<Finding[]> {
  const pick = createPick(seed);
  const count: Count = { admitted: 0, refused: 0, failed: 0 };
  const findings: Finding[] = [];
  const end = performance.now() + minutes * 60_000;
  while (performance.now() < end && findings.length < 20) {
    const sql = statement(pick);
    watch.now(name, sql, count);
    const finding = await tried(sql, database, count);
    if (finding !== undefined) findings.push({ sql, what: finding });
  }
  const { admitted, refused, failed } = count;
  process.stdout.write(
    `${name}: ${admitted} admitted, ${refused} refused, ${failed} failed in the database, ` +
      `${findings.length} found (seed ${seed}, ${minutes} min)\n`,
  );
  for (const { sql, what } of findings) process.stdout.write(`  ${what}: ${JSON.stringify(sql)}\n`);
  return findings;
}

async function tried(
  sql: string,
  database: FuzzSubject["database"],
  count: Count,
): Promise<string | undefined> {
  try {
    const { rows } = await database.query(sql);
    count.admitted++;
    return JSON.stringify(rows).includes(canary) ? "the canary came back" : undefined;
  } catch (error) {
    if (!(error instanceof DatabaseError)) return `a bug: ${String(error)}`;
    if (error.message.includes(canary)) return "the canary stands in an error";
    if (["refused", "syntax", "unknown-name"].includes(error.code)) count.refused++;
    else count.failed++;
    return undefined;
  }
}

const wanted = values.database ?? ["sqlite", "duckdb", "postgres", "mysql"];
let found = 0;
for (const database of wanted) {
  const isUrl = database.includes("://");
  const subject = await openSubject(kindOf(database), isUrl ? database : undefined);
  if (subject === undefined) {
    process.stdout.write(`${database}: not here, so not fuzzed\n`);
    continue;
  }
  try {
    found += (await fuzz(subject)).length;
  } finally {
    await subject.end();
  }
}
watch.done();
process.exit(found === 0 ? 0 : 1);
