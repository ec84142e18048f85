// The conversations so far.
import { useState } from "preact/hooks";
import type { ConversationSummary } from "../backend/backend.ts";
import { Button } from "./button.tsx";

type Props = {
  readonly conversations: readonly ConversationSummary[] | undefined;
  readonly current: string | undefined;
  readonly open: boolean;
  readonly onChoose: (id: string | undefined) => void;
  readonly onRename: (id: string, title: string) => void;
  readonly onFork: (id: string) => void;
  readonly onDelete: (id: string) => void;
  readonly onClose: () => void;
};

export function Sidebar(props: Props) {
  const { conversations, current, open, onChoose, onClose } = props;
  return (
    <aside
      class={`sidebar ${open ? "open" : ""}`}
      aria-label="Conversations"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <div class="sidebar-head">
        <a class="brand" href="#/">
          <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
            <path d="M6 21c0 4 3 5 6 5h7c4 0 7-2 7-5.500s-3-5-7-5h-6c-4 0-7-1.500-7-5S9 5 13 5h6c4 0 6 1.500 6 4" />
          </svg>
          Segue
        </a>
        <span class="only-narrow">
          <Button icon="close" label="Close the list" onClick={onClose} />
        </span>
      </div>
      <button type="button" class="new-conversation" onClick={() => onChoose(undefined)}>
        New conversation
      </button>
      <nav aria-label="Conversations so far">
        {conversations?.length === 0 && <p class="hint">None yet.</p>}
        <ul class="conversations">
          {conversations?.map((conversation) => (
            <Item
              key={conversation.id}
              {...props}
              conversation={conversation}
              isCurrent={conversation.id === current}
            />
          ))}
        </ul>
      </nav>
    </aside>
  );
}

type ItemProps = Props & {
  readonly conversation: ConversationSummary;
  readonly isCurrent: boolean;
};

function Item({ conversation, isCurrent, onChoose, onRename, onFork, onDelete }: ItemProps) {
  const { id, title } = conversation;
  const [mode, setMode] = useState<"plain" | "renaming" | "deleting">("plain");
  if (mode === "renaming") {
    const rename = (text: string): void => {
      setMode("plain");
      if (text.trim() !== "" && text.trim() !== title) onRename(id, text.trim());
    };
    return (
      <li>
        <input
          class="rename"
          aria-label={`New name for “${title}”`}
          defaultValue={title}
          maxLength={200}
          ref={(element) => element?.focus()}
          onBlur={(event) => rename(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") rename(event.currentTarget.value);
            if (event.key === "Escape") setMode("plain");
          }}
        />
      </li>
    );
  }
  if (mode === "deleting") {
    return (
      <li class="asking">
        <span>Delete “{title}”?</span>
        <span class="tools">
          <button type="button" class="button danger wide" onClick={() => onDelete(id)}>
            Delete
          </button>
          <button type="button" class="button plain wide" onClick={() => setMode("plain")}>
            Keep
          </button>
        </span>
      </li>
    );
  }
  return (
    <li class={isCurrent ? "current" : ""}>
      <button
        type="button"
        class="conversation-title"
        aria-current={isCurrent ? "page" : undefined}
        onClick={() => onChoose(id)}
        title={title}
      >
        {title}
      </button>
      <span class="tools">
        <Button icon="edit" label={`Rename “${title}”`} onClick={() => setMode("renaming")} />
        <Button icon="fork" label={`Copy “${title}”`} onClick={() => onFork(id)} />
        <Button icon="trash" label={`Delete “${title}”`} onClick={() => setMode("deleting")} />
      </span>
    </li>
  );
}
