// One request to the service: with the person's token, and every failure as the page knows failures.
import { BackendError } from "./backend-error.ts";

export type HttpCaller = (method: string, path: string, init?: RequestInit) => Promise<Response>;

/** Where the service wants a token, `token()` gives the one that the person entered. */
export function createCaller(base: string, token: () => string | undefined): HttpCaller {
  return async (method, path, init = {}) => {
    const headers = new Headers(init.headers);
    const secret = token();
    if (secret !== undefined) headers.set("authorization", `Bearer ${secret}`);
    let response: Response;
    try {
      response = await fetch(`${base}${path}`, { ...init, method, headers });
    } catch {
      init.signal?.throwIfAborted();
      throw gone();
    }
    if (response.ok) return response;
    throw await refusal(response);
  };
}

export const json = (body: unknown): RequestInit => ({
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

export const gone = (): BackendError =>
  new BackendError("gone", "gone", "Nothing answers at its address; it may have been stopped.");

async function refusal(response: Response): Promise<BackendError> {
  // Whatever stands between the page and the service may answer with something else than JSON.
  const body: unknown = await response.json().catch(() => undefined);
  const known = problem(body);
  return response.status >= 502 && known.code === "unknown" ? gone() : known;
}

export function problem(body: unknown): BackendError {
  if (typeof body === "object" && body !== null && "error" in body) {
    const { error } = body;
    if (typeof error === "object" && error !== null && "code" in error && "message" in error) {
      return new BackendError("refused", String(error.code), String(error.message));
    }
  }
  return new BackendError("refused", "unknown", "The service sent an answer that makes no sense.");
}
