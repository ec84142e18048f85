// What a service has besides the conversations about its own database: links that were given out, and
// further databases, with, where it lets one, connecting more.
import type { Backend, ConversationWithTurns } from "./backend.ts";
import { createHttpBackend, withEarlierTurns } from "./http.ts";
import { createCaller, json } from "./http-call.ts";

type Connection = {
  readonly id: string;
  readonly name: string;
  readonly backend: Backend;
};

export type Connections = {
  list(): Promise<{ readonly mayConnect: boolean; readonly all: readonly Connection[] }>;
  connect(address: string): Promise<Connection>;
  disconnect(id: string): Promise<void>;
  /** The conversation that a link shows. */
  readLink(link: string): Promise<ConversationWithTurns>;
};

type Entry = { readonly id: string; readonly name: string };

export function createConnections(base: string, token: () => string | undefined): Connections {
  const call = createCaller(base, token);
  const opened = ({ id, name }: Entry): Connection => ({
    id,
    name,
    backend: createHttpBackend(`${base}/databases/${encodeURIComponent(id)}`, token),
  });
  return {
    async list() {
      const found: { readonly may_connect: boolean; readonly databases: readonly Entry[] } = await (
        await call("GET", "/databases")
      ).json();
      return { mayConnect: found.may_connect, all: found.databases.map(opened) };
    },
    async connect(address) {
      return opened(await (await call("POST", "/databases", json({ address }))).json());
    },
    async readLink(link) {
      const path = `/links/${encodeURIComponent(link)}`;
      return withEarlierTurns(await (await call("GET", path)).json(), call, path);
    },
    async disconnect(id) {
      await call("DELETE", `/databases/${encodeURIComponent(id)}`);
    },
  };
}
