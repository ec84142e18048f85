import { expect, test } from "vitest";
import type { DomainFile } from "../../learn/domain/domain-file.ts";
import {
  listText,
  namedFilters,
  namedMeasures,
  readList,
  readValues,
  valuesText,
  withColumn,
  withNamed,
} from "./word-lists.ts";

const file: DomainFile = {
  version: 1,
  database: "shop",
  tables: {
    customer: {
      name: "customer",
      plural: "customers",
      columns: { sex: { name: "sex", role: "entity" }, age: { name: "age", role: "amount" } },
    },
  },
  joins: [],
  measures: { revenue: { of: "sum(line.price)", synonyms: ["turnover"] } },
  filters: { "active customers": { where: ["customer.active = 1", "customer.age > 17"] } },
};

test("lists and values read back as they are written", () => {
  expect(readList(" clients,, buyers ,")).toEqual(["clients", "buyers"]);
  expect(listText(undefined)).toBe("");
  const values = { F: ["female", "women"], "a,b": ["both"] };
  expect(readValues(valuesText(values))).toEqual(values);
  expect(readValues("F =\n= nobody\nno line\nM = men")).toEqual({ M: ["men"] });
});

test("a column is changed and nothing else", () => {
  const changed = withColumn(file, "customer", "sex", (entry) => ({ ...entry, name: "gender" }));
  expect(changed.tables["customer"]?.columns["sex"]?.name).toBe("gender");
  expect(changed.tables["customer"]?.columns["age"]).toBe(file.tables["customer"]?.columns["age"]);
  expect(withColumn(file, "nobody", "sex", (entry) => entry)).toBe(file);
});

test("measures and filters go through a form unchanged, and half-typed ones are left out", () => {
  const through = withNamed(
    withNamed(file, "measures", namedMeasures(file)),
    "filters",
    namedFilters(file),
  );
  expect(through).toEqual(file);
  const half = [{ name: "margin", formula: " ", synonyms: "" }];
  expect(withNamed(file, "measures", half).measures).toEqual({});
});
