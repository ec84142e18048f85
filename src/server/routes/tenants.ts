// All routes once more for each set of values that askers bring for the conditions on rows: nothing of
// what one of them sees is in the hands of another.
import { type ErrorHandler, Hono } from "hono";
import type { RowValues } from "../../database/door/visible.ts";
import { RecentMap } from "../../recent-map.ts";
import type { TurnEngine } from "../../service/turn-engine.ts";
import { valuesKey } from "../../service/values-key.ts";
import type { ServiceEnv } from "../middleware/service-env.ts";
import { type ForwardedEnv, forwardedApp } from "./forwarded.ts";

type TenantRoutes = {
  readonly engine: TurnEngine;
  readonly routesOf: (engine: TurnEngine, values: RowValues) => Hono<ServiceEnv>;
  /** Where all of this is mounted. */
  readonly under: string;
  readonly onError: ErrorHandler;
};

/** Cheap to make again: what takes time to read is kept by the engine. */
const maxKept = 200;
/** Of the service as a whole. */
const shared = ["metrics", "openapi.json"];

export function tenantRoutes({ engine, routesOf, under, onError }: TenantRoutes) {
  const apps = new RecentMap<string, Hono<ForwardedEnv>>(maxKept);
  const made = (values: RowValues): Hono<ForwardedEnv> => {
    if (engine.for === undefined) throw new Error("this engine knows no conditions on rows");
    return forwardedApp({ routes: routesOf(engine.for(values), values), under, onError });
  };
  const appOf = (values: RowValues): Hono<ForwardedEnv> => {
    const key = valuesKey(values);
    const app = apps.get(key) ?? made(values);
    apps.set(key, app);
    return app;
  };
  const routes = new Hono<ServiceEnv>();
  routes.all("/*", (c, next) =>
    shared.some((name) => c.req.path === `${under}/${name}`)
      ? next()
      : appOf(c.get("values")).fetch(c.req.raw, { owner: c.get("owner") }),
  );
  return routes;
}
