import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { zipOf } from "./zip.ts";

const files = [
  { name: "a.txt", bytes: Buffer.from("a".repeat(500)) },
  { name: "folder/é.bin", bytes: Buffer.from([0, 255, 1]) },
];

test("the directory at the end leads to every file", () => {
  const zip = zipOf(files);
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  expect(zip.readUInt16LE(end + 10)).toBe(2);
  let at = zip.readUInt32LE(end + 16);
  for (const { name, bytes } of files) {
    const nameLength = zip.readUInt16LE(at + 28);
    expect(zip.toString("utf8", at + 46, at + 46 + nameLength)).toBe(name);
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26);
    const packed = zip.subarray(from, from + zip.readUInt32LE(at + 20));
    expect(inflateRawSync(packed)).toEqual(bytes);
    at += 46 + nameLength;
  }
});

test("the checksum is the one everybody computes", () => {
  const zip = zipOf([{ name: "x", bytes: Buffer.from("123456789") }]);
  expect(zip.readUInt32LE(14)).toBe(0xcbf43926);
});
