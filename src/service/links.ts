// Read-only links to conversations: what a link shows is a copy made when it was given out, so that
// nothing said later is seen by others. Copies stand beside their owner's conversations, in a list of
// their own; whoever has the link reads the copy, and only its owner ends it.

import { Problem } from "./problem.ts";
import type { ConversationPage, ConversationStore, StoredTurn, TurnPage } from "./store.ts";
import type { ServiceClock } from "./take-turn.ts";

export type Links = ReturnType<typeof createLinks>;

const atOnce = 50;

/** `mayRead`: whose links may be read here; default: anybody's. */
export function createLinks(
  store: ConversationStore,
  clock: ServiceClock,
  mayRead: (owner: string) => boolean = () => true,
) {
  return {
    async share(owner: string, id: string): Promise<string> {
      const turns: StoredTurn[] = [];
      let found = await store.read(owner, id, { limit: atOnce });
      if (found === undefined) throw gone("conversation");
      const { title, date } = found;
      for (;;) {
        turns.unshift(...found.turns);
        const before = turns[0]?.turn ?? 1;
        if (before <= 1) break;
        found = await store.read(owner, id, { before, limit: atOnce });
        if (found === undefined || found.turns.length === 0) break;
      }
      const now = clock.now();
      const copy = { id: clock.newId(), owner: shelfOf(owner), title, date };
      await store.create({ ...copy, createdAt: now, updatedAt: now });
      for (const [i, turn] of turns.entries()) {
        // Whoever reads it confirms nothing.
        await store.append(copy.owner, copy.id, { ...turn, turn: i + 1, confirmed: false }, now);
      }
      return linkTo(owner, copy.id);
    },
    async read(link: string, page: TurnPage): Promise<ConversationPage> {
      const { owner, id } = readLink(link);
      const found = mayRead(owner) ? await store.read(shelfOf(owner), id, page) : undefined;
      if (found === undefined) throw gone("link");
      return found;
    },
    async list(owner: string) {
      const copies = await store.list(shelfOf(owner), 200);
      return copies.map((copy) => ({ link: linkTo(owner, copy.id), copy }));
    },
    async end(owner: string, link: string): Promise<void> {
      const known = readLink(link);
      const ended = known.owner === owner && (await store.delete(shelfOf(owner), known.id));
      if (!ended) throw gone("link");
    },
  };
}

const shelfOf = (owner: string): string => `${owner} (links)`;
const gone = (what: string): Problem => new Problem("not-found", `There is no such ${what}.`);

const linkTo = (owner: string, id: string): string =>
  `${id}.${btoa(String.fromCharCode(...new TextEncoder().encode(owner))).replaceAll("=", "")}`;

function readLink(link: string): { readonly owner: string; readonly id: string } {
  const [, id, name] = /^([\w-]{1,64})\.([A-Za-z0-9+/]{1,400})$/.exec(link) ?? [];
  if (id === undefined || name === undefined) throw gone("link");
  try {
    const bytes = Uint8Array.from(atob(name), (sign) => sign.charCodeAt(0));
    return { id, owner: new TextDecoder().decode(bytes) };
  } catch {
    throw gone("link");
  }
}
