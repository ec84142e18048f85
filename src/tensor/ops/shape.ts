// Shape errors that say what was expected and what came.
import type { Tensor } from "../tensor.ts";

export function expectShape(op: string, tensor: Tensor, rows: number, cols: number): void {
  if (tensor.rows === rows && tensor.cols === cols) return;
  throw new RangeError(`${op}: expected [${rows}, ${cols}], got [${tensor.rows}, ${tensor.cols}]`);
}
