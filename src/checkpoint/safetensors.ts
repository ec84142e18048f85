// The safetensors format: 8 bytes of header length, a JSON header, then the data. Pure: bytes in,
// bytes out. Files are disk's business.
import { z } from "zod";
import { UserError } from "../errors.ts";
import { checksum } from "./checksum.ts";
import { fromHalf, fromInt8, toHalf, toInt8 } from "./half.ts";

/** A stored matrix, already as float32. */
export type StoredTensor = {
  readonly rows: number;
  readonly cols: number;
  readonly data: Float32Array;
};
export type Storage = "f32" | "f16" | "i8";
export type Checkpoint = {
  readonly tensors: ReadonlyMap<string, StoredTensor>;
  readonly metadata: Readonly<Record<string, string>>;
};

/** int8 tensors have their rows' scales beside them, under this ending. */
const SCALE = ".scale";
/** In the metadata: the checksum of the rest of the header and the data. Files of others have none. */
const CHECKSUM = "checksum";
const MAXIMUM_HEADER = 100_000_000;

const entry = z.object({
  dtype: z.string(),
  shape: z.array(z.number().int().nonnegative()),
  data_offsets: z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()]),
});
const header = z.record(z.string(), z.union([entry, z.record(z.string(), z.string())]));

type Piece = {
  readonly name: string;
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly bytes: Uint8Array;
};

/** `storage` may differ by tensor: small or delicate ones can stay whole. */
export function encodeSafetensors(
  { tensors, metadata }: Checkpoint,
  storage: Storage | ((name: string, tensor: StoredTensor) => Storage) = "f32",
): Uint8Array {
  const pieces: Piece[] = [];
  for (const [name, tensor] of tensors) {
    const how = typeof storage === "string" ? storage : storage(name, tensor);
    pieces.push(...encodeTensor(name, tensor, how));
  }
  const described: Record<string, unknown> = { __metadata__: metadata };
  let at = 0;
  for (const { name, dtype, shape, bytes } of pieces) {
    described[name] = { dtype, shape, data_offsets: [at, at + bytes.length] };
    at += bytes.length;
  }
  const sum = checksum([encoded(described), ...pieces.map(({ bytes }) => bytes)]);
  const text = encoded({ ...described, __metadata__: { ...metadata, [CHECKSUM]: sum } });
  const padded = Math.ceil(text.length / 8) * 8;
  const result = new Uint8Array(8 + padded + at);
  new DataView(result.buffer).setBigUint64(0, BigInt(padded), true);
  result.fill(0x20, 8, 8 + padded);
  result.set(text, 8);
  at = 8 + padded;
  for (const { bytes } of pieces) {
    result.set(bytes, at);
    at += bytes.length;
  }
  return result;
}

const encoded = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

function encodeTensor(name: string, { rows, cols, data }: StoredTensor, how: Storage): Piece[] {
  const shape = [rows, cols];
  switch (how) {
    case "f32":
      return [{ name, dtype: "F32", shape, bytes: bytesOf(data) }];
    case "f16": {
      const halves = Uint16Array.from(data, toHalf);
      return [{ name, dtype: "F16", shape, bytes: bytesOf(halves) }];
    }
    case "i8": {
      const { values, scales } = toInt8(data, rows, cols);
      return [
        { name: name + SCALE, dtype: "F32", shape: [rows], bytes: bytesOf(scales) },
        { name, dtype: "I8", shape, bytes: bytesOf(values) },
      ];
    }
    default:
      return how satisfies never;
  }
}

function bytesOf(array: Float32Array | Uint16Array | Int8Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

/** `source` names the file in errors. */
export function parseSafetensors(bytes: Uint8Array, source: string): Checkpoint {
  const { described, start } = parseHeader(bytes, source);
  const raw = new Map<string, RawTensor>();
  let metadata: Record<string, string> = {};
  for (const [name, value] of Object.entries(described)) {
    const known = entry.safeParse(value);
    if (!known.success) {
      metadata = z.record(z.string(), z.string()).parse(value);
      continue;
    }
    const { dtype, shape, data_offsets } = known.data;
    const [from, to] = data_offsets;
    if (start + to > bytes.length || to < from) {
      throw new UserError(
        `${source}: tensor "${name}" should end at byte ${start + to}, the file has ${bytes.length}: ` +
          "it is truncated. Copy or download it again.",
      );
    }
    const cols = shape.at(-1) ?? 1;
    const rows = shape.slice(0, -1).reduce((product, size) => product * size, 1);
    raw.set(name, {
      dtype,
      rows,
      cols,
      bytes: new Uint8Array(bytes.subarray(start + from, start + to)).buffer,
    });
  }
  const { [CHECKSUM]: expected, ...rest } = metadata;
  if (expected !== undefined) {
    const header = encoded({ ...described, __metadata__: rest });
    if (checksum([header, bytes.subarray(start)]) !== expected) {
      throw new UserError(
        `${source}: damaged: its checksum is not the one it was written with. Copy or download it again.`,
      );
    }
  }
  const tensors = new Map<string, StoredTensor>();
  for (const [name, { dtype, rows, cols, bytes: own }] of raw) {
    if (name.endsWith(SCALE) && raw.has(name.slice(0, -SCALE.length))) continue;
    const width = { F32: 4, F16: 2, I8: 1 }[dtype];
    if (width === undefined) {
      throw new UserError(`${source}: tensor "${name}" is ${dtype}; F32, F16 and I8 can be read`);
    }
    if (own.byteLength !== rows * cols * width) {
      throw new UserError(
        `${source}: tensor "${name}" [${rows}, ${cols}] of ${dtype} takes ${rows * cols * width} bytes, ` +
          `the file gives ${own.byteLength}. It is damaged: copy or download it again.`,
      );
    }
    const scales = raw.get(name + SCALE);
    tensors.set(name, {
      rows,
      cols,
      data: decode(name, { dtype, rows, cols, bytes: own }, scales?.bytes, source),
    });
  }
  return { tensors, metadata: rest };
}

type RawTensor = {
  readonly dtype: string;
  readonly rows: number;
  readonly cols: number;
  readonly bytes: ArrayBuffer;
};

function decode(
  name: string,
  { dtype, rows, cols, bytes }: RawTensor,
  scales: ArrayBuffer | undefined,
  source: string,
): Float32Array {
  if (dtype === "F32") return new Float32Array(bytes);
  if (dtype === "F16") return Float32Array.from(new Uint16Array(bytes), fromHalf);
  if (scales === undefined || scales.byteLength !== rows * 4) {
    throw new UserError(
      `${source}: int8 tensor "${name}" needs ${rows} scales in "${name}${SCALE}"`,
    );
  }
  return fromInt8(new Int8Array(bytes), new Float32Array(scales), cols);
}

function parseHeader(
  bytes: Uint8Array,
  source: string,
): { described: z.infer<typeof header>; start: number } {
  const foreign = `${source}: not a safetensors file. Give the model's folder, or train one: segue train`;
  if (bytes.length < 8) throw new UserError(foreign);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = Number(view.getBigUint64(0, true));
  if (length > MAXIMUM_HEADER) throw new UserError(foreign);
  if (8 + length > bytes.length) {
    throw new UserError(
      `${source}: the header takes ${length} bytes, the file has ${bytes.length}: it is truncated. ` +
        "Copy or download it again.",
    );
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(8, 8 + length));
    return { described: header.parse(JSON.parse(text)), start: 8 + length };
  } catch {
    throw new UserError(foreign);
  }
}
