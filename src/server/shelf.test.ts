import { expect, test } from "vitest";
import type { Description, TurnEngine } from "../service/turn-engine.ts";
import { createShelf } from "./shelf.ts";

test("a database that is still being opened when the shelf is closed is closed, too", async () => {
  const closed: string[] = [];
  let open: (engine: TurnEngine) => void = () => {};
  const opening = new Promise<TurnEngine>((resolve) => {
    open = resolve;
  });
  const shelf = createShelf(() => opening);
  const connecting = shelf.connect("me", "shop.sqlite");
  await shelf.close();
  const description: Description = { database: "shop", schema: { tables: [] }, suggestions: [] };
  open({
    describe: async () => description,
    close: async () => void closed.push("shop"),
  } as Partial<TurnEngine> as TurnEngine);
  await expect(connecting).rejects.toThrow("closing");
  expect(closed).toEqual(["shop"]);
});
