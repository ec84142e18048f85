// The bar above a conversation.
import type { Theme } from "../state/use-theme.ts";
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
};

const themeIcons = { system: "system", light: "sun", dark: "moon" } as const;

export function TopBar(props: Props) {
  const { title, day, theme, schemaOpen, listOpen, onList, onSchema, onTheme, onHelp } = props;
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
        <Button icon="database" label="Tables" wide expanded={schemaOpen} onClick={onSchema} />
        <Button icon={themeIcons[theme]} label={`Colours: ${theme}`} onClick={onTheme} />
        <Button icon="help" label="Help" onClick={onHelp} />
      </span>
    </header>
  );
}
