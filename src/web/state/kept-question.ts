// The question under way, kept for as long as this tab is open: a page that is loaded again before the answer came asks
// it once more. It has the same id, so that an answer which was stored in the meantime is that answer.

type Kept<Question> = { readonly id: string; readonly question: Question };
type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const name = "segue.question";

/** Where a browser keeps nothing, nothing is kept. */
function tabStorage(): TabStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

export function createKeptQuestion<Question>(storage: TabStorage | undefined = tabStorage()) {
  const write = (kept: Kept<Question> | undefined): void => {
    try {
      if (kept === undefined) storage?.removeItem(name);
      else storage?.setItem(name, JSON.stringify(kept));
    } catch {
      // Full, or forbidden: then it is not asked again.
    }
  };
  const read = (): Kept<Question> | undefined => {
    try {
      return JSON.parse(storage?.getItem(name) ?? "null") ?? undefined;
    } catch {
      return undefined;
    }
  };
  let left = read();
  return {
    keep: (id: string, question: Question): void => write({ id, question }),
    forget: (): void => write(undefined),
    /** What was under way in this conversation when the page was left; told once. */
    leftIn(id: string): Question | undefined {
      const found = left?.id === id ? left.question : undefined;
      left = undefined;
      return found;
    },
  };
}
