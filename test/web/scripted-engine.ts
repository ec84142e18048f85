// For browser tests without a trained model: an engine that answers the paper's Figure 1 and a few
// honest failures from a script, with provenance and attention as a real one gives them.
import type { Answer, AttendedWord, ProvenanceStep } from "../../src/conversation/answer.ts";
import { type Cell, DatabaseError, type Schema } from "../../src/database/database.ts";
import type { ResolvedValue } from "../../src/entities/placeholder.ts";
import type { TurnEngine, TurnRequest } from "../../src/service/turn-engine.ts";
import { compareCells } from "../../src/web/reading/cell-order.ts";

const place = (side: string, city: string): string =>
  `flight.${side}_airport IN ( SELECT airport_service.airport_code FROM airport_service WHERE airport_service.city_code IN ( SELECT city.city_code FROM city WHERE city.city_name = '${city}' ) )`;
const monday =
  "flight.flight_days IN ( SELECT days.days_code FROM days WHERE days.day_name IN ( SELECT date_day.day_name FROM date_day WHERE date_day.year = 1993 AND date_day.month_number = 2 AND date_day.day_number = 8 ) )";

/** Words, and the conditions that they add; a piece in [brackets] replaces the one of that key. */
const script: readonly {
  readonly words: RegExp;
  readonly key: string;
  readonly condition: string;
  readonly value: Pick<ResolvedValue, "kind" | "value" | "column">;
}[] = [
  {
    words: /american airlines/,
    key: "airline",
    condition: "flight.airline_code = 'AA'",
    value: { kind: "entity", value: "AA", column: "airline.airline_code" },
  },
  {
    words: /delta/,
    key: "airline",
    condition: "flight.airline_code = 'DL'",
    value: { kind: "entity", value: "DL", column: "airline.airline_code" },
  },
  {
    words: /seattle/,
    key: "from",
    condition: place("from", "SEATTLE"),
    value: { kind: "entity", value: "SEATTLE", column: "city.city_name" },
  },
  {
    words: /boston/,
    key: "to",
    condition: place("to", "BOSTON"),
    value: { kind: "entity", value: "BOSTON", column: "city.city_name" },
  },
  {
    words: /denver/,
    key: "to",
    condition: place("to", "DENVER"),
    value: { kind: "entity", value: "DENVER", column: "city.city_name" },
  },
  {
    words: /next monday/,
    key: "day",
    condition: monday,
    value: { kind: "date", value: "1993-02-08" },
  },
  {
    words: /7pm/,
    key: "arrival",
    condition: "flight.arrival_time = 1900",
    value: { kind: "time", value: 1900 },
  },
];
const order = ["airline", "from", "to", "day", "arrival"];

type Piece = { readonly text: string; readonly turn: number };

const onlySelect = "Only one SELECT may run here.";

export function scriptedEngine(): TurnEngine {
  return {
    async answer(request, { onStep } = {}) {
      const answer = respond(request);
      for (const step of answer.provenance) onStep?.(step);
      return answer;
    },
    describe: async () => ({
      database: "flights.sqlite",
      schema,
      suggestions: [
        "show me flights from seattle to boston next monday",
        "flights from seattle to denver",
        "what is the meaning of life",
      ],
    }),
    sample: async (table) =>
      table === "city"
        ? { table, columns: ["city_code", "city_name"], rows: cities }
        : { table, columns: ["airline_code"], rows: [["AA"], ["DL"]] },
    rows: async (sql, { offset, limit, order, count }) => {
      if (!/^select/i.test(sql)) throw new DatabaseError("refused", onlySelect);
      const all = Array.from({ length: 100_000 }, (_, i) => [
        `F${i}`,
        i % 977,
        "SEA",
        "BOS",
        i,
        i,
        0,
      ]);
      const by = order?.column ?? -1;
      const sign = order?.descending ? -1 : 1;
      if (by >= 0) all.sort((a, b) => sign * compareCells(a[by] ?? null, b[by] ?? null));
      const rows = all.slice(offset, offset + limit);
      const page = { columns: flightColumns, rows, truncated: false };
      return count ? { ...page, total: all.length } : page;
    },
    values: async (column, prefix) =>
      column === "city.city_name"
        ? cities.flatMap(([, name]) =>
            String(name).startsWith(prefix.toUpperCase()) ? String(name) : [],
          )
        : [],
    ready: async () => true,
    load: () => 0,
    close: async () => {},
  };
}

function respond(request: TurnRequest): Answer {
  const { utterance, past } = request;
  const turn = past.length + 1;
  const values = valuesOf(utterance);
  const blank: Answer = {
    turn,
    utterance,
    values,
    sql: "",
    columns: [],
    rows: [],
    row_count: 0,
    truncated: false,
    confidence: 0.12,
    paraphrase: "",
    provenance: [],
    attended: [],
    alternatives: [],
    words: [],
    ms: 14,
  };
  if (request.sql !== undefined) return edited(blank, request.sql);
  if (/meaning|life/.test(utterance)) {
    return { ...blank, refused: "I can't answer that from this database." };
  }
  const stranger = utterance.indexOf("gotham");
  if (stranger >= 0) {
    const about = "gotham";
    const word = {
      text: about,
      start: stranger,
      end: stranger + about.length,
      use: "unknown",
    } as const;
    const question = "I don't know gotham. Which do you mean?";
    return { ...blank, words: [word], clarify: { question, about, choices: [{ text: "boston" }] } };
  }
  const pieces = new Map<string, Piece>();
  [...past.map((p) => p.utterance), utterance].forEach((said, i) => {
    for (const { words, key, condition } of script) {
      if (words.test(said)) pieces.set(key, { text: condition, turn: i + 1 });
    }
    if (/delta flights/.test(said)) pieces.delete("arrival");
  });
  const conditions = order.flatMap((key) => pieces.get(key) ?? []);
  const attended = attendedWords(request, turn);
  const { sql, provenance } = write(conditions, turn, attended);
  const rows = flights(conditions);
  return {
    ...blank,
    sql,
    provenance,
    attended,
    ...table(rows),
    confidence: 0.93,
    paraphrase: "flights from Seattle to Boston on Monday 8 February 1993",
    truncated: /everything/.test(utterance),
    words: readAsShow(utterance),
    alternatives: [
      { sql: `${sql} AND flight.stops = 0`, paraphrase: "nonstop flights", probability: 0.05 },
    ],
  };
}

/** A word that nobody knows, read as one that is known. */
const readAsShow = (utterance: string): Answer["words"] =>
  [...utterance.matchAll(/unveil/g)].map(({ 0: text, index: start }) => ({
    text,
    start,
    end: start + text.length,
    use: "used",
    as: "show",
  }));

function edited(blank: Answer, sql: string): Answer {
  if (!/^select/i.test(sql)) {
    return { ...blank, sql, confidence: 1, error: { code: "refused", message: onlySelect } };
  }
  const rows = /9999/.test(sql) ? [] : flights([{ text: sql, turn: 1 }]);
  return { ...blank, sql, ...table(rows), confidence: 1, paraphrase: "flights" };
}

function valuesOf(utterance: string): ResolvedValue[] {
  return script.flatMap(({ words, value }) => {
    const found = words.exec(utterance);
    if (found === null) return [];
    const { index: start } = found;
    const span = { text: found[0], start, end: start + found[0].length };
    return [{ ...value, ...span, placeholders: [], score: 1 }];
  });
}

function attendedWords({ past, utterance }: TurnRequest, turn: number): AttendedWord[] {
  const said = [...past.map((p) => p.utterance), utterance];
  return said.flatMap((text, i) => {
    if (i + 1 < turn - 3) return [];
    const values = valuesOf(text);
    return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const value = values.find((v) => index >= v.start && index < v.end);
      if (value !== undefined && value.start !== index) return [];
      const end = value?.end ?? index + word.length;
      return [{ text: text.slice(index, end), turn: i + 1, start: index, end }];
    });
  });
}

function write(conditions: readonly Piece[], turn: number, attended: readonly AttendedWord[]) {
  const provenance: ProvenanceStep[] = [];
  let sql = "";
  const add = (text: string, from: ProvenanceStep["from"], since: number, words: string): void => {
    const start = sql === "" ? 0 : sql.length + 1;
    sql = sql === "" ? text : `${sql} ${text}`;
    const raw = attended.map((word) => (words.includes(word.text.toLowerCase()) ? 0.8 : 0.03));
    const total = raw.reduce((sum, weight) => sum + weight, 0);
    const attention = raw.map((weight) => weight / total);
    const first = from === "segment" ? { first_turn: since } : {};
    const origin = { from, turn: from === "segment" ? turn - 1 : turn, ...first };
    provenance.push({ text, start, end: sql.length, ...origin, probability: 0.97, attention });
  };
  for (const word of ["SELECT", "DISTINCT", "flight.flight_id", "FROM", "flight"]) {
    add(word, "vocabulary", turn, "show me flights");
  }
  conditions.forEach(({ text, turn: since }, i) => {
    add(i === 0 ? "WHERE" : "AND", "vocabulary", turn, "show");
    const words = `${text.toLowerCase()} ${text.includes("DL") ? "delta" : ""} ${text.includes("AA") ? "american airlines" : ""}`;
    if (since < turn) add(text, "segment", since, words);
    else for (const word of text.split(" ")) add(word, "vocabulary", turn, words);
  });
  return { sql, provenance };
}

/** The more conditions, the fewer rows. */
function flights(conditions: readonly Piece[]): (readonly Cell[])[] {
  const count = conditions.some(({ text }) => text.includes("arrival_time")) ? 3 : 23;
  return Array.from({ length: count }, (_, i) => [
    ...["AA", "DL", "UA", "TW"].slice(i % 4, (i % 4) + 1),
    100 + i * 37,
    "SEA",
    "BOS",
    `${(i % 11) + 1}:${String((i * 13) % 60).padStart(2, "0")} ${i % 3 === 0 ? "am" : "pm"}`,
    i % 5 === 0 ? "noon" : `${((i + 5) % 11) + 1}:05 pm`,
    i % 3,
  ]);
}

const flightColumns = ["airline", "number", "from", "to", "leaves", "arrives", "stops"];

const table = (rows: (readonly Cell[])[]) => ({
  columns: flightColumns,
  rows,
  row_count: rows.length,
  key_columns: ["flight_id"],
  key_rows: rows.map((_, i) => [1000 + i]),
});

const text = (name: string) => ({ name, type: "text", nullable: false }) as const;
const cities = [
  ["SSEA", "SEATTLE"],
  ["BBOS", "BOSTON"],
  ["DDEN", "DENVER"],
];
const schema: Schema = {
  tables: [
    {
      name: "city",
      columns: [text("city_code"), text("city_name")],
      primaryKey: ["city_code"],
      foreignKeys: [],
    },
    {
      name: "airline",
      columns: [text("airline_code"), text("airline_name")],
      primaryKey: ["airline_code"],
      foreignKeys: [],
    },
  ],
};
