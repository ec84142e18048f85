// The door: every statement, generated or typed, is read into a tree, resolved against what may be
// asked, and printed anew for its database; nothing of the text that came in is sent. Pure and
// synchronous; the limits on the running query are the guard's and the adapter's.
import { RecentMap } from "../../recent-map.ts";
import { lexSql } from "../../sql/lexer.ts";
import { type PrintOptions, printSql } from "../../sql/print.ts";
import type { Query } from "../../sql/tree.ts";
import { firstSelect } from "../../sql/tree-builders.ts";
import { DatabaseError, type Dialect } from "../database.ts";
import { checkAgreement, shapeOf } from "./agree.ts";
import type { DoorCatalog } from "./catalog.ts";
import type { IndependentReader } from "./independent.ts";
import { readStatement } from "./read.ts";
import { type Resolved, resolveQuery } from "./resolve.ts";

type Admitted = {
  /** What to send to the database. */
  readonly sql: string;
  /** What to call the columns of its result: as they were asked for. */
  readonly columns: readonly string[];
};

const printing: Readonly<Record<Dialect, PrintOptions>> = {
  sqlite: {},
  postgres: {},
  duckdb: {},
  mysql: { tightCalls: true, interval: (amount, unit) => `INTERVAL ${amount} ${unit}` },
};

/** The same query asked again (by a beam, an evaluation, a person paging) costs no second parse. */
const mostRemembered = 400;
/** Texts longer than this are rare and would fill the memory. */
const longestRemembered = 20_000;

/** Throws a DatabaseError. */
export type Door = (sql: string) => Admitted;

export function createDoor(catalog: DoorCatalog, readAgain: IndependentReader): Door {
  const verdicts = new RecentMap<string, Admitted | DatabaseError>(mostRemembered);
  const shapes = new RecentMap<string, true>(mostRemembered);

  function admit(sql: string): Admitted {
    const asked = readStatement(sql);
    const resolved = resolveQuery(asked, catalog);
    const text = printSql(resolved.query, printing[catalog.dialect]);
    const shape = shapeOf(text);
    // The same question about another city reads alike: it is compared once.
    if (shapes.get(shape) === undefined) {
      checkAgreement(resolved.query, shape, readAgain);
      remember(shapes, shape, true);
    }
    return { sql: text, columns: columnNames(sql, asked, resolved) };
  }

  return (sql) => {
    const known = verdicts.get(sql);
    if (known instanceof DatabaseError) throw known;
    if (known !== undefined) return known;
    try {
      const admitted = admit(sql);
      remember(verdicts, sql, admitted);
      return admitted;
    } catch (error) {
      // What was read too slowly may be read in time when it comes again.
      if (error instanceof DatabaseError && error.cause === undefined)
        remember(verdicts, sql, error);
      throw error;
    }
  };
}

function remember<V>(verdicts: RecentMap<string, V>, text: string, verdict: V): void {
  if (text.length <= longestRemembered) verdicts.set(text, verdict);
}

/** An alias or a column's own name; else the words of the question, as SQLite has it. */
function columnNames(sql: string, asked: Query, { outputs }: Resolved): string[] {
  if (outputs.every(({ name }) => name !== undefined)) return outputs.map(({ name }) => name ?? "");
  const tokens = lexSql(sql);
  const { items } = firstSelect(asked);
  // Only `*` makes several columns of an item, and those have names.
  const unnamed = items.filter(
    ({ expression, alias }) => alias === undefined && !isName(expression),
  );
  let next = 0;
  return outputs.map(({ name }) => {
    if (name !== undefined) return name;
    const item = unnamed[next++];
    const first = item && tokens[item.start];
    const last = item && tokens[item.end - 1];
    return first && last ? sql.slice(first.start, last.end) : `column ${next}`;
  });
}

function isName({ kind, ...node }: { readonly kind: string; readonly text?: string }): boolean {
  return kind === "column" || kind === "star" || (node.text?.startsWith('"') ?? false);
}
