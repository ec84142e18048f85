// What the words leave open is told, and what settles it is heeded.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import type { Database } from "../../database/database.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { type KnownDatabase, readDatabase } from "../../schema/read-database.ts";
import { parseSql } from "../../sql/parse.ts";
import { noWords } from "../bookshop.fixture.ts";
import { type Ground, prepareGround, readTurn } from "../encoding/encode-turn.ts";
import { openWordBook } from "../encoding/word-book.ts";
import { openReadings } from "./open-readings.ts";

let database: Database;
let known: KnownDatabase;
let ground: Ground;
beforeAll(async () => {
  const bytes = await sqliteBytes([
    "CREATE TABLE guest (guest_id INTEGER PRIMARY KEY, name TEXT, town TEXT, joined_date DATE)",
    "CREATE TABLE parcel (parcel_id INTEGER PRIMARY KEY, guest_id INTEGER REFERENCES guest (guest_id), pickup_town TEXT, delivery_town TEXT, sent_date DATE)",
    "INSERT INTO guest VALUES (1, 'Florence', 'Bath', '2024-01-02'), (2, 'Ada Holm', 'Florence', '2024-02-02')",
    "INSERT INTO parcel VALUES (1, 1, 'Bath', 'Leeds', '2024-03-02'), (2, 2, 'Leeds', 'Bath', '2024-04-02')",
    "CREATE TABLE cart (cart_id INTEGER PRIMARY KEY, label TEXT, daily_rate REAL, repair_cost REAL)",
    "INSERT INTO cart VALUES (1, 'Big', 2, 40), (2, 'Small', 1, 15)",
    "CREATE TABLE stamp (stamp_id INTEGER PRIMARY KEY, label TEXT, price REAL, printing_cost REAL)",
    "INSERT INTO stamp VALUES (1, 'Blue', 2, 1), (2, 'Red', 1, 1)",
    "CREATE TABLE van (van_id INTEGER PRIMARY KEY, name TEXT, garage TEXT)",
    "INSERT INTO van VALUES (1, 'Old Betty', 'York'), (2, 'Swift', 'Ripon')",
    "CREATE TABLE hop (hop_name TEXT PRIMARY KEY, colour TEXT)",
    "INSERT INTO hop VALUES ('Cascade', 'green'), ('Fuggle', 'pale')",
    "CREATE TABLE beer (beer_id INTEGER PRIMARY KEY, title TEXT, hop TEXT REFERENCES hop (hop_name), maker TEXT)",
    "INSERT INTO beer VALUES (1, 'Cascade', 'Cascade', 'Ossett'), (2, 'Dawn', 'Fuggle', 'Ilkley')",
    "CREATE TABLE band (band_id INTEGER PRIMARY KEY, band TEXT)",
    "CREATE TABLE disc (disc_id INTEGER PRIMARY KEY, title TEXT, band_id INTEGER REFERENCES band (band_id))",
    "CREATE TABLE song (song_id INTEGER PRIMARY KEY, title TEXT, writer TEXT, disc_id INTEGER REFERENCES disc (disc_id))",
    "INSERT INTO band VALUES (1, 'Kraken'), (2, 'Foxglove')",
    "INSERT INTO disc VALUES (1, 'Deep', 1), (2, 'Bloom', 2)",
    "INSERT INTO song VALUES (1, 'Tide', 'Kraken', 1), (2, 'Root', 'Ada Holm', 2)",
    "CREATE TABLE fair (fair_id INTEGER PRIMARY KEY, held_on DATE)",
    "CREATE TABLE raffle (raffle_id INTEGER PRIMARY KEY, drawn_on DATE)",
  ]);
  database = await createSqliteDatabase(bytes, "parcels");
  known = await readDatabase(database);
  ground = prepareGround(known, openWordBook(noWords));
});
afterAll(() => database.close());

function open(sql: string, utterance: string, earlier: readonly string[] = []): string[] {
  const outlineOf = (text: string) => readOutline(parseSql(text), known.described);
  const turn = readTurn(utterance, ground, { year: 2025, month: 6, day: 1 });
  const found = openReadings(outlineOf(sql), earlier.map(outlineOf), turn, known.described);
  return found.map(({ outline }) => writeOutline(outline, known.described));
}

const guests = (of: string) => `SELECT * FROM guest WHERE guest.${of} = 'Florence'`;
const parcels = (of: string, town: string) => `SELECT * FROM parcel WHERE parcel.${of} = '${town}'`;
const carts = (by: string) => `SELECT cart.label FROM cart WHERE cart.${by} < 9`;
const beers = (of: string) => `SELECT beer.maker FROM beer WHERE beer.${of} = 'Cascade'`;
const pickup = parcels("pickup_town", "Bath");

const written = "SELECT song.title FROM song WHERE song.writer = 'Kraken'";
const played =
  "SELECT song.title FROM song JOIN disc ON song.disc_id = disc.disc_id JOIN band ON disc.band_id = band.band_id WHERE band.band = 'Kraken'";

test.each([
  // Whoever made it, by a text or far away.
  [written, "songs by kraken", [played]],
  [written, "songs written by kraken", [played]],
  [written, "songs whose writer is kraken", []],
  [guests("town"), "only florence", [guests("name")]],
  [guests("name"), "only florence", [guests("town")]],
  [guests("town"), "guests in florence", []],
  [guests("town"), "guests from florence", []],
  [pickup, "parcels in bath", [parcels("delivery_town", "Bath")]],
  [pickup, "parcels with pickup in bath", []],
  [pickup, "parcels picked up in bath", [parcels("delivery_town", "Bath")]],
  [parcels("delivery_town", "Bath"), "parcels delivered to bath", []],
  // The guest's town is a table further away.
  [
    "SELECT * FROM parcel JOIN guest ON parcel.guest_id = guest.guest_id WHERE guest.town = 'Bath'",
    "parcels of guests in bath",
    [],
  ],
  [carts("repair_cost"), "carts cheaper than 9", [carts("daily_rate")]],
  [carts("repair_cost"), "carts with a repair cheaper than 9", []],
  ["SELECT stamp.label FROM stamp WHERE stamp.price < 2", "stamps cheaper than 2", []],
  [
    "SELECT cart.label FROM cart ORDER BY cart.repair_cost LIMIT 1",
    "the cheapest cart",
    ["SELECT cart.label FROM cart ORDER BY cart.daily_rate LIMIT 1"],
  ],
  // A hop is a thing of its own; where beers are spoken of, or nothing else is said, it may be the beer.
  [beers("hop"), "which makers use cascade", []],
  [beers("hop"), "who makes the beer cascade", [beers("title")]],
  [beers("hop"), "only cascade", [beers("title")]],
  ["SELECT van.name FROM van", "list the names", ["SELECT guest.name FROM guest"]],
  ["SELECT van.name FROM van", "names of the vans", []],
  // "on" is no word for a date.
  ["SELECT fair.held_on FROM fair", "what goes on", []],
  ["SELECT guest.joined_date FROM guest", "the dates", ["SELECT parcel.sent_date FROM parcel"]],
])("%s, of '%s', leaves open %j", (sql, utterance, expected) => {
  expect(open(sql, utterance)).toEqual(expected);
});

test("what was said before settles it", () => {
  expect(open(pickup, "and bath", [parcels("pickup_town", "Leeds")])).toEqual([]);
  expect(open("SELECT van.name FROM van", "the names", ["SELECT * FROM van"])).toEqual([]);
});
