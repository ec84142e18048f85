import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/temporary-folder.ts";
import { readAllow } from "./allow-option.ts";

const folder = temporaryFolder();
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

test("reads tables, columns, hidden columns and rows, with the caller's values", async () => {
  const allow = file(
    "allow.yaml",
    "tables: [product, sale]\nhidden: [product.price]\nrows:\n  sale: region = :tenant\n",
  );
  expect(await readAllow({ allow, allowValue: ["tenant=north=east"] })).toEqual({
    tables: ["product", "sale"],
    hidden: ["product.price"],
    rows: { sale: "region = :tenant" },
    values: { tenant: "north=east" },
  });
});

test("takes hidden columns from the model's domain file", async () => {
  const column = (role: string): object => ({ name: "x", role });
  const columns = { id: column("id"), salary: column("hidden") };
  const tables = { person: { name: "person", plural: "people", columns } };
  file("domain.yaml", JSON.stringify({ version: 1, database: "x", tables, joins: [] }));
  expect((await readAllow({}, folder))?.hidden).toEqual(["person.salary"]);
  expect(await readAllow({}, join(folder, "none"))).toBeUndefined();
});

test("says what is wrong with the file", async () => {
  const allow = file("wrong.yaml", "table: [product]\n");
  await expect(readAllow({ allow })).rejects.toThrow(/wrong.yaml: .*Expected tables, columns/su);
  await expect(readAllow({ allow: join(folder, "absent") })).rejects.toThrow(
    "cannot be read (no such file)",
  );
  await expect(readAllow({}, allow)).rejects.toThrow("(a part of that path is a file)");
});
