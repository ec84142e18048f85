// The fast suite: everything but *.slow.test.ts. Must stay under five minutes on two cores. Files share processes, for
// starting one for each took half of the time: what a file changes for all (the environment, a global) it puts back.
import { defineConfig } from "vitest/config";

/** What leaves something behind on purpose. */
const apart = ["src/server/store/faults.test.ts"];
const slow = ["**/*.slow.test.{ts,tsx}", "**/node_modules/**"];
const common = { testTimeout: 60_000, hookTimeout: 120_000, pool: "forks" } as const;

export default defineConfig({
  test: {
    // Vitest keeps one processor for itself, which is half of two.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          ...common,
          name: "together",
          include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.ts"],
          exclude: [...slow, ...apart],
          isolate: false,
        },
      },
      { test: { ...common, name: "apart", include: apart } },
    ],
  },
});
