// Says in plain English what a query asks, written from the query itself, so that a person who
// reads no SQL can catch a misunderstanding. It never looks at the utterance. It says all of the
// query: changing any condition, value, order or limit changes the sentence.
import type { Schema } from "../database/database.ts";
import type { Wording } from "../entities/wording.ts";
import { type FoldedShape, foldedShape } from "../outline/folded-shapes.ts";
import { bind } from "../sql/bind/bind.ts";
import { tryParse } from "../sql/parse-words.ts";
import type { Query } from "../sql/tree.ts";
import { listText } from "./english.ts";
import { sayConditions } from "./say/conditions.ts";
import { sayValue } from "./say/expressions.ts";
import { subjectOf } from "./say/joins.ts";
import { createKeys } from "./say/keys.ts";
import { sayQuery } from "./say/query.ts";
import { withNamedGroups } from "./say/report-groups.ts";
import { remembering, type Voice } from "./say/voice.ts";

const cannotSay = "I cannot say this query in words: please read the SQL.";

/** Without a schema, keys are told by their names alone. */
export function paraphrase(sql: string, wording: Wording, schema: Schema = noSchema): string {
  if (sql.trim() === "") return "";
  const parsed = tryParse(sql);
  if (parsed === undefined) return cannotSay;
  const query = withNamedGroups(parsed, wording);
  const folded = foldedShape(query);
  return folded === undefined
    ? sayQuery(query, createVoice(query, wording, schema))
    : sayFolded(folded, wording, schema);
}

/** The report that a query of several steps makes, and what becomes of it. */
function sayFolded(
  { shape, report, groups }: FoldedShape,
  wording: Wording,
  schema: Schema,
): string {
  const voice = createVoice(report, wording, schema);
  const said = sayQuery(report, voice);
  switch (shape) {
    case "per": {
      const place = { voice, subject: voice.subject(report), through: [] };
      return `${said} in each ${listText(
        groups.map((key) => voice.value(key, place)),
        "and",
      )}`;
    }
    case "median":
      return said;
    case "fill":
      return `${said}, with 0 where there are none`;
    case "spread":
      return `how many have each of the ${said}`;
    case "rest":
      return `${said}, and all others together as "other"`;
    default:
      return shape satisfies never;
  }
}

const noSchema: Schema = { tables: [] };

export function createVoice(query: Query, wording: Wording, schema: Schema): Voice {
  const voice: Voice = {
    bound: bind(query, schema),
    wording,
    keys: createKeys(schema),
    query: (inner) => sayQuery(inner, voice),
    subject: (select) => subjectOf(select, voice),
    conditions: remembering(sayConditions),
    value: sayValue,
  };
  return voice;
}
