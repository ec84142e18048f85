// Streams a text file as numbered lines, in flat memory. What a line means is the caller's business.
import { createReadStream } from "node:fs";
import { UserError } from "../errors.ts";
import type { Random } from "../random.ts";

/** A line that could not be used, and why; lines count from 1. */
export type BadLine = { readonly line: number; readonly reason: string };

export type Line = { readonly number: number; readonly text: string } | BadLine;

/** Longer lines are not data but a wrong file; also the most that is held in memory. */
const maxLineBytes = 64 * 1024 * 1024;
const newline = 0x0a;

/** All that comes, at once. */
export async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** The first n; all of them where n is absent. */
export async function* first<T>(items: AsyncIterable<T>, n = Infinity): AsyncGenerator<T> {
  if (n <= 0) return;
  let seen = 0;
  for await (const item of items) {
    yield item;
    if (++seen >= n) return;
  }
}

/** n of them at random: one pass, n in memory. */
export async function sample<T>(items: AsyncIterable<T>, n: number, random: Random): Promise<T[]> {
  const kept: T[] = [];
  let seen = 0;
  for await (const item of items) {
    seen++;
    if (kept.length < n) kept.push(item);
    else {
      const place = random.below(seen);
      if (place < n) kept[place] = item;
    }
  }
  return kept;
}

/** Every line that is not blank. Bytes that are not UTF-8 make a bad line, not a bad file. */
export async function* readLines(path: string): AsyncGenerator<Line> {
  let number = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;
  const decode = createLineDecoder(path);

  const finish = (last: Buffer): Line | undefined => {
    number++;
    const bytes = heldBytes + last.length;
    const whole = held.length === 0 ? last : Buffer.concat([...held, last]);
    held = [];
    heldBytes = 0;
    if (bytes > maxLineBytes) return { line: number, reason: tooLong };
    return decode(number, whole);
  };

  for await (const chunk of readChunks(path)) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      const line = finish(chunk.subarray(start, end));
      if (line !== undefined) yield line;
      start = end + 1;
    }
    const rest = chunk.subarray(start);
    heldBytes += rest.length;
    if (heldBytes <= maxLineBytes) held.push(Buffer.from(rest));
    else held = [];
  }
  if (heldBytes > 0) {
    const line = finish(Buffer.alloc(0));
    if (line !== undefined) yield line;
  }
}

const tooLong = `longer than ${maxLineBytes / 1024 / 1024} MB; is this a file with one JSON object a line?`;

/** The file's bytes in pieces; a missing or unreadable file is the user's to mend. */
export async function* readChunks(path: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 16 })) {
      if (Buffer.isBuffer(chunk)) yield chunk;
    }
  } catch (error) {
    throw unreadable(path, error);
  }
}

function unreadable(path: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return new UserError(`${path}: no such file`);
  if (code === "EISDIR") return new UserError(`${path}: a folder, expected a file`);
  if (code === "EACCES") return new UserError(`${path}: not allowed to read this file`);
  return error;
}

/** Line bytes to text; remembers that a file began as UTF-16, where every line would be bad. */
export function createLineDecoder(
  path: string,
): (number: number, bytes: Buffer) => Line | undefined {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  return (number, bytes) => {
    if (number === 1 && hasUtf16Mark(bytes)) {
      throw new UserError(`${path}: UTF-16 text, expected UTF-8; convert it first`);
    }
    try {
      const text = decoder.decode(bytes).replace(/\r$/, "");
      return text.trim() === "" ? undefined : { number, text };
    } catch {
      return { line: number, reason: "not UTF-8 text; convert the file to UTF-8" };
    }
  };
}

function hasUtf16Mark(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}
