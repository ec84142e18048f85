// What every word of a turn being accounted for costs: the words placed, what nobody said looked for, the
// signs of doubt read, for the questions about the bookshop in test/trust with the queries that stand there.
// Tells the median of a turn, the slowest, and how long the words of the database take to collect once.
import { readFileSync } from "node:fs";
import { lexisOf } from "../../dist/conversation/database-lexis.js";
import { readDoubt } from "../../dist/conversation/doubt/doubt.js";
import { openDatabase } from "../../dist/database/open.js";
import { readTrustCases } from "../../dist/evaluation/trust-set.js";
import { accountFor } from "../../dist/words/account.js";
import { inventedPiece } from "../../dist/words/invented.js";
import { bestOf } from "../best-of.js";

const at = (path) => new URL(`../../${path}`, import.meta.url);

export const engines = ["-"];

export async function prepare() {
  const database = await openDatabase(at("examples/bookshop.sqlite").pathname);
  const since = performance.now();
  const lexis = await lexisOf({ interpreter: {}, database });
  const collected = performance.now() - since;
  const turns = ["unknown", "fine"]
    .flatMap((name) =>
      readTrustCases(readFileSync(at(`test/trust/${name}.txt`), "utf8"), "flights"),
    )
    .filter((one) => one.database === "bookshop" && one.sql !== undefined);
  const take = ({ utterance, sql }) => {
    const account = accountFor({ utterance, values: [], sql, lexis });
    inventedPiece({ sql, utterances: [utterance], values: [], vouched: [], lexis });
    const heard = { values: [] };
    const understood = { sql, confidence: 0.9, provenance: [], alternatives: [], heard };
    readDoubt(understood, utterance, [{ turn: 1, sql, confidence: 0.9 }], account);
  };
  let slowest = 0;
  return {
    measure() {
      const each = turns
        .map((turn) => bestOf(() => take(turn), { times: 3 }))
        .sort((a, b) => a - b);
      slowest = each.at(-1);
      return each[Math.floor(each.length / 2)];
    },
    describe: () => ({
      turns: turns.length,
      "slowest ms": slowest.toFixed(2),
      "collected once ms": collected.toFixed(0),
    }),
    close: () => database.close(),
  };
}
