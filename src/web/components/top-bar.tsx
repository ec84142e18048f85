// The bar above a conversation.
import type { ConversationFormat } from "../../conversation/conversation-file.ts";
import type { Theme } from "../state/use-theme.ts";
import { ActionMenu } from "./action-menu.tsx";
import { Button } from "./button.tsx";

type Props = {
  /** None before the first question. */
  readonly title: string | undefined;
  readonly day: string | undefined;
  readonly theme: Theme;
  readonly schemaOpen: boolean;
  readonly listOpen: boolean;
  readonly onList: () => void;
  readonly onSchema: () => void;
  readonly onTheme: () => void;
  readonly onHelp: () => void;
  /** Saves the whole conversation; absent before there is one. */
  readonly onSave?: (format: ConversationFormat) => void;
  /** Asks all of it again, as of today. */
  readonly onAgain?: () => void;
  /** Makes a read-only link; absent where nobody else gets here. */
  readonly onShare?: () => void;
};

const themeIcons = { system: "system", light: "sun", dark: "moon" } as const;

export function TopBar(props: Props) {
  const { title, day, theme, schemaOpen, listOpen, onList, onSchema, onTheme, onHelp } = props;
  const { onSave, onAgain, onShare } = props;
  return (
    <header class="top-bar">
      <span class="only-narrow">
        <Button icon="menu" label="Conversations" expanded={listOpen} onClick={onList} />
      </span>
      <span class="heading">
        {title !== undefined && <h1 class="title">{title}</h1>}
        {day !== undefined && <span class="hint">Today is {day}</span>}
      </span>
      <span class="tools">
        {onAgain !== undefined && (
          <Button icon="retry" label="Ask all of it again, as of today" onClick={onAgain} />
        )}
        {onShare !== undefined && (
          <Button icon="share" label="Copy a read-only link" onClick={onShare} />
        )}
        {onSave !== undefined && (
          <ActionMenu
            label="Save the conversation"
            name="Save as"
            choices={formats}
            onChoose={onSave}
          />
        )}
        <Button icon="database" label="Tables" wide expanded={schemaOpen} onClick={onSchema} />
        <Button icon={themeIcons[theme]} label={`Colours: ${theme}`} onClick={onTheme} />
        <Button icon="help" label="Help" onClick={onHelp} />
      </span>
    </header>
  );
}

const formats: readonly (readonly [ConversationFormat, string])[] = [
  ["md", "Markdown"],
  ["html", "HTML"],
  ["ipynb", "Notebook"],
];
