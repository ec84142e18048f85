import { clausesOf, outlineOfClauses } from "../clauses.ts";
import { countOfRows } from "../find-columns.ts";
import { tableDone } from "../things/deeds.ts";
import { whoIs } from "./absences.ts";
import { oneFigure, type WayOfAsking } from "./figures.ts";

const asked =
  /^(?:(?<count>how many|number of) |(?:which|what|list|all|the) )*(?<who>who|[a-z]+(?: [a-z]+)??) (?:(?:who|that) )?(?:have |has |had )?(?<deed>[a-z]+) (?:(?<bound>(?:more than|at least|over|fewer than|less than) (?:\d+|[a-z]+)) times|(?<twice>(?:more than|at least) (?:once|twice)))(?: (?<when>(?:since|in|during|last|this|before|after) .+))?$/;

/** "more than once" */
const often: ReadonlyMap<string, string> = new Map([
  ["once", "1"],
  ["twice", "2"],
]);

export const soOften: WayOfAsking = (phrase, schema, change) => {
  const { count, who = "", deed = "", bound, twice = "", when } = asked.exec(phrase)?.groups ?? {};
  const said = bound ?? twice.replace(/once|twice/, (one) => often.get(one) ?? one);
  const done = deed === "" ? undefined : tableDone([deed], schema);
  const table = done === undefined ? undefined : whoIs(who, deed, schema);
  if (done === undefined || table === undefined || done === table) return null;
  const rows = oneFigure(countOfRows(done, schema));
  const timed = when === undefined ? rows : change(when, rows);
  const called = schema.tables[table]?.words.join(" ");
  const each = timed && change(`by ${called}`, timed);
  const some = each && change(`only those with ${said}`, each);
  if (some === null) return null;
  if (count !== undefined) return change("how many are they", some);
  const clauses = clausesOf(some);
  return clauses && outlineOfClauses({ ...clauses, select: clauses.select.slice(0, -1) });
};
