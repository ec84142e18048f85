import { expect, test } from "vitest";
import { defaultLimits } from "../database.ts";
import type { Reply, Request } from "./engine.ts";
import { startVessel } from "./vessel.ts";

const open: Request = { kind: "open", engine: "sqlite", path: "examples/bookshop.sqlite" };
const endless =
  "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT COUNT(*) FROM n";

async function opened() {
  const vessel = startVessel("thread");
  const ended = new Promise<number | null>((resolve) => vessel.onEnd(resolve));
  const reply = new Promise<Reply>((resolve) => vessel.onReply(resolve));
  vessel.keepProgram(true);
  vessel.send(open);
  expect((await reply).kind).toBe("opened");
  return { vessel, ended };
}

test("a thread with nothing to do leaves by itself", async () => {
  const { vessel, ended } = await opened();
  vessel.end();
  expect(await ended).toBe(0);
});

test("one in mid-query is ended", async () => {
  const { vessel, ended } = await opened();
  vessel.send({ kind: "query", sql: endless, limits: defaultLimits });
  vessel.end();
  expect(await ended).toBe(1);
});
