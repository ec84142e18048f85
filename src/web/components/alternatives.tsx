// Other readings of the question, each one click away.
import type { Alternative } from "../../conversation/answer.ts";

type Props = {
  readonly alternatives: readonly Alternative[];
  readonly busy: boolean;
  readonly onChoose: (alternative: Alternative) => void;
};

export function Alternatives({ alternatives, busy, onChoose }: Props) {
  return (
    <ul class="alternatives">
      {alternatives.map((alternative) => (
        <li key={alternative.sql}>
          <button
            type="button"
            disabled={busy}
            title={alternative.sql}
            onClick={() => onChoose(alternative)}
          >
            <span>{alternative.paraphrase || alternative.sql}</span>
            <span class="share">{Math.round(alternative.probability * 100)}%</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
