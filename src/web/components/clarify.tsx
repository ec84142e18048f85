// Segue asks back: what is in doubt, and what may be meant, each one click away.
import type { Backend, Turn } from "../backend/backend.ts";
import type { TurnActions } from "../state/turn-actions.ts";
import { OwnQuery } from "./own-query.tsx";

type Props = {
  readonly backend: Backend;
  readonly turn: Turn;
  readonly busy: boolean;
  readonly actions: TurnActions;
};

export function ClarifyView(props: Props) {
  const { turn, busy, actions } = props;
  const { clarify, utterance } = turn.answer;
  if (clarify === undefined) return null;
  return (
    <section class="state clarify" aria-label={`Turn ${turn.turn}: a question back`}>
      <p>
        <strong>{clarify.question}</strong>
      </p>
      <ul class="alternatives">
        {clarify.choices.map(({ text, sql }) => (
          <li key={text}>
            <button
              type="button"
              disabled={busy}
              onClick={() =>
                actions.reask(
                  turn,
                  sql === undefined
                    ? { utterance: utterance.replace(clarify.about, text) }
                    : { utterance, sql },
                )
              }
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <OwnQuery {...props} />
    </section>
  );
}

/** What Segue says about the conversation itself. */
export function Said({ turn }: { readonly turn: Turn }) {
  const { said } = turn.answer;
  return said === undefined ? null : <p class="state said">{said}</p>;
}
