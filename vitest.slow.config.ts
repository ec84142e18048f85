// The slow suite: training, real servers, real browsers. CI runs it as a step of its own.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.slow.test.{ts,tsx}", "test/**/*.slow.test.ts"],
    testTimeout: 900_000,
    hookTimeout: 300_000,
    pool: "forks",
    fileParallelism: false,
  },
});
