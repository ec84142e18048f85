// Segue asks back: what is in doubt, and what may be meant, each one click away.
import type { Turn } from "../backend/backend.ts";
import { asChosen } from "../reading/reword.ts";
import type { TurnProps } from "../state/turn-actions.ts";
import { OwnQuery } from "./own-query.tsx";

export function ClarifyView(props: TurnProps) {
  const { turn, busy, actions } = props;
  const { clarify, utterance } = turn.answer;
  if (clarify === undefined) return null;
  return (
    <section class="state clarify" aria-label={`Turn ${turn.turn}: a question back`}>
      <p>
        <strong>{clarify.question}</strong>
      </p>
      <ul class="alternatives">
        {clarify.choices.map((choice) => (
          <li key={choice.text}>
            <button
              type="button"
              disabled={busy}
              onClick={() => actions.reask(turn, asChosen(utterance, clarify.about, choice))}
            >
              {choice.text}
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
