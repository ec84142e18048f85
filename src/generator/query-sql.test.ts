// Which tables a query joins: none that only repeats a key, and each of two keys by the part it plays.
import { expect, test } from "vitest";
import { sqliteBytes } from "../../test/databases/shop.ts";
import { createSqliteDatabase } from "../database/sqlite/adapter.ts";
import { compileDomain } from "../learn/compile/compile-domain.ts";
import { draftDomain } from "../learn/draft/draft.ts";
import { collectFacts } from "../schema/database-facts.ts";
import { listOf } from "./query.ts";
import { querySql } from "./query-sql.ts";
import { synthesize } from "./synthesize.ts";

const facts = await collectFacts(
  await createSqliteDatabase(
    await sqliteBytes([
      "CREATE TABLE team (team_id INTEGER PRIMARY KEY, name TEXT)",
      "CREATE TABLE player (player_id INTEGER PRIMARY KEY, FName TEXT, LName TEXT, team_id INTEGER REFERENCES team (team_id))",
      "CREATE TABLE game (game_id INTEGER PRIMARY KEY, home_team_id INTEGER REFERENCES team (team_id), away_team_id INTEGER REFERENCES team (team_id), day DATE, crowd INTEGER)",
      "INSERT INTO team VALUES (1, 'Reds'), (2, 'Blues')",
      "INSERT INTO player VALUES (1, 'Ann', 'Lee', 1), (2, 'Bo', 'Ray', 2)",
      "INSERT INTO game VALUES (1, 1, 2, '2020-05-01', 900), (2, 2, 1, '2021-05-01', 800)",
    ]),
    "league",
  ),
);
const { world } = compileDomain(draftDomain(facts, "league"), facts);

function fieldOf(table: string, key: string) {
  const subject = world.byTable.get(table);
  const field = subject?.fields.find((one) => one.key === key);
  if (subject === undefined || field === undefined) throw new Error(`no ${table} ${key}`);
  return { subject, field };
}

test("a table of which only the key is asked for is not joined", () => {
  const { subject, field } = fieldOf("team", "team.team_id");
  const player = fieldOf("player", "player.lname");
  const where = [
    { kind: "values", field: player.field, values: [{ value: "Lee", said: "Lee" }] } as const,
  ];
  expect(querySql(world, listOf(subject, [field], where))).toBe(
    "SELECT player.team_id FROM player WHERE player.lname = 'Lee'",
  );
  const { field: name } = fieldOf("team", "team.name");
  expect(querySql(world, listOf(subject, [name], where))).toBe(
    "SELECT team.name FROM team JOIN player ON player.team_id = team.team_id WHERE player.lname = 'Lee'",
  );
});

test("two keys to one table are two parts, each joined by its own key", () => {
  const { subject } = fieldOf("game", "game.crowd");
  const { subject: away, field } = fieldOf("team@game.away_team_id", "team.name");
  expect(away.names).toContain("away team");
  expect(querySql(world, listOf(subject, [field]))).toBe(
    "SELECT team.name FROM game JOIN team ON game.away_team_id = team.team_id",
  );
});

test("people are named in full, and days are asked about", () => {
  const turns = [...synthesize(world, { interactions: 300, seed: 1 })].flatMap((one) => one.turns);
  const sql = turns.flatMap((turn) => turn.sql).join("\n");
  expect(sql).toMatch(/player\.fname = '\w+' AND player\.lname = '\w+'/);
  expect(sql).toMatch(/game\.day [<>] '20\d\d-05-01'/);
  expect(sql).toMatch(/game\.home_team_id = team\.team_id/);
  expect(sql).toMatch(/game\.away_team_id = team\.team_id/);
});
