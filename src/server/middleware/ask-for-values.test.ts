import { Hono } from "hono";
import { expect, test } from "vitest";
import { Problem } from "../../service/problem.ts";
import { askForValues } from "./ask-for-values.ts";
import { identify } from "./identify.ts";
import type { ServiceEnv } from "./service-env.ts";

const app = new Hono<ServiceEnv>();
app.use(
  identify(
    new Map([
      ["secret-of-ann", { owner: "ann", values: { tenant: "north" } }],
      ["secret-of-the-shop", { owner: "shop" }],
    ]),
    () => 0,
  ),
  askForValues([{ name: "tenant", header: "X-Tenant" }]),
);
app.get("/", (c) => c.json({ owner: c.get("owner"), values: c.get("values") }));
app.onError((error, c) =>
  error instanceof Problem ? c.json(error.body(), error.status) : c.json({}, 500),
);

async function ask(token: string, headers: Record<string, string> = {}) {
  const response = await app.request("/", {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  return { status: response.status, ...(await response.json()) };
}

test("a token says for whom it asks, whatever a header says", async () => {
  const own = { owner: 'ann [["tenant","north"]]', values: { tenant: "north" } };
  expect(await ask("secret-of-ann")).toMatchObject(own);
  expect(await ask("secret-of-ann", { "x-tenant": "south" })).toMatchObject(own);
});

test("a trusted caller says it in a header, and each tenant has conversations of its own", async () => {
  const north = await ask("secret-of-the-shop", { "x-tenant": "north" });
  const south = await ask("secret-of-the-shop", { "x-tenant": "south" });
  expect(north.values).toEqual({ tenant: "north" });
  expect(south.values).toEqual({ tenant: "south" });
  expect(north.owner).not.toBe(south.owner);
});

test("who says nothing, or too much, is refused", async () => {
  for (const headers of [{}, { "x-tenant": "" }, { "x-tenant": "n".repeat(300) }]) {
    expect(await ask("secret-of-the-shop", headers)).toMatchObject({ status: 403 });
  }
});
