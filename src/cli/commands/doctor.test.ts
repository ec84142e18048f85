import { Command } from "commander";
import { afterEach, expect, test, vi } from "vitest";
import { registerDoctor } from "./doctor.ts";

afterEach(() => vi.restoreAllMocks());

async function doctor(...args: string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const program = new Command();
  registerDoctor(program);
  await program.parseAsync(["doctor", ...args], { from: "user" });
  return write.mock.calls.map(([text]) => String(text)).join("");
}

test("--json names the engine, threads, SIMD level, BLAS, Node, platform, cache and model", async () => {
  const report: unknown = JSON.parse(await doctor("--json"));
  expect(report).toMatchObject({
    engine: expect.stringMatching(/^(wasm|native)$/),
    threads: expect.any(Number),
    simd: expect.stringMatching(/^(simd128|relaxed-simd)$/),
    reasons: expect.any(Array),
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
    cache: { path: expect.any(String) },
    model: { path: expect.stringContaining("flights") },
  });
  expect(report).toHaveProperty("blas");
});

test("without --json it says why", async () => {
  expect(await doctor()).toMatch(/^engine .*\n[\s\S]*\nwhy +\S/);
});
