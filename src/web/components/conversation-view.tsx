// A conversation from its first turn to the question under way.
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Backend } from "../backend/backend.ts";
import { HighlightProvider } from "../state/highlight.tsx";
import type { TurnActions } from "../state/turn-actions.ts";
import type { ConversationState } from "../state/use-conversation.ts";
import { PendingTurn } from "./pending-turn.tsx";
import { TurnView } from "./turn-view.tsx";

type Props = {
  readonly backend: Backend;
  readonly state: ConversationState;
  readonly actions: TurnActions;
};

/** Milliseconds until a turn has the size that it keeps. */
const settling = 1_500;

export function ConversationView({ backend, state, actions }: Props) {
  const { conversation, pending } = state;
  const all = conversation?.turns ?? [];
  const from = pending?.question.replace;
  const turns = useMemo(() => (from === undefined ? all : all.slice(0, from - 1)), [all, from]);
  const answers = useMemo(() => turns.map((turn) => turn.answer), [turns]);
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  const count = turns.length + (pending === undefined ? 0 : 1);
  useEffect(() => {
    // The newest turn comes into view when a conversation is opened, when it is asked, and when it
    // is answered. The first one is in view as it is.
    const first = count === 0 || (shown.current === 0 && count === 1);
    shown.current = count;
    if (first) return;
    const newest = list.current?.lastElementChild;
    if (newest === undefined || newest === null) return;
    // As many of the turns before it as fit stay in view; of a long one, its beginning. Its chart is
    // drawn a moment later.
    const observer = new ResizeObserver(() => newest.scrollIntoView({ block: "nearest" }));
    observer.observe(newest);
    const settled = setTimeout(() => observer.disconnect(), settling);
    return () => {
      clearTimeout(settled);
      observer.disconnect();
    };
  }, [count, pending === undefined]);
  return (
    <HighlightProvider answers={answers}>
      <div class="turns" ref={list}>
        {turns.map((turn, i) => (
          <TurnView
            key={`${conversation?.id}-${turn.turn}-${turn.utterance}-${turn.answer.sql}`}
            backend={backend}
            turn={turn}
            last={i === turns.length - 1 && pending === undefined}
            busy={pending !== undefined && pending.problem === undefined}
            actions={actions}
          />
        ))}
        {pending !== undefined && (
          <PendingTurn
            pending={pending}
            number={turns.length + 1}
            onRetry={state.retry}
            onGiveUp={state.stop}
          />
        )}
      </div>
    </HighlightProvider>
  );
}
