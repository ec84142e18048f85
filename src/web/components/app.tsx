// The page: conversations on the left, the one in hand in the middle, the tables on the right.

import { useCallback, useEffect, useState } from "preact/hooks";
import type { ConversationFormat } from "../../conversation/conversation-file.ts";
import type { Backend } from "../backend/backend.ts";
import { BackendError } from "../backend/backend-error.ts";
import type { LoadingProgress } from "../backend/messages.ts";
import { dayText } from "../reading/value-meaning.ts";
import { useKeptFocus } from "../state/kept-focus.ts";
import { useKeyboard } from "../state/keyboard.ts";
import { tellOtherTabs, useOtherTabs } from "../state/other-tabs.ts";
import type { Place, Places } from "../state/place.ts";
import { useActions } from "../state/use-actions.ts";
import { useConversation } from "../state/use-conversation.ts";
import { useLoad } from "../state/use-load.ts";
import { usePanel } from "../state/use-panel.ts";
import { goTo, useRoute } from "../state/use-route.ts";
import { useTheme } from "../state/use-theme.ts";
import { useWords } from "../state/use-words.ts";
import { saveConversation } from "../state/whole-conversation.ts";
import { Composer, composerId } from "./composer.tsx";
import { ConnectDialog } from "./connect-dialog.tsx";
import { ConversationView } from "./conversation-view.tsx";
import { DatabaseList } from "./database-list.tsx";
import { DropArea } from "./drop-area.tsx";
import { HelpDialog } from "./help-dialog.tsx";
import { SchemaBrowser } from "./schema-browser.tsx";
import { Sidebar } from "./sidebar.tsx";
import { LoadingBar, ProblemNotice } from "./status.tsx";
import { TokenDialog } from "./token-dialog.tsx";
import { TopBar } from "./top-bar.tsx";
import { Welcome } from "./welcome.tsx";
import { WordsDialog } from "./words-dialog.tsx";

type Props = {
  readonly backend: Backend;
  /** The day new conversations begin on. */
  readonly today: string;
  readonly progress: LoadingProgress | undefined;
  /** Whether the person has given one already. */
  readonly hasToken: boolean;
  readonly places: Places;
  /** Opens files of the person's own in this browser, and says what they are called together. */
  readonly onFiles: (files: readonly File[]) => Promise<string>;
  readonly onToken: (token: string) => void;
};

const focusQuestion = (): void => document.getElementById(composerId)?.focus();

export function App(props: Props) {
  const { backend, places, today, progress, hasToken, onFiles, onToken } = props;
  const id = useRoute();
  const [theme, nextTheme] = useTheme();
  const [date, setDate] = useState(today);
  const { panel, toggle, close, leave } = usePanel();
  const list = useLoad(useCallback(() => backend.list(), [backend]));
  const description = useLoad(useCallback(() => backend.describe(), [backend]));
  const words = useWords(backend.words);
  const onWords = words.state && { onWords: () => toggle("words") };
  const onChanged = (): void => {
    list.reload();
    tellOtherTabs();
  };
  const state = useConversation({ backend, id, date, onCreated: goTo, onChanged });
  const { conversation, pending } = state;
  const { notice, say, complain, spoken, turnActions, ...rest } = useActions({
    backend,
    state,
    current: id,
    onChanged,
    suggestions: description.value?.suggestions ?? [],
    names: description.value?.names ?? {},
  });
  const { listActions, askAgain, share, isDeleted } = rest;
  useKeyboard({ onQuestion: focusQuestion, onUndo: notice.restore });
  useKeptFocus(focusQuestion);
  const { reload: reloadList } = list;
  const { refresh } = state;
  useOtherTabs(
    useCallback(() => {
      reloadList();
      refresh();
    }, [reloadList, refresh]),
  );

  const openFiles = (files: readonly File[]): void => {
    say(`Opening ${files.map(({ name }) => name).join(", ")}`);
    onFiles(files).then(
      (name) => say(`Now talking about ${name}. It stays in this browser.`),
      (error: Error) => complain(error.message),
    );
  };
  const closeDatabase = (place: Place): void => {
    const restore = places.remove(place);
    say(`${place.name} is closed.`, restore);
  };
  const saveAs = (format: ConversationFormat): void => {
    if (conversation === undefined) return;
    const database = description.value?.database ?? "";
    void saveConversation({ ...conversation, title: title ?? "Conversation", database }, format);
  };
  useEffect(() => leave("list"), [id, backend]);
  const failure = [state.problem, list.error, description.error].find((error) => error);
  const locked = failure instanceof BackendError && failure.code === "unauthorized";
  const empty = id === undefined && conversation === undefined && pending === undefined;
  const known = list.value?.find((listed) => listed.id === conversation?.id);
  const title = empty ? undefined : (known?.title ?? conversation?.title ?? "Conversation");
  useEffect(() => {
    document.title = title === undefined ? "Segue" : `${title} · Segue`;
  }, [title]);
  const answered = conversation?.turns.at(-1);

  return (
    <div class={`page ${panel === "schema" ? "with-schema" : ""}`}>
      <a
        class="skip"
        href={`#${composerId}`}
        onClick={(event) => {
          event.preventDefault();
          focusQuestion();
        }}
      >
        To the question field
      </a>
      <Sidebar
        conversations={list.value?.filter((listed) => !isDeleted(listed.id))}
        current={id}
        open={panel === "list"}
        onClose={close}
        onChoose={(chosen) => {
          close();
          goTo(chosen);
          if (chosen === undefined) focusQuestion();
        }}
        {...listActions}
        databases={<DatabaseList {...places} onClose={closeDatabase} />}
      />
      {panel === "list" && (
        <button
          type="button"
          class="backdrop"
          aria-label="Back to the conversation"
          onClick={close}
        />
      )}
      <div class="stage">
        <TopBar
          title={title}
          day={conversation === undefined ? undefined : dayText(conversation.date)}
          theme={theme}
          schemaOpen={panel === "schema"}
          listOpen={panel === "list"}
          onList={() => toggle("list")}
          onSchema={() => toggle("schema")}
          onTheme={nextTheme}
          onHelp={() => toggle("help")}
          {...(conversation === undefined
            ? {}
            : { onSave: saveAs, onAgain: () => askAgain(today), ...(share && { onShare: share }) })}
        />
        <main class="column">
          {failure !== undefined && !locked && (
            <ProblemNotice
              error={failure}
              onRetry={() => {
                state.reload();
                list.reload();
                description.reload();
              }}
            />
          )}
          {empty ? (
            <Welcome
              description={description.value}
              date={date}
              onDate={setDate}
              onAsk={turnActions.ask}
              remote={backend.remote}
              onFiles={openFiles}
              {...onWords}
              {...(places.connect && { onConnect: () => toggle("connect") })}
            />
          ) : (
            <ConversationView backend={backend} state={state} actions={turnActions} />
          )}
        </main>
        <footer class="dock">
          <LoadingBar progress={progress} />
          <Composer
            busy={pending !== undefined && pending.problem === undefined}
            placeholder={empty ? "Ask anything about this database" : "Go on asking"}
            previous={answered?.utterance}
            onAsk={turnActions.ask}
            onStop={state.stop}
          />
        </footer>
      </div>
      {panel === "schema" && (
        <SchemaBrowser
          backend={backend}
          description={description.value}
          {...onWords}
          onClose={close}
        />
      )}
      <DropArea onFiles={openFiles} />
      {panel === "connect" && places.connect !== undefined && (
        <ConnectDialog onConnect={places.connect} onClose={close} />
      )}
      {panel === "words" && backend.words !== undefined && words.state !== undefined && (
        <WordsDialog
          words={backend.words}
          state={words.state}
          onState={words.setState}
          onChanged={(said, undo) => {
            description.reload();
            say(said, undo);
          }}
          onClose={close}
        />
      )}
      {panel === "help" && <HelpDialog onClose={close} onCorrections={listActions.onCorrections} />}
      {locked && <TokenDialog wrong={hasToken} onToken={onToken} onClose={() => {}} />}
      <p class={`notice ${notice.text === "" ? "" : "shown"}`} role="status">
        {notice.text}
        {notice.restore !== undefined && (
          <button type="button" class="link" onClick={notice.restore}>
            Undo
          </button>
        )}
        {notice.close !== undefined && (
          <button type="button" class="link" onClick={notice.close}>
            Close
          </button>
        )}
      </p>
      <p class="spoken" role="status">
        {spoken}
      </p>
    </div>
  );
}
