// Three trains, and a model that answers what a table says: what is asked back, declined and replied to does not depend
// on what the model is.
import { afterAll, beforeAll } from "vitest";
import { sqliteBytes } from "../../test/databases/shop.ts";
import type { Database } from "../database/database.ts";
import { createSqliteDatabase } from "../database/sqlite/adapter.ts";
import { emptyWording } from "../entities/wording.ts";
import type { Conversation, ConversationOptions, StoredConversation } from "./conversation.ts";
import type { Context, OpenModel } from "./interpreter.ts";
import { openConversation } from "./walk.ts";

export const from = (city: string) => `SELECT train.number FROM train WHERE train.city = '${city}'`;
export const all = "SELECT train.number FROM train";
const queries: Readonly<Record<string, string>> = {
  trains: all,
  "trains to tokyo": all,
  "trains from atlantis to york": `${from("York")} AND train.maker = 'York'`,
  "trains to Toledo": from("Toledo"),
  "trains for tokyo": all,
  "trains for Toledo": all,
  "trains with more than 777 cities": all,
  "trains under -5": "SELECT train.number FROM train WHERE train.number < 5",
  "median number of trains": "SELECT AVG ( train.number ) FROM train",
  "trains to york": from("York"),
  "trains to leeds": from("Leeds"),
  "only slow ones": from("York"),
  "jkl qwe": all,
  "i am so tired of trains": all,
  "trains and cities": "SELECT train.number FROM train JOIN city WHERE train.number = 2",
  "2 + 2 =": "SELECT train.number FROM train WHERE train.number = 2",
  "2 plus 2": "SELECT train.number FROM train WHERE train.number = 2",
  "to be or not to be": from("Leeds"),
  "show me those again": from("Leeds"),
  "jkl, jkl": all,
  "all trains": from("York"),
  "list all": all,
  "show me everything": all,
  "well, that is all": all,
  "trains from york by leeds":
    "SELECT train.number FROM train WHERE train.city = 'York' AND train.maker = 'Leeds'",
  "from york by leeds":
    "SELECT train.number FROM train WHERE train.city = 'York' AND train.maker = 'Leeds'",
  "leeds for me": "SELECT city.name FROM city WHERE city.name = 'Leeds'",
  "leeds by pike":
    "SELECT train.city FROM train WHERE train.city = 'Leeds' AND train.maker = 'Pike'",
  "leeds in pike": "SELECT city.name FROM city WHERE city.name = 'Leeds' AND city.county = 'Pike'",
  "york trains": from("York"),
  "trains of york": from("York"),
  "trains of leeds": from("Leeds"),
  "leeds trains": from("Leeds"),
  "trains in leeds": from("Leeds"),
  "what is there now": all,
  "what is here now": all,
  "how many trains": "SELECT COUNT ( * ) FROM train",
  "only york": from("York"),
  "trains 2 to 4": "SELECT train.number FROM train WHERE train.number >= 2 AND train.number < 4",
  "compare with 5": "SELECT train.number FROM train WHERE train.number IN ( 2 , 5 )",
};
const sure: Readonly<Record<string, number>> = {
  "trains to york": 0.6,
  "leeds trains": 0.001,
  "trains in leeds": 0.001,
  "trains of leeds": 0.001,
  "trains from york by leeds": 0.6,
  "from york by leeds": 0.6,
};
/** Others that are as probable. */
const close: Readonly<Record<string, string>> = {
  "york trains": "SELECT COUNT ( * ) FROM train WHERE train.city = 'York'",
  "how many trains": all,
  "trains of york": `${from("York")} AND train.number > 0`,
  "trains of leeds": `${from("Leeds")} AND train.number > 0`,
};

/** Others that are less probable, each with other columns of the same rows. */
const shown: Readonly<Record<string, readonly string[]>> = {
  "trains in leeds": ["city", "maker"].map(
    (one) => `SELECT train.${one} FROM train WHERE train.city = 'Leeds'`,
  ),
};

/** Others that the words say as well, however sure the model is. */
const rivals: Readonly<Record<string, readonly string[]>> = {
  "only york": ["SELECT train.number FROM train WHERE train.maker = 'York'"],
};

function context(): Context {
  const heard = { values: [], remember: () => context() };
  return {
    async understand(utterance) {
      const sql = queries[utterance] ?? "";
      const other = close[utterance];
      const columns = (shown[utterance] ?? []).map((one) => ({ sql: one, probability: 0.1 }));
      const alternatives = other === undefined ? columns : [{ sql: other, probability: 0.4 }];
      const confidence = sure[utterance] ?? 0.9;
      return {
        sql,
        refused: sql === "",
        confidence,
        probability: 0.4,
        heard,
        provenance: [],
        attended: [],
        alternatives,
        open: rivals[utterance] ?? [],
        ...(utterance === "what is there now" && { signs: { plain: 1 } }),
      };
    },
    hear: () => heard,
    lighten: () => context(),
    held: () => [],
  };
}
const model: OpenModel = {
  name: "a table",
  interpret: async () => ({ wording: emptyWording, start: () => context() }),
  close: async () => {},
};

type Trains = {
  database(): Database;
  open(options?: Partial<ConversationOptions>, stored?: StoredConversation): Promise<Conversation>;
};

/** Open while the tests of a file run. */
export function useTrains(): Trains {
  let database: Database;
  beforeAll(async () => {
    const bytes = await sqliteBytes([
      "CREATE TABLE train (number INTEGER, city TEXT, maker TEXT)",
      "INSERT INTO train VALUES (1, 'York', 'Pike'), (2, 'Toledo', 'York'), (3, 'Leeds', 'Pike')",
    ]);
    database = await createSqliteDatabase(bytes, "trains");
  });
  afterAll(() => database.close());
  return {
    database: () => database,
    open: (options, stored) =>
      openConversation({ model, database, date: "2020-01-01", ...options }, stored),
  };
}
