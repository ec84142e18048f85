// Two tables that several keys join: an outline says which, where it is not the plain one.
import { expect, test } from "vitest";
import type { DescribedSchema } from "../schema/described.ts";
import { parseSql } from "../sql/parse.ts";
import { readOutline } from "./read-outline.ts";
import { writeOutline } from "./write-outline.ts";

const column = (table: number, name: string, primary = false) =>
  ({
    table,
    name,
    words: name.split("_"),
    type: name === "name" ? "text" : "integer",
    time: null,
    primary,
  }) as const;
const league: DescribedSchema = {
  tables: [
    { name: "team", words: ["team"], columns: [0, 1], rows: 8 },
    { name: "game", words: ["match"], columns: [2, 3, 4, 5], rows: 50 },
    { name: "goal", words: ["goal"], columns: [6, 7], rows: 90 },
  ],
  columns: [
    column(0, "team_id", true),
    column(0, "name"),
    column(1, "game_id", true),
    column(1, "home_team_id"),
    column(1, "winner_id"),
    column(1, "crowd"),
    column(2, "game_id"),
    column(2, "minute"),
  ],
  links: [
    { from: 3, to: 0, inferred: false },
    { from: 4, to: 0, inferred: false },
    { from: 6, to: 2, inferred: false },
  ],
  notes: [],
};
const joins = (sql: string): readonly string[] =>
  [...writeOutline(readOutline(parseSql(sql), league), league).matchAll(/ON (\S+ = \S+)/g)].map(
    ([, on = ""]) => on,
  );

test.each([
  ["SELECT t.name FROM team t JOIN game m ON m.winner_id = t.team_id", ["game.winner_id"]],
  ["SELECT t.name FROM team t JOIN game m ON m.home_team_id = t.team_id", ["game.home_team_id"]],
  [
    "SELECT t.name, g.minute FROM goal g JOIN game m ON g.game_id = m.game_id JOIN team t ON t.team_id = m.winner_id WHERE m.crowd > 5 ORDER BY g.minute LIMIT 3",
    ["game.winner_id", "goal.game_id"],
  ],
  [
    "SELECT name FROM team WHERE team_id IN (SELECT t.team_id FROM team t, game m WHERE m.winner_id = t.team_id)",
    ["game.winner_id"],
  ],
])("%s", (sql, keys) => {
  expect(joins(sql).map((on) => on.split(" = ")[0])).toEqual(expect.arrayContaining(keys));
  expect(joins(sql)).toHaveLength(keys.length);
});
