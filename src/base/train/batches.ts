// Batches of examples of similar length. Examples are drawn in pools, sorted, cut into batches, and the
// batches shuffled; each pool has its own random generator, so that a run can go on at any batch.
import type { Random } from "../../random.ts";
import { type Example, positionCount } from "../network/example.ts";
import type { ExampleSource } from "./source.ts";

/** A pool is this many times the turns of a batch. */
const POOL = 24;
/** Positions of an ordinary example: longer ones make smaller batches, by the square. */
const ORDINARY = 130;
/** Lengths are sorted with this much chance, so that neighbours differ from pool to pool. */
const JITTER = 10;

/** The next batch to be given: its pool, and its place there. */
export type BatchPlace = { readonly pool: number; readonly batch: number };

export type Batches = {
  next(): readonly Example[];
  /** Draws a part of the following pool: work for a moment in which one waits anyway. */
  drawAhead(): void;
  place(): BatchPlace;
};

type Pool = { readonly random: Random; readonly examples: Example[] };

export function createBatches(
  source: ExampleSource,
  random: Random,
  batchTurns: number,
  from: BatchPlace = { pool: 0, batch: 0 },
): Batches {
  const openPool = (index: number): Pool => ({
    random: random.fork(`pool/${index}`),
    examples: [],
  });
  const draw = ({ random: own, examples }: Pool, count: number): void => {
    const wanted = Math.min(POOL * batchTurns, examples.length + count);
    while (examples.length < wanted) examples.push(source.draw(own));
  };
  const finish = (pool: Pool): Example[][] => {
    draw(pool, POOL * batchTurns);
    return cutBatches(pool.examples, batchTurns, pool.random);
  };
  let { pool, batch } = from;
  let batches = finish(openPool(pool));
  let following = openPool(pool + 1);
  return {
    next() {
      if (batch >= batches.length) {
        batches = finish(following);
        [pool, batch] = [pool + 1, 0];
        following = openPool(pool + 1);
      }
      return batches[batch++]!;
    },
    drawAhead: () => draw(following, batchTurns),
    place: () => ({ pool, batch }),
  };
}

function cutBatches(examples: readonly Example[], batchTurns: number, random: Random): Example[][] {
  const sorted = examples
    .map((example) => {
      const length = positionCount(example);
      return { example, length, key: length + random.next() * JITTER };
    })
    .sort((a, b) => a.key - b.key);
  const limit = batchTurns * ORDINARY ** 2;
  const batches: Example[][] = [];
  let batch: Example[] = [];
  for (const { example, length } of sorted) {
    const full = batch.length >= batchTurns || (batch.length + 1) * length ** 2 > limit;
    if (full && batch.length > 0) {
      batches.push(batch);
      batch = [];
    }
    batch.push(example);
  }
  if (batch.length > 0) batches.push(batch);
  return random.shuffle(batches);
}
