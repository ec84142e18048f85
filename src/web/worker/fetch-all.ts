// Fetches several files, through the site's cache, and tells how far it is over all of them together.
import { joinArrays } from "../../join-arrays.ts";

export async function fetchAll(
  addresses: readonly URL[],
  cache: Cache | undefined,
  onProgress: (loaded: number, total: number) => void,
): Promise<Uint8Array[]> {
  let loaded = 0;
  let total = 0;
  const fetchOne = async (address: URL): Promise<Uint8Array> => {
    const response = (await cache?.match(address)) ?? (await fetchFresh(address, cache));
    // Absent, or of the compressed file, on some servers: good enough for a progress bar.
    total += Number(response.headers.get("content-length") ?? 0);
    const chunks: Uint8Array[] = [];
    const reader = response.body?.getReader();
    for (;;) {
      const chunk = await reader?.read();
      if (chunk?.value === undefined) break;
      chunks.push(chunk.value);
      loaded += chunk.value.length;
      onProgress(loaded, Math.max(total, loaded));
    }
    return joinArrays(Uint8Array, chunks);
  };
  return Promise.all(addresses.map(fetchOne));
}

async function fetchFresh(address: URL, cache: Cache | undefined): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address.pathname}: the site's server answered ${response.status}`);
  }
  // Where there is no room to keep it, the page still works; it only needs its network again.
  cache?.put(address, response.clone()).catch(() => {});
  return response;
}
