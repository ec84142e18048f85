// Small choices kept on this device, where the browser lets us.

export function remembered(name: string): string | undefined {
  try {
    return localStorage.getItem(`segue.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`segue.${name}`);
    else localStorage.setItem(`segue.${name}`, value);
  } catch {
    // A browser that keeps nothing forgets this too.
  }
}
