import { expect, test } from "vitest";
import { call, service, withEmptyStore } from "../server/app.fixture.ts";
import { ClientError, createClient } from "./client.ts";
import { clientSource } from "./client-source.fixture.ts";

withEmptyStore();

// After a change of the API: npx vitest run -u src/client
test("the generated client is that of the service's own document", async () => {
  const { json } = await call(service(), "GET", "/api/openapi.json");
  await expect(clientSource(json)).toMatchFileSnapshot("./api.generated.ts");
});

function client() {
  const app = service();
  return createClient({
    service: "http://localhost",
    fetch: async (address, init) => {
      const headers = new Headers(init?.headers);
      headers.set("host", "localhost");
      return app.request(String(address), { ...init, headers });
    },
  });
}

test("a conversation, its rows and its file, by operation", async () => {
  const segue = client();
  const { id } = await segue.createConversation({ date: "2024-06-01" });
  const turn = await segue.addTurn({ id, utterance: "show films" });
  expect(turn.answer.rows).toEqual([["show films"]]);
  const page = await segue.readRows({ id, turn: "1", limit: 2, count: "true" });
  expect([page.rows.length, page.total]).toEqual([2, 25_000]);
  expect(await segue.deleteConversation({ id })).toBeUndefined();
  await expect(segue.readConversation({ id })).rejects.toThrow(ClientError);
});

test("a body is sent whatever the method that takes one", async () => {
  const sent: unknown[] = [];
  const segue = createClient({
    service: "http://localhost",
    fetch: async (_, init) => {
      sent.push([init?.method, JSON.parse(String(init?.body))]);
      return Response.json({ may_edit: true });
    },
  });
  const words = { version: 1, database: "shop", tables: {}, joins: [] } as const;
  await segue.saveWords(words);
  expect(sent).toEqual([["PUT", words]]);
});
