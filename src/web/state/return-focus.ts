// Focus goes back to where it was before something was opened.

/** Call on opening; call what it gives on closing. */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    requestAnimationFrame(() => {
      const there = before instanceof HTMLElement && before.isConnected && before !== document.body;
      if (there) before.focus();
    });
  };
}
