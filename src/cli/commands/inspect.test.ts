// `segue inspect` reads with the words of a model as well as with those of a database.
import { Command } from "commander";
import { afterEach, expect, test, vi } from "vitest";
import { registerInspect } from "./inspect.ts";

afterEach(() => vi.restoreAllMocks());

async function inspect(...flags: string[]): Promise<unknown> {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const program = new Command();
  registerInspect(program);
  const said = ["inspect", "flights from boston to denver", "--date", "1993-02-05", "--json"];
  await program.parseAsync([...said, ...flags], { from: "user" });
  return JSON.parse(String(write.mock.calls.at(-1)?.[0]));
}

test("a model's own words read as the database's do", async () => {
  expect(await inspect("--model", "models/flights")).toEqual(await inspect());
});

test("the base model reads by the database's words", async () => {
  expect(await inspect("--model", "models/base")).toEqual(await inspect());
});

test("a folder that is no model is told", async () => {
  await expect(inspect("--model", "docs")).rejects.toThrow(/Is docs a model's folder/);
});

test("a broken query is told beside what can be made of it", async () => {
  const told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await inspect("--sql", "SELECT flight.flight_id FROM flight");
  expect(told).not.toHaveBeenCalled();
  const found = await inspect("--sql", "SELECT flight.flight_id FROM flight WHERE");
  expect(found).toHaveProperty("segments");
  expect(String(told.mock.calls[0]?.[0])).toMatch(
    /^segue: --sql: this query cannot be read: expected /,
  );
});
