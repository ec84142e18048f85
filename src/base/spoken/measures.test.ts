// A measure is a column by its words and a formula in the query.
import { expect, test } from "vitest";
import { paraphrase } from "../../display/paraphrase.ts";
import { emptyWording } from "../../entities/wording.ts";
import { UserError } from "../../errors.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { type OutlineSymbol, word } from "../../outline/symbols.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { normalForm } from "../../sql/normal-form.ts";
import { parseSql } from "../../sql/parse.ts";
import { bookshopOfTests } from "../bookshop.fixture.ts";
import { addMeasures, expandMeasures, foldMeasures, spellMeasure } from "./measures.ts";

const shop = await bookshopOfTests();

const revenue = { of: "sum(purchase.copies * book.price)", synonyms: ["sales"] };
const average = {
  of: "sum(purchase.copies * book.price) / count(distinct purchase.customer_id)",
};

test("a measure is said by its name", () => {
  const { described, measures } = addMeasures(shop.known.described, { revenue, average });
  const named = Object.fromEntries(
    measures.map((one) => [
      spellMeasure(one, described),
      described.columns[one.item]?.words.join(" ") ?? "",
    ]),
  );
  const wording = { ...emptyWording, measures: named };
  const said = (item: number): string => {
    const outline = [word("select"), { kind: "item" as const, item }];
    return paraphrase(
      writeOutline(expandMeasures(outline, measures), described, "sqlite"),
      wording,
    );
  };
  expect(measures.map(({ item }) => said(item))).toEqual([
    "the revenue of purchases with books",
    "the average of purchases with books",
  ]);
});

test("a measure is written out, with the aggregate it is asked with, and folded again", () => {
  const { described, measures } = addMeasures(shop.known.described, { revenue, average });
  const [first, second] = measures;
  const asked = (aggregate: "sum" | "avg" | "max", measure = first): OutlineSymbol[] => [
    word("select"),
    word(aggregate),
    word("("),
    { kind: "item", item: measure?.item ?? 0 } as const,
    word(")"),
  ];
  const written = (symbols: readonly OutlineSymbol[]): string =>
    writeOutline(expandMeasures(symbols, measures), described);
  const from = "FROM purchase JOIN book ON purchase.book_id = book.book_id";
  const means = (sql: string): string => normalForm(sql);
  expect(means(written(asked("sum")))).toBe(
    means(`SELECT SUM(purchase.copies * book.price) ${from}`),
  );
  expect(means(written(asked("max")))).toBe(
    means(`SELECT MAX(purchase.copies * book.price) ${from}`),
  );
  expect(written(asked("avg", second))).toContain("COUNT( DISTINCT purchase.customer_id )");
  const again = readOutline(parseSql(written(asked("sum"))), described);
  expect(foldMeasures(again, measures)).toEqual(asked("sum"));
});

test("within an aggregate a measure is what it adds up: aggregates do not nest", () => {
  const { measures } = addMeasures(shop.known.described, { revenue });
  const [measure] = measures;
  const item = { kind: "item", item: measure?.item ?? 0 } as const;
  const price = measure?.inside.at(-1) ?? item;
  const summed = [word("select"), word("sum"), word("("), price, word("*"), item, word(")")];
  expect(expandMeasures(summed, measures)).toEqual([
    ...summed.slice(0, 5),
    ...(measure?.inside ?? []),
    word(")"),
  ]);
});

test("a number of a formula is no column: a discount in per cent", () => {
  const net = { net: { of: "sum(purchase.copies * book.price * (1 - purchase.copies / 100.0))" } };
  const { measures } = addMeasures(shop.known.described, net);
  const numbers = measures[0]?.inside.flatMap((one) => (one.kind === "value" ? [one.literal] : []));
  expect(numbers).toEqual([
    { type: "number", text: "1" },
    { type: "number", text: "100.0" },
  ]);
});

test("a formula with an unknown column is told by its name", () => {
  const wrong = { margin: { of: "sum(book.price - book.costs)" } };
  expect(() => addMeasures(shop.known.described, wrong)).toThrow(UserError);
  expect(() => addMeasures(shop.known.described, wrong)).toThrow("there is no column book.costs");
});
