// An AbortSignal that another thread raises. It is seen at once, also by work that keeps this thread
// from reading its messages: whoever looks at `aborted` looks at memory shared by both.

/** One number for each worker: the task to give up last. Tasks count from 1. */
export function createStopFlag(): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

export class RaisedSignal extends EventTarget implements AbortSignal {
  onabort: AbortSignal["onabort"] = null;
  readonly reason = new DOMException("The question was given up.", "AbortError");
  readonly #flag: Int32Array;
  readonly #task: number;
  #told = false;

  constructor(flag: Int32Array, task: number) {
    super();
    this.#flag = flag;
    this.#task = task;
  }

  get aborted(): boolean {
    return this.#told || Atomics.load(this.#flag, 0) === this.#task;
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }

  /** For those who wait to be told: called when the message about it arrives. */
  tell(): void {
    this.#told = true;
    const event = new Event("abort");
    this.onabort?.call(this, event);
    this.dispatchEvent(event);
  }
}
