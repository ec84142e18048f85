// Lengths of time in the unit that was said: "longer than 2 hours" of minutes, "how many hours" of days.

import { figuresIn } from "../../revise/figures/unit-edits.ts";
import { convert, durationUnit } from "../../schema/units.ts";
import type { Repair } from "./context.ts";

const amounts = /(?<amount>\d+(?:\.\d+)?|\ban?) (?<unit>[a-z]+)/g;

/** What is longer than two hours is long by the one column that says how long. */
export const lengthsMeant: Repair = (clauses, { schema, text }) => {
  const said = [...text.matchAll(amounts)].flatMap(({ groups = {} }) => {
    const unit = durationUnit(groups["unit"] ?? "");
    const amount = /^an?$/.test(groups["amount"] ?? "") ? 1 : Number(groups["amount"]);
    return unit === undefined || unit === "day" ? [] : [{ amount, unit }];
  });
  const where = clauses.where.map((condition) => {
    const [first, how, value] = condition;
    if (condition.length !== 3 || first?.kind !== "item" || value?.kind !== "value")
      return condition;
    const column = schema.columns[first.item];
    if (how?.kind !== "word" || !/^[<>]=?$/.test(how.word) || column?.unit !== undefined)
      return condition;
    const { literal } = value;
    const length = said.find(
      ({ amount }) => literal.type === "number" && amount === Number(literal.text),
    );
    const own = schema.tables[column?.table ?? -1]?.columns ?? [];
    const [meant, ...others] = own.filter((k) => schema.columns[k]?.unit !== undefined);
    const unit = meant === undefined ? undefined : schema.columns[meant]?.unit;
    if (length === undefined || meant === undefined || unit === undefined || others.length > 0)
      return condition;
    const amount = String(convert(length.amount, length.unit, unit));
    const kept = { type: "number", text: amount } as const;
    return [
      { kind: "item", item: meant } as const,
      how,
      { ...value, literal: kept, column: meant },
    ];
  });
  return { ...clauses, where };
};

const asked =
  /\b(?:(?:how many|total|average|avg|number of|in) (?<unit>[a-z]+)\b|(?<per>[a-z]+) (?:by|per|for each)\b)/g;

/** "how many hours did each agent log", "flying hours by pilot", where minutes are kept. */
export const figuresInUnits: Repair = (clauses, { schema, text }) => {
  const [unit] = [...text.matchAll(asked)].flatMap(
    ({ groups = {} }) => durationUnit(groups["unit"] ?? groups["per"] ?? "") ?? [],
  );
  return (unit === undefined ? null : figuresIn(unit, clauses, schema)) ?? clauses;
};
