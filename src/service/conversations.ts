// The service's own logic: from a request about a conversation to the store, the engine and back.
// Knows nothing of HTTP.

import type { Interaction } from "../dataset/interaction.ts";
import { type PageRequest, readBatches } from "../display/result-pages.ts";
import { createOwnerLessons } from "./owner-lessons.ts";
import { Problem } from "./problem.ts";
import type {
  ConversationOutline,
  ConversationPage,
  ConversationStore,
  ListPlace,
  StoredTurn,
  TurnChart,
  TurnPage,
} from "./store.ts";
import {
  insist,
  knownId,
  noConversation,
  type ServiceClock,
  type TurnCommand,
  type TurnOptions,
  takeTurn,
  untitled,
} from "./take-turn.ts";
import { withinTime } from "./time-limit.ts";
import type { TurnEngine } from "./turn-engine.ts";

/** What a person says about a turn; `null` takes the chart away. */
/** What is left out, or undefined, stays as it is. */
export type TurnChange = {
  readonly confirmed?: boolean | undefined;
  readonly chart?: TurnChart | null | undefined;
};

/** Of one owner: whoever needs more deletes old ones first. */
const maxConversations = 10_000;
/** Turns that are read at once where nobody says how many. */
export const turnsAPage = 100;
const listed = 200;

export type Conversations = ReturnType<typeof createConversations>;

export function createConversations(
  store: ConversationStore,
  engine: TurnEngine,
  clock: ServiceClock,
  /** A turn that takes longer is given up. */
  turnMs = 30_000,
) {
  const lessons = createOwnerLessons(store, () => clock.now());
  const taking = { store, engine, clock, lessons };

  const read = async (
    owner: string,
    id: string,
    page: TurnPage = { limit: turnsAPage },
  ): Promise<ConversationPage> => {
    const found = await store.read(owner, knownId(id), page);
    if (found === undefined) throw noConversation();
    return found;
  };

  const readTurn = async (owner: string, id: string, turn: number): Promise<StoredTurn> => {
    const found = await store.turn(owner, knownId(id), { turn });
    if (found === undefined) throw new Problem("not-found", "There is no such turn.");
    return found;
  };

  const makeRoom = async (owner: string): Promise<void> => {
    if ((await store.count(owner)) < maxConversations) return;
    const bound = `There are ${maxConversations} conversations already. Delete some first.`;
    throw new Problem("conflict", bound);
  };

  const queryOf = ({ answer: { sql, error, refused } }: StoredTurn): string => {
    if (sql !== "" && error === undefined && refused === undefined) return sql;
    throw new Problem("conflict", "This turn has no rows.");
  };

  const ask = (
    owner: string,
    id: string,
    command: TurnCommand,
    options: TurnOptions = {},
  ): Promise<StoredTurn> =>
    withinTime(turnMs, options.signal, (signal) =>
      takeTurn(taking, { owner, id }, command, { ...options, signal }),
    );

  return {
    ask,
    read,
    /** Settles what the last turn asked back: choice 1 is the first. */
    async choose(
      owner: string,
      id: string,
      { choice, requestId }: { readonly choice: number; readonly requestId: string },
      options: TurnOptions = {},
    ): Promise<StoredTurn> {
      const { turns } = (await store.outline(owner, knownId(id))) ?? { turns: [] };
      const last = turns.at(-1);
      const sql = last?.clarify?.choices[choice - 1]?.sql;
      if (last === undefined || sql === undefined) {
        throw new Problem("conflict", "The last turn does not offer that choice.");
      }
      const { utterance } = last;
      const replace = turns.length;
      return ask(owner, id, { utterance, sql, requestId, replace }, options);
    },
    list: (owner: string, after?: ListPlace) => store.list(owner, listed, after),
    async create(owner: string, wanted: { title?: string | undefined; date?: string | undefined }) {
      await makeRoom(owner);
      const now = clock.now();
      const conversation = {
        id: clock.newId(),
        owner,
        title: wanted.title ?? untitled,
        date: wanted.date ?? clock.today(),
        createdAt: now,
        updatedAt: now,
      };
      await store.create(conversation);
      return { ...conversation, turns: [], turnCount: 0 };
    },
    async rename(owner: string, id: string, title: string) {
      insist(await store.rename(owner, knownId(id), title, clock.now()));
      return read(owner, id);
    },
    async delete(owner: string, id: string) {
      insist(await store.delete(owner, knownId(id)));
      lessons.changed(owner);
    },
    /** A copy that goes its own way from a turn on. */
    async fork(
      owner: string,
      id: string,
      wanted: { turn?: number | undefined; title?: string | undefined },
    ) {
      const original = await read(owner, id, { limit: 0 });
      await makeRoom(owner);
      const now = clock.now();
      const copy = {
        id: clock.newId(),
        owner,
        title: wanted.title ?? `${original.title} (copy)`.slice(0, 200),
        date: original.date,
        createdAt: now,
        updatedAt: now,
      };
      insist(await store.copy(id, copy, wanted.turn ?? original.turnCount));
      return read(owner, copy.id);
    },
    /** Takes the last turn back. */
    async undo(owner: string, id: string) {
      const { turnCount } = await read(owner, id, { limit: 0 });
      if (turnCount === 0) throw new Problem("conflict", "There is no turn to take back.");
      insist(await store.truncate(owner, id, turnCount, clock.now()));
      lessons.changed(owner);
      return read(owner, id);
    },
    async change(owner: string, id: string, number: number, wanted: TurnChange) {
      const { chart: before, ...turn } = await readTurn(owner, id, number);
      const { confirmed = turn.confirmed, chart = before } = wanted;
      if (confirmed && turn.answer.sql === "") {
        throw new Problem("conflict", "That turn has no query: there is nothing to confirm.");
      }
      const changed: StoredTurn = { ...turn, confirmed, ...(chart && { chart }) };
      insist(await store.replace(owner, id, changed, clock.now()));
      if (confirmed !== turn.confirmed) lessons.changed(owner);
      return changed;
    },
    /** What people said was right, as interactions to learn from, one by one. */
    async *corrections(owner: string): AsyncGenerator<Interaction> {
      let place: ListPlace | undefined;
      for (;;) {
        const page = await store.list(owner, listed, place);
        for (const { id } of page) {
          const conversation = await store.outline(owner, id);
          if (conversation?.turns.some((turn) => turn.confirmed)) {
            yield toInteraction(conversation);
          }
        }
        place = page.at(-1);
        if (place === undefined) return;
      }
    },
    /** Some rows of a turn's result, asked of the database again. */
    async rows(owner: string, id: string, number: number, page: PageRequest) {
      const turn = await readTurn(owner, id, number);
      const sql = queryOf(turn);
      const { columns } = turn.answer;
      if (page.order !== undefined && page.order.column >= columns.length) {
        const last = columns.length - 1;
        throw new Problem("bad-request", `sort: the columns of this result are 0 to ${last}.`);
      }
      return engine.rows(sql, page);
    },
    /** All of a turn's rows in batches, and what a file says besides them. */
    async wholeResult(owner: string, id: string, number: number) {
      const turn = await readTurn(owner, id, number);
      const { utterance, answer, confirmed } = turn;
      const sql = queryOf(turn);
      // What a person has confirmed is not doubted.
      const confidence = confirmed ? 1 : answer.confidence;
      return {
        about: { utterance, sql: answer.shown_sql ?? sql, confidence },
        batches: readBatches((page) => engine.rows(sql, page)),
      };
    },
    turn: readTurn,
  };
}

/** Turns nobody confirmed keep their place in the conversation, without a gold query. */
function toInteraction(conversation: ConversationOutline): Interaction {
  return {
    id: conversation.id,
    database: "",
    scenario: conversation.id,
    date: conversation.date,
    turns: conversation.turns.map((turn) => ({
      utterance: turn.utterance,
      sql: turn.confirmed && turn.sql !== "" ? [turn.sql] : [],
    })),
  };
}
