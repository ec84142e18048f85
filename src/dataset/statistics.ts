// The paper's Table 1 and the analysis around it, for any file of interactions, in one pass.
import { tryParse } from "../sql/parse-words.ts";
import { extractSegments } from "../sql/segments.ts";
import { walkQuery } from "../sql/walk.ts";
import { tokenize } from "../text/tokenize.ts";
import type { GoldTurn, Interaction } from "./interaction.ts";
import { queryTemplate, queryValues, queryWords } from "./query-template.ts";

type MeanMax = { readonly mean: number; readonly max: number; readonly deviation: number };

export type Statistics = {
  readonly interactions: number;
  readonly turns: number;
  readonly queries: number;
  readonly scenarios: number;
  readonly databases: number;
  readonly turns_per_interaction: MeanMax;
  readonly tokens_per_utterance: MeanMax;
  readonly tokens_per_query: MeanMax;
  readonly input_vocabulary: number;
  readonly output_vocabulary: number;
  readonly templates: number;
  readonly segments_per_query: MeanMax;
  /** Shares of queries that need at least one and at least two joins. */
  readonly one_join: number;
  readonly two_joins: number;
  /** Of turns after the first: estimated from the golds' values, or from labels where present. */
  readonly ellipsis: number;
  readonly target_ellipsis?: number;
  readonly referring: number;
  readonly unscored_turns: number;
};

/** Words that point back; "that" and "last" too often do not. Labels, where present, say better. */
const referringWords = new Set(
  "those these them they it its one ones same former latter".split(" "),
);

export async function computeStatistics(
  interactions: AsyncIterable<Interaction> | Iterable<Interaction>,
): Promise<Statistics> {
  const turns = gauge();
  const tokens = gauge();
  const words = gauge();
  const segments = gauge();
  const scenarios = new Set<string>();
  const databases = new Set<string>();
  const input = new Set<string>();
  const output = new Set<string>();
  const templates = new Set<string>();
  let anyLabels = false;
  const count = {
    target: 0,
    one: 0,
    two: 0,
    joined: 0,
    later: 0,
    ellipsis: 0,
    referring: 0,
    unscored: 0,
  };

  for await (const interaction of interactions) {
    turns.add(interaction.turns.length);
    databases.add(interaction.database);
    if (interaction.scenario != null) scenarios.add(interaction.scenario);
    const known = new Set<string>();
    const labelled = interaction.turns.some((turn) => turn.labels !== undefined);
    anyLabels ||= labelled;
    for (const [index, turn] of interaction.turns.entries()) {
      const spoken = tokenize(turn.utterance).map((token) => token.text);
      tokens.add(spoken.length);
      for (const word of spoken) input.add(word);
      const gold = shortest(turn.sql);
      if (gold === undefined) count.unscored++;
      if (index > 0) {
        count.later++;
        const has = (label: string): boolean => turn.labels?.includes(label) === true;
        if (labelled ? has("ellipsis") : omitsValue(turn, gold, known)) count.ellipsis++;
        if (labelled ? has("reference") : pointsBack(spoken)) count.referring++;
        if (has("target-ellipsis")) count.target++;
      }
      if (gold === undefined) continue;
      const query = queryWords(gold);
      words.add(query.length);
      for (const word of query) output.add(word);
      templates.add(queryTemplate(gold));
      segments.add(extractSegments(query).length);
      for (const value of queryValues(gold)) known.add(value);
      const joins = countJoins(gold);
      if (joins === undefined) continue;
      count.joined++;
      if (joins >= 1) count.one++;
      if (joins >= 2) count.two++;
    }
  }
  return {
    interactions: turns.count(),
    turns: tokens.count(),
    queries: words.count(),
    scenarios: scenarios.size,
    databases: databases.size,
    turns_per_interaction: turns.read(),
    tokens_per_utterance: tokens.read(),
    tokens_per_query: words.read(),
    input_vocabulary: input.size,
    output_vocabulary: output.size,
    templates: templates.size,
    segments_per_query: segments.read(),
    one_join: share(count.one, count.joined),
    two_joins: share(count.two, count.joined),
    ellipsis: share(count.ellipsis, count.later),
    ...(anyLabels && { target_ellipsis: share(count.target, count.later) }),
    referring: share(count.referring, count.later),
    unscored_turns: count.unscored,
  };
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

function gauge(): { add(n: number): void; count(): number; read(): MeanMax } {
  let [sum, squares, max, count] = [0, 0, 0, 0];
  return {
    add(n) {
      sum += n;
      squares += n * n;
      count++;
      max = Math.max(max, n);
    },
    count: () => count,
    read: () => {
      const mean = share(sum, count);
      const deviation = Math.sqrt(Math.max(0, share(squares, count) - mean * mean));
      return { mean, max, deviation };
    },
  };
}

/** The gold one trains on (paper, appendix C). */
export function shortest(golds: readonly string[]): string | undefined {
  return shortestFirst(golds)[0];
}

/** The one that training learns and evaluation supplies comes first; of equals, the one given first. */
export const shortestFirst = (golds: readonly string[]): readonly string[] =>
  [...golds].sort((a, b) => a.length - b.length);

/** The gold needs a value from an earlier turn that the utterance does not say again. */
function omitsValue(turn: GoldTurn, gold: string | undefined, known: ReadonlySet<string>): boolean {
  if (gold === undefined) return false;
  const spoken = turn.utterance.toLowerCase();
  return queryValues(gold).some((value) => {
    if (!known.has(value) || !value.startsWith("'")) return false;
    return !spoken.includes(value.slice(1, -1).toLowerCase());
  });
}

const pointsBack = (spoken: readonly string[]): boolean =>
  spoken.some((word) => referringWords.has(word));

/**
 * How many joins a query needs: table references less one for every independent SELECT, as a nested IN joins its table
 * as much as a JOIN does; undefined when it does not parse.
 */
export function countJoins(sql: string): number | undefined {
  const query = tryParse(sql);
  if (query === undefined) return undefined;
  let tables = 0;
  walkQuery(query, {
    select: (node) => {
      tables += node.from.filter((item) => item.source.kind === "table").length;
    },
  });
  return Math.max(0, tables - 1);
}
