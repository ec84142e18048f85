// What a request that does not fit its schema gets: one sentence that names the field.
import type { Hook } from "@hono/zod-openapi";
import { Problem } from "../../service/problem.ts";
import type { ServiceEnv } from "../middleware/service-env.ts";

export const refuseInvalid: Hook<unknown, ServiceEnv, string, unknown> = (result) => {
  if (result.success) return;
  const [issue] = result.error.issues;
  const where =
    issue === undefined || issue.path.length === 0 ? result.target : issue.path.join(".");
  throw new Problem("bad-request", `${where}: ${issue?.message ?? "not understood"}`);
};
