// Conversations as plain text that anyone can write: blocks separated by `====`, `# title`,
// `DATE 1993-02-05`, then `U: utterance` and one or more `Q: query` lines, any of them right.

import type { Interaction } from "./interaction.ts";
import { isCalendarDate } from "./interaction-schema.ts";
import { type Line, readLines } from "./lines.ts";
import { type ReadOptions, readInteractions, reject } from "./read.ts";

type Draft = { title: string; date: string | null; turns: { utterance: string; sql: string[] }[] };

/** Ids are the titles; a block without turns is skipped. */
export async function* readConversations(
  path: string,
  options: ReadOptions = {},
): AsyncGenerator<Interaction> {
  let draft = empty();
  let number = 0;
  for await (const line of readLines(path)) {
    if ("text" in line && /^={4,}$/.test(line.text.trim())) {
      if (draft.turns.length > 0) yield finish(draft, path, ++number);
      draft = empty();
      continue;
    }
    const reason = readInto(draft, line);
    if (reason !== undefined) {
      reject(path, { line: "text" in line ? line.number : line.line, reason }, options);
    }
  }
  if (draft.turns.length > 0) yield finish(draft, path, ++number);
}

/** Interactions in either form, which the name of the file tells. */
export const readTalks = (path: string, options?: ReadOptions): AsyncGenerator<Interaction> =>
  (path.endsWith(".txt") ? readConversations : readInteractions)(path, options);

const empty = (): Draft => ({ title: "", date: null, turns: [] });

function finish(draft: Draft, path: string, number: number): Interaction {
  const { title, date, turns } = draft;
  return { id: title === "" ? `${path} ${number}` : title, database: "flights", date, turns };
}

/** Why the line means nothing; undefined when it was taken in. */
function readInto(draft: Draft, line: Line): string | undefined {
  if ("reason" in line) return line.reason;
  const text = line.text.trim();
  const [, mark = "", rest = ""] = /^(#|DATE\b|U:|Q:)\s*(.*)$/.exec(text) ?? [];
  const last = draft.turns.at(-1);
  switch (mark) {
    case "#":
      if (draft.title === "") draft.title = rest;
      return undefined;
    case "DATE":
      if (!isCalendarDate(rest)) return `DATE ${rest}: expected a date such as 1993-02-05`;
      draft.date = rest;
      return undefined;
    case "U:":
      draft.turns.push({ utterance: rest, sql: [] });
      return undefined;
    case "Q:":
      if (last === undefined) return "a Q: before any U:";
      last.sql.push(rest);
      return undefined;
    default:
      return `"${text.slice(0, 40)}": expected # title, DATE, U:, Q: or ====`;
  }
}
