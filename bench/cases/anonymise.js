// What putting placeholders for the values of a query costs, as every turn and every training query has
// it: the queries of generated conversations about flights, with what their utterances name by then.
// Tells the mean of a query, and beside it what reading the words as a tree takes of that.
import { flightsDomain } from "../../dist/domains/flights/domain/index.js";
import { anonymiseSql } from "../../dist/entities/anonymise-sql.js";
import { synthesize } from "../../dist/generator/synthesize.js";
import { readUtterance, startReading } from "../../dist/reader/read-utterance.js";
import { createReader } from "../../dist/reader/reader.js";
import { parseWords } from "../../dist/sql/parse-words.js";
import { sqlWords } from "../../dist/sql/words.js";
import { bestOf } from "../best-of.js";

export const engines = ["-"];

export function prepare() {
  const { types } = flightsDomain.words;
  const queries = generatedQueries();
  const each = (work) => bestOf(() => queries.forEach(work), { times: 20 }) / queries.length;
  let parsing = Number.POSITIVE_INFINITY;
  return {
    measure() {
      parsing = Math.min(
        parsing,
        each(({ words }) => parseWords(words)),
      );
      return each(({ words, placeholders }) => anonymiseSql(words, placeholders, types));
    },
    describe: () => ({ queries: queries.length, "parsing ms": parsing.toFixed(3) }),
  };
}

function generatedQueries() {
  const reader = createReader(flightsDomain.words);
  const interactions = [...synthesize(flightsDomain, { interactions: 100, seed: 12 })];
  return interactions.flatMap(({ date, turns }) => {
    let state = startReading(date);
    return turns.flatMap(({ utterance, sql }) => {
      ({ state } = readUtterance(utterance, state, reader));
      const { placeholders } = state;
      return sql.map((query) => ({ words: sqlWords(query), placeholders }));
    });
  });
}
