// Conversations in a store of whole documents, as a browser has one. What a turn says is not its
// business; that no two writers undo each other is `update`'s.
import type { ConversationRecord, ConversationStore, StoredTurn } from "../../service/store.ts";
import { withinBulkBound } from "../../service/turn-bulk.ts";
import { turnOutline } from "../../service/turn-rows.ts";

/** Documents by id. */
export interface KeyedDocuments<T> {
  all(): Promise<readonly T[]>;
  get(id: string): Promise<T | undefined>;
  /** In one step: `change` sees the document as it stands; undefined leaves or removes it. */
  update(id: string, change: (found: T | undefined) => T | undefined): Promise<void>;
  close(): Promise<void>;
}

type Stored = ConversationRecord & { readonly turns: readonly StoredTurn[] };

export function createKeyedStore(documents: KeyedDocuments<Stored>): ConversationStore {
  /** Applies a change to the owner's conversation; says whether there was one to change. */
  const change = async (
    owner: string,
    id: string,
    edit: (found: Stored) => Stored | "leave" | "delete",
  ): Promise<boolean> => {
    let done = false;
    await documents.update(id, (found) => {
      if (found === undefined || found.owner !== owner) return found;
      const result = edit(found);
      done = result !== "leave";
      if (result === "leave") return found;
      return result === "delete" ? undefined : result;
    });
    return done;
  };

  const ownedBy = async (owner: string): Promise<Stored[]> =>
    (await documents.all()).filter((found) => found.owner === owner);

  return {
    create: (conversation) =>
      documents.update(conversation.id, () => ({ ...conversation, turns: [] })),
    count: async (owner) => (await ownedBy(owner)).length,
    async list(owner, limit, after) {
      const own = (await ownedBy(owner)).sort(newestFirst);
      const rest = after === undefined ? own : own.filter((one) => newestFirst(after, one) < 0);
      return rest.slice(0, limit).map(({ turns: _, ...one }): ConversationRecord => one);
    },
    async read(owner, id, { before = Number.POSITIVE_INFINITY, limit }) {
      const found = await documents.get(id);
      if (found?.owner !== owner) return undefined;
      const earlier = found.turns.filter(({ turn }) => turn < before);
      const turns = earlier.slice(Math.max(0, earlier.length - limit));
      return { ...found, turns, turnCount: found.turns.length };
    },
    async turn(owner, id, which) {
      const found = await documents.get(id);
      if (found?.owner !== owner) return undefined;
      return found.turns.find((turn) =>
        "turn" in which ? turn.turn === which.turn : turn.requestId === which.requestId,
      );
    },
    async outline(owner, id) {
      const found = await documents.get(id);
      if (found?.owner !== owner) return undefined;
      return { ...found, turns: found.turns.map(turnOutline) };
    },
    rename: (owner, id, title, now) =>
      change(owner, id, (found) => ({ ...found, title, updatedAt: now })),
    delete: (owner, id) => change(owner, id, () => "delete"),
    async copy(from, to, upTo) {
      const found = await documents.get(from);
      if (found?.owner !== to.owner) return false;
      const turns = found.turns.slice(0, upTo);
      await documents.update(to.id, () => ({ ...to, turns }));
      return true;
    },
    async append(owner, id, turn, now) {
      const done = await change(owner, id, (found) => {
        const taken =
          found.turns.length !== turn.turn - 1 ||
          found.turns.some(({ requestId }) => requestId === turn.requestId);
        if (taken) return "leave";
        return { ...found, turns: withinBulkBound([...found.turns, turn]), updatedAt: now };
      });
      return done ? "stored" : "taken";
    },
    rewrite: (owner, id, turn, now) =>
      change(owner, id, (found) => {
        if (turn.turn > found.turns.length + 1) return "leave";
        const kept = found.turns.slice(0, turn.turn - 1);
        return { ...found, turns: [...kept, turn], updatedAt: now };
      }),
    replace: (owner, id, turn, now) =>
      change(owner, id, (found) => {
        if (turn.turn > found.turns.length) return "leave";
        const turns = found.turns.map((old) => (old.turn === turn.turn ? turn : old));
        return { ...found, turns, updatedAt: now };
      }),
    truncate: (owner, id, from, now) =>
      change(owner, id, (found) =>
        from > found.turns.length
          ? "leave"
          : { ...found, turns: found.turns.slice(0, from - 1), updatedAt: now },
      ),
    close: () => documents.close(),
  };
}

function newestFirst(
  a: Pick<ConversationRecord, "updatedAt" | "id">,
  b: Pick<ConversationRecord, "updatedAt" | "id">,
): number {
  if (a.updatedAt !== b.updatedAt) return b.updatedAt - a.updatedAt;
  return a.id === b.id ? 0 : a.id < b.id ? 1 : -1;
}
