import { expect, test } from "vitest";
import { begin, call, say, service, withEmptyStore } from "./app.fixture.ts";

withEmptyStore();

test("a link shows the conversation as it was, to whoever has it", async () => {
  const tokens = new Map([
    ["secret-of-ann", "ann"],
    ["secret-of-ben", "ben"],
  ]);
  const app = service({ tokens });
  const ann = { authorization: "Bearer secret-of-ann" };
  const ben = { authorization: "Bearer secret-of-ben" };
  const id = await begin(app, ann);
  const turns = `/api/conversations/${id}/turns`;
  await call(app, "POST", turns, { utterance: "show films" }, ann);
  const { link } = (await call(app, "POST", `/api/conversations/${id}/link`, undefined, ann)).json;
  await call(app, "POST", turns, { utterance: "said later" }, ann);

  const at = `/api/links/${link}`;
  const read = (await call(app, "GET", at, undefined, ben)).json;
  expect(read.turns.map((turn: { utterance: string }) => turn.utterance)).toEqual(["show films"]);
  expect((await call(app, "GET", at)).status).toBe(401);
  // The copy is nobody's conversation to go on with.
  expect((await call(app, "GET", `/api/conversations/${read.id}`, undefined, ann)).status).toBe(
    404,
  );
  expect((await call(app, "GET", "/api/conversations", undefined, ann)).json).toHaveLength(1);
  expect((await call(app, "GET", "/api/links", undefined, ann)).json[0].link).toBe(link);

  expect((await call(app, "DELETE", at, undefined, ben)).status).toBe(404);
  expect((await call(app, "DELETE", at, undefined, ann)).status).toBe(204);
  expect((await call(app, "GET", at, undefined, ben)).status).toBe(404);
});

test("a long conversation is shared whole; nonsense is no link", async () => {
  const app = service();
  const id = await begin(app);
  for (let i = 1; i <= 120; i++) await say(app, id, `question ${i}`);
  const { link } = (await call(app, "POST", `/api/conversations/${id}/link`)).json;
  expect((await call(app, "GET", `/api/links/${link}`)).json.turn_count).toBe(120);
  for (const bad of ["x", "a.!!", "..", `${"a".repeat(70)}.bG9jYWw`]) {
    expect((await call(app, "GET", `/api/links/${encodeURIComponent(bad)}`)).status).toBe(404);
  }
});
