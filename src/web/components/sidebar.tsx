// The conversations so far.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { ConversationSummary } from "../backend/backend.ts";
import { groupConversations } from "../reading/group-conversations.ts";
import { usePinned } from "../state/use-pinned.ts";
import { Button } from "./button.tsx";

type Props = {
  readonly conversations: readonly ConversationSummary[] | undefined;
  readonly current: string | undefined;
  readonly open: boolean;
  readonly onChoose: (id: string | undefined) => void;
  readonly onRename: (id: string, title: string, before: string) => void;
  readonly onFork: (id: string) => void;
  readonly onDelete: (id: string) => void;
  readonly onClose: () => void;
  /** Where there are several databases: the list of them. */
  readonly databases: ComponentChildren;
};

export function Sidebar(props: Props) {
  const { conversations, current, open, onChoose, onClose } = props;
  const [wanted, setWanted] = useState("");
  const [pinned, pin] = usePinned();
  const groups = groupConversations(conversations ?? [], wanted, pinned);
  const list = useRef<HTMLElement>(null);
  // Over the page, it has the keys: Escape closes it, Tab goes through it.
  useEffect(() => {
    if (open) list.current?.querySelector("button")?.focus();
  }, [open]);
  return (
    <aside
      ref={list}
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
      {props.databases}
      <button type="button" class="new-conversation" onClick={() => onChoose(undefined)}>
        New conversation
      </button>
      <nav aria-label="Conversations so far">
        {conversations?.length === 0 && <p class="hint">None yet.</p>}
        {(conversations?.length ?? 0) > 5 && (
          <input
            type="search"
            aria-label="Find a conversation"
            placeholder="Find"
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
        )}
        {groups.map(({ name, items }) => (
          <div key={name}>
            {groups.length > 1 && <h2 class="group">{name}</h2>}
            <ul class="conversations">
              {items.map((conversation) => (
                <Item
                  key={conversation.id}
                  {...props}
                  conversation={conversation}
                  isCurrent={conversation.id === current}
                  isPinned={pinned.has(conversation.id)}
                  onPin={() => pin(conversation.id)}
                />
              ))}
            </ul>
          </div>
        ))}
        {groups.length === 0 && wanted !== "" && <p class="hint">None is called that.</p>}
      </nav>
    </aside>
  );
}

type ItemProps = Props & {
  readonly conversation: ConversationSummary;
  readonly isCurrent: boolean;
  readonly isPinned: boolean;
  readonly onPin: () => void;
};

function Item(props: ItemProps) {
  const { conversation, isCurrent, isPinned } = props;
  const { onChoose, onRename, onFork, onDelete, onPin } = props;
  const { id, title } = conversation;
  const [mode, setMode] = useState<"plain" | "renaming">("plain");
  if (mode === "renaming") {
    const rename = (text: string): void => {
      setMode("plain");
      if (text.trim() !== "" && text.trim() !== title) onRename(id, text.trim(), title);
    };
    return (
      <li>
        <input
          class="rename"
          aria-label={`New name for “${title}”`}
          defaultValue={title}
          maxLength={200}
          ref={selectAll}
          onBlur={(event) => rename(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") rename(event.currentTarget.value);
            if (event.key === "Escape") setMode("plain");
          }}
        />
      </li>
    );
  }
  return (
    <li class={isCurrent ? "current" : ""}>
      <button
        type="button"
        class="conversation-title"
        dir="auto"
        aria-current={isCurrent ? "page" : undefined}
        onClick={() => onChoose(id)}
        title={title}
      >
        {title}
      </button>
      <span class="tools">
        <Button
          icon="pin"
          label={isPinned ? `Let “${title}” go from the top` : `Keep “${title}” at the top`}
          pressed={isPinned}
          onClick={onPin}
        />
        <Button icon="edit" label={`Rename “${title}”`} onClick={() => setMode("renaming")} />
        <Button icon="fork" label={`Copy “${title}”`} onClick={() => onFork(id)} />
        <Button icon="trash" label={`Delete “${title}”`} onClick={() => onDelete(id)} />
      </span>
    </li>
  );
}

/** The same function each time: what is typed then is not selected again. */
const selectAll = (element: HTMLInputElement | null): void => element?.select();
