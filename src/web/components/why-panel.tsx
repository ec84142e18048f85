// Why this query: in words first; then, for who wants it, every step of decoding, how sure it was, and
// what it looked at.
import { useState } from "preact/hooks";
import type { Turn } from "../backend/backend.ts";
import { attendedColumns } from "../reading/attended-columns.ts";
import { describeOrigin, originTurn } from "../reading/links.ts";
import type { CodeNames } from "../reading/value-meaning.ts";
import { whyWords } from "../reading/why-words.ts";
import { scrollable } from "../state/focus.ts";
import { useHighlight } from "../state/highlight.tsx";
import { turnColour } from "../state/turn-colour.ts";

const sources = {
  vocabulary: "word",
  placeholder: "value",
  segment: "copied",
} as const;

type Props = { readonly turn: Turn; readonly names: CodeNames };

export function WhyPanel({ turn, names }: Props) {
  const [steps, setSteps] = useState(false);
  const { answers } = useHighlight();
  const reasons = whyWords(turn.answer, answers, names);
  return (
    <section class="why-words" aria-label={`Why turn ${turn.turn} is answered so`}>
      <ul>
        {reasons.map((reason) => (
          <li key={`${reason.kind}-${reason.text}`} class={reason.kind}>
            <span class={`source ${turnColour(reason.turn)}`}>{reason.text}</span>
            {reason.conditions.length > 0 && (
              <ul>
                {reason.conditions.map(({ text, sql }) => (
                  <li key={sql} title={sql}>
                    <span>{text}</span> <code>{sql}</code>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {reasons.length === 0 && <p class="hint">There are no conditions: all rows are asked for.</p>}
      <button
        type="button"
        class="link"
        aria-expanded={steps}
        onClick={() => setSteps((now) => !now)}
      >
        {steps ? "Hide the steps" : "Every step, and the words it looked at"}
      </button>
      {steps && <Steps turn={turn} />}
      <p class="hint">{Math.max(1, Math.round(turn.answer.ms))} ms</p>
    </section>
  );
}

function Steps({ turn }: { readonly turn: Turn }) {
  const { answer } = turn;
  const { onStep, onWord, clear, wordsAt } = useHighlight();
  if (answer.provenance.length === 0) {
    return (
      <p class="hint">
        {turn.edited
          ? "A person wrote this query, so there are no decoding steps to show."
          : "Nothing was decoded for this turn."}
      </p>
    );
  }
  const columns = attendedColumns(answer, turn.turn);
  return (
    <section class="why" aria-label={`Decoding steps of turn ${turn.turn}`} {...scrollable}>
      <p class="hint">
        Each row is a step of writing the query; the stronger a cell, the more that step looked at
        the word above it, of this turn or an earlier one.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Piece</th>
            <th scope="col">From</th>
            <th scope="col">Sure</th>
            {columns.map(({ word }) => (
              <th
                key={`${word.turn}:${word.start}`}
                scope="col"
                class={`attended ${turnColour(word.turn)}`}
                onMouseEnter={() => onWord(word)}
                onMouseLeave={clear}
              >
                <span title={word.text}>{wordsAt(word) || word.text || "·"}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer.provenance.map((step, index) => (
            <tr
              key={step.start}
              onMouseEnter={() => onStep(answer, index)}
              onMouseLeave={clear}
              title={describeOrigin(step, turn.turn)}
            >
              <th scope="row">
                <code>{step.text}</code>
              </th>
              <td>
                <span class={`source ${turnColour(originTurn(step))}`}>
                  {sources[step.from]}
                  {step.from === "segment" || step.turn !== turn.turn
                    ? ` · turn ${originTurn(step)}`
                    : ""}
                </span>
              </td>
              <td class="number">
                <span class="sure" style={`--share: ${step.probability.toFixed(3)}`}>
                  {(step.probability * 100).toFixed(step.probability > 0.995 ? 0 : 1)}%
                </span>
              </td>
              {columns.map(({ word, weights }) => {
                const weight = weights[index] ?? 0;
                return (
                  <td
                    key={`${word.turn}:${word.start}`}
                    class="heat"
                    style={`--weight: ${weight.toFixed(3)}`}
                    aria-label={weight >= 0.05 ? `${Math.round(weight * 100)}%` : ""}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
