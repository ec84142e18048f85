// A dialog over the page: Escape closes it, focus stays in it and returns where it was.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { rememberFocus } from "../state/return-focus.ts";

type Props = {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
};

export function Dialog({ label, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const back = rememberFocus();
    element.current?.showModal();
    return back;
  }, []);
  return (
    <dialog ref={element} class="dialog" aria-label={label} onClose={onClose} onCancel={onClose}>
      {children}
    </dialog>
  );
}
