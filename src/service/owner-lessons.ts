// What each owner said was meant, read from the store and kept for a while: other replicas may have
// been told more.
import type { Lesson } from "../conversation/taught/lessons.ts";
import type { ConversationStore, TurnOutline } from "./store.ts";

/** Conversations looked through, newest first, and how long what was found in them holds. */
const looked = 100;
const holdsMs = 20_000;

export type OwnerLessons = {
  of(owner: string): Promise<readonly Lesson[]>;
  /** Something was confirmed or taken back. */
  changed(owner: string): void;
};

export function createOwnerLessons(store: ConversationStore, now: () => number): OwnerLessons {
  const kept = new Map<string, { readonly since: number; readonly found: Promise<Lesson[]> }>();
  return {
    of(owner) {
      const known = kept.get(owner);
      if (known !== undefined && now() - known.since < holdsMs) return known.found;
      const found = readLessons(store, owner);
      kept.set(owner, { since: now(), found });
      // What could not be read is asked for again.
      found.catch(() => kept.delete(owner));
      return found;
    },
    changed: (owner) => void kept.delete(owner),
  };
}

/** Oldest first. */
async function readLessons(store: ConversationStore, owner: string): Promise<Lesson[]> {
  const lessons: Lesson[] = [];
  for (const { id } of (await store.list(owner, looked)).toReversed()) {
    const conversation = await store.outline(owner, id);
    lessons.push(...lessonsIn(conversation?.turns ?? []));
  }
  return lessons;
}

function lessonsIn(turns: readonly TurnOutline[]): Lesson[] {
  return turns.flatMap(({ utterance, sql, confirmed, executed }, i) => {
    if (!confirmed || !executed || sql === "") return [];
    const before = turns.slice(0, i).findLast((turn) => turn.executed);
    const previous = before ? { utterance: before.utterance, sql: before.sql } : null;
    return [{ utterance, sql, previous }];
  });
}
