import { expect, test, vi } from "vitest";
import { type Database, DatabaseError, type DatabaseErrorCode } from "../database/database.ts";
import { explainMysql } from "../database/mysql/errors.ts";
import { explainPostgres } from "../database/postgres/errors.ts";
import { readServerUrl } from "../database/server-url.ts";
import { discreet } from "./discreet-database.ts";

const postgres = readServerUrl("postgres://ann:secret@db.inside:5433/shop");
const mysql = readServerUrl("mysql://ann:secret@db.inside:3307/shop");

function failing(name: string, error: DatabaseError): Database {
  const fail = async (): Promise<never> => {
    throw error;
  };
  const close = async (): Promise<void> => {};
  return { dialect: "postgres", name, schema: fail, query: fail, fingerprint: fail, close };
}

const driverError = (message: string, more: object): Error =>
  Object.assign(new Error(message), more);

const refusals: readonly (readonly [string, DatabaseErrorCode, DatabaseError])[] = [
  ["a wrong password", "connection", fromPostgres('authentication failed for user "ann"', "28P01")],
  ["no such role", "connection", fromPostgres('role "ann" does not exist', "28000")],
  ["no way in", "connection", fromPostgres('no entry for host "10.0.0.7", user "ann"', "28000")],
  ["no server", "connection", fromPostgres("connect ECONNREFUSED 10.0.0.7:5433", "ECONNREFUSED")],
  ["no such name", "connection", fromPostgres("getaddrinfo ENOTFOUND db.inside", "ENOTFOUND")],
  ["no database", "not-found", fromPostgres('database "shop" does not exist', "3D000")],
  ["too many", "busy", fromPostgres('too many connections for role "ann"', "53300")],
  ["an unknown name", "unknown-name", fromPostgres('column "x" does not exist', "42703")],
  ["a failure", "failed", fromPostgres("division by zero", "22012")],
  ["no right", "refused", fromMysql("SELECT command denied to user 'ann'@'db.inside' for t", 1142)],
  ["no column", "failed", fromMysql("SELECT command denied to user 'ann'@'10.0.0.7' for c", 1143)],
  ["a wrong password", "connection", fromMysql("Access denied for user 'ann'@'10.0.0.7'", 1045)],
];

function fromPostgres(message: string, code: string): DatabaseError {
  return explainPostgres(driverError(message, { code }), postgres);
}

function fromMysql(message: string, errno: number): DatabaseError {
  return explainMysql(driverError(message, { errno }), mysql);
}

test.each(refusals)("%s is told without user or address (%s)", async (_, code, error) => {
  const server = error.message.startsWith("mysql") ? mysql : postgres;
  const database = discreet(failing(server.name, error), () => {});
  expect(database.name).toBe("shop");
  for (const ask of [database.schema, () => database.query("SELECT 1"), database.fingerprint]) {
    const told = await ask().catch((thrown: unknown) => thrown);
    expect(told).toBeInstanceOf(DatabaseError);
    expect(told).toMatchObject({ code });
    expect(String(told)).not.toMatch(/\bann\b|secret|db\.inside|10\.0\.0\.7|543|3307|:\/\//);
  }
});

test("what was kept back is told to whoever runs the service", async () => {
  const error = fromPostgres("connect ECONNREFUSED 10.0.0.7:5433", "ECONNREFUSED");
  const tell = vi.fn();
  await discreet(failing(postgres.name, error), tell)
    .query("SELECT 1")
    .catch(() => {});
  expect(tell.mock.calls).toEqual([[error]]);
});

test("a query's own mistake is still told", async () => {
  const error = fromPostgres('column "x" does not exist', "42703");
  const asked = discreet(failing(postgres.name, error), () => {}).query("SELECT x");
  await expect(asked).rejects.toThrow('shop: column "x" does not exist.');
});

test("a file keeps its name and its errors", () => {
  const error = new DatabaseError("unreadable", "shop.sqlite: not readable.");
  const database = failing("shop.sqlite", error);
  expect(discreet(database, () => {})).toBe(database);
});
