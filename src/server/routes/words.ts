// The routes about a database's words: what people call its tables, columns, values and measures; and
// sharpening the model with them.
import { createRoute } from "@hono/zod-openapi";
import { collected } from "../../dataset/lines.ts";
import { UserError } from "../../errors.ts";
import type { Conversations } from "../../service/conversations.ts";
import { Problem } from "../../service/problem.ts";
import type { TurnEngine } from "../../service/turn-engine.ts";
import type { Words } from "../../service/words.ts";
import * as schemas from "../words/schemas.ts";
import { body, ok } from "./responses.ts";
import { checkedRoutes } from "./validation.ts";

export function wordsRoutes(engine: TurnEngine, conversations: Conversations) {
  const app = checkedRoutes();
  const permitted = (): Words => {
    if (engine.words !== undefined) return engine.words;
    const where = "Words are edited where databases are connected (segue serve --connect)";
    throw new Problem("forbidden", `${where}, for the base model.`);
  };
  const state = async (words: Words) => ({ may_edit: true, ...(await words.read()) });
  /** Something is done with them, and how they stand then is told. */
  const once = async (doing: (words: Words) => Promise<unknown>) => {
    const words = permitted();
    await doing(words);
    return state(words);
  };

  app.openapi(
    createRoute({
      method: "get",
      operationId: "readWords",
      path: "/words",
      summary: "What people call the database's tables, columns, values and measures",
      responses: ok(schemas.wordsState, "The words, and how far sharpening is"),
    }),
    async (c) =>
      c.json(engine.words === undefined ? { may_edit: false } : await state(engine.words), 200),
  );
  app.openapi(
    createRoute({
      method: "put",
      operationId: "saveWords",
      path: "/words",
      summary: "Talk about the database in these words from now on",
      request: body(schemas.words),
      responses: ok(schemas.wordsState, "In effect"),
    }),
    async (c) => {
      const saved = once((words) => words.save(c.req.valid("json")));
      return c.json(await actionable(saved), 200);
    },
  );
  app.openapi(
    createRoute({
      method: "delete",
      operationId: "forgetWords",
      path: "/words",
      summary: "Forget a person's words and what was sharpened with them",
      responses: ok(schemas.wordsState, "The draft again"),
    }),
    async (c) => c.json(await once((words) => words.forget()), 200),
  );
  app.openapi(
    createRoute({
      method: "post",
      operationId: "sharpen",
      path: "/words/sharpening",
      summary: "Sharpen the base model for this database, with its words and confirmed turns",
      responses: ok(schemas.wordsState, "Begun: readWords says how far it is"),
    }),
    async (c) => {
      const told = once(async (words) =>
        words.sharpen(await collected(conversations.corrections(c.get("owner")))),
      );
      return c.json(await told, 200);
    },
  );
  app.openapi(
    createRoute({
      method: "delete",
      operationId: "stopSharpening",
      path: "/words/sharpening",
      summary: "Stop sharpening; begun again it goes on from there",
      responses: ok(schemas.wordsState, "Stopped"),
    }),
    async (c) => c.json(await once((words) => words.stopSharpening()), 200),
  );
  return app;
}

/** What a person can mend is a refusal of what was sent. */
async function actionable<T>(doing: Promise<T>): Promise<T> {
  try {
    return await doing;
  } catch (error) {
    throw error instanceof UserError ? new Problem("bad-request", error.message) : error;
  }
}
