// Failures as the service tells them: a status, a code for programs, a sentence for people.

const statusOf = {
  "bad-request": 400,
  unauthorized: 401,
  forbidden: 403,
  "not-found": 404,
  "not-allowed": 405,
  conflict: 409,
  "too-large": 413,
  "not-json": 415,
  "too-many-requests": 429,
  busy: 503,
  "too-slow": 504,
  storage: 507,
  internal: 500,
} as const;

export type ProblemCode = keyof typeof statusOf;

export class Problem extends Error {
  override readonly name = "Problem";
  constructor(
    readonly code: ProblemCode,
    message: string,
  ) {
    super(message);
  }

  get status() {
    return statusOf[this.code];
  }

  body() {
    return { error: { code: this.code, message: this.message } };
  }
}
