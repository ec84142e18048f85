import { expect, test } from "vitest";
import { emptyAnswer } from "../../conversation/show.ts";
import { lineOrigins } from "./inherited-lines.ts";

const said = (turn: number, sql: string) => ({ ...emptyAnswer(turn, ""), sql });

test("a line belongs to the turn that first had it, wherever it stands", () => {
  const answers = [
    said(1, "SELECT a.x FROM a WHERE a.y = 1"),
    said(2, "SELECT a.x FROM a WHERE a.z = 2 AND a.y = 1"),
    said(3, "SELECT a.x FROM a WHERE a.y = 1 AND a.z = 2 AND a.w = 3"),
  ];
  expect(lineOrigins(answers[2]!, answers)).toEqual([1, 1, 1, 2, 3]);
  expect(lineOrigins(answers[0]!, answers)).toEqual([1, 1, 1]);
});

test("what was dropped and is said again belongs to the turn that says it again", () => {
  const delta = "SELECT a.id FROM a WHERE a.airline = 'DL'";
  const turns = [said(1, "SELECT a.id FROM a"), said(2, delta), said(3, "SELECT a.id FROM a")];
  expect(lineOrigins(said(4, delta), turns)).toEqual([1, 1, 4]);
});
