import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testQueue } from "./conformance.fixture.ts";
import { openLocalQueue } from "./local-queue.ts";

describe("a queue in a folder", () => {
  const root = mkdtempSync(join(tmpdir(), "segue-queue-"));
  testQueue((name, options) => openLocalQueue(join(root, name), { worker: "test", ...options }));

  it("leaves no half-written file", async () => {
    const folder = join(root, "tidy");
    const queue = await openLocalQueue(folder, { worker: "test" });
    await queue.add([{ id: "a", spec: 1 }]);
    const lease = await queue.take();
    await lease?.finish({ x: 1 }, 2);
    const files = readdirSync(folder, { recursive: true }).map(String);
    expect(files.filter((name) => name.endsWith(".part"))).toEqual([]);
    await expect(queue.add([{ id: "../a", spec: 1 }])).rejects.toThrow(/cannot name a job/);
    await queue.close();
  });
});
