// SQLite asks this for every table, column and function while it compiles a statement: the door's
// allow-lists once more, held by the engine itself, so that nothing depends on one parser.
import type { Schema } from "../database.ts";
import { allowedFunctions } from "../door/functions.ts";
import type { VisibleNames } from "../door/visible.ts";
import { visibleNames } from "../door/visible.ts";

/** Action codes of sqlite3_set_authorizer, part of SQLite's stable interface. */
const actions = { pragma: 19, read: 20, select: 21, function: 31, recursive: 33 };
/** Functions behind operators, and those written without parentheses. */
const operators = new Set(["like", "current_date", "current_time", "current_timestamp"]);

type Access = {
  /** What they name depends on the action: a table and a column, nothing and a function. */
  readonly first: string;
  readonly second: string;
  readonly database: string;
  /** The view, or common table expression, that the access stands in. */
  readonly within: string;
};

export type Authorizer = {
  restrict(visible: VisibleNames): void;
  allows(action: number, access: Access): boolean;
};

/** `shadows`: tables in which a virtual table keeps what it holds, each with that table. */
export function createAuthorizer(
  schema: Schema,
  views: readonly string[],
  shadows: ReadonlyMap<string, string>,
): Authorizer {
  let visible = visibleNames(schema, schema);
  const viewNames = new Set(views.map((name) => name.toLowerCase()));
  /** What a visible view was defined over is the operator's choice. */
  const inView = (within: string): boolean =>
    viewNames.has(within.toLowerCase()) && visible.tables.has(within.toLowerCase());
  const mayRead = (table: string, column: string): boolean => {
    const owner = shadows.get(table);
    // A virtual table reads them for itself; the door knows no such names.
    if (owner !== undefined) return visible.tables.has(owner);
    const columns = visible.tables.get(table);
    if (columns === undefined) return false;
    // SELECT count(*) FROM t reads no column; the row number is one only where it is not hidden.
    return (
      column === "" || columns.has(column) || (column === "rowid" && !visible.hidden.has(table))
    );
  };
  return {
    restrict(names) {
      visible = names;
    },
    allows(action, { first, second, database, within }) {
      switch (action) {
        case actions.select:
        case actions.recursive:
          return true;
        case actions.pragma:
          // How a virtual table learns that somebody wrote; it changes nothing.
          return first === "data_version" && second === "";
        case actions.read:
          // A subquery of which no column is read has a name but no database.
          if (second === "" && database === "") return true;
          return inView(within) || mayRead(first.toLowerCase(), second.toLowerCase());
        case actions.function: {
          const name = second.toLowerCase();
          return allowedFunctions.sqlite.has(name) || operators.has(name) || inView(within);
        }
        default:
          return false;
      }
    },
  };
}
