// What a model knows of its domain besides weights: the reader's words, kept in domain.json so that
// a model folder answers wherever it is taken.
import { z } from "zod";
import type { DomainWords } from "../entities/domain-words.ts";
import type { Wording } from "../entities/wording.ts";
import { fitted } from "../misfits.ts";
import type { Comparisons } from "../sql/constrain/learn-pairs.ts";
import type { SaidWords } from "./training/learn-words.ts";
import type { FamiliarFile } from "./vocabulary/familiar-words.ts";

export type ModelDomain = {
  readonly words: DomainWords;
  /** How its queries are said in English. */
  readonly wording: Wording;
  /** What training queries compare with what, for constrained decoding. */
  readonly comparisons: Comparisons;
  /** The words of training questions; models of before they were kept have none. */
  readonly said?: SaidWords;
  /** Words for what those questions asked for. */
  readonly asked?: readonly string[];
  /** What words it never saw may be read as; `scripts/write-familiar.js` makes it of a finished model. */
  readonly familiar?: FamiliarFile;
};

const texts = z.array(z.string());

/** The reader's own parts are plain data written by saveModel; their outline is what is checked. */
const domainFile = z.strictObject({
  types: z.record(z.string(), z.string()),
  words: z.custom<Omit<DomainWords, "types">>(hasReaderParts, "the reader's words are missing"),
  wording: z.custom<Wording>(hasWordingParts, "the wording is damaged"),
  comparisons: z.strictObject({
    pairs: texts,
    values: z.record(z.string(), texts),
    // Models of before nesting was learned have none.
    nesting: z
      .strictObject({
        depth: z.int().nonnegative(),
        repeated: z.record(z.string(), z.int().positive()),
        returns: texts,
      })
      .optional(),
  }),
  said: z.record(z.string(), texts).optional(),
  asked: texts.optional(),
  familiar: z.custom<FamiliarFile>(hasFamiliarParts, "the familiar words are damaged").optional(),
});

function hasReaderParts(value: unknown): boolean {
  const outline = z.looseObject({
    lexicon: z.looseObject({
      entries: z.array(z.looseObject({ type: z.string(), column: z.string() })),
    }),
    calendar: z.looseObject({ date: z.looseObject({ kind: z.string() }) }),
    numberType: z.string().nullable(),
  });
  return outline.safeParse(value).success;
}

/** Tens of thousands of entries: their outline is what is checked. */
function hasFamiliarParts(value: unknown): boolean {
  const outline = z.looseObject({
    words: texts,
    counts: z.array(z.number()),
    after: z.looseObject({}),
    near: z.looseObject({}),
  });
  return outline.safeParse(value).success;
}

function hasWordingParts(value: unknown): boolean {
  const outline = z.looseObject({
    nouns: z.record(z.string(), z.string()),
    phrases: z.array(z.looseObject({})),
  });
  return outline.safeParse(value).success;
}

export function domainToJson({
  words,
  wording,
  comparisons,
  said,
  asked,
  familiar,
}: ModelDomain): unknown {
  const { types, ...rest } = words;
  const { nesting } = comparisons;
  return {
    types: Object.fromEntries(types),
    words: rest,
    wording,
    comparisons: {
      pairs: [...comparisons.pairs].sort(),
      values: Object.fromEntries(
        [...comparisons.values].map(([column, values]) => [column, [...values].sort()]),
      ),
      ...(nesting && {
        nesting: {
          depth: nesting.depth,
          repeated: Object.fromEntries(nesting.repeated),
          returns: [...nesting.returns].sort(),
        },
      }),
    },
    ...(said && { said }),
    ...(asked && { asked }),
    ...(familiar && { familiar }),
  };
}

export function domainFromJson(value: unknown, where: string): ModelDomain {
  const { comparisons, types, words, wording, said, asked, familiar } = fitted(
    domainFile,
    value,
    where,
  );
  const { nesting } = comparisons;
  return {
    wording,
    words: { ...words, types: new Map(Object.entries(types)) },
    comparisons: {
      pairs: new Set(comparisons.pairs),
      values: new Map(
        Object.entries(comparisons.values).map(([column, values]) => [column, new Set(values)]),
      ),
      ...(nesting && {
        nesting: {
          depth: nesting.depth,
          repeated: new Map(Object.entries(nesting.repeated)),
          returns: new Set(nesting.returns),
        },
      }),
    },
    ...(said && { said }),
    ...(asked && { asked }),
    ...(familiar && { familiar }),
  };
}
