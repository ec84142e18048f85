// Conversations with a model that answers what a table says: what is asked back, declined and replied
// to does not depend on what the model is.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import { type Database, DatabaseError } from "../../database/database.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { emptyWording } from "../../entities/wording.ts";
import type { Context, OpenModel } from "../interpreter.ts";
import { openConversation } from "../walk.ts";

const from = (city: string) => `SELECT train.number FROM train WHERE train.city = '${city}'`;
const all = "SELECT train.number FROM train";
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

let database: Database;
beforeAll(async () => {
  const bytes = await sqliteBytes([
    "CREATE TABLE train (number INTEGER, city TEXT, maker TEXT)",
    "INSERT INTO train VALUES (1, 'York', 'Pike'), (2, 'Toledo', 'York'), (3, 'Leeds', 'Pike')",
  ]);
  database = await createSqliteDatabase(bytes, "trains");
});
afterAll(() => database.close());
const open = () => openConversation({ model, database, date: "2020-01-01" });

test("a name nobody knows is asked about, and a choice settles it", async () => {
  const conversation = await open();
  const asked = await conversation.ask("trains to tokyo");
  expect([asked.sql, asked.rows]).toEqual(["", []]);
  expect(asked.clarify?.question).toContain('"tokyo". Did you mean Toledo?');
  expect(asked.clarify?.choices.map(({ sql }) => sql)).toEqual([from("Toledo"), all]);
  expect(asked.words).toContainEqual({ text: "tokyo", start: 10, end: 15, use: "unknown" });
  const chosen = await conversation.choose(1);
  expect([chosen.rows, chosen.confidence, chosen.turn]).toEqual([[[2]], 1, 1]);
  expect(conversation.turns).toHaveLength(1);
  await expect(conversation.choose(1)).rejects.toThrow("no choice 1");
});

test("a day that no calendar has is told", async () => {
  const ofNoDay = async (utterance: string) => (await (await open()).ask(utterance)).refused;
  const none = "There is no 30 February. Please say another day.";
  expect(await ofNoDay("trains to york on february 30")).toBe(none);
  expect(await ofNoDay("trains on the 30th of february")).toBe(none);
});

test("an average does not stand for another figure silently", async () => {
  const { refused, sql } = await (await open()).ask("median number of trains");
  expect(sql).toBe("");
  expect(refused).toBe(
    'I cannot work out "median". I can give the average, the lowest or the highest instead.',
  );
});

test("where there is one kind of things, all that is asked for is all of those", async () => {
  for (const utterance of ["list all", "show me everything"])
    expect((await (await open()).ask(utterance)).row_count).toBe(3);
  expect((await (await open()).ask("well, that is all")).sql).toBe("");
});

test("a name that would change nothing is not offered for it", async () => {
  const { clarify } = await (await open()).ask("trains for tokyo");
  expect(clarify?.question).toBe('I do not know "tokyo". Shall I leave it out?');
  expect(clarify?.choices).toHaveLength(1);
});

test("a word is left out together with its preposition", async () => {
  const { clarify } = await (await open()).ask("trains from atlantis to york");
  expect(clarify?.choices.map(({ sql }) => sql)).toEqual([from("York")]);
});

test("a number that nothing is compared with is asked about as a number", async () => {
  const { clarify } = await (await open()).ask("trains with more than 777 cities");
  expect(clarify?.question).toBe(
    "I found nothing here that 777 could be about. Shall I leave it out?",
  );
});

test("what was begun and not said is asked for, never made up", async () => {
  const asked = await (await open()).ask("trains to york and");
  expect(asked.clarify?.question).toContain('"trains to york and" what?');
  expect(asked.clarify?.choices.map(({ sql }) => sql)).toEqual([from("York")]);
  // Nobody said York: such a reading is not offered.
  expect((await (await open()).ask("all trains to")).refused).toContain('"all trains to" what?');
});

test("what is said next is put where it was missing", async () => {
  const conversation = await open();
  expect((await conversation.ask("trains to")).clarify?.question).toContain('"trains to" what?');
  const answer = await conversation.ask("york");
  expect([answer.sql, answer.utterance]).toEqual([from("York"), "york"]);
  expect(answer.words).toEqual([{ text: "york", start: 0, end: 4, use: "used", by: "york" }]);
});

test("a reply in words settles it too", async () => {
  const conversation = await open();
  await conversation.ask("trains to tokyo");
  const settled = await conversation.ask("leave it out");
  expect([settled.sql, settled.turn]).toEqual([all, 2]);
});

test("where nothing can be offered, nobody is asked to choose", async () => {
  const answer = await (await open()).ask("trains under -5");
  expect([answer.clarify, answer.sql]).toEqual([undefined, ""]);
  expect(answer.refused).toBe(
    "I found nothing here that 5 could be about. Please say it otherwise.",
  );
});

test("what is asked again in the same words is as sure as it was", async () => {
  const conversation = await open();
  const first = await conversation.ask("trains to york");
  const again = await conversation.ask("trains to york");
  expect([again.sql, again.confidence]).toEqual([first.sql, first.confidence]);
});

test("what settled a question back is taken back with it", async () => {
  const conversation = await open();
  await conversation.ask("trains to leeds");
  await conversation.ask("trains to tokyo");
  await conversation.ask("leave it out");
  expect((await conversation.ask("undo that")).said).toMatch(/^Taken back. We are at: .*Leeds/);
  expect((await conversation.ask("undo that")).said).toBe("Taken back. We are at the start.");
});

test("letters at random are declined in the middle of a conversation too", async () => {
  const conversation = await open();
  await conversation.ask("trains to leeds");
  const answer = await conversation.ask("jkl qwe");
  expect(answer.refused).toContain('"jkl qwe"');
  expect((await conversation.ask("2 plus 2")).refused).toContain('"plus"');
  expect((await conversation.ask("2 + 2 =")).refused).toContain("no question");
  const twice = await conversation.ask("jkl, jkl");
  expect(twice.refused).toBe('I did not understand that. I do not know "jkl".');
});

test("talk without a word about anything is declined, unless it points at what was found", async () => {
  const conversation = await open();
  await conversation.ask("trains to leeds");
  expect((await conversation.ask("show me those again")).rows).toEqual([[3]]);
  expect((await conversation.ask("to be or not to be")).refused).toContain("no question");
});

test("whoever speaks of themselves is not asked whether to leave it out", async () => {
  const answer = await (await open()).ask("i am so tired of trains");
  expect(answer.refused).toContain('"tired"');
});

test("what nothing links is asked about", async () => {
  const answer = await (await open()).ask("trains and cities");
  expect(answer.clarify?.question).toContain("Nothing links");
});

test("whoever asked in words is not told what is wrong with a query", async () => {
  const shut: Database = {
    ...database,
    query: async (sql, options) => {
      if (!sql.includes("'York'")) return await database.query(sql, options);
      throw new DatabaseError("refused", "The query is not allowed: two parsers do not agree.");
    },
  };
  const conversation = await openConversation({ model, database: shut, date: "2020-01-01" });
  const { error } = await conversation.ask("trains to york");
  expect(error?.code).toBe("refused");
  expect(error?.message).toMatch(/^I know no allowed way to look this up\./);
  const written = await conversation.answerWith(from("York"), "trains to york");
  expect(written.error?.message).toContain("two parsers");
});

test("a value that nobody said does not come out", async () => {
  const answer = await (await open()).ask("all trains");
  expect(answer.refused).toContain("york");
});

test("readings that are close are asked about, unless one makes more of the words", async () => {
  const conversation = await open();
  expect((await conversation.ask("how many trains")).rows).toEqual([[3]]);
  const asked = await conversation.ask("york trains");
  expect(asked.clarify?.choices.map(({ sql }) => sql)).toEqual([
    from("York"),
    close["york trains"],
  ]);
});

test("readings that find the same are not asked about, and together are sure enough", async () => {
  expect((await (await open()).ask("trains of york")).rows).toEqual([[1]]);
  expect((await (await open()).ask("trains of leeds")).rows).toEqual([[3]]);
  expect((await (await open()).ask("trains in leeds")).rows).toEqual([[3]]);
});

test("what the words leave open is asked about however sure the model is, and settled in words", async () => {
  for (const [reply, number] of [
    ["the city", 1],
    [":2", 2],
    ["i mean the maker", 2],
  ] as const) {
    const conversation = await open();
    const asked = await conversation.ask("only york");
    expect(asked.clarify?.choices).toHaveLength(2);
    expect((await conversation.ask(reply)).rows).toEqual([[number]]);
  }
});

test("a reading that is hardly likely is shown to be confirmed", async () => {
  const conversation = await open();
  const asked = await conversation.ask("leeds trains");
  expect([asked.sql, asked.clarify?.choices.map(({ sql }) => sql)]).toEqual(["", [from("Leeds")]]);
  expect((await conversation.ask("no")).said).toContain("other words");
  await conversation.ask("leeds trains");
  const settled = await conversation.ask("yes");
  expect([settled.sql, settled.confidence]).toEqual([from("Leeds"), 1]);
  expect((await conversation.ask("no, that's wrong")).said).toContain("Say what to change");
  const bold = await openConversation({
    model,
    database,
    date: "2020-01-01",
    asking: { unsure: 0 },
  });
  expect((await bold.ask("leeds trains")).sql).toBe(from("Leeds"));
});

test("what a rule took the whole of is a question, whatever its words", async () => {
  expect((await (await open()).ask("what is here now")).refused).toContain("no question");
  expect((await (await open()).ask("what is there now")).sql).toBe(all);
});

test("what says everything in the middle of a conversation needs no confirming", async () => {
  const conversation = await openConversation({
    model,
    database,
    date: "2020-01-01",
    asking: { unsure: 0.995, below: 0.995 },
  });
  const whole = "trains from york by leeds";
  expect((await conversation.ask(whole)).clarify?.question).toContain("Is this it?");
  await conversation.answerWith("SELECT city.name FROM city", "all cities");
  expect((await conversation.ask("from york by leeds")).clarify?.question).toContain("Is this it?");
  expect((await conversation.ask(whole)).clarify).toBeUndefined();
});

test("a value alone does not begin anew unasked", async () => {
  const conversation = await openConversation({ model, database, date: "2020-01-01" });
  await conversation.answerWith(`${from("York")} AND train.number > 0`, "trains to york");
  expect((await conversation.ask("leeds for me")).clarify?.question).toContain("this instead?");
  await conversation.ask("trains 2 to 4");
  expect((await conversation.ask("compare with 5")).clarify).toBeUndefined();
});

test("values that are all said begin anew unasked where they are about another table", async () => {
  for (const [said, asks] of [
    ["leeds for me", true],
    ["leeds in pike", false],
    ["leeds by pike", true],
  ] as const) {
    const conversation = await open();
    const before = `${from("York")} AND train.number > 0 AND train.maker != 'Pike'`;
    await conversation.answerWith(before, "trains to york");
    const { clarify, refused } = await conversation.ask(said);
    const isAsked = clarify?.question.includes("That would drop") ?? false;
    expect([said, refused, isAsked]).toEqual([said, undefined, asks]);
  }
});

test("doubt is inherited, until a person writes or confirms the query", async () => {
  const conversation = await openConversation({
    model,
    database,
    date: "2020-01-01",
    asking: { words: false },
  });
  const first = await conversation.ask("trains to york");
  const doubtful = await conversation.ask("only slow ones");
  expect(doubtful.confidence).toBeLessThan(first.confidence);
  const written = conversation.fork();
  expect((await written.runSql(from("York"))).confidence).toBe(1);
  const said = conversation.fork();
  expect((await said.ask("yes, that's right")).said).toContain("Good");
  const confirmed = conversation.fork();
  await confirmed.confirm();
  for (const settled of [written, said, confirmed]) {
    const next = await settled.ask("only slow ones");
    expect(next.confidence).toBeGreaterThan(doubtful.confidence);
  }
});

test("talk about the conversation is replied to, and moves where it stands", async () => {
  const conversation = await open();
  await conversation.ask("trains to leeds");
  await conversation.ask("trains to york");
  expect((await conversation.ask("what tables are there")).said).toBe("There is 1 table: train.");
  const about = await conversation.ask("what do you know about trains");
  expect(about.said).toBe("train has 3 rows; of each I know number, city and maker.");
  const leeds = await conversation.fork().ask("what can you tell me about the leeds train");
  expect(leeds.said).toBeUndefined();
  expect((await conversation.ask("are you sure?")).said).toContain("% sure");
  expect((await conversation.ask("why")).said).toContain('"york" became york');
  const back = await conversation.ask("go back to the leeds ones");
  expect(back.rows).toEqual([[3]]);
  const york = /^Taken back\. We are at: .*York/i;
  expect((await conversation.ask("undo that")).said).toMatch(york);
  expect((await conversation.ask("start over")).said).toContain("new start");
  expect((await conversation.ask("undo that")).said).toMatch(york);
  await conversation.ask("undo that");
  expect((await conversation.ask("undo")).said).toBe("Taken back. We are at the start.");
  expect((await conversation.ask("undo")).said).toBe("There is nothing to take back.");
  for (const turn of conversation.turns) expect(turn.refused).toBeUndefined();
});

test("what was answered or asked is told again, at the start and in the middle", async () => {
  const conversation = await open();
  expect((await conversation.ask("repeat that")).said).toBe("There is nothing to repeat yet.");
  const asked = "what did i just ask";
  expect((await conversation.ask(asked)).said).toBe("You have not asked anything yet.");
  await conversation.ask("trains to leeds");
  expect((await conversation.ask("repeat that")).rows).toEqual([[3]]);
  expect((await conversation.ask("say that again")).rows).toEqual([[3]]);
  expect((await conversation.ask(asked)).said).toMatch(/^You asked: "trains to leeds". I read it/);
  const told = await conversation.ask("jkl qwe");
  expect((await conversation.ask("repeat that")).said).toBe(told.refused);
  await conversation.ask("trains to tokyo");
  await conversation.ask("say that again");
  expect((await conversation.ask("1")).rows).toEqual([[2]]);
});

test("what is told again leaves the conversation where it stands", async () => {
  const conversation = await open();
  await conversation.ask("trains to york");
  await conversation.ask("trains to leeds");
  await conversation.ask("repeat that");
  expect((await conversation.ask("undo that")).said).toMatch(/^Taken back. We are at: .*York/);
});

test("what is asked for with a new start is a first question, and the start can be taken back", async () => {
  const conversation = await open();
  await conversation.ask("trains to york");
  const fresh = await conversation.ask("ok, start over with trains to leeds");
  expect(fresh.sql).toBe(from("Leeds"));
  expect(fresh.words).toContainEqual({
    text: "leeds",
    start: 30,
    end: 35,
    use: "used",
    by: "leeds",
  });
  expect((await conversation.ask("undo that")).said).toMatch(/^Taken back. We are at: .*York/);
  await conversation.ask("start again with trains to leeds");
  const stored = JSON.parse(JSON.stringify(conversation.store()));
  const again = await openConversation({ model, database, date: "2020-01-01" }, stored);
  expect((await again.ask("undo that")).said).toMatch(/^Taken back. We are at: .*York/);
});
