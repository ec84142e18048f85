// A database's fingerprint from its bytes, in Node and in the browser.

/** SHA-256, shortened; where a page has no subtle crypto (plain http), a weaker sum of all bytes. */
export async function hashBytes(bytes: Uint8Array): Promise<string> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return `fnv1a-${fnv1a(bytes).toString(16)}-${bytes.length}`;
  const digest = await subtle.digest("SHA-256", new Uint8Array(bytes));
  return Array.from(new Uint8Array(digest).subarray(0, 16), hexadecimal).join("");
}

function fnv1a(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

function hexadecimal(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
