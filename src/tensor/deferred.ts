// Gradients of weights that many steps share: collected during the backward pass, multiplied once.
import type { Parameter, PendingProduct, Tensor } from "./tensor.ts";
import type { Workspace } from "./workspace.ts";

/** What is needed of a tape. */
type Gradients = {
  readonly engine: Workspace;
  target(tensor: Tensor): { at: number; accumulate: number };
};

/** Rows gathered before one product: enough for full speed, little enough to stay small. */
const CHUNK = 2048;

/** gradient += x^T dy over all pending pieces, small pieces laid side by side first. */
export function flushProducts(tape: Gradients, weight: Parameter): void {
  const pieces = joinNeighbours(weight.products.reverse(), weight.rows, weight.cols);
  weight.products.length = 0;
  const small: PendingProduct[] = [];
  let waiting = 0;
  for (const piece of pieces) {
    if (piece.rows >= CHUNK / 4) {
      addProduct(tape, weight, piece);
      continue;
    }
    small.push(piece);
    waiting += piece.rows;
    if (waiting >= CHUNK) {
      addProduct(tape, weight, layTogether(tape, weight, small, waiting));
      small.length = 0;
      waiting = 0;
    }
  }
  if (small.length > 0) addProduct(tape, weight, layTogether(tape, weight, small, waiting));
}

function joinNeighbours(
  pieces: readonly PendingProduct[],
  k: number,
  n: number,
): readonly PendingProduct[] {
  const joined: PendingProduct[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const touches =
      last !== undefined &&
      last.x + last.rows * k * 4 === piece.x &&
      last.dy + last.rows * n * 4 === piece.dy;
    if (touches) joined[joined.length - 1] = { ...last, rows: last.rows + piece.rows };
    else joined.push(piece);
  }
  return joined;
}

function layTogether(
  tape: Gradients,
  weight: Parameter,
  pieces: readonly PendingProduct[],
  rows: number,
): PendingProduct {
  if (pieces.length === 1) return pieces[0]!;
  const { engine } = tape;
  const x = engine.allocate(rows * weight.rows, `inputs of ${weight.name}`);
  const dy = engine.allocate(rows * weight.cols, `gradients of ${weight.name}`);
  let at = 0;
  for (const piece of pieces) {
    const [k, n] = [piece.rows * weight.rows, piece.rows * weight.cols];
    engine.run("copy", k, { to: x + at * weight.rows * 4, from: piece.x, size: k });
    engine.run("copy", n, { to: dy + at * weight.cols * 4, from: piece.dy, size: n });
    at += piece.rows;
  }
  return { x, dy, rows };
}

/** gradient of W += x^T dy */
export function addProduct(tape: Gradients, weight: Tensor, { x, dy, rows }: PendingProduct): void {
  const { at, accumulate } = tape.target(weight);
  const { rows: m, cols: n } = weight;
  tape.engine.run("gemm", 2 * m * n * rows, {
    transposeA: 1,
    transposeB: 0,
    m,
    n,
    k: rows,
    a: x,
    strideA: m,
    b: dy,
    strideB: n,
    to: at,
    strideTo: n,
    accumulate,
  });
}

/** Compact gradients for the rows of a table that were looked up. */
export function flushLookups(tape: Gradients, table: Parameter): void {
  if (table.lookups.length === 0) return;
  const { engine } = tape;
  const places = new Map<number, number>();
  for (const { lists } of table.lookups) {
    for (const row of lists.indices.values) {
      if (row >= 0 && !places.has(row)) places.set(row, places.size);
    }
  }
  const size = places.size * table.cols;
  const offset = engine.allocate(size, `gradient of ${places.size} rows of ${table.name}`);
  engine.run("fill", size, { to: offset, size, value: 0 });
  for (const { dy, lists, kind } of table.lookups) {
    const compact = engine.integers(
      lists.indices.values.map((row) => (row < 0 ? -1 : places.get(row)!)),
    );
    engine.run("bagBackward", lists.total * table.cols, {
      to: offset,
      dy,
      offsets: lists.offsets.offset,
      indices: compact.offset,
      rows: lists.rows,
      stride: table.cols,
      kind,
      cols: table.cols,
    });
  }
  table.lookups.length = 0;
  table.rowGradient = { rows: engine.integers([...places.keys()]), offset };
}
