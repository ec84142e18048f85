// CRC-32, as in zip files: notices flipped bits, also where there is no other library at hand.

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** Of all parts, one after the other, in eight hexadecimal digits. */
export function checksum(parts: Iterable<Uint8Array>): string {
  let sum = 0xffffffff;
  for (const bytes of parts) {
    for (let i = 0; i < bytes.length; i++) sum = (sum >>> 8) ^ table[(sum ^ bytes[i]!) & 0xff]!;
  }
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}
