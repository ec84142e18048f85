// CRC-32, as in zip files: notices flipped bits, also where there is no other library at hand.

const first = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
/** What a byte is after one, two and three more: four bytes are taken in one step. */
const second = first.map((value) => (value >>> 8) ^ first[value & 0xff]!);
const third = second.map((value) => (value >>> 8) ^ first[value & 0xff]!);
const fourth = third.map((value) => (value >>> 8) ^ first[value & 0xff]!);

/** Of all parts, one after the other, in eight hexadecimal digits. */
export function checksum(parts: Iterable<Uint8Array>): string {
  let sum = -1;
  for (const bytes of parts) {
    const whole = bytes.length & ~3;
    for (let i = 0; i < whole; i += 4) {
      sum ^= bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24);
      sum =
        fourth[sum & 0xff]! ^
        third[(sum >>> 8) & 0xff]! ^
        second[(sum >>> 16) & 0xff]! ^
        first[sum >>> 24]!;
    }
    for (let i = whole; i < bytes.length; i++) sum = (sum >>> 8) ^ first[(sum ^ bytes[i]!) & 0xff]!;
  }
  return (~sum >>> 0).toString(16).padStart(8, "0");
}
