// Binds what people can do on the page to the backend, and says what came of it. Whatever replaces or
// drops something can be taken back: the same questions give the same answers, so they are asked again.
import { useRef } from "preact/hooks";
import { doubtMark } from "../../display/trust-grades.ts";
import type { Backend, Turn } from "../backend/backend.ts";
import type { CodeNames } from "../reading/value-meaning.ts";
import { copyText, saveFile } from "./save-file.ts";
import type { TurnActions } from "./turn-actions.ts";
import type { ConversationState, TurnWording } from "./use-conversation.ts";
import { useNotice } from "./use-notice.ts";
import { goTo } from "./use-route.ts";

type Options = {
  readonly backend: Backend;
  readonly state: ConversationState;
  readonly current: string | undefined;
  readonly onChanged: () => void;
  readonly suggestions: readonly string[];
  readonly names: CodeNames;
};

/** How long a conversation that was deleted can be had back. */
const graceMs = 12_000;

export function useActions(options: Options) {
  const { backend, state, current, onChanged, suggestions, names } = options;
  const { notice, say, complain } = useNotice();
  const attempt = async (work: () => Promise<unknown>, done = ""): Promise<void> => {
    try {
      await work();
      if (done !== "") say(done);
      onChanged();
    } catch (error) {
      complain(error instanceof Error ? error.message : "That did not work.");
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
      const before = turns.slice(turn.turn - 1).map(asAsked);
      const seen = turn.chart && { chart: turn.chart };
      const first = wording.utterance === "" ? [] : [{ ...seen, ...wording }];
      const again = [...first, ...before.slice(1)];
      state.ask(again, turn.turn);
      // Where nothing was asked in its place there is nothing to replace.
      if (again.length === 0) say("Taken back.", () => state.ask(before));
      else say("Asked again from there.", () => state.ask(before, turn.turn));
    },
    fork: (turn) =>
      void attempt(async () => {
        if (state.conversation === undefined) return;
        goTo((await backend.fork(state.conversation.id, turn.turn)).id);
      }, "You are in a copy now; the original is kept."),
    undo() {
      const gone = turns.at(-1);
      state.undo();
      if (gone !== undefined) say("Taken back.", () => state.ask([asAsked(gone)]));
    },
    confirm(turn, confirmed) {
      state.change(turn.turn, { confirmed });
      say(
        confirmed
          ? "Kept: questions of this kind are answered like this from now on."
          : "No longer kept.",
      );
    },
    keepChart: (turn, chart) => state.change(turn.turn, { chart: chart ?? null }),
    async rows(turn, page) {
      if (state.conversation === undefined) throw new Error("This conversation is not here.");
      return backend.rows(state.conversation.id, turn.turn, page);
    },
    async check(_turn, sql) {
      try {
        await backend.sql(sql, { offset: 0, limit: 1 });
        return undefined;
      } catch (error) {
        return error instanceof Error ? error.message : "That did not work.";
      }
    },
    writesParquet: backend.remote,
    exportAs: (turn, format) =>
      void attempt(async () => {
        if (state.conversation === undefined) return;
        say("All rows are on their way.");
        const file = await backend.export(state.conversation.id, turn.turn, format);
        saveFile(file, `turn-${turn.turn}.${format}`);
      }, "Downloaded."),
    copy: (text, what) =>
      void copyText(text).then((done) =>
        done ? say(what) : complain("This browser did not allow copying."),
      ),
  };

  const { conversation } = state;
  /** The same questions in a new conversation: "last month" is then another month. */
  const askAgain = (date: string): void => {
    if (conversation === undefined) return;
    const title = `${conversation.title} (${date})`.slice(0, 200);
    state.begin({ date, title }, turns.map(asAsked));
    say("Asked again in a new conversation; the one before is kept.");
  };
  const shareNow = async (id: string): Promise<void> => {
    const link = await backend.share?.(id);
    const address = `${window.location.href.split("#")[0]}#/link/${link}`;
    const copied = await copyText(address);
    say(copied ? "The link is copied. It shows the conversation as it is now." : address);
  };
  const share =
    backend.share && conversation
      ? (): void => void attempt(() => shareNow(conversation.id))
      : undefined;

  const deleting = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const listActions = {
    onRename(id: string, title: string, before: string) {
      void attempt(() => backend.rename(id, title));
      say("Renamed.", () => void attempt(() => backend.rename(id, before)));
    },
    onFork: (id: string) =>
      void attempt(async () => {
        const { turns: all } = await backend.read(id);
        goTo((await backend.fork(id, all.length)).id);
      }, "You are in a copy now; the original is kept."),
    /** Gone from sight at once, and for good a little later. */
    onDelete(id: string) {
      const remove = (): void => {
        clearTimeout(deleting.current.get(id));
        if (deleting.current.delete(id)) void attempt(() => backend.remove(id));
      };
      deleting.current.set(id, setTimeout(remove, graceMs));
      window.addEventListener("pagehide", remove, { once: true });
      if (id === current) goTo(undefined);
      onChanged();
      say("Deleted.", () => {
        clearTimeout(deleting.current.get(id));
        deleting.current.delete(id);
        onChanged();
      });
    },
    onCorrections: () =>
      void attempt(async () => saveFile(await backend.corrections(), "corrections.jsonl")),
  };
  return {
    notice,
    say,
    complain,
    spoken,
    turnActions,
    listActions,
    askAgain,
    share,
    isDeleted: (id: string) => deleting.current.has(id),
  };
}

/** A turn as it was asked: with its query only where a person wrote that, and what was chosen for it. */
const asAsked = ({ utterance, edited, answer, chart, confirmed }: Turn): TurnWording => ({
  utterance,
  ...(edited ? { sql: answer.sql } : {}),
  ...(chart && { chart }),
  ...(confirmed && { confirmed: answer.sql }),
});

/** As an ear needs it: how far to trust it comes first here, too. */
function summary({ turn, answer, edited }: Turn): string {
  if (answer.clarify !== undefined) return `Turn ${turn}: ${answer.clarify.question}`;
  if (answer.said !== undefined) return `Turn ${turn}: ${answer.said}`;
  if (answer.refused !== undefined) return `Turn ${turn}: not understood.`;
  if (answer.error !== undefined) return `Turn ${turn}: ${answer.error.message}`;
  const doubt = edited ? undefined : doubtMark(answer.confidence);
  const count = answer.row_count.toLocaleString("en");
  const more = answer.truncated ? "more than " : "";
  const rows = `${more}${count} ${answer.row_count === 1 ? "row" : "rows"}`;
  return `Turn ${turn}: ${doubt === undefined ? "" : `${doubt}. `}${rows}. ${answer.paraphrase}`;
}
