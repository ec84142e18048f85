// Conversations in a store of whole documents, as a browser has one. What a turn says is not its
// business; that no two writers undo each other is `update`'s.
import {
  type ConversationStore,
  type ConversationWithTurns,
  type StoredConversation,
  turnOutline,
} from "../../service/store.ts";

/** Documents by id. */
export interface KeyedDocuments<T> {
  all(): Promise<readonly T[]>;
  get(id: string): Promise<T | undefined>;
  /** In one step: `change` sees the document as it stands; undefined leaves or removes it. */
  update(id: string, change: (found: T | undefined) => T | undefined): Promise<void>;
  close(): Promise<void>;
}

type Stored = ConversationWithTurns;

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

  return {
    create: (conversation) =>
      documents.update(conversation.id, () => ({ ...conversation, turns: [] })),
    async list(owner, limit) {
      const own = (await documents.all()).filter((found) => found.owner === owner);
      return own
        .sort((a, b) => b.updatedAt - a.updatedAt)
        .slice(0, limit)
        .map(({ turns: _, ...rest }): StoredConversation => rest);
    },
    async read(owner, id) {
      const found = await documents.get(id);
      return found?.owner === owner ? found : undefined;
    },
    async outline(owner, id) {
      const found = await documents.get(id);
      if (found?.owner !== owner) return undefined;
      return { ...found, turns: found.turns.map(turnOutline) };
    },
    rename: (owner, id, title, now) =>
      change(owner, id, (found) => ({ ...found, title, updatedAt: now })),
    delete: (owner, id) => change(owner, id, () => "delete"),
    async append(owner, id, turn, now) {
      const done = await change(owner, id, (found) => {
        const taken =
          found.turns.length !== turn.turn - 1 ||
          found.turns.some(({ requestId }) => requestId === turn.requestId);
        if (taken) return "leave";
        return { ...found, turns: [...found.turns, turn], updatedAt: now };
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
