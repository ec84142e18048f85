// The answer to a turn in whichever state it is: rows, nothing, an error, or not understood.
import { useState } from "preact/hooks";
import { capitalised } from "../../text/counted-words.ts";
import type { Turn } from "../backend/backend.ts";
import type { TurnProps } from "../state/turn-actions.ts";
import { useResult } from "../state/use-result.ts";
import { Alternatives } from "./alternatives.tsx";
import { ClarifyView, Said } from "./clarify.tsx";
import { Icon } from "./icons.tsx";
import { OwnQuery } from "./own-query.tsx";
import { QueryPanel } from "./query-panel.tsx";
import { ResultTools } from "./result-tools.tsx";
import { ResultView } from "./result-view.tsx";
import { TrustMark } from "./trust-mark.tsx";

type Props = TurnProps & { readonly last: boolean };

/** A reading less probable than this is no help to anybody. */
const tooUnlikely = 0.01;
const likely = ({ alternatives }: Turn["answer"]) =>
  alternatives.filter(({ probability }) => probability >= tooUnlikely);

/** Below this, other readings are offered without being asked for. */
const unsure = 0.5;

/** What was understood, and first of all how far to trust it. */
export function Understood({ turn }: { readonly turn: Turn }) {
  const { paraphrase, refused, clarify, said } = turn.answer;
  if ((refused ?? clarify ?? said) !== undefined) return null;
  return (
    <p class="paraphrase">
      <TrustMark turn={turn} />
      {paraphrase !== "" && <span>{capitalised(paraphrase)}</span>}
    </p>
  );
}

export function AnswerView(props: Props) {
  const { clarify, said, refused } = props.turn.answer;
  if (clarify !== undefined) return <ClarifyView {...props} />;
  if (said !== undefined) return <Said turn={props.turn} />;
  if (refused !== undefined) return <Refused {...props} />;
  return <Answered {...props} />;
}

function Answered(props: Props) {
  const { backend, turn, last, busy, actions } = props;
  const { answer } = turn;
  const result = useResult(turn, last, actions);
  const others = turn.edited ? 0 : likely(answer).length;
  const [readings, setReadings] = useState(answer.confidence < unsure);
  return (
    <>
      {answer.error === undefined ? (
        <ResultView turn={turn} busy={busy} result={result} actions={actions} />
      ) : (
        <p class="state problem" role="alert">
          <Icon name="alert" />
          <span>
            <strong>{errorTitle(answer.error.code)}</strong> {withoutTitle(answer.error.message)}
          </span>
        </p>
      )}
      {others > 0 && readings && <Readings {...props} />}
      {answer.sql !== "" && (
        <QueryPanel backend={backend} turn={turn} busy={busy} actions={actions}>
          {answer.row_count > 0 && <ResultTools turn={turn} result={result} actions={actions} />}
          {others > 0 && answer.confidence >= unsure && (
            <button
              type="button"
              class="link others"
              aria-expanded={readings}
              onClick={() => setReadings(!readings)}
            >
              {others} other {others === 1 ? "reading" : "readings"}
            </button>
          )}
        </QueryPanel>
      )}
    </>
  );
}

function Readings({ turn, busy, actions }: Props) {
  const { confidence } = turn.answer;
  return (
    <section class="readings" aria-label={`Other readings of turn ${turn.turn}`}>
      <h2>{confidence < unsure ? "Not sure this is it. Did you mean" : "Other readings"}</h2>
      <Alternatives
        alternatives={likely(turn.answer)}
        busy={busy}
        onChoose={({ sql }) => actions.reask(turn, { utterance: turn.utterance, sql })}
      />
    </section>
  );
}

function Refused(props: Props) {
  const { turn, busy, actions } = props;
  const { refused } = turn.answer;
  const alternatives = likely(turn.answer);
  return (
    <section class="state refused" aria-label={`Turn ${turn.turn}, not understood`}>
      <p>
        <strong>Not understood.</strong> {refused}
      </p>
      {alternatives.length > 0 ? (
        <>
          <p class="hint">The nearest readings, in case one is what you meant:</p>
          <Alternatives
            alternatives={alternatives}
            busy={busy}
            onChoose={({ sql }) => actions.reask(turn, { utterance: turn.utterance, sql })}
          />
        </>
      ) : (
        <>
          <p class="hint">Reword it, take it back, or try something this database can answer:</p>
          <ul class="alternatives">
            {actions.suggestions.slice(0, 3).map((suggestion) => (
              <li key={suggestion}>
                <button type="button" disabled={busy} onClick={() => actions.ask(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <OwnQuery {...props} />
    </section>
  );
}

const titles: Record<string, string> = {
  timeout: "It took too long.",
  refused: "This query is not allowed.",
  syntax: "This is not SQL that can be run.",
  "unknown-name": "The database has no such name.",
  connection: "The database cannot be reached.",
  busy: "The database is busy.",
};

/** The title says it already. */
function withoutTitle(message: string): string {
  const rest = message.replace(/^The query is not allowed: /, "");
  return capitalised(rest);
}

const errorTitle = (code: string): string => titles[code] ?? "That did not work.";
