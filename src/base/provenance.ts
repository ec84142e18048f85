// Where the pieces of a query came from: kept from an earlier query, a value that was said, or written.
import type { ProvenanceStep } from "../answer.ts";
import type { WrittenQuery } from "./write-hypothesis.ts";

const boundary =
  /(?<= )(?=(?:FROM|JOIN|WHERE|AND|OR|GROUP BY|HAVING|ORDER BY|LIMIT|UNION|INTERSECT|EXCEPT) )/;

type Traced = Pick<WrittenQuery, "sql" | "values"> & {
  readonly hypothesis: Pick<WrittenQuery["hypothesis"], "probabilities">;
};

/** `earlier`: the queries of the turns before, newest first. */
export function traceQuery(
  { sql, values, hypothesis }: Traced,
  earlier: readonly (string | null)[],
): ProvenanceStep[] {
  const turn = earlier.length + 1;
  const probability = Math.min(1, ...hypothesis.probabilities);
  const said = [...values];
  const steps: ProvenanceStep[] = [];
  let start = 0;
  for (const piece of sql.split(boundary)) {
    const text = piece.trimEnd();
    const end = start + text.length;
    const origin = originOf(text, earlier);
    if (origin === null) steps.push(...withValues(text, start, said, { turn, probability }));
    else {
      steps.push({
        text,
        start,
        end,
        from: "segment",
        turn: origin.latest,
        first_turn: origin.first,
        probability,
      });
      dropValues(text, said);
    }
    start += piece.length;
  }
  return steps;
}

/** The turns that had this piece: the latest, and the first. */
function originOf(
  piece: string,
  earlier: readonly (string | null)[],
): { latest: number; first: number } | null {
  const content = piece.replace(/^(?:WHERE|AND|OR|HAVING) /, "");
  const turns = earlier.flatMap((sql, age) =>
    sql?.includes(content) ? [earlier.length - age] : [],
  );
  if (turns.length === 0) return null;
  return { latest: Math.max(...turns), first: Math.min(...turns) };
}

type Said = { readonly text: string; readonly age: number };

function withValues(
  text: string,
  start: number,
  said: Said[],
  { turn, probability }: { turn: number; probability: number },
): ProvenanceStep[] {
  const steps: ProvenanceStep[] = [];
  let from = 0;
  const add = (to: number, age: number | null): void => {
    const piece = text.slice(from, to);
    const [lead, body] = [piece.length - piece.trimStart().length, piece.trim()];
    if (body !== "") {
      const at = start + from + lead;
      const source = age === null ? "vocabulary" : "placeholder";
      const told = age === null ? turn : Math.max(1, turn - age);
      steps.push({
        text: body,
        start: at,
        end: at + body.length,
        from: source,
        turn: told,
        probability,
      });
    }
    from = to;
  };
  for (let next = said[0]; next !== undefined; next = said[0]) {
    const at = text.indexOf(next.text, from);
    if (at < 0) break;
    const quoted = text[at - 1] === "'";
    add(quoted ? at - 1 : at, null);
    add(at + next.text.length + (quoted ? 1 : 0), next.age);
    said.shift();
  }
  add(text.length, null);
  return steps;
}

function dropValues(text: string, said: Said[]): void {
  let from = 0;
  for (let next = said[0]; next !== undefined; next = said[0]) {
    const at = text.indexOf(next.text, from);
    if (at < 0) return;
    from = at + next.text.length;
    said.shift();
  }
}
