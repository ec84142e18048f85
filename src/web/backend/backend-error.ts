// What a backend could not do, as the page tells it.

/** "gone": nobody answered; "refused": somebody did, and said why not. */
export class BackendError extends Error {
  override readonly name = "BackendError";
  constructor(
    readonly kind: "gone" | "refused",
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
