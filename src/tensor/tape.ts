// Reverse-mode differentiation: ops leave a closure each, the backward pass runs them in reverse.
import { addProduct, flushLookups, flushProducts } from "./deferred.ts";
import { Parameter, Tensor } from "./tensor.ts";
import type { Workspace } from "./workspace.ts";

export class Tape {
  readonly engine: Workspace;
  readonly recording: boolean;
  readonly #nodes: (() => void)[] = [];

  constructor(engine: Workspace, recording: boolean) {
    this.engine = engine;
    this.recording = recording;
  }

  /** A new tensor, not cleared, that gradients flow into where any of the inputs is tracked. */
  output(rows: number, cols: number, inputs: readonly Tensor[], what: string): Tensor {
    const offset = this.engine.allocate(rows * cols, `${what} [${rows}, ${cols}]`);
    const tracked = this.recording && inputs.some((input) => input.tracked);
    return new Tensor({ offset, rows, cols }, tracked);
  }

  /** The same memory seen as another matrix. */
  view(of: Tensor, offset: number, rows: number, cols: number): Tensor {
    return new Tensor({ offset, rows, cols }, of.tracked, of.base ?? of);
  }

  /** Leaves what to do in the backward pass, where the result is tracked. */
  record(results: readonly Tensor[], backward: () => void): void {
    if (!this.recording || !results.some((result) => result.tracked)) return;
    this.#nodes.push(() => {
      if (results.some((result) => this.reached(result))) backward();
    });
  }

  /** Leaves work for the moment when the backward pass has come back to here, whatever reached it. */
  finally(work: () => void): void {
    if (this.recording) this.#nodes.push(work);
  }

  /** Whether any gradient has come to this tensor. */
  reached(tensor: Tensor): boolean {
    return (tensor.base ?? tensor).gradient !== 0;
  }

  /** Where the tensor's gradient is; zeros at first. */
  gradient(tensor: Tensor): number {
    const root = tensor.base ?? tensor;
    if (root.gradient === 0) {
      root.gradient = this.engine.allocate(root.size, `gradient of [${root.rows}, ${root.cols}]`);
      this.engine.run("fill", root.size, { to: root.gradient, size: root.size, value: 0 });
    }
    return root.gradient + (tensor.offset - root.offset);
  }

  /** Where the gradient is, or 0 if none has come. */
  existing(tensor: Tensor): number {
    return this.reached(tensor) ? this.gradient(tensor) : 0;
  }

  /** For ops that can overwrite: no clearing when this is the first to write the gradient. */
  target(tensor: Tensor): { at: number; accumulate: number } {
    if (tensor.base === null && tensor.gradient === 0) {
      tensor.gradient = this.engine.allocate(
        tensor.size,
        `gradient of [${tensor.rows}, ${tensor.cols}]`,
      );
      return { at: tensor.gradient, accumulate: 0 };
    }
    return { at: this.gradient(tensor), accumulate: 1 };
  }

  /** Hands the gradient at `dy` on to a tensor of the same size, unchanged. */
  pass(tensor: Tensor, dy: number): void {
    const { at, accumulate } = this.target(tensor);
    const { size } = tensor;
    if (accumulate === 1) this.engine.run("addScaled", size, { to: at, from: dy, size, factor: 1 });
    else this.engine.run("copy", size, { to: at, from: dy, size });
  }

  /** Fills in the gradients of all that `loss` [1, 1] was computed from. */
  backward(loss: Tensor): void {
    if (loss.size !== 1) throw new RangeError(`backward: the loss is [${loss.rows}, ${loss.cols}]`);
    if (!loss.tracked) throw new Error("backward: the loss depends on no parameter");
    this.engine.floats(this.gradient(loss), 1)[0] = 1;
    for (let i = this.#nodes.length - 1; i >= 0; i--) this.#nodes[i]!();
    this.#nodes.length = 0;
    for (const parameter of this.engine.parameters) {
      flushProducts(this, parameter);
      flushLookups(this, parameter);
    }
  }

  /** Hands gradients on to a tensor: parameters first collect x^T dy, to multiply once. */
  addProduct(weight: Tensor, x: number, dy: number, rows: number): void {
    if (weight instanceof Parameter && !weight.sparse) {
      weight.products.push({ x, dy, rows });
      return;
    }
    addProduct(this, weight, { x, dy, rows });
  }
}
