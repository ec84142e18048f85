// One conversation on the page: its turns, the question under way, and every way to ask again.

import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { TurnCommand } from "../../service/take-turn.ts";
import type { DecodingStep } from "../../service/turn-engine.ts";
import type { Backend, ConversationWithTurns, Turn, TurnEdit } from "../backend/backend.ts";
import { BackendError } from "../backend/backend-error.ts";
import { type ChartSpec, fits } from "../reading/chart-spec.ts";
import { createKeptQuestion } from "./kept-question.ts";
import { newId } from "./new-id.ts";

export type TurnWording = {
  readonly utterance: string;
  readonly sql?: string;
  /** How its rows were seen before it is asked again. */
  readonly chart?: ChartSpec;
  /** The query of it that was called right. */
  readonly confirmed?: string;
};

type Asked = TurnCommand & TurnWording;

/** Read as the page loads. */
const underWay = createKeptQuestion<Pick<Pending, "question" | "later">>();

export type Pending = {
  readonly question: Asked;
  readonly steps: readonly DecodingStep[];
  /** Questions to ask once this one is answered. */
  readonly later: readonly TurnWording[];
  readonly problem?: BackendError;
};

export type ConversationState = {
  readonly conversation: ConversationWithTurns | undefined;
  readonly pending: Pending | undefined;
  readonly problem: BackendError | undefined;
  /** Asks in turn; `from`: from this turn on, which and all later ones are dropped first. */
  ask(wordings: readonly TurnWording[], from?: number): void;
  /** A new conversation with these questions. */
  begin(
    wanted: { readonly date: string; readonly title: string },
    asked: readonly TurnWording[],
  ): void;
  retry(): void;
  stop(): void;
  undo(): void;
  change(turn: number, wanted: TurnEdit): void;
  reload(): void;
  /** Looks again, quietly: another tab or device may have gone on. */
  refresh(): void;
};

type Options = {
  readonly backend: Backend;
  /** None: a conversation that begins with its first question. */
  readonly id: string | undefined;
  readonly date: string | undefined;
  readonly onCreated: (id: string) => void;
  readonly onChanged: () => void;
};

export function useConversation(options: Options): ConversationState {
  const { backend, id } = options;
  const [conversation, setConversation] = useState<ConversationWithTurns>();
  const [pending, setPending] = useState<Pending>();
  const [problem, setProblem] = useState<BackendError>();
  const abort = useRef<AbortController | undefined>(undefined);
  const latest = useRef({ conversation, options });
  latest.current = { conversation, options };
  /** Whether a question is under way. */
  const waiting = useRef(false);
  waiting.current = pending !== undefined;
  const again = useRef<(first: Asked, others: readonly TurnWording[]) => Promise<void>>(
    async () => {},
  );
  /** A new object whenever another conversation comes into view. */
  const shown = useRef({});

  const reload = useCallback(async () => {
    setProblem(undefined);
    if (id === undefined || latest.current.conversation?.id !== id) {
      // An answer under way is stored where it belongs; it no longer concerns this view.
      shown.current = {};
      abort.current = undefined;
      setPending(undefined);
    }
    if (id === undefined) return setConversation(undefined);
    // The one just created is already here.
    if (latest.current.conversation?.id === id) return;
    setConversation(undefined);
    try {
      const read = await backend.read(id);
      setConversation(read);
      const left = underWay.leftIn(id);
      if (left === undefined || latest.current.options.id !== id) return;
      latest.current.conversation = read;
      void again.current(left.question, left.later);
    } catch (error) {
      setProblem(asProblem(error));
    }
  }, [backend, id]);
  useEffect(() => void reload(), [reload]);

  const refresh = useCallback((): void => {
    const { conversation: known } = latest.current;
    if (known === undefined || waiting.current) return;
    backend.read(known.id).then(
      (fresh) => {
        if (latest.current.conversation?.id !== fresh.id || waiting.current) return;
        if (JSON.stringify(fresh) !== JSON.stringify(latest.current.conversation))
          setConversation(fresh);
      },
      // A look that fails shows itself at the next question.
      () => {},
    );
  }, [backend]);

  const run = async (first: Asked, others: readonly TurnWording[]): Promise<void> => {
    let question = first;
    let later = others;
    // A new question overtakes the last: that one is given up, and shows nothing any more.
    abort.current?.abort();
    const own = new AbortController();
    abort.current = own;
    const { signal } = own;
    const view = shown.current;
    const inView = (change: () => void): void => {
      if (shown.current === view) change();
    };
    const show = (next: Pending | undefined): void =>
      inView(() => {
        if (!signal.aborted) setPending(next);
      });
    try {
      for (;;) {
        const steps: DecodingStep[] = [];
        const under = { question, later };
        show({ ...under, steps });
        const target = await theConversation();
        signal.throwIfAborted();
        underWay.keep(target, under);
        const answered = await backend.ask(target, question, {
          signal,
          onStep: (step) => {
            steps.push(step);
            show({ ...under, steps: [...steps] });
          },
        });
        const choices = stillFitting(question, answered);
        const turn = choices ? await backend.change(target, answered.turn, choices) : answered;
        // Another window, or a question given up too late, may have added turns in between.
        const missed = turn.turn > (latest.current.conversation?.turns.length ?? 0) + 1;
        const whole = missed ? await backend.read(target) : undefined;
        inView(() => setConversation((now) => whole ?? (now && withTurn(now, turn))));
        const [next, ...rest] = later;
        if (next === undefined) break;
        question = { ...next, requestId: newId() };
        later = rest;
      }
      if (!signal.aborted) underWay.forget();
      show(undefined);
      latest.current.options.onChanged();
    } catch (error) {
      // Whoever stopped it took it out of sight; another that overtook it is under way now.
      if (!signal.aborted) show({ question, later, steps: [], problem: asProblem(error) });
    }
  };

  again.current = run;

  const theConversation = async (): Promise<string> => {
    const known = latest.current.conversation;
    if (known !== undefined) return known.id;
    const { date } = latest.current.options;
    return create(date === undefined ? {} : { date });
  };

  const create = async (wanted: Parameters<Backend["create"]>[0]): Promise<string> => {
    const created = await backend.create(wanted);
    latest.current.conversation = created;
    setConversation(created);
    latest.current.options.onCreated(created.id);
    return created.id;
  };

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
      latest.current.options.onChanged();
    } catch (error) {
      setProblem(asProblem(error));
    }
  };

  const undo = (): void =>
    void attempt(async () => {
      if (conversation !== undefined) setConversation(await backend.undo(conversation.id));
    });

  return {
    conversation,
    pending,
    problem,
    undo,
    ask(wordings, from) {
      const [first, ...rest] = wordings;
      if (first === undefined) return undo();
      const requestId = newId();
      void run({ ...first, requestId, ...(from === undefined ? {} : { replace: from }) }, rest);
    },
    begin: (wanted, [first, ...rest]) =>
      void attempt(async () => {
        await create(wanted);
        if (first !== undefined) await run({ ...first, requestId: newId() }, rest);
      }),
    retry() {
      if (pending !== undefined) void run(pending.question, pending.later);
    },
    stop() {
      abort.current?.abort();
      underWay.forget();
      setPending(undefined);
    },
    change: (turn, wanted) =>
      void attempt(async () => {
        if (conversation === undefined) return;
        const changed = await backend.change(conversation.id, turn, wanted);
        setConversation(
          (now) =>
            now && { ...now, turns: now.turns.map((old) => (old.turn === turn ? changed : old)) },
        );
      }),
    reload: () => void reload(),
    refresh,
  };
}

/** What was chosen for a turn before it was asked again holds where the answer is of the same kind. */
function stillFitting({ chart, confirmed }: TurnWording, { answer }: Turn): TurnEdit | undefined {
  const draws = chart !== undefined && answer.rows.length > 0 && fits(chart, answer);
  const right = confirmed !== undefined && confirmed === answer.sql;
  if (!draws && !right) return undefined;
  return { ...(draws && { chart }), ...(right && { confirmed: true }) };
}

const withTurn = (conversation: ConversationWithTurns, turn: Turn): ConversationWithTurns => ({
  ...conversation,
  turns: [...conversation.turns.slice(0, turn.turn - 1), turn],
});

function asProblem(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  return new BackendError("refused", "unknown", error instanceof Error ? error.message : "failed");
}
