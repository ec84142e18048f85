// An engine in a process of its own: native code that may hold its process for minutes.
import type { Request } from "./engine.ts";
import { serveEngine } from "./serve-engine.ts";

const answer = serveEngine(
  (reply) => void process.send?.(reply),
  () => false,
);
process.on("message", (request: Request) => void answer(request));
// An engine in mid-query would keep an orphan alive for minutes.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
