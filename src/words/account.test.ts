import { expect, test } from "vitest";
import type { Schema } from "../database/database.ts";
import type { ResolvedValue } from "../entities/placeholder.ts";
import { accountFor } from "./account.ts";
import { createLexis, likeness } from "./lexis.ts";
import { lexis, schema, sql, table, values } from "./teachers.fixture.ts";

const uses = (utterance: string, query = sql) =>
  Object.fromEntries(
    accountFor({ utterance, values: [], sql: query, lexis }).words.map(({ text, use }) => [
      text,
      use,
    ]),
  );

test("a word that was read as another is understood as that one", () => {
  const readAs = new Map([
    ["unveil", { word: "show", sure: false }],
    ["tutors", { word: "teachers", sure: true }],
    ["goalkeepers", { word: "teachers", sure: false }],
    ["zorgs", { word: "courses", sure: true }],
    ["median", { word: "teachers", sure: true }],
    ["kindest", { word: "show", sure: true }],
  ]);
  const told = (utterance: string) =>
    accountFor({ utterance, values: [], sql, lexis, readAs }).words.map(
      ({ text, use, as }) => `${text} ${use}${as === undefined ? "" : ` as ${as}`}`,
    );
  expect(told("unveil tutors")).toEqual(["unveil polite as show", "tutors used as teachers"]);
  // The most of something is no wish.
  expect(told("kindest tutors")).toEqual(["kindest unknown", "tutors used as teachers"]);
  // Likely is not sure; what became nothing was not understood; a median is no other figure.
  expect(told("goalkeepers zorgs median")).toEqual([
    "goalkeepers unknown",
    "zorgs unknown",
    "median unknown",
  ]);
});

test("how many people came is told by rows that each are of one of them", () => {
  const visits = createLexis({
    schema: { tables: [table("visit", ["day", "member_id"])] },
    values: [],
  });
  const people = (query: string) =>
    accountFor({
      utterance: "how many people came",
      values: [],
      sql: query,
      lexis: visits,
    }).words.find(({ text }) => text === "people")?.use;
  expect(people("SELECT COUNT( * ) FROM visit")).toBe("used");
  expect(people("SELECT visit.day FROM visit")).toBe("unknown");
});

test("a column's own name is no remark that has the same word", () => {
  const query = "SELECT teacher.salary FROM teacher";
  const part = {
    kind: "entity",
    text: "salary",
    value: "salary raised",
    score: 0.5,
    start: 4,
    end: 10,
    column: "course.title",
    sqlText: "'salary raised'",
    type: "TITLE",
  };
  const { words } = accountFor({
    utterance: "the salary",
    values: [part as unknown as ResolvedValue],
    sql: query,
    lexis,
  });
  expect(words).toMatchObject([{ text: "salary", use: "used" }]);
});

test("the name of a flag that the query uses says what it is heard to say, not the other", () => {
  const flagged = createLexis({
    schema: { tables: [table("tool", ["name", "needs_licence", "licence_year"])] },
    values: [],
  });
  const flag = {
    kind: "entity",
    text: "licence",
    value: "1",
    score: 1,
    start: 11,
    end: 18,
    column: "tool.needs_licence",
  } as unknown as ResolvedValue;
  const licence = (condition: string) =>
    accountFor({
      utterance: "tools with licence",
      values: [flag],
      sql: `SELECT tool.name FROM tool WHERE ${condition}`,
      lexis: flagged,
    }).words.find(({ text }) => text === "licence")?.use;
  expect(licence("tool.needs_licence = 1")).toBe("used");
  expect(licence("tool.needs_licence = 0")).toBe("known");
  // Another column of that name is what was said.
  expect(licence("tool.licence_year = 2022")).toBe("used");
});

test("each content word ends in one of four places", () => {
  expect(uses("please show the teachers from Leeds with courses and parachutes")).toEqual({
    please: "polite",
    show: "polite",
    teachers: "used",
    Leeds: "used",
    courses: "known",
    parachutes: "unknown",
  });
});

test("what nobody ever does, and what is counted for each of something, are not answered by all", () => {
  const all = "SELECT COUNT ( * ) FROM teacher";
  const apart = "SELECT city , COUNT ( * ) FROM teacher GROUP BY city";
  for (const said of ["teachers per city", "teachers for each city", "teachers grouped by city"]) {
    expect([said, uses(said, all)["city"]]).toEqual([said, "unknown"]);
    expect([said, uses(said, apart)["city"]]).not.toEqual([said, "unknown"]);
  }
  expect(uses("the average per city", "SELECT AVG ( city ) FROM teacher")["city"]).not.toBe(
    "unknown",
  );
  const none = "SELECT name FROM teacher WHERE NOT EXISTS ( SELECT 1 FROM course )";
  expect(uses("teachers who never teach")["never"]).toBe("unknown");
  expect(uses("teachers who never teach", none)["never"]).toBeUndefined();
  expect(uses("never mind, the teachers")["never"]).toBeUndefined();
  const taught = "SELECT course.title FROM course JOIN teacher ON teacher.salary = course.credits";
  expect(uses("courses without teachers", taught)["without"]).toBe("unknown");
  expect(uses("courses without teachers", none)["without"]).toBeUndefined();
  expect(uses("how many are paid by salary", all)["salary"]).toBe("unknown");
});

test("so many of a thing are counted, not compared with something else", () => {
  const paid = "SELECT course.title FROM course JOIN teacher ON t = u WHERE teacher.salary > 100";
  const many = "SELECT course.title FROM course JOIN teacher ON t = u HAVING COUNT ( * ) > 100";
  expect(uses("courses with more than 100 teachers", paid)["100"]).toBe("unknown");
  expect(uses("courses with more than 100 teachers", many)["100"]).toBe("used");
  expect(uses("courses of teachers over 100", paid)["100"]).toBe("used");
  const first =
    "SELECT n.title FROM ( SELECT course.title , ROW_NUMBER( ) OVER ( PARTITION BY teacher.salary ) AS place FROM course JOIN teacher ON t = u ) AS n WHERE n.place <= 3";
  expect(uses("top 3 courses per salary", first)["3"]).toBe("used");
});

test("a word near in meaning to a name of the schema is known", () => {
  expect(uses("what teachers earn", "SELECT salary FROM teacher")["earn"]).toBe("used");
  expect(uses("which teachers snore")["snore"]).toBe("unknown");
});

test("a part of a compound is about a column that is named by it", () => {
  const homes = "SELECT title , home_city FROM course , teacher";
  expect(uses("courses with homework", homes)["homework"]).toBe("unknown");
  expect(uses("what is their workcity", homes)["workcity"]).toBe("used");
});

test("remarks, wishes and names said once more bother nobody", () => {
  for (const said of [
    "That was fast, thank you. Which teachers are from Leeds?",
    "awesome, the teachers of Leeds",
    "limit it to teachers from Leeds",
    "teachers of Leeds whom it affects",
    "teachers by homecity Leeds",
    "lessons taking place with teachers of Leeds",
    "home city categories of teachers from Leeds",
  ])
    expect([said, Object.entries(uses(said)).filter(([, use]) => use === "unknown")]).toEqual([
      said,
      said.startsWith("lessons") ? [["lessons", "unknown"]] : [],
    ]);
  const paid = "SELECT name FROM teacher WHERE home_city = 'Leeds' ORDER BY salary DESC LIMIT 1";
  expect(
    Object.values(uses("whats the name of Mr Leeds who earns the highest salary", paid)),
  ).not.toContain("unknown");
  expect(uses("that fast teacher from Leeds")["fast"]).toBe("unknown");
  expect(uses("teachers with products from Leeds")["products"]).toBe("unknown");
});

test("what a number is in belongs to it", () => {
  const long = "SELECT name FROM teacher WHERE salary > 20";
  expect(uses("teachers over 20 metres", long)).not.toHaveProperty("metres");
  expect(uses("teachers with metres", long)["metres"]).toBe("unknown");
});

test("how old something is, is a property of that thing", () => {
  const born = { tables: [table("employee", ["name", "birth_date"]), table("track", ["title"])] };
  const shop = createLexis({ schema: born, values: [] });
  const ages = (utterance: string, column: string) => {
    const start = utterance.indexOf("sun");
    const place = { text: "Sun", start, end: start + 3, placeholders: [] };
    const found: ResolvedValue = { kind: "entity", ...place, value: "Sun", column, score: 1 };
    const query = `SELECT employee.birth_date FROM employee JOIN sale JOIN track WHERE ${column} = 'Sun'`;
    const asked = { utterance, values: [found], sql: query, lexis: shop };
    return accountFor(asked).words.find(({ text }) => text === "old")?.use;
  };
  expect(ages("how old is the sun", "track.title")).toBe("unknown");
  expect(ages("how old is sun", "employee.name")).toBe("used");
  expect(ages("how old are the employees of sun", "track.title")).toBe("used");
});

test("what is asked for is named: what is only near it in meaning is something else", () => {
  const names = "SELECT name FROM teacher";
  expect(uses("physicians from Leeds", names)["physicians"]).toBe("unknown");
  expect(uses("the physician of each town", names)["physician"]).toBe("unknown");
  expect(uses("which teachers are physicians", names)["teachers"]).toBe("used");
  const clinic = createLexis({ schema: { tables: [table("doctor", ["name"])] }, values: [] });
  const count = "SELECT COUNT ( * ) FROM doctor";
  const counted = (utterance: string) =>
    accountFor({ utterance, values: [], sql: count, lexis: clinic }).unknown.length;
  expect([counted("how many nurses are there"), counted("how many doctors")]).toEqual([1, 0]);
});

test("a comparison is understood where the query compares", () => {
  expect(uses("larger than 6", "SELECT title FROM course WHERE credits > 6")["larger"]).toBe(
    "used",
  );
  expect(uses("larger courses", "SELECT title FROM course")["larger"]).toBe("unknown");
});

test("an affair of one's own is passed over, unless it limits something", () => {
  expect(uses("teachers from Leeds for a meeting")["meeting"]).toBe("polite");
  expect(uses("teachers who leave after the meeting")["meeting"]).toBe("unknown");
});

test("a greeting, a matter of course and spoken forms are passed over", () => {
  const words = uses("good evening, i wanna see the teachers themselves");
  expect(Object.values(words)).not.toContain("unknown");
});

test("a slip of the pen in a usual word is no unknown word", () => {
  expect(uses("pleese shwo the taechers from Leeds")).toEqual({
    pleese: "polite",
    shwo: "unknown",
    taechers: "used",
    Leeds: "used",
  });
});

test("a name that no row has is not understood by being copied into the query", () => {
  const all = createLexis({ schema, values, complete: true });
  const place = (query: string) =>
    accountFor({ utterance: "from atlantis", values: [], sql: query, lexis: all }).words[0]?.use;
  expect(place("SELECT name FROM teacher WHERE home_city = 'atlantis'")).toBe("unknown");
  expect(place("SELECT name FROM teacher WHERE home_city LIKE '%atlantis%'")).toBe("unknown");
});

test("neighbours that nobody knows are one name, with its place", () => {
  const utterance = "teachers from New Zirkon, in Leeds";
  const { unknown } = accountFor({ utterance, values: [], sql, lexis });
  expect(unknown.map(({ text }) => text)).toEqual(["New Zirkon"]);
  const [word] = accountFor({ utterance: "from qol zirkon", values: [], sql, lexis }).unknown;
  expect(word).toMatchObject({ text: "qol zirkon", start: 5, end: 15 });
});

test("what is to be worked out is used where the query does it, and not understood where not", () => {
  const average = "SELECT AVG ( T1.salary ) FROM teacher AS T1";
  expect(uses("average salary of teachers", average)).toMatchObject({ average: "used" });
  const least = "SELECT MIN ( T1.salary ) FROM teacher AS T1";
  expect(uses("average salary of teachers", least)).toMatchObject({ average: "unknown" });
});

test("outside a place is an exception, and verbs that only link say nothing", () => {
  const others = "SELECT T1.name FROM teacher AS T1 WHERE T1.city != 'Leeds'";
  expect(uses("teachers outside Leeds", others)).toMatchObject({ outside: "used" });
  expect(uses("teachers outside Leeds")).toMatchObject({ outside: "unknown" });
  expect(uses("teachers that sit in Leeds")).toMatchObject({ sit: "polite" });
});

test("a part of time is used where the query works with it", () => {
  const monthly = "SELECT strftime( '%Y-%m' , hired ) , COUNT ( * ) FROM teacher GROUP BY 1";
  expect(uses("teachers per month", monthly)).toMatchObject({ month: "used" });
  expect(uses("teachers per month")).toMatchObject({ month: "unknown" });
});

test("a kind of value is used beside the value that says which", () => {
  expect(uses("teachers with Leeds status")).toMatchObject({ Leeds: "used", status: "used" });
  expect(uses("teachers with marital status")).toMatchObject({ status: "unknown" });
});

test("two endings of one long word are one word", () => {
  const skills: Schema = { tables: [table("teacher", ["name", "specialty"])] };
  const about = createLexis({ schema: skills, values: [] });
  const asked = { values: [], sql: "SELECT name , specialty FROM teacher", lexis: about };
  const said = (utterance: string) => accountFor({ ...asked, utterance }).unknown;
  expect(said("teachers and what they specialise in")).toEqual([]);
  expect(said("teachers and what they spend")).toHaveLength(1);
  expect(said("teachers and their specialtyroom")).toEqual([]);
  expect(said("teachers and their specialtyqxvz")).toHaveLength(1);
});

test("a number that the query does not have is not understood", () => {
  expect(uses("teachers from Leeds under 4000")["4000"]).toBe("unknown");
  const under = `${sql} AND T1.salary < 4000`;
  expect(uses("teachers from Leeds under 4000", under)["4000"]).toBe("used");
});

test("names are offered for what looks like a slip of them", () => {
  expect(lexis.similar("leads").map(({ text }) => text)).toEqual([]);
  expect(lexis.similar("leedz").map(({ text }) => text)).toEqual(["Leeds"]);
  expect(lexis.similar("tokyo").map(({ text }) => text)).toEqual(["Toledo"]);
  expect(likeness("abc", "abc")).toBe(1);
});

test("words that the maker of the query accounts for are used", () => {
  const sql = "SELECT AVG ( T1.salary ) FROM teacher AS T1";
  const asked = { utterance: "churn of teachers", values: [], sql, lexis };
  expect(accountFor(asked).unknown).toHaveLength(1);
  expect(accountFor({ ...asked, accounted: ["churn"] }).unknown).toHaveLength(0);
});

test("an opinion or a degree that no part of the query stands for is not understood", () => {
  expect(uses("nice teachers from Leeds")["nice"]).toBe("unknown");
  expect(uses("nice, the teachers from Leeds")["nice"]).toBe("polite");
  expect(uses("which teachers are old")["old"]).toBe("unknown");
  const dearest = "SELECT name FROM teacher ORDER BY salary DESC LIMIT 1";
  expect(uses("expensive teachers", dearest)["expensive"]).not.toBe("unknown");
});

test("parts of two people's names, side by side, are nobody's name", () => {
  const part = (text: string, value: string, start: number) => {
    const end = start + text.length;
    const column = "teacher.name";
    return {
      kind: "entity",
      text,
      value,
      start,
      end,
      column,
      placeholders: [],
      score: 0.8,
    } as const;
  };
  const schema: Schema = { tables: [table("teacher", ["name", "salary"])] };
  const about = createLexis({ schema, values: [] });
  const asked = {
    values: [part("Anna", "Anna Rossi", 10), part("Fischer", "Ida Fischer", 15)] as const,
    sql: "SELECT salary FROM teacher WHERE name = 'Anna Rossi'",
    lexis: about,
  };
  const told = accountFor({ ...asked, utterance: "salary of Anna Fischer" });
  expect(told.unknown.map(({ text }) => text)).toEqual(["Anna Fischer"]);
  const [first, second] = asked.values;
  const elsewhere = [first, { ...second, column: "pupil.name" }];
  const other = accountFor({ ...asked, values: elsewhere, utterance: "salary of Anna Fischer" });
  expect(other.unknown.map(({ text }) => text)).toEqual(["Anna Fischer"]);
  const apart = [first, { ...second, start: 16, end: 23 }];
  const both = accountFor({ ...asked, values: apart, utterance: "salary of Anna, Fischer" });
  expect(both.unknown).toEqual([]);
});

test("a word beside a name that holds it is another, and the one asked for is no affair of one's own", () => {
  const schema: Schema = { tables: [table("beer", ["name", "price"])] };
  const about = createLexis({ schema, values: [] });
  const value = {
    kind: "entity",
    value: "Hop Lantern",
    text: "Hop Lantern",
    column: "beer.name",
  } as const;
  const at = { start: 8, end: 19, placeholders: [], score: 1 };
  const sql = "SELECT price FROM beer WHERE name = 'Hop Lantern'";
  const asked = { values: [{ ...value, ...at }], sql, lexis: about };
  const unknown = (utterance: string) =>
    accountFor({ ...asked, utterance }).unknown.map(({ text }) => text);
  expect(unknown("hops in Hop Lantern")).toEqual(["hops"]);
  expect(unknown("price - Hop Lantern for the manager")).toEqual([]);
  expect(unknown("price - Hop Lantern, the manager of it")).toEqual(["manager"]);
});

test("a median is no average, whatever a model was taught", () => {
  const schema: Schema = { tables: [table("teacher", ["name", "salary"])] };
  const about = createLexis({ schema, values: [], learned: new Map([["median", ["AVG"]]]) });
  const sql = "SELECT AVG( salary ) FROM teacher";
  const asked = { values: [], sql, lexis: about, utterance: "median salary" };
  expect(accountFor(asked).unknown.map(({ text }) => text)).toEqual(["median"]);
});

test("somebody on holiday is no holiday of one's own, and nobody is somebody who is not", () => {
  expect(uses("teachers on holiday")).toMatchObject({ holiday: "unknown" });
  expect(uses("i am on holiday, show the teachers")).toMatchObject({ holiday: "polite" });
  expect(uses("teachers that nobody likes")).toMatchObject({ nobody: "unknown" });
  const none = "SELECT name FROM teacher WHERE teacherId NOT IN ( SELECT title FROM course )";
  expect(uses("teachers that nobody likes", none)).toMatchObject({ nobody: "used" });
});

test("a slip of a name that the query is not about is none, nor is one of a word that became nothing", () => {
  const near = { kind: "entity", text: "torledo", value: "Toledo", start: 9, end: 16 } as const;
  const slip = { ...near, column: "teacher.home_city", placeholders: [], score: 0.8 };
  const told = (query: string) =>
    accountFor({ utterance: "teachers torledo", values: [slip], sql: query, lexis }).words.at(-1)
      ?.use;
  expect(told("SELECT name FROM teacher WHERE home_city = 'Toledo'")).toBe("used");
  expect(told(sql)).toBe("unknown");
  expect(uses("teachers with a salery")).toMatchObject({ salery: "unknown" });
});

test("a name of several words is said in several", () => {
  const tables = [table("pet", ["name", "weight_kg"])];
  const about = createLexis({ schema: { tables }, values: [] });
  const heavy = "SELECT pet.name FROM pet WHERE pet.weight_kg > 3";
  const asked = {
    utterance: "pets that weigh more than 3 kg",
    values: [],
    sql: heavy,
    lexis: about,
  };
  expect(accountFor(asked).unknown).toEqual([]);
});

test("how many there are is counted, or told by a column of that name", () => {
  expect(uses("how many courses are there")).toMatchObject({ courses: "unknown" });
  const counts = "SELECT COUNT ( * ) FROM course";
  expect(uses("how many courses are there", counts)).toMatchObject({ courses: "used" });
  const credits = "SELECT credits FROM course";
  expect(uses("how many credits are there", credits)).toMatchObject({ credits: "used" });
  expect(uses("teachers from Leeds and 3 kilograms")).toMatchObject({ kilograms: "unknown" });
});

test("what is said in other forms of a name, or once more, is understood", () => {
  const cities = "SELECT DISTINCT teacher.home_city FROM teacher";
  expect(uses("the home cities where teachers are located", cities)["located"]).toBe("used");
  expect(uses("home_city of the teachers", cities)["home_city"]).toBe("used");
  expect(uses("teacher members who snore", cities)).toMatchObject({
    members: "used",
    snore: "unknown",
  });
  const like = "SELECT title FROM course WHERE title LIKE 'a%'";
  expect(uses("titles starting with a", like)["starting"]).toBe("used");
  expect(uses("titles starting soon", "SELECT title FROM course")["starting"]).not.toBe("used");
  const least = "SELECT MIN ( credits ) FROM course";
  expect(uses("the minimum value of the credits", least)["value"]).toBe("used");
  expect(uses("the value of the courses", "SELECT title FROM course")["value"]).toBe("unknown");
  expect(uses("what occurred", cities)["occurred"]).toBe("polite");
  expect(uses("do you mean the home cities", cities)["mean"]).toBeUndefined();
  expect(uses("the mean of the home cities", cities)["mean"]).toBe("unknown");
  expect(uses("home cities in the system", cities)["system"]).toBe("polite");
  expect(uses("home cities of the system", cities)["system"]).toBe("unknown");
  const keys = "SELECT teacher.teacherId FROM teacher";
  expect(uses("teacher ids", keys)["ids"]).toBe("used");
});

test("a part of one is said in per cent", () => {
  const query = "SELECT name FROM teacher WHERE share > 0.1";
  const number = { kind: "number", text: "10", value: 10, placeholders: [], score: 1 } as const;
  const at = "teachers with a share above ".length;
  const values = [{ ...number, start: at, end: at + 2 }];
  const use = (utterance: string) =>
    accountFor({ utterance, values, sql: query, lexis }).words.find(({ text }) => text === "10")
      ?.use;
  expect(use("teachers with a share above 10%")).not.toBe("unknown");
  expect(use("teachers with a share above 10")).toBe("unknown");
});

test("a verb that says no more than having is used by what is had, where that is in the query", () => {
  const named = "SELECT T1.title FROM course AS T1 JOIN teacher AS T2 WHERE T2.home_city = 'Leeds'";
  expect(uses("courses owned by Leeds", named)["owned"]).toBe("used");
  expect(uses("courses that run on Leeds", named)["run"]).toBe("used");
  expect(uses("courses run by Leeds", named)["run"]).toBe("unknown");
  const credits = "SELECT title FROM course WHERE credits > 3";
  expect(uses("courses that carry more than 3 credits", credits)["carry"]).toBe("used");
  expect(uses("courses with room for over 3 credits", credits)["room"]).toBe("used");
  expect(uses("courses with a room", credits)["room"]).toBe("unknown");
  expect(uses("courses that carry parachutes", credits)["carry"]).toBe("unknown");
  expect(uses("courses with more than 3 credits that are carried", credits)["carried"]).toBe(
    "unknown",
  );
});

test("a noun that trades say for another is understood where the query is about that one", () => {
  const courses = "SELECT title FROM course";
  expect(uses("which instructors are from Leeds")["instructors"]).toBe("used");
  expect(uses("modules and their titles", courses)["modules"]).toBe("used");
  // A kind beside the whole, and what the query is not about.
  expect(uses("which headmasters are from Leeds")["headmasters"]).toBe("unknown");
  expect(uses("tutors and their modules", courses)["tutors"]).toBe("unknown");
});

test("what is asked for may be among what whole rows show", () => {
  const all = "SELECT * FROM teacher WHERE home_city = 'Leeds'";
  expect(uses("what do those from Leeds earn", all)["earn"]).toBe("used");
  expect(uses("those from Leeds who earn", all)["earn"]).toBe("unknown");
  expect(uses("what do those from Leeds eat", all)["eat"]).toBe("unknown");
});

test("a text that no value holds is not known, unless letters are spoken of", () => {
  const known = createLexis({ schema, values, complete: true });
  const query = "SELECT name FROM teacher WHERE name LIKE '%titanic%'";
  const told = (utterance: string, asked = query) =>
    accountFor({ utterance, values: [], sql: asked, lexis: known }).unknown.map(({ text }) => text);
  expect(told("teachers named titanic")).toEqual(["titanic"]);
  expect(told("teachers whose name contains titanic")).toEqual([]);
  const tol = "SELECT name FROM teacher WHERE home_city LIKE '%toled%'";
  expect(told("teachers in toled", tol)).toEqual([]);
});

test("short names of columns are spelt out, and names in quotes are names", () => {
  const works = {
    tables: [
      table("Piece List", ["Piece ID", "Weight Kg"]),
      table("svc_call", ["call_dt", "qty", "stop_min"]),
    ],
  };
  const known = createLexis({ schema: works, values: [] });
  const told = (utterance: string, asked: string) =>
    accountFor({ utterance, values: [], sql: asked, lexis: known }).unknown.map(({ text }) => text);
  const pieces = 'SELECT p."Weight Kg" FROM "Piece List" p';
  expect(told("kilos of each piece in velvet", pieces)).toEqual(["velvet"]);
  const calls = "SELECT call_dt , qty , stop_min FROM svc_call";
  expect(told("date, quantity and minutes of the calls", calls)).toEqual([]);
  expect(told("colour of the calls", calls)).toEqual(["colour"]);
});

test("short words are spelt out, and a sum by a count is an average", () => {
  const stock = createLexis({
    schema: { tables: [table("item", ["quantity", "lvl"])] },
    values: [],
  });
  const told = (utterance: string, asked: string) =>
    accountFor({ utterance, values: [], sql: asked, lexis: stock }).unknown.map(({ text }) => text);
  expect(told("qty per level of the items", "SELECT quantity , lvl FROM item")).toEqual([]);
  const each = "SELECT SUM ( quantity ) / COUNT ( DISTINCT lvl ) FROM item";
  expect(told("avg quantity per level", each)).toEqual([]);
  expect(told("avg quantity", "SELECT quantity FROM item")).toEqual(["avg"]);
});

test("an email address is an email", () => {
  const mails = createLexis({
    schema: { tables: [table("person", ["name", "email", "phone"])] },
    values: [],
  });
  const told = (utterance: string) =>
    accountFor({ utterance, values: [], sql: "SELECT email FROM person", lexis: mails }).unknown;
  expect(told("their email addresses")).toEqual([]);
  expect(told("their car addresses").map(({ text }) => text)).toEqual(["car"]);
});

test("how often, how far and other everyday turns of speech are no unknown words", () => {
  const often = "SELECT title FROM course GROUP BY title HAVING COUNT ( * ) >= 2";
  expect(uses("courses held at least twice so far", often)).not.toMatchObject({ far: "unknown" });
  expect(uses("titles held twice", often)["twice"]).toBe("used");
  expect(uses("how far is Leeds")["far"]).toBe("unknown");
  expect(uses("leave out those without a title", often)["leave"]).toBe("polite");
  expect(uses("teachers who leave", often)["leave"]).toBe("unknown");
  const born = "SELECT name FROM teacher WHERE salary BETWEEN '1980-01-01' AND '1989-12-31'";
  expect(uses("teachers of the eighties", born)["eighties"]).toBe("used");
  expect(uses("teachers of the nineties", born)["nineties"]).toBe("unknown");
});

test("what is over, missing or undone is said by what there is not", () => {
  const open = "SELECT title FROM course WHERE credits IS NULL";
  expect(uses("ongoing courses", open)["ongoing"]).toBe("used");
  expect(uses("ongoing courses", "SELECT title FROM course")["ongoing"]).toBe("unknown");
  const none = "SELECT title FROM course WHERE credits NOT IN ( SELECT salary FROM teacher )";
  expect(uses("uncredited courses", none)["uncredited"]).toBe("used");
  expect(uses("unhaunted courses", none)["unhaunted"]).toBe("unknown");
  expect(uses("uncredited courses", "SELECT title , credits FROM course")["uncredited"]).toBe(
    "unknown",
  );
});

test("a general word is said for a kind of it, and no kind for the whole", () => {
  const farm = createLexis({ schema: { tables: [table("cow", ["name", "born"])] }, values: [] });
  const told = (utterance: string, asked = "SELECT cow.name FROM cow ORDER BY cow.born") =>
    accountFor({ utterance, values: [], sql: asked, lexis: farm }).unknown.map(({ text }) => text);
  expect(told("the youngest animals on the farm")).toEqual([]);
  expect(told("the youngest calves on the farm")).toEqual(["calves"]);
  expect(told("the youngest animals of the farm next door")).toEqual(["farm", "door"]);
});

test("turnover is so many at such a price, and late what came after it was due", () => {
  const stock = createLexis({
    schema: { tables: [table("line", ["pieces", "price", "sent", "due"])] },
    values: [],
  });
  const told = (utterance: string, asked: string) =>
    accountFor({ utterance, values: [], sql: asked, lexis: stock }).unknown.map(({ text }) => text);
  expect(told("turnover", "SELECT SUM( line.pieces * line.price ) FROM line")).toEqual([]);
  expect(told("turnover", "SELECT COUNT( * ) FROM line")).toEqual(["turnover"]);
  expect(told("late lines", "SELECT * FROM line WHERE line.sent > line.due")).toEqual([]);
  expect(told("late lines", "SELECT * FROM line WHERE line.pieces > 3")).toEqual(["late"]);
});

test("that something happened is said of figures and of what is joined, not of things alone", () => {
  const sum = "SELECT home_city , SUM( teacher.salary ) FROM teacher GROUP BY home_city";
  expect(uses("salary earned per home city", sum)["earned"]).toBe("used");
  expect(uses("salary stolen per home city", sum)["stolen"]).toBe("unknown");
  const both = "SELECT name FROM teacher JOIN course ON teacherId = credits";
  expect(uses("teachers who booked a course", both)["booked"]).toBe("used");
  expect(uses("teachers who were booked", "SELECT name FROM teacher")["booked"]).toBe("unknown");
});

test("the strongest of what is named is the most of it", () => {
  const most = "SELECT MAX( course.credits ) FROM course";
  expect(uses("the strongest credits of a course", most)["strongest"]).toBe("used");
  expect(uses("the strongest course", most)["strongest"]).toBe("unknown");
});

test("what a name is commonly said with is no word of its own", () => {
  const paid = "SELECT salary FROM teacher";
  expect(uses("the exact salary", paid)["exact"]).toBe("used");
  expect(uses("the secret salary", paid)["secret"]).toBe("unknown");
  expect(uses("the exact teachers of Leeds")["exact"]).not.toBe("polite");
});

test("how a thing comes, whom an age tells and what brings money are no words of their own", () => {
  const bread: Schema = {
    tables: [
      table("product", ["name", "price", "sugar_free", "discontinued"]),
      table("guest", ["name", "birth_date", "started_on"]),
    ],
  };
  const known = createLexis({
    schema: bread,
    values: [{ text: "rye bread", column: "product.name" }],
  });
  const of = (utterance: string, query: string) =>
    accountFor({ utterance, values: [], sql: query, lexis: known }).unknown.map(({ text }) => text);
  const rye = "SELECT SUM ( product.price ) FROM product WHERE product.name = 'rye bread'";
  expect(of("how many loaves of rye bread", rye)).toEqual([]);
  expect(of("how many statues of rye bread", rye)).toEqual(["statues"]);
  const young = "SELECT guest.name FROM guest WHERE guest.birth_date > '2012-01-01'";
  expect(of("kids under 12", young)).not.toContain("kids");
  expect(of("kids", "SELECT guest.name FROM guest")).toEqual(["kids"]);
  const most =
    "SELECT product.name FROM product GROUP BY product.name ORDER BY SUM ( product.price ) DESC LIMIT 1";
  expect(of("which product brings in the most", most)).toEqual([]);
  const first = "SELECT guest.name FROM guest ORDER BY guest.started_on LIMIT 1";
  expect(of("which guest has been there the longest", first)).toEqual([]);
  expect(of("the longest guest", first)).toEqual(["longest"]);
});

test("everyday words have a sense that the query says otherwise", () => {
  const shop: Schema = {
    tables: [
      table("product", ["name", "price", "kind"]),
      table("sale", ["product", "clerk", "quantity", "sold_on", "refunded_on"]),
      table("clerk", ["name", "level"]),
    ],
  };
  const known = createLexis({ schema: shop, values: [{ text: "A1", column: "clerk.level" }] });
  const of = (utterance: string, query: string) =>
    accountFor({ utterance, values: [], sql: query, lexis: known }).unknown.map(({ text }) => text);
  const products = "SELECT product.name FROM product";
  expect(of("free products", `${products} WHERE product.price = 0`)).toEqual([]);
  expect(of("free products", products)).toEqual(["free"]);
  expect(of("which products does this person like", products)).toEqual([]);
  expect(of("products, high to low", `${products} ORDER BY product.price DESC`)).toEqual([]);
  expect(of("the dear ones first", `${products} ORDER BY product.price DESC`)).toEqual([]);
  expect(of("the dear ones", `${products} ORDER BY product.kind`)).toEqual(["dear"]);
  expect(of("the oldest product we run", products)).not.toContain("run");
  expect(of("unsold products", "SELECT sale.product FROM sale WHERE sale.sold_on IS NULL")).toEqual(
    [],
  );
  expect(
    of("only beginners at a1", "SELECT clerk.name FROM clerk WHERE clerk.level = 'A1'"),
  ).toEqual([]);
});

test("what one thing does to another that it is joined with is no word of its own", () => {
  const joined =
    "SELECT T1.name , COUNT( * ) FROM teacher AS T1 JOIN course AS T2 ON T2.teacher = T1.name GROUP BY T1.name";
  const of = (utterance: string) =>
    accountFor({ utterance, values: [], sql: joined, lexis }).unknown.map(({ text }) => text);
  expect(of("how many courses does each teacher handle")).toEqual([]);
  expect(of("how many courses were burnt by each teacher")).toEqual(["burnt"]);
  expect(of("how many courses does each teacher have in a cellar")).toEqual(["cellar"]);
});
