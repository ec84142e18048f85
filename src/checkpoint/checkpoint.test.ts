import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolders } from "../../test/support/temporary-folder.ts";
import { writeFileAtomically } from "../disk/write-file.ts";
import { UserError } from "../errors.ts";
import { createRandom } from "../random.ts";
import { createEngine } from "../tensor/index.ts";
import { fromHalf, toHalf } from "./half.ts";
import { collectParameters, restoreParameters } from "./parameters.ts";
import { encodeSafetensors, parseSafetensors } from "./safetensors.ts";

const freshFolder = temporaryFolders();

const random = createRandom("checkpoint");
const matrix = (rows: number, cols: number) => ({
  rows,
  cols,
  data: Float32Array.from({ length: rows * cols }, () => 4 * random.next() - 2),
});
const tensors = new Map([
  ["a", matrix(3, 5)],
  ["b.scale-like", matrix(1, 4)],
  ["empty", matrix(0, 7)],
]);
const metadata = { config: '{"hidden":3}' };

test("float32 comes back bit by bit, with its metadata", () => {
  const back = parseSafetensors(encodeSafetensors({ tensors, metadata }), "x");
  expect(back.metadata).toEqual(metadata);
  expect(back.tensors).toEqual(tensors);
});

test("float16 and int8 come back within their precision", () => {
  for (const [storage, error] of [
    ["f16", 2 ** -10],
    ["i8", 2 / 127],
  ] as const) {
    const bytes = encodeSafetensors({ tensors, metadata }, storage);
    const back = parseSafetensors(bytes, "x").tensors;
    expect([...back.keys()].sort()).toEqual([...tensors.keys()].sort());
    for (const [name, { data }] of tensors) {
      data.forEach((value, i) => {
        expect(Math.abs(back.get(name)!.data[i]! - value)).toBeLessThanOrEqual(error);
      });
    }
  }
});

test("every float16 survives the way through float32", () => {
  for (let bits = 0; bits < 0x7c00; bits++) expect(toHalf(fromHalf(bits))).toBe(bits);
  expect(toHalf(65520)).toBe(0x7c00);
  expect(toHalf(2 ** -25)).toBe(0);
  expect(Number.isNaN(fromHalf(toHalf(Number.NaN)))).toBe(true);
});

test("truncated and foreign files are refused, and the error says which tensor", () => {
  const bytes = encodeSafetensors({ tensors, metadata });
  for (let length = 0; length < bytes.length; length += 7) {
    expect(() => parseSafetensors(bytes.slice(0, length), "m.safetensors")).toThrow(UserError);
  }
  expect(() => parseSafetensors(bytes.slice(0, -1), "m.safetensors")).toThrow(
    /m.safetensors.*"b\.scale-like".*truncated/,
  );
  expect(() =>
    parseSafetensors(new TextEncoder().encode("PK not a checkpoint at all"), "m"),
  ).toThrow(/not a safetensors/);
});

test("a flipped bit anywhere is noticed", () => {
  const bytes = encodeSafetensors({ tensors, metadata });
  // Without the name of its checksum a file looks like one that others wrote.
  const named = new TextDecoder("latin1").decode(bytes).indexOf('"checksum"');
  for (let at = 8; at < bytes.length; at += 3) {
    if (at >= named && at < named + '"checksum"'.length) continue;
    const damaged = bytes.slice();
    damaged[at] = damaged[at]! ^ 4;
    // Blanks after the header mean nothing.
    if (bytes[at] === 0x20) continue;
    expect(() => parseSafetensors(damaged, "m"), String(at)).toThrow(UserError);
  }
});

test("a file without a checksum, as others write it, is read", () => {
  const bytes = encodeSafetensors({ tensors, metadata: {} });
  const text = new TextDecoder("latin1").decode(bytes);
  const without = text.replace(/"checksum":"[0-9a-f]{8}"/, (found) => " ".repeat(found.length));
  const back = parseSafetensors(
    Uint8Array.from(without, (sign) => sign.charCodeAt(0)),
    "x",
  );
  expect(back.tensors).toEqual(tensors);
});

test("what the disk refuses is told with the file's name", async () => {
  const folder = freshFolder();
  await writeFile(join(folder, "file"), "");
  const inside = join(folder, "file", "model.safetensors");
  await expect(writeFileAtomically(inside, "new")).rejects.toThrow(
    `cannot write ${inside}: a part of that path is a file.`,
  );
});

test("a mismatch names the tensor, both shapes and what to do", async () => {
  const engine = await createEngine({ engine: "wasm", threads: 1 });
  engine.parameter("a", 3, 4);
  expect(() => restoreParameters(engine, tensors, "m")).toThrow(
    /"a" is \[3, 5\], expected \[3, 4\]\. .*train anew/,
  );
  engine.parameter("c", 1, 1);
  expect(() => restoreParameters(engine, new Map(), "m")).toThrow(
    /no tensor "a" \(expected \[3, 4\]\)/,
  );
  const kept = collectParameters(engine);
  restoreParameters(engine, kept, "m");
  expect(collectParameters(engine)).toEqual(kept);
  await engine.dispose();
});

test("a failed write leaves the old file whole and nothing else", async () => {
  const folder = freshFolder();
  const path = join(folder, "model.safetensors");
  await writeFile(path, "old");
  await mkdir(join(folder, "taken", "inside"), { recursive: true });
  await expect(writeFileAtomically(join(folder, "taken"), "new")).rejects.toThrow();
  expect(await readFile(path, "utf8")).toBe("old");
  await writeFileAtomically(path, "new");
  expect(await readFile(path, "utf8")).toBe("new");
  expect((await readdir(folder)).sort()).toEqual(["model.safetensors", "taken"]);
});

test.each(["models/flights/model.safetensors", "models/base/base.safetensors"])(
  "%s carries a checksum that tells a flipped bit",
  async (name) => {
    const bytes = new Uint8Array(await readFile(new URL(`../../${name}`, import.meta.url)));
    expect(parseSafetensors(bytes, name).tensors.size).toBeGreaterThan(0);
    bytes[bytes.length - 1000] = bytes[bytes.length - 1000]! ^ 1;
    expect(() => parseSafetensors(bytes, name)).toThrow(/^[^\n]*damaged: its checksum[^\n]*$/);
  },
);
