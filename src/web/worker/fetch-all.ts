// Fetches several files and tells how far it is, over all of them together.

export async function fetchAll(
  base: string,
  paths: readonly string[],
  onProgress: (loaded: number, total: number) => void,
): Promise<Map<string, Uint8Array>> {
  let loaded = 0;
  let total = 0;
  const fetchOne = async (path: string): Promise<readonly [string, Uint8Array]> => {
    const response = await fetch(new URL(path, base));
    if (!response.ok || response.body === null) {
      throw new Error(`${path}: the site's server answered ${response.status}`);
    }
    // Absent or of the compressed file on some servers: good enough for a progress bar.
    total += Number(response.headers.get("content-length") ?? 0);
    const chunks: Uint8Array[] = [];
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      loaded += value.length;
      onProgress(loaded, Math.max(total, loaded));
    }
    return [path, joined(chunks)];
  };
  return new Map(await Promise.all(paths.map(fetchOne)));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
