// Focus goes back to where it was before something was opened, or to what took its place.

/** Call on opening; call what it gives on closing. `instead`: where the element itself is gone. */
export function rememberFocus(instead?: () => HTMLElement | null | undefined): () => void {
  const before = document.activeElement;
  return () => {
    requestAnimationFrame(() => {
      const there = before instanceof HTMLElement && before.isConnected && before !== document.body;
      (there ? before : instead?.())?.focus();
    });
  };
}
