// Routes once more for another database, or for other askers: an app of its own behind the one that took the
// request and found out whose it is.
import { type ErrorHandler, Hono } from "hono";
import type { ServiceEnv } from "../middleware/service-env.ts";
import { nothingThere } from "./nothing-there.ts";

export type ForwardedEnv = ServiceEnv & { Bindings: { readonly owner: string } };

type Forwarded = {
  readonly routes: Hono<ServiceEnv>;
  /** Where it is mounted. */
  readonly under: string;
  readonly onError: ErrorHandler;
  /** Behind the owner's name: what is kept under it is kept apart. */
  readonly suffix?: string;
};

export function forwardedApp({ routes, under, onError, suffix = "" }: Forwarded) {
  const app = new Hono<ForwardedEnv>().basePath(under);
  app.use(async (c, next) => {
    c.set("owner", `${c.env.owner}${suffix}`);
    await next();
  });
  app.route("/", routes);
  app.onError(onError);
  app.notFound(nothingThere(app));
  return app;
}
