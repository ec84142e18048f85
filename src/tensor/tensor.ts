// The values the engine works on: matrices of float32, lists of int32, and ragged lists, all of them
// places in the engine's memory.

/** Where a matrix lies, and its size. */
type Shape = { readonly offset: number; readonly rows: number; readonly cols: number };

/** A matrix [rows, cols], row-major. A sequence [T, B, n] is time-major: row t*B + b. */
export class Tensor {
  readonly offset: number;
  readonly rows: number;
  readonly cols: number;
  /** Whether gradients flow into it. */
  readonly tracked: boolean;
  /** A view shares its base's gradient. */
  readonly base: Tensor | null;
  /** Where the gradient is, once there is one; 0 before. */
  gradient = 0;

  constructor({ offset, rows, cols }: Shape, tracked: boolean, base: Tensor | null = null) {
    this.offset = offset;
    this.rows = rows;
    this.cols = cols;
    this.tracked = tracked;
    this.base = base;
  }

  get size(): number {
    return this.rows * this.cols;
  }
}

/** A weight: lives as long as the engine, and has a name. */
export class Parameter extends Tensor {
  readonly name: string;
  /** Row-sparse: only rows that were looked up get a gradient and an update. */
  readonly sparse: boolean;
  /** Rises whenever the values change, so that packed copies know they are stale. */
  version = 0;
  /** Work left for the end of the backward pass. */
  readonly products: PendingProduct[] = [];
  readonly lookups: PendingLookup[] = [];
  rowGradient: RowGradient | null = null;
  readonly packed: [PackedCopy | null, PackedCopy | null] = [null, null];

  constructor(name: string, shape: Shape, sparse: boolean) {
    super(shape, true);
    this.name = name;
    this.sparse = sparse;
  }
}

/** gradient += x^T dy, for `rows` rows. */
export type PendingProduct = { readonly x: number; readonly dy: number; readonly rows: number };
/** gradient[index[i]] += share * dy[row of i] */
export type PendingLookup = {
  readonly dy: number;
  readonly lists: Ragged;
  /** Of the bag, as the kernels number them: sum, mean, sum / sqrt(n). */
  readonly kind: number;
};
/** Compact gradients of the rows that were touched. */
export type RowGradient = {
  readonly rows: Integers;
  readonly offset: number;
};
export type PackedCopy = { readonly offset: number; version: number };

/** A list of int32. `values` is the host's copy. */
export type Integers = { readonly offset: number; readonly values: Int32Array };

/** Unsigned bytes in memory. */
export type Bytes = { readonly offset: number; readonly size: number };

/** For every row, a list of indices: row r has indices[offsets[r] .. offsets[r+1]). */
export type Ragged = {
  readonly rows: number;
  readonly total: number;
  readonly offsets: Integers;
  readonly indices: Integers;
};
