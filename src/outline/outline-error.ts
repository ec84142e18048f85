// What an outline cannot say.
export class OutlineError extends Error {
  override readonly name = "OutlineError";
}
