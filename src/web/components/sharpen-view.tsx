// Sharpening the model for this database: begun, watched, stopped, and what it won.
import { peopleAsk } from "../../learn/expectation.ts";
import type { Sharpening, WhatWasWon, WordsState } from "../../service/words.ts";

type Props = {
  readonly state: WordsState;
  readonly onStart: () => void;
  readonly onStop: () => void;
};

export function SharpenView({ state, onStart, onStop }: Props) {
  const { sharpening, sharpened } = state;
  const running = sharpening.state === "running";
  return (
    <div class="sharpen">
      <p>
        Segue writes conversations about this database in these words, learns from them and from the
        answers you called right, and measures itself on questions kept aside. That takes about two
        minutes; you can go on asking meanwhile.
      </p>
      {sharpened && sharpening.state === "idle" && (
        <p class="hint">A model sharpened for this database answers now.</p>
      )}
      {running && <Progress sharpening={sharpening} />}
      {sharpening.state === "done" && <Won report={sharpening.report} />}
      {sharpening.state === "failed" && (
        <p class="state problem" role="alert">
          {sharpening.message}
        </p>
      )}
      {running ? (
        <button type="button" class="button wide" onClick={onStop}>
          Stop
        </button>
      ) : (
        <button type="button" class="button primary wide" onClick={onStart}>
          {sharpened ? "Sharpen again" : "Sharpen"}
        </button>
      )}
    </div>
  );
}

type Running = Extract<Sharpening, { readonly state: "running" }>;

const doing: Record<Running["doing"], string> = {
  reading: "Reading the database and writing conversations about it",
  measuring: "Asking the questions kept aside, before learning",
  learning: "Learning",
};

function Progress({ sharpening }: { readonly sharpening: Running }) {
  const { step, steps, asked, right } = sharpening;
  const learning = sharpening.doing === "learning" && step > 0;
  return (
    <div class="sharpening" role="status">
      <p>
        {doing[sharpening.doing]}
        {learning && `: step ${step} of ${steps}`}
      </p>
      <progress aria-label="Sharpening" max={steps} {...(learning ? { value: step } : {})} />
      {asked !== undefined && (
        <p class="hint">
          The base model answers {right} of {asked} questions kept aside.
        </p>
      )}
    </div>
  );
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;

function Won({ report }: { readonly report: WhatWasWon }) {
  const { asked, before, after, own, sharpened, seconds, notes } = report;
  return (
    <div class="won" role="status">
      <p>
        <strong>{sharpened ? "A sharper model answers now." : "Nothing was won."}</strong>{" "}
        {!sharpened &&
          "The base model answers as before. Names, values and confirmed answers help where generated questions do not."}
      </p>
      <Bars label={`Generated questions kept aside (${asked})`} {...{ before, after }} />
      {own !== undefined && <Bars label={`Your own, kept aside (${own.asked})`} {...own} />}
      <p class="hint">
        {seconds} seconds. Beside generated questions, {peopleAsk}.
      </p>
      {notes.length > 0 && (
        <ul class="hint">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

type BarsProps = { readonly label: string; readonly before: number; readonly after: number };

function Bars({ label, before, after }: BarsProps) {
  return (
    <dl class="bars" aria-label={label}>
      <dt class="bars-label">{label}</dt>
      {(
        [
          ["before", before],
          ["after", after],
        ] as const
      ).map(([when, share]) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>
            <span class={`bar ${when}`} style={{ width: percent(share) }} aria-hidden="true" />
            {percent(share)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
