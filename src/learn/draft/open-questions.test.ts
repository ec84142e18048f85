// What init asks a person, and what it does with the answers.
import { expect, test } from "vitest";
import type { DomainFile } from "../domain/domain-file.ts";
import { applyAnswer, openQuestions } from "./open-questions.ts";

const draft: DomainFile = {
  version: 1,
  database: "shop",
  tables: {
    cust: {
      name: "customer",
      plural: "customers",
      columns: { xqz: { name: "xqz", role: "entity" }, id: { name: "id", role: "id" } },
    },
    ordr: {
      name: "ordr",
      plural: "ordrs",
      columns: { cust_id: { name: "customer id", role: "id" } },
    },
    note: { name: "note", plural: "notes", columns: { note: { name: "note", role: "text" } } },
  },
  joins: [{ on: "ordr.cust_id = cust.id", inferred: true }],
};

const about = (file: DomainFile, start: string) => {
  const found = openQuestions(file).find(({ text }) => text.startsWith(start));
  if (found === undefined) throw new Error(`not asked: ${start}`);
  return found;
};

test("asks about guessed joins, names that are no English, and tables that nothing joins", () => {
  expect(openQuestions(draft).map(({ text }) => text)).toEqual([
    "Do these join: ordr.cust_id = cust.id? (yes, no)",
    'What is "cust.xqz" called in English?',
    'What is one row of "ordr" called in English?',
    'Nothing joins "note". Which key does? (table.column = table.column, or nothing)',
  ]);
});

test("answers change the draft, and what is settled is not asked again", () => {
  let file = applyAnswer(draft, about(draft, "Do these join"), "yes");
  file = applyAnswer(file, about(file, 'What is "cust.xqz"'), "region");
  file = applyAnswer(file, about(file, "What is one row"), "order");
  file = applyAnswer(file, about(file, "Nothing joins"), "note.note = cust.id");
  expect(file.joins).toEqual(["ordr.cust_id = cust.id", "note.note = cust.id"]);
  expect(file.tables["ordr"]).toMatchObject({ name: "order", plural: "orders" });
  expect(file.tables["cust"]?.columns["xqz"]?.name).toBe("region");
  expect(openQuestions(file)).toEqual([]);
});

test("a join that is denied is dropped", () => {
  expect(applyAnswer(draft, about(draft, "Do these join"), "no").joins).toEqual([]);
});

test("a quantity that was guessed is asked about once, and dropped where it is denied", () => {
  const measures = { revenue: { of: "sum(ordr.price * ordr.quantity)", inferred: true } };
  const file = { ...draft, measures };
  const question = about(file, 'Is "revenue" sum(ordr.price * ordr.quantity)?');
  const yes = applyAnswer(file, question, "yes");
  expect(yes.measures).toEqual({ revenue: { of: "sum(ordr.price * ordr.quantity)" } });
  expect(openQuestions(yes).some(({ text }) => text.startsWith("Is "))).toBe(false);
  expect(applyAnswer(file, question, "no").measures).toEqual({});
});

test("words that English has are not asked about, however seldom they are written", () => {
  const { cust } = draft.tables;
  const names = ["catalog", "km", "width", "refunds", "discontinued", "seating", "payee", "kunde"];
  const columns = Object.fromEntries(names.map((name) => [name, { name, role: "text" } as const]));
  const file = { ...draft, joins: [], tables: { cust: { ...cust!, columns } } };
  const asked = openQuestions(file).map(({ text }) => text);
  expect(asked).toEqual(['What is "cust.kunde" called in English?']);
});

test("codes wait for words, and an answer gives them", () => {
  const columns: DomainFile["tables"][string]["columns"] = {
    kind: { name: "kind", role: "entity", values: { A: ["ale"], R: [], W: [] } },
  };
  const file: DomainFile = {
    version: 1,
    database: "wines",
    tables: { wine: { name: "wine", plural: "wines", columns } },
    joins: [],
  };
  const asked = about(file, "What do R, W stand for");
  expect(asked.text).toBe('What do R, W stand for in "wine.kind"? (R = ..., or nothing)');
  const told = applyAnswer(file, asked, "r = red, W=dry white; X = other");
  expect(told.tables["wine"]?.columns["kind"]?.values).toEqual({
    A: ["ale"],
    R: ["red"],
    W: ["dry white"],
  });
  expect(openQuestions(told)).toEqual([]);
  expect(applyAnswer(file, asked, "nothing")).toEqual(file);
});
