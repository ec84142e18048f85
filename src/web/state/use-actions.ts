// Binds what people can do on the page to the backend, and says what came of it.
import { useRef, useState } from "preact/hooks";
import type { Backend, Turn } from "../backend/backend.ts";
import type { CodeNames } from "../reading/value-meaning.ts";
import { copyText, saveFile } from "./save-file.ts";
import type { TurnActions } from "./turn-actions.ts";
import type { ConversationState } from "./use-conversation.ts";
import { goTo } from "./use-route.ts";

type Options = {
  readonly backend: Backend;
  readonly state: ConversationState;
  readonly current: string | undefined;
  readonly onChanged: () => void;
  readonly suggestions: readonly string[];
  readonly names: CodeNames;
};

const noticeMs = 4_000;

export function useActions(options: Options) {
  const { backend, state, current, onChanged, suggestions, names } = options;
  const [notice, setNotice] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const say = (text: string): void => {
    clearTimeout(timer.current);
    setNotice(text);
    timer.current = setTimeout(() => setNotice(""), noticeMs);
  };
  const attempt = async (work: () => Promise<unknown>, done = ""): Promise<void> => {
    try {
      await work();
      if (done !== "") say(done);
      onChanged();
    } catch (error) {
      say(error instanceof Error ? error.message : "That did not work.");
    }
  };

  // A reader who cannot see the answer arrive hears of it.
  const last = state.pending === undefined ? state.conversation?.turns.at(-1) : undefined;
  const spoken = last === undefined ? "" : summary(last);

  const turns = state.conversation?.turns ?? [];
  const turnActions: TurnActions = {
    suggestions,
    names,
    ask: (utterance) => state.ask([{ utterance }]),
    reask(turn, wording) {
      const later = turns.slice(turn.turn).map(({ utterance, edited, answer }) => ({
        utterance,
        ...(edited ? { sql: answer.sql } : {}),
      }));
      const first = wording.utterance === "" ? [] : [wording];
      state.ask([...first, ...later], turn.turn);
    },
    fork: (turn) =>
      void attempt(async () => {
        if (state.conversation === undefined) return;
        goTo((await backend.fork(state.conversation.id, turn.turn)).id);
      }, "You are in a copy now; the original is kept."),
    undo: state.undo,
    confirm(turn, confirmed) {
      state.confirm(turn.turn, confirmed);
      say(confirmed ? "Kept as an example to learn from." : "No longer kept as an example.");
    },
    exportAs: (turn, format) =>
      void attempt(async () => {
        if (state.conversation === undefined) return;
        const file = await backend.export(state.conversation.id, turn.turn, format);
        saveFile(file, `turn-${turn.turn}.${format}`);
      }),
    copy: (text, what) =>
      void copyText(text).then((done) => say(done ? what : "This browser did not allow copying.")),
  };
  const listActions = {
    onRename: (id: string, title: string) => void attempt(() => backend.rename(id, title)),
    onFork: (id: string) =>
      void attempt(async () => {
        const { turns: all } = await backend.read(id);
        goTo((await backend.fork(id, all.length)).id);
      }, "You are in a copy now; the original is kept."),
    onDelete: (id: string) =>
      void attempt(async () => {
        await backend.remove(id);
        if (id === current) goTo(undefined);
      }, "Deleted."),
    onCorrections: () =>
      void attempt(async () => saveFile(await backend.corrections(), "corrections.jsonl")),
  };
  return { notice, spoken, turnActions, listActions };
}

function summary({ turn, answer }: Turn): string {
  if (answer.refused !== undefined) return `Turn ${turn}: not understood.`;
  if (answer.error !== undefined) return `Turn ${turn}: ${answer.error.message}`;
  return `Turn ${turn}: ${answer.row_count} ${answer.row_count === 1 ? "row" : "rows"}.`;
}
