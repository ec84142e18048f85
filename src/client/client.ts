// A typed client of the HTTP service: one function for each operation of its OpenAPI document, with
// the document's own names. Runs wherever there is `fetch`.
import { type operations, operationTable } from "./api.generated.ts";

export type { components, operations } from "./api.generated.ts";

type Name = keyof operations;
export type Client = {
  readonly [K in Name]: (input: operations[K]["input"]) => Promise<operations[K]["output"]>;
};

export type ClientOptions = {
  /** Where the service is: "http://localhost:4117". */
  readonly service: string;
  readonly token?: string;
  readonly fetch?: typeof globalThis.fetch;
};

/** What the service refused: its code for programs, its sentence for people. */
export class ClientError extends Error {
  override readonly name = "ClientError";
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export function createClient(options: ClientOptions): Client {
  const entries = Object.entries(operationTable).map(([name, operation]) => [
    name,
    (input: Readonly<Record<string, unknown>>) => call(options, operation, input),
  ]);
  // The table and the types are generated from the same document.
  return Object.fromEntries(entries) as Client;
}

type Operation = (typeof operationTable)[Name];

async function call(
  { service, token, fetch = globalThis.fetch }: ClientOptions,
  { method, path, query, gives }: Operation,
  input: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const rest = new Map(Object.entries(input));
  const take = (name: string): string => {
    const value = rest.get(name);
    rest.delete(name);
    return String(value);
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(take(name)));
  const address = new URL(service.replace(/\/$/, "") + filled);
  for (const name of query) {
    if (rest.get(name) !== undefined) address.searchParams.set(name, take(name));
  }
  const sends = method === "POST" || method === "PUT" || method === "PATCH";
  const response = await fetch(address, {
    method,
    headers: {
      ...(sends && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(sends && { body: JSON.stringify(Object.fromEntries(rest)) }),
  });
  if (!response.ok) throw await refusalOf(response);
  if (gives === "nothing") return undefined;
  return gives === "json" ? response.json() : response.text();
}

async function refusalOf(response: Response): Promise<ClientError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body === "object" && body !== null && "error" in body) {
    const { error } = body;
    if (typeof error === "object" && error !== null && "code" in error && "message" in error)
      return new ClientError(response.status, String(error.code), String(error.message));
  }
  return new ClientError(response.status, "unknown", `The service answered ${response.status}.`);
}
