import { expect, test } from "vitest";
import { checksum } from "./checksum.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test("the sum of the digits is the one that every CRC-32 has", () => {
  expect(checksum([bytes("123456789")])).toBe("cbf43926");
  expect(checksum([])).toBe("00000000");
});

test("it does not matter where the parts are cut", () => {
  const whole = checksum([bytes("as in zip files")]);
  for (let cut = 0; cut < 15; cut++) {
    const parts = [bytes("as in zip files".slice(0, cut)), bytes("as in zip files".slice(cut))];
    expect(checksum(parts)).toBe(whole);
  }
});
