// What is told of an address at which nothing is, or nothing that is done in this way.
import type { Env, Hono, NotFoundHandler } from "hono";
import { Problem } from "../../service/problem.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

export function nothingThere<E extends Env>(app: Hono<E>): NotFoundHandler {
  return (c) => {
    const allowed = methods.filter((method) =>
      app.router
        .match(method, c.req.path)[0]
        .some(([[, { method: own, path }]]) => own === method && !path.includes("*")),
    );
    const problem =
      allowed.length === 0
        ? new Problem("not-found", "There is nothing at this address.")
        : new Problem("not-allowed", `Here is only ${allowed.join(" and ")}.`);
    if (allowed.length > 0) c.header("allow", allowed.join(", "));
    return c.json(problem.body(), problem.status);
  };
}
