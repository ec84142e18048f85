// One turn in numbers: what was said, the previous query, the schema and the values that may be meant.
import type { CivilDate } from "../../dates/civil.ts";
import { joinArrays } from "../../join-arrays.ts";
import { plainOutline } from "../../outline/plain-outline.ts";
import { type OutlineSymbol, outlineWords } from "../../outline/symbols.ts";
import type { SaidTurn } from "../../revise/said.ts";
import { type DescribedSchema, itemCount } from "../../schema/described.ts";
import { findMentions, type Mention, mentionKinds } from "../../schema/mentions.ts";
import type { KnownDatabase } from "../../schema/read-database.ts";
import { stem } from "../../schema/stem.ts";
import { tokenize } from "../../text/tokenize.ts";
import type { Example, SchemaItems } from "../network/example.ts";
import { type Candidate, candidateFor, collectCandidates, fitOf, keyOf } from "./candidates.ts";
import { type Implications, impliedMentions, prepareImplied } from "./implied.ts";
import { indexNames, matchWords, type NameIndex } from "./name-matches.ts";
import { schemaItems } from "./schema-items.ts";
import { segmentsOf } from "./segments.ts";
import type { WordBook } from "./word-book.ts";

/** A database made ready for reading turns about it. */
export type Ground = {
  readonly known: KnownDatabase;
  readonly names: NameIndex;
  readonly items: SchemaItems;
  readonly book: WordBook;
  readonly implications: Implications;
};

export type ReadTurn = SaidTurn & {
  readonly words: Int32Array;
  readonly matches: Uint8Array;
  /** What may be meant besides, though nobody said it. */
  readonly implied: readonly Mention[];
};

/** How people turn away from what was said; "never" in it is no absence. */
const opening =
  /^\W*(?:(?:oh|no|ok|okay|well|hm+|sorry|wait)\W+)*(?:never ?mind|forget (?:it|that|about (?:it|that))|scratch that|wait)\b(?!\s+(?:the|about|those|who|to)\b)\W*/i;

/** 1: as real people ask; 2: as generated. */
export type Style = 0 | 1 | 2;

const mostUtterances = 5;
const mostWords = 110;
const mostInOne = 60;
const fixed = outlineWords.length;

export function prepareGround(known: KnownDatabase, book: WordBook): Ground {
  return {
    known,
    names: indexNames(known.described),
    items: schemaItems(known.described, book),
    book,
    implications: prepareImplied(known),
  };
}

export function readTurn(utterance: string, ground: Ground, today: CivilDate): ReadTurn {
  const { known, names, book, implications } = ground;
  const all = tokenize(utterance);
  const rest = all.filter(({ start }) => start >= (opening.exec(utterance)?.[0].length ?? 0));
  const tokens = (rest.length === 0 ? all : rest).slice(0, mostInOne);
  const { values } = known;
  const { fiscalStart } = known.described;
  const context = { values, names: names.stems, today, fiscalStart };
  const mentions = findMentions(utterance, tokens, context);
  const stems = tokens.map(({ text }) => stem(text));
  const words = tokens.length === 0 ? ["?"] : tokens.map(({ text }) => text);
  return {
    utterance,
    tokens,
    mentions,
    implied: impliedMentions(
      { utterance, tokens, mentions },
      { implications, names: names.stems, today },
    ),
    words: Int32Array.from(words, (word) => book.number(word)),
    matches: matchWords(tokens.length === 0 ? ["?"] : stems, mentions, {
      schema: known.described,
      names,
      values: known.values,
    }),
  };
}

export type EncodedQuestion = {
  readonly example: Example;
  readonly candidates: readonly Candidate[];
};

export type TurnToEncode = {
  /** The current one first, then those before it. */
  readonly turns: readonly ReadTurn[];
  readonly previous: readonly OutlineSymbol[];
  readonly style: Style;
  /** Where it is known, in training. */
  readonly target?: readonly OutlineSymbol[] | undefined;
};

export function encodeTurn(
  { turns, previous, style, target }: TurnToEncode,
  ground: Ground,
): EncodedQuestion {
  const { known, items, book } = ground;
  const seen = withinReach(turns);
  const literals = previous.flatMap((symbol) => (symbol.kind === "value" ? [symbol] : []));
  const candidates = collectCandidates(seen.map(offeredBy), literals, known.described);
  const columns = items.types.length;
  const words = joinArrays(
    Int32Array,
    seen.map((turn) => turn.words),
  );
  const spans = new Uint8Array(words.length * candidates.length);
  const places = new Map(candidates.map(({ key }, i) => [key, i]));
  let first = 0;
  for (const [age, turn] of seen.entries()) {
    for (const mention of offeredBy(turn, age)) {
      const v = places.get(keyOf(mention));
      if (v === undefined) continue;
      for (let i = mention.from; i < mention.to; i++)
        spans[(first + i) * candidates.length + v] = 1;
    }
    first += turn.words.length;
  }
  const fits = new Uint8Array(candidates.length * columns);
  candidates.forEach((candidate, v) => {
    known.described.columns.forEach((_, k) => {
      fits[v * columns + k] = fitOf(candidate, k, known.described, known.values);
    });
  });
  const toNumbers = (symbols: readonly OutlineSymbol[]): Int32Array =>
    Int32Array.from(symbolNumbers(plainOutline(symbols), candidates, known.described));
  const before = toNumbers(previous);
  return {
    candidates,
    example: {
      schema: items,
      words,
      ages: joinArrays(
        Uint8Array,
        seen.map((turn, age) => new Uint8Array(turn.words.length).fill(age)),
      ),
      matches: joinArrays(
        Uint8Array,
        seen.map((turn) => turn.matches),
      ),
      candidates: {
        words: candidates.map(({ mention }) =>
          Int32Array.from(mention.words, (word) => book.number(word)),
        ),
        kinds: Uint8Array.from(candidates, ({ kind }) => mentionKinds.indexOf(kind)),
        ages: Uint8Array.from(candidates, ({ age }) => age),
        spans,
        columns: fits,
      },
      previous: before,
      segments: segmentsOf(before),
      style,
      target: target === undefined ? new Int32Array() : Int32Array.from([...toNumbers(target), 2]),
    },
  };
}

/** What earlier utterances implied is in their queries, or was not meant. */
const offeredBy = ({ mentions, implied }: ReadTurn, age: number): readonly Mention[] =>
  age === 0 ? [...mentions, ...implied] : mentions;

/** The current utterance whole, and as many earlier ones as there is room for. */
function withinReach(turns: readonly ReadTurn[]): ReadTurn[] {
  const seen: ReadTurn[] = [];
  let words = 0;
  for (const turn of turns.slice(0, mostUtterances)) {
    if (seen.length > 0 && words + turn.words.length > mostWords) break;
    seen.push(turn);
    words += turn.words.length;
  }
  return seen;
}

const unsaid = outlineWords.indexOf("unsaid");
/** Literals that queries use without anybody having said them. */
const silent: ReadonlyMap<string, number> = new Map([
  ["1", outlineWords.indexOf("one")],
  ["0", outlineWords.indexOf("zero")],
  ["100", outlineWords.indexOf("hundred")],
  ["100.0", outlineWords.indexOf("hundred")],
]);

function* symbolNumbers(
  symbols: readonly OutlineSymbol[],
  candidates: readonly Candidate[],
  schema: DescribedSchema,
): Generator<number> {
  for (const symbol of symbols) {
    switch (symbol.kind) {
      case "word":
        yield outlineWords.indexOf(symbol.word);
        break;
      case "item":
        yield fixed + symbol.item;
        break;
      case "value": {
        const at = candidateFor(symbol.literal, symbol.column, candidates, schema);
        const text = symbol.literal.type === "number" ? symbol.literal.text : "";
        yield at === null ? (silent.get(text) ?? unsaid) : fixed + itemCount(schema) + at;
        break;
      }
      default:
        symbol satisfies never;
    }
  }
}
