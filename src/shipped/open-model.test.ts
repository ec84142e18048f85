import { expect, test } from "vitest";
import { openModel } from "./open-model.ts";

test.each([undefined, 5, ""])("%j is no model, and says what one is", async (nothing) => {
  await expect(openModel(nothing as string)).rejects.toThrow("no model was named");
});
