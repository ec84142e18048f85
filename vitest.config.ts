// The fast suite: everything but *.slow.test.ts. Must stay under five minutes on two cores. Rooms whose tests keep
// nothing between them share processes; starting one for each file took a third of the time.
import { defineConfig } from "vitest/config";

const pure =
  "base,dataset,dates,display,domains,entities,evaluation,generator,model,optim,outline,reader,sql,text,words";
const together = [`src/{${pure}}/**/*.test.ts`];
const slow = ["**/*.slow.test.ts", "**/node_modules/**"];
const limits = { testTimeout: 60_000, hookTimeout: 120_000, pool: "forks" } as const;

export default defineConfig({
  test: {
    projects: [
      { test: { ...limits, name: "together", include: together, exclude: slow, isolate: false } },
      {
        test: {
          ...limits,
          name: "apart",
          include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.ts"],
          exclude: [...slow, ...together],
        },
      },
    ],
  },
});
