import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolders } from "../../../test/support/temporary-folder.ts";
import { testQueue } from "./conformance.fixture.ts";
import { openLocalQueue } from "./local-queue.ts";

const freshFolder = temporaryFolders();

describe("a queue in a folder", () => {
  const root = freshFolder();
  testQueue((name, options) => openLocalQueue(join(root, name), { worker: "test", ...options }));

  it("gives a job to one of many who take at the same moment", async () => {
    const queue = await openLocalQueue(join(root, "rush"), { worker: "test" });
    await queue.add([{ id: "only", spec: 1 }]);
    for (let round = 0; round < 20; round++) {
      const leases = await Promise.all(Array.from({ length: 8 }, () => queue.take()));
      const held = leases.filter((lease) => lease !== undefined);
      expect(held).toHaveLength(1);
      await held[0]?.release();
    }
    await queue.close();
  });

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
