// The question under way: the query as it is being written, or what stands in its way.

import { turnColour } from "../state/turn-colour.ts";
import type { Pending } from "../state/use-conversation.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icons.tsx";

type Props = {
  readonly pending: Pending;
  readonly number: number;
  readonly onRetry: () => void;
  readonly onGiveUp: () => void;
};

export function PendingTurn({ pending, number, onRetry, onGiveUp }: Props) {
  const { question, steps, problem } = pending;
  return (
    <article
      class="turn pending"
      aria-label={`Turn ${number}`}
      aria-busy={problem === undefined}
      tabIndex={-1}
      data-turn-number={number}
    >
      <header class="turn-head">
        <span class={`turn-mark ${turnColour(number)}`} aria-hidden="true">
          {number}
        </span>
        <p class="utterance">{question.utterance}</p>
      </header>
      {problem === undefined ? (
        <p class="thinking">
          <span class="dots" aria-hidden="true" />
          <span class="label">
            {question.sql === undefined ? "Thinking" : "Running your query"}
          </span>
          {steps.length > 0 && (
            <code class="stream" aria-hidden="true">
              {steps.map((step) => step.text).join(" ")}
            </code>
          )}
        </p>
      ) : (
        <div class="state problem" role="alert">
          <Icon name="alert" />
          <span>
            <strong>
              {problem.kind === "gone" ? "The service is gone." : "That did not work."}
            </strong>{" "}
            {problem.message}
            <span class="hint"> Your question is kept; asking again will not ask it twice.</span>
            <span class="state-actions">
              <Button icon="retry" label="Try again" wide kind="primary" onClick={onRetry} />
              <Button icon="close" label="Give up" wide onClick={onGiveUp} />
            </span>
          </span>
        </div>
      )}
    </article>
  );
}
