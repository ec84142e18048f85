// The conversations used last, ready for their next turn. Only a convenience: the store holds what was
// said, and whatever is not here, or is here with another past, is built again from that.
import type { Conversation } from "../conversation/conversation.ts";
import type { TurnRequest } from "./turn-engine.ts";

/** Some sixty conversations of thirty turns each; one that was forgotten costs three times as much to go on. */
const warmBytes = 40 * 1024 * 1024;

export function createWarmConversations(): WarmConversations {
  return new WarmConversations(warmBytes);
}

type Asked = Pick<TurnRequest, "conversation" | "date" | "past">;

export class WarmConversations {
  /** Ordered by last use. */
  readonly #kept = new Map<
    string,
    { readonly conversation: Conversation; readonly bytes: number }
  >();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size(): number {
    return this.#kept.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The one that stands exactly where this request goes on. */
  find(asked: Asked): Conversation | undefined {
    const found = this.#kept.get(asked.conversation)?.conversation;
    return found !== undefined && standsAt(found, asked) ? found : undefined;
  }

  /** In place of what was kept of it before; the least recent ones make room. */
  keep(name: string, conversation: Conversation): void {
    this.#forget(name);
    const { bytes } = conversation;
    this.#kept.set(name, { conversation, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(name: string): void {
    this.#bytes -= this.#kept.get(name)?.bytes ?? 0;
    this.#kept.delete(name);
  }
}

/** The same day, and the same words with the same queries: undone, edited or forked ones differ. */
function standsAt(conversation: Conversation, { date, past }: Asked): boolean {
  const { turns } = conversation.store();
  return (
    conversation.date === date &&
    turns.length === past.length &&
    turns.every(({ answer, previous }, i) => {
      const { utterance, sql, executed, confidence = answer.confidence } = past[i]!;
      const same =
        answer.utterance === utterance && answer.sql === sql && answer.confidence === confidence;
      return same && previous === (executed ? sql : null);
    })
  );
}
