import { expect, test } from "vitest";
import { changesBetween } from "./changes.ts";
import { confidenceIn, type EarlierTurn, readDoubt } from "./doubt.ts";
import { rivalsOf } from "./rivals.ts";

const book = (conditions: string): string => `SELECT book.title FROM book WHERE ${conditions}`;
const first = book("book.genre = 'NOVEL' AND book.price < 10");

test("what is not touched stays, and what is to go, goes", () => {
  const kept = { lost: 0, unheeded: 0, unchanged: 0, restarted: 0, gone: 0, turned: 0 };
  const none = { ...kept, narrowed: 0, undenied: 0 };
  const cheap = book("book.price < 10");
  expect(changesBetween([], first, "cheap novels")).toEqual(none);
  expect(changesBetween([first], first, "sorted by title")).toEqual({ ...none, unchanged: 1 });
  expect(changesBetween([first], cheap, "sorted by title")).toEqual({ ...none, lost: 1, gone: 1 });
  expect(changesBetween([first], cheap, "any genre will do")).toEqual({ ...none, gone: 1 });
  expect(changesBetween([first], first, "any genre will do")).toEqual({
    ...none,
    unheeded: 1,
    unchanged: 1,
  });
  expect(changesBetween([first], book("book.genre = 'PLAY' AND book.price < 10"), "plays")).toEqual(
    {
      ...none,
      gone: 1,
    },
  );
  const austen = book("book.author = 'AUSTEN'");
  expect(changesBetween([first], austen, "by austen")).toEqual({ ...none, restarted: 1, gone: 2 });
  expect(changesBetween([first], austen, "books by austen")).toEqual({ ...none, gone: 2 });
  // Words of SQL are no names.
  for (const said of ["from austen", "select austen", "austen, ordered"])
    expect(changesBetween([first], austen, said)).toEqual({ ...none, restarted: 1, gone: 2 });
  const prices = first.replace("book.title", "book.price");
  expect(changesBetween([first], prices, "for how much")).toEqual({ ...none, turned: 1 });
});

test("what is to be allowed beside the rest narrows nothing, and what is denied is not asked for", () => {
  const plays = book("book.genre = 'PLAY' AND book.price < 10");
  const either = book("( book.genre = 'NOVEL' OR book.genre = 'PLAY' ) AND book.price < 10");
  const narrowed = (after: string, utterance: string): number =>
    changesBetween([first], after, utterance).narrowed;
  for (const said of ["plays would also do", "plays too", "or plays", "plays are fine as well"]) {
    expect([said, narrowed(plays, said)]).toEqual([said, 1]);
    expect([said, narrowed(either, said)]).toEqual([said, 0]);
  }
  for (const said of ["plays", "not too long, plays", "any of the plays is fine"])
    expect([said, narrowed(plays, said)]).toEqual([said, 0]);
  const undenied = (after: string, utterance: string): number =>
    changesBetween([first], after, utterance).undenied;
  const austen = book("book.genre = 'NOVEL' AND book.price < 10 AND book.author = 'AUSTEN'");
  expect(undenied(austen, "take austen off")).toBe(1);
  expect(undenied(austen.replace("author =", "author !="), "nothing by austen")).toBe(0);
  expect(undenied(book("book.genre = 'NOVEL'"), "drop the price")).toBe(0);
});

test("words of SQL inside a value neither deny nor choose", () => {
  const called = (title: string): string => first.replace("'NOVEL'", `'${title}'`);
  const changed = (after: string, utterance: string) => changesBetween([first], after, utterance);
  const denied = first.replace(" AND", " AND book.title = 'NOT NOW' AND");
  expect(changed(denied, "nothing called not now").undenied).toBe(1);
  expect(changed(called("POEMS, IN VERSE OR NOT"), "poems, in verse or not, too").narrowed).toBe(1);
});

test("whoever wishes anew goes back to where the old value was said", () => {
  const red = (rest: string): string => book(`book.colour = 'RED' AND book.genre = ${rest}`);
  const plays = red("'PLAY'");
  const [novels, cheap] = [red("'NOVEL'"), red("'NOVEL' AND book.price < 10")];
  const anew = "show me the titles of plays";
  const lost = (utterance: string, before = [novels, cheap]): number =>
    changesBetween(before, plays, utterance).lost;
  expect(lost(anew)).toBe(0);
  expect(lost("show me only the titles of plays")).toBe(1);
  expect(lost("what about plays")).toBe(1);
  // Asked for together, the price did not come later.
  expect(lost(anew, [cheap])).toBe(1);
  const keeping = { sql: red("'PLAY' AND book.price < 10"), probability: 0.4 };
  const read = { sql: plays, alternatives: [keeping, { sql: red("'POEM'"), probability: 0.3 }] };
  expect(rivalsOf(read, anew, [novels, cheap])).toEqual(read.alternatives.slice(1));
  expect(rivalsOf(read, "what about plays", [novels, cheap])).toHaveLength(2);
});

const understood = (confidence: number, rival = 0) => ({
  sql: first,
  heard: { values: [] },
  confidence,
  probability: 1,
  alternatives: rival === 0 ? [] : [{ sql: book("book.price < 5"), probability: rival }],
  provenance: [
    { text: first, from: "segment", turn: 1, probability: 1, start: 0, end: 1 },
  ] as const,
});
const ground = (confidence: number) => [{ turn: 1, sql: first, confidence }];
const sure = (own: number, earlier: number, rival = 0): number =>
  confidenceIn(
    readDoubt(understood(own, rival), "novels", ground(earlier), { words: [], unmet: [] }),
    ground(earlier),
  );

test("doubt is inherited until a person confirms", () => {
  expect(sure(0.9, 0.3)).toBeLessThan(sure(0.9, 0.8));
  expect(sure(0.9, 0.8)).toBeLessThan(sure(0.9, 1));
});

test("a close other reading is doubt", () => {
  expect(sure(0.9, 1, 0.9)).toBeLessThan(sure(0.9, 1));
});

test("what stands on something that was not taken in is doubted", () => {
  const unread = { turn: 1, sql: "", confidence: 0 };
  const missed = (before: EarlierTurn) =>
    readDoubt(understood(0.9), "novels", [before], { words: [], unmet: [] }).signs["missed"];
  expect(missed({ ...unread, refused: "I did not understand that." })).toBe(1);
  expect(missed(unread)).toBe(0);
});

test("a number that fits nothing it is compared with is doubt", () => {
  const doubt = (unfit: readonly string[]) =>
    confidenceIn(
      readDoubt({ ...understood(0.9), unfit }, "over 60", [], { words: [], unmet: [] }),
      [],
      { bias: 2, unmet: -2 },
    );
  expect(doubt(["60"])).toBeLessThan(doubt([]));
});
