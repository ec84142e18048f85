// A conversation small enough for somebody else's page: questions, what was understood, rows, and the
// query one click away.

import { useEffect, useRef, useState } from "preact/hooks";
import { writeCell } from "../../display/cell-text.ts";
import { layOutSql } from "../../display/layout-sql.ts";
import { gradeOf } from "../../display/trust-grades.ts";
import type { TurnCommand } from "../../service/take-turn.ts";
import type { Backend, Turn } from "../backend/backend.ts";
import { asChosen } from "../reading/reword.ts";
import { newId } from "../state/new-id.ts";

type Props = {
  readonly backend: Backend;
  /** The day of the conversation; default: the service's today. */
  readonly date?: string | undefined;
  readonly placeholder: string;
  readonly onTurn: (turn: Turn) => void;
  /** Whoever wants to ask from outside is given the means. */
  readonly onReady: (ask: (utterance: string) => void) => void;
};

/** More rows belong on the page itself. */
const maxRows = 50;

/** As the service has it. */
const maxLength = 2_000;

type Wording = Pick<TurnCommand, "utterance" | "sql" | "replace">;

export function Chat({ backend, date, placeholder, onTurn, onReady }: Props) {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [asking, setAsking] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [typed, setTyped] = useState("");
  const tooLong = typed.trim().length > maxLength;
  const conversation = useRef<string | undefined>(undefined);
  const list = useRef<HTMLDivElement>(null);

  const ask = async (wording: Wording): Promise<void> => {
    if (wording.utterance.trim() === "") return;
    setAsking(wording.utterance);
    setProblem(undefined);
    try {
      conversation.current ??= (await backend.create(date === undefined ? {} : { date })).id;
      const turn = await backend.ask(conversation.current, { ...wording, requestId: newId() });
      setTurns((now) => [...now.slice(0, turn.turn - 1), turn]);
      onTurn(turn);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "That did not work.");
      // To be asked again without being typed again.
      setTyped((now) => (now === "" ? wording.utterance : now));
    } finally {
      setAsking(undefined);
    }
  };
  useEffect(() => onReady((utterance) => void ask({ utterance })), [backend]);
  // The newest comes into view; of one that is longer than the view, its beginning.
  useEffect(() => {
    const { current } = list;
    const newest = current?.lastElementChild;
    if (!current || !newest) return;
    current.scrollTop += newest.getBoundingClientRect().top - current.getBoundingClientRect().top;
  }, [turns, asking, problem]);

  return (
    <section class="chat" aria-label="Ask the database">
      <div class="turns" role="log" aria-live="polite" ref={list}>
        {turns.map((turn) => (
          <TurnCard
            key={`${turn.turn} ${turn.answer.sql}`}
            turn={turn}
            onChoose={(wording) => void ask({ ...wording, replace: turn.turn })}
          />
        ))}
        {asking !== undefined && <p class="asked">{asking}</p>}
        {problem !== undefined && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (tooLong || asking !== undefined) return;
          setTyped("");
          void ask({ utterance: typed });
        }}
      >
        <input
          name="question"
          aria-label="Your question"
          autocomplete="off"
          aria-invalid={tooLong}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          {...{ placeholder }}
        />
        <button type="submit" disabled={asking !== undefined || tooLong}>
          Ask
        </button>
      </form>
      {tooLong && (
        <p class="problem too-long" role="alert">
          {typed.trim().length.toLocaleString("en")} of {maxLength.toLocaleString("en")} characters:
          shorten it to ask.
        </p>
      )}
    </section>
  );
}

type CardProps = {
  readonly turn: Turn;
  readonly onChoose: (wording: Pick<Wording, "utterance" | "sql">) => void;
};

function TurnCard({ turn, onChoose }: CardProps) {
  const { answer } = turn;
  const { clarify, utterance } = answer;
  const remark = answer.refused ?? answer.error?.message ?? clarify?.question ?? answer.said;
  const answered = remark === undefined && !turn.edited;
  const { grade, text: trust } = gradeOf(answer.confidence);
  const unknown = (answer.words ?? []).filter(({ use }) => use === "unknown");
  return (
    <article class={answered ? grade : ""}>
      <p class="asked" dir="auto">
        {turn.utterance}
      </p>
      {remark === undefined ? (
        <p class="understood">
          {answered && (
            <span class="trust">
              {trust} {Math.round(100 * answer.confidence)}%
            </span>
          )}
          {answer.paraphrase}
          {unknown.length > 0 && ` (left out: ${unknown.map(({ text }) => text).join(", ")})`}
        </p>
      ) : (
        <p class="remark">{remark}</p>
      )}
      {clarify?.choices.map((choice) => (
        <button
          key={choice.text}
          type="button"
          class="choice"
          onClick={() => onChoose(asChosen(utterance, clarify.about, choice))}
        >
          {choice.text}
        </button>
      ))}
      {answer.rows.length > 0 && <Rows answer={answer} />}
      {remark === undefined && <p class="count">{countOf(answer)}</p>}
      {answer.sql !== "" && (
        <details>
          <summary>SQL</summary>
          <pre>{layOutSql(answer.shown_sql ?? answer.sql)}</pre>
        </details>
      )}
    </article>
  );
}

function Rows({ answer }: { readonly answer: Turn["answer"] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="rows" tabIndex={0} aria-label="Rows">
      <table>
        <thead>
          <tr>
            {answer.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer.rows.slice(0, maxRows).map((row, r) => (
            <tr key={`${r} ${JSON.stringify(row)}`}>
              {row.map((cell, i) => (
                <td key={answer.columns[i]} dir="auto">
                  {writeCell(cell ?? "")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function countOf({ row_count, truncated, rows }: Turn["answer"]): string {
  const count = `${row_count.toLocaleString("en")}${truncated ? " or more" : ""}`;
  const shown = Math.min(maxRows, rows.length);
  const all = shown === row_count && !truncated;
  return `${count} ${row_count === 1 ? "row" : "rows"}${all ? "" : `, the first ${shown} shown`}`;
}
