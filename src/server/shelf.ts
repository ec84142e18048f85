// Databases that people connected while the service runs, each with an engine of its own. Addresses
// hold passwords: they are given to the engine and kept nowhere, so a restart forgets all of them.
import { createHash } from "node:crypto";
import { Problem } from "../service/problem.ts";
import type { TurnEngine } from "../service/turn-engine.ts";

export type Connected = {
  readonly id: string;
  readonly name: string;
  readonly engine: TurnEngine;
};

export type Shelf = {
  list(owner: string): readonly Connected[];
  find(owner: string, id: string): Connected;
  connect(owner: string, address: string): Promise<Connected>;
  disconnect(owner: string, id: string): Promise<void>;
  close(): Promise<void>;
};

/** Every one holds a model and its database in memory. */
const mostAtOnce = 8;

/** `open` throws what a person can act on: a UserError or a DatabaseError. */
export function createShelf(open: (address: string) => Promise<TurnEngine>): Shelf {
  const owners = new Map<string, Map<string, Connected>>();
  let closed = false;
  const of = (owner: string): Map<string, Connected> => {
    const known = owners.get(owner) ?? new Map<string, Connected>();
    owners.set(owner, known);
    return known;
  };
  const all = (): Connected[] => [...owners.values()].flatMap((known) => [...known.values()]);
  return {
    list: (owner) => [...of(owner).values()],
    find(owner, id) {
      const found = of(owner).get(id);
      if (found === undefined) throw new Problem("not-found", "That database is not connected.");
      return found;
    },
    async connect(owner, address) {
      const id = idOf(address);
      const before = of(owner).get(id);
      if (before !== undefined) return before;
      if (all().length >= mostAtOnce) {
        const bound = `There are ${mostAtOnce} databases connected. Disconnect one first.`;
        throw new Problem("conflict", bound);
      }
      const engine = await open(address);
      try {
        const connected = { id, name: (await engine.describe()).database, engine };
        if (closed) throw new Problem("busy", "The service is closing.");
        of(owner).set(id, connected);
        return connected;
      } catch (error) {
        // On no shelf, nobody would close it.
        await engine.close();
        throw error;
      }
    },
    async disconnect(owner, id) {
      const { engine } = this.find(owner, id);
      of(owner).delete(id);
      await engine.close();
    },
    async close() {
      closed = true;
      await Promise.all(all().map(({ engine }) => engine.close()));
      owners.clear();
    },
  };
}

/** The same database has the same conversations again, whoever's password opened it. */
function idOf(address: string): string {
  const open = address.replace(/^([a-z]+:\/\/[^:/@]*):[^@]*@/, "$1@");
  return createHash("sha256").update(open).digest("base64url").slice(0, 16);
}
