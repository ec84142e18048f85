// The door: every statement, generated or typed, is admitted here or refused; then rendered for its
// database. Pure and synchronous; the limits on the running query are the guard's and the adapter's.
import type { Dialect, Schema } from "../database.ts";
import { DatabaseError } from "../database.ts";
import { refuseForbiddenWords } from "./forbidden.ts";
import { readTokens } from "./lexis.ts";
import { settleNames, settleSpelling, spellingOf } from "./names.ts";
import { parseIndependently, shapeOf, type Watchdog } from "./parse.ts";
import { createRenderer } from "./render.ts";
import { checkNames } from "./scope.ts";
import { inspectTree } from "./verdict.ts";
import { createVerdicts } from "./verdicts.ts";
import type { VisibleNames } from "./visible.ts";

/** Takes a statement and gives what to send to the database; throws a DatabaseError. */
export type Door = (sql: string) => string;

export function createDoor(
  dialect: Dialect,
  schema: Schema,
  visible: VisibleNames,
  watchdog: Watchdog,
): Door {
  const spelling = spellingOf(schema);
  const render = createRenderer(dialect, schema);
  const verdicts = createVerdicts();
  const shapes = createVerdicts();

  function admit(sql: string): string {
    const tokens = settleSpelling(settleNames(readTokens(sql), spelling));
    refuseForbiddenWords(tokens, spelling);
    const shape = shapeOf(tokens);
    // The same question about another city has the same tree: it is read once.
    if (shapes.get(shape) === undefined) {
      const tree = parseIndependently(tokens, watchdog);
      checkNames(inspectTree(tree, dialect), visible, dialect);
      shapes.set(shape, "admitted");
    }
    return render(tokens);
  }

  return (sql) => {
    const known = verdicts.get(sql);
    if (known instanceof DatabaseError) throw known;
    if (known !== undefined) return known;
    try {
      const rendered = admit(sql);
      verdicts.set(sql, rendered);
      return rendered;
    } catch (error) {
      if (error instanceof DatabaseError) verdicts.set(sql, error);
      throw error;
    }
  };
}
