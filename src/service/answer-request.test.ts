// Requests answered with an untrained model: what is kept between them, and what is never decoded.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BookShelf, openBookShelf, timeless } from "../conversation/conversation.fixture.ts";
import type { OpenModel } from "../conversation/interpreter.ts";
import type { Database } from "../database/database.ts";
import { createRandom } from "../random.ts";
import { createRequestAnswerer } from "./answer-request.ts";
import type { PastTurn } from "./turn-engine.ts";

let shelf: BookShelf;
let model: OpenModel;
let database: Database;

beforeAll(async () => {
  shelf = await openBookShelf();
  ({ model, database } = shelf);
});
afterAll(() => shelf.close());

const request = (utterance: string, past: readonly PastTurn[] = []) => ({
  conversation: "c",
  date: "2020-01-01",
  past,
  utterance,
});
const sql = "SELECT DISTINCT book.title FROM book WHERE book.price < 11";

test("a query that a person wrote goes straight to the door", async () => {
  const answerer = createRequestAnswerer(model, database);
  const steps: unknown[] = [];
  const onStep = (step: unknown): void => void steps.push(step);
  const answer = await answerer.answer({ ...request("cheap books"), sql }, { onStep });
  expect([answer.sql, answer.rows, answer.turn]).toEqual([sql, [["Emma"]], 1]);
  const refused = await answerer.answer({ ...request("x"), sql: "DROP TABLE book" }, { onStep });
  expect(refused.error?.code).toBe("refused");
  expect(steps).toEqual([]);
});

test("a conversation kept warm answers as one built anew", async () => {
  const warm = createRequestAnswerer(model, database);
  await warm.answer({ ...request("cheap books"), sql });
  const past = [{ utterance: "cheap books", sql, executed: true }];
  const next = request("and by lem", past);
  const again = [await warm.answer(next), await warm.answer(next)].map(timeless);
  const cold = timeless(await createRequestAnswerer(model, database).answer(next));
  expect(again).toEqual([cold, cold]);
});

test("built anew, a conversation knows in words where it stands", async () => {
  const cheap = { utterance: "cheap books", sql, executed: true };
  const dear = { utterance: "the others", sql: sql.replace("<", ">"), executed: true };
  const saidCold = async (utterance: string) =>
    (await createRequestAnswerer(model, database).answer(request(utterance, [cheap, dear]))).said;
  expect(await saidCold("undo that")).toBe(
    "Taken back. We are at: different titles of books whose price is under 11.",
  );
  expect(await saidCold("why")).toBe(
    "I read it as: different titles of books whose price is over 11.",
  );
  expect(await saidCold("are you sure")).toContain("titles of books whose price is over 11");
});

test("warm or cold, thirty turns with undoing, forking and editing are the same", async () => {
  const warm = createRequestAnswerer(model, database);
  const random = createRandom(9);
  const said = ["books by austen", "only novels", "under 11 dollars", "and by lem", "how many"];
  let name = "c0";
  let past: readonly PastTurn[] = [];
  while (past.length < 30) {
    const chance = random.next();
    if (chance < 0.1) past = past.slice(0, -1 - random.below(3));
    if (chance > 0.9) name = `c${random.below(4)}`;
    const utterance = random.pick(said);
    const edited = random.next() < 0.2 ? { sql } : {};
    const next = { ...request(utterance, past), conversation: name, ...edited };
    const cold = createRequestAnswerer(model, database);
    const [one, other] = [await warm.answer(next), await cold.answer(next)];
    expect(timeless(one)).toEqual(timeless(other));
    const executed = one.error === undefined && one.sql !== "";
    const asked = one.clarify === undefined ? {} : { clarify: one.clarify };
    past = [...past, { utterance, sql: one.sql, executed, confidence: one.confidence, ...asked }];
  }
});

test("a rehearsal goes the way of a suggested question, and leaves nothing behind", async () => {
  let heard = 0;
  const wording = { ...(await model.interpret(database)).wording, suggestions: ["cheap books"] };
  const suggesting: OpenModel = {
    ...model,
    interpret: async (given) => {
      heard++;
      return { ...(await model.interpret(given)), wording };
    },
  };
  const answerer = createRequestAnswerer(suggesting, database);
  await answerer.rehearse();
  // Once for what there is to ask, once for the question itself.
  expect(heard).toBe(2);
  const answer = timeless(await answerer.answer(request("and by lem")));
  const cold = timeless(
    await createRequestAnswerer(suggesting, database).answer(request("and by lem")),
  );
  expect(answer).toEqual(cold);
});

test("a question given up leaves no trace", async () => {
  const answerer = createRequestAnswerer(model, database);
  const signal = AbortSignal.abort();
  const answer = await answerer.answer(request("books by austen"), { signal });
  expect(answer.error?.code).toBe("aborted");
  expect((await answerer.answer(request("books by austen"))).turn).toBe(1);
});
