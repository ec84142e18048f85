// A ZIP archive of files in memory (APPNOTE 6.3): deflated where that is smaller, names in UTF-8.
import { deflateRawSync } from "node:zlib";
import { checksum } from "../../checkpoint/checksum.ts";

export type ArchiveFile = { readonly name: string; readonly bytes: Uint8Array };

/** The same files give the same bytes: every entry has the day from which ZIP counts. */
const firstDay = (0 << 9) | (1 << 5) | 1;
const utf8Names = 0x0800;
const deflated = 8;

export function zipOf(files: readonly ArchiveFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes, { level: 9 });
    const shared = sharedFields(bytes, packed, Buffer.byteLength(name));
    const local = Buffer.concat([u32(0x04034b50), u16(20), shared, u16(0), Buffer.from(name)]);
    const central = [u32(0x02014b50), u16(20), u16(20), shared, u16(0), u16(0), u16(0), u16(0)];
    directory.push(Buffer.concat([...central, u32(0), u32(offset), Buffer.from(name)]));
    parts.push(local, packed);
    offset += local.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const count = u16(files.length);
  const end = [u32(0x06054b50), u16(0), u16(0), count, count, u32(listed.length), u32(offset)];
  return Buffer.concat([...parts, listed, ...end, u16(0)]);
}

/** Flags, method, time, checksum, sizes and the length of the name: the same in both headers. */
function sharedFields(bytes: Uint8Array, packed: Buffer, nameLength: number): Buffer {
  return Buffer.concat([
    u16(utf8Names),
    u16(deflated),
    u16(0),
    u16(firstDay),
    u32(Number.parseInt(checksum([bytes]), 16)),
    u32(packed.length),
    u32(bytes.length),
    u16(nameLength),
  ]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}
