// Which panel stands beside or over the conversation; focus returns where it was when it closes.
import { useRef, useState } from "preact/hooks";
import { rememberFocus } from "./return-focus.ts";

export type PanelName = "list" | "schema" | "help" | "connect" | "words";

export function usePanel() {
  const [panel, setPanel] = useState<PanelName>();
  const back = useRef(() => {});
  const close = (): void => {
    back.current();
    setPanel(undefined);
  };
  return {
    panel,
    close,
    toggle(wanted: PanelName): void {
      if (panel === wanted) {
        close();
        return;
      }
      back.current = rememberFocus();
      setPanel(wanted);
    },
    /** Closes this one, where it is open, without a word about focus. */
    leave: (name: PanelName): void => setPanel((now) => (now === name ? undefined : now)),
  };
}
