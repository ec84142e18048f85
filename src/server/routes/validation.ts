// What a request that does not fit its schema gets: one sentence that names the fields.
import { type Hook, OpenAPIHono } from "@hono/zod-openapi";
import { describeMisfits } from "../../misfits.ts";
import { Problem } from "../../service/problem.ts";
import type { ServiceEnv } from "../middleware/service-env.ts";

const refuseInvalid: Hook<unknown, ServiceEnv, string, unknown> = (result) => {
  if (result.success) return;
  throw new Problem("bad-request", describeMisfits(result.error.issues, `the ${result.target}`));
};

/** An app of routes whose requests are checked. */
export const checkedRoutes = (): OpenAPIHono<ServiceEnv> =>
  new OpenAPIHono<ServiceEnv>({ defaultHook: refuseInvalid });
