// Conditions spelled out after the noun, as people do who look things up: "with an age above 40", "whose
// country is france", "who bought lamps".
import type { Random } from "../../random.ts";
import type { CompareOp, Filter } from "../query.ts";
import type { Field, Subject, World } from "../tables/world.ts";
import { someVerb } from "./common-verbs.ts";
import { fieldText, many, one, say } from "./say.ts";

const operators: Readonly<Record<CompareOp, string>> = {
  "=": ":3 | :1 of | :1 equal to | :0.5 as",
  "!=": "(not|not equal to|other than)",
  ">": "{above}",
  "<": "{below}",
  ">=": "{least}",
  "<=": "{most}",
};

const isPlace = (field: Field): boolean =>
  /\b(?:country|city|state|town|location|place|hometown|nationality|county|district|region|headquarters?|address)\b/.test(
    field.names[0] ?? "",
  );

/** A column against one value, as it is said. */
export type ComparedValue = {
  readonly field: Field;
  readonly op: CompareOp;
  readonly said: string;
};

export function comparedText(
  random: Random,
  world: World,
  subject: Subject,
  compared: ComparedValue,
): string {
  const { field, said } = compared;
  const one = { ...compared, said: quoted(random, said, field) };
  return subject.fields.includes(field)
    ? ownAfter(random, one, subject)
    : foreignAfter(random, one, world.byTable.get(field.table) ?? subject);
}

type Searched = Extract<Filter, { kind: "between" | "like" | "average" }>;

export function searchedText(
  random: Random,
  world: World,
  subject: Subject,
  filter: Searched,
): string {
  const name = ownedName(random, world, subject, filter.field);
  switch (filter.kind) {
    case "between":
      return say(random, "{betweenAfter}", { name, low: filter.low, high: filter.high });
    case "like":
      return say(random, "{containing}", {
        name,
        value: random.next() < 0.7 ? `"${filter.value}"` : filter.value,
      });
    case "average":
      return say(random, "{averageAfter}", {
        name,
        word: "average",
        cmp: say(random, filter.op === ">" ? "{above}" : "{below}"),
      });
    default:
      return filter satisfies never;
  }
}

type Person = Extract<Filter, { kind: "person" }>;

/** A person by both names: "of the customer ann lee", "with first name ann and last name lee". */
export function personText(random: Random, subject: Subject, { owner, names }: Person): string {
  const [first, last] = names;
  if (first === undefined || last === undefined) return "";
  const parts = {
    a: first.said,
    b: last.said,
    one: one(random, owner),
    first: fieldText(random, first.field, false),
    last: fieldText(random, last.field, false),
    verbing: someVerb(random, "ing"),
    verbed: someVerb(random, "past"),
  };
  const spelled =
    ":3 with {first} [as|of] {a} and {last} [as|of] {b} | :1 whose {first} is {a} and {last} is {b} | :1 with [the] name {a} {b}";
  if (subject.fields.includes(first.field))
    return say(random, `:4 named {a} {b} | :3 {a} {b} | :1 called {a} {b} | ${spelled}`, parts);
  const whole = say(random, ":3 {a} {b} | :2 [the] {one} {a} {b} | :3 [the] {one} {spelled}", {
    ...parts,
    spelled: say(random, spelled, parts),
  });
  return say(random, "{ofPerson}", { ...parts, whole });
}

function ownedName(random: Random, world: World, subject: Subject, field: Field): string {
  const text = fieldText(random, field, false);
  const owner = world.byTable.get(field.table);
  return owner !== undefined &&
    !subject.fields.includes(field) &&
    !text.startsWith(owner.names[0] ?? "")
    ? `${one(random, owner)} ${text}`
    : text;
}

function ownAfter(
  random: Random,
  { field, op, said: value }: ComparedValue,
  subject: Subject,
): string {
  const name = fieldText(random, field, false);
  const cmp = say(random, operators[op]);
  const verb = pastVerb(field) ?? say(random, "{tookPlace}");
  const parts = { name, names: fieldText(random, field, true), value, cmp, verb };
  if (op === "!=")
    return say(
      random,
      ":4 whose {name} is not {value} | :2 not (from|in|with) {value} | :2 with {name} other than {value} | :2 with a {name} (not|different from) {value} | :1 that (are|is) not {value} | :1 except {value}",
      parts,
    );
  if (op === "=") {
    if (field.role === "name") return say(random, "{ownName}", parts);
    if (field.role === "year") return say(random, "{ownYear}", parts);
    if (field.role === "id") return say(random, "{ownId}", parts);
    const aged = /\bage\b/.test(name)
      ? ":3 aged {value} | :3 {value} | :2 (who are|that are|) {value} years old | :1 of age {value} |"
      : "";
    const place = isPlace(field)
      ? ":6 from {value} | :5 in {value} | :2 located in {value} | :1 that (come|are) from {value} | :1 living in {value} |"
      : "";
    const person =
      subject.people && /city|town|country/.test(name)
        ? ":1 who live in {value} | :1 who are from {value} |"
        : "";
    // A bare number says nothing of its column.
    const bare = field.numeric
      ? ""
      : ":1 that are {value} | :1 in [the] {value} {name} | :1 for {value} | :2 with {value} {name} |";
    return say(
      random,
      `${aged} ${place} ${person} ${bare} :3 whose {name} is {value} | :3 with {name} {value} | :2 with [a|the] {name} (of|as) {value} | :2 that have {name} {value} | :1 with {name} equal to {value} | :1 of {value} {name} | :1 of [the] {name} {value} | :1 having {name} {value} | :1 which (have|has) {value} (as|for) [the] {name}`,
      parts,
    );
  }
  if (/\bage\b/.test(name) && (op === ">" || op === "<")) {
    const older = op === ">" ? "(older than|above|over)" : "(younger than|below|under)";
    return say(
      random,
      `:4 ${older} {value} | :3 who are ${older} {value} | :2 aged ${older} {value} | :2 whose {name} is {cmp} {value} | :2 with {name} {cmp} {value} | :1 ${older} {value} years old | :1 with an {name} {cmp} {value}`,
      parts,
    );
  }
  if (field.role === "year" || field.role === "date") {
    const when =
      op === ">"
        ? "(after|later than|since)"
        : op === "<"
          ? "(before|earlier than|prior to)"
          : op === ">="
            ? "(since|in or after|from)"
            : "(by|in or before|until)";
    if ((op === ">=" || op === "<=") && random.next() < 0.6) {
      const later = op === ">=" ? "(later|after|newer)" : "(earlier|before)";
      return say(
        random,
        `:3 in {value} or ${later} | :3 that {verb} in [year] {value} or ${later} | :2 with {name} {value} or ${later} | :1 from {value} or ${later}`,
        parts,
      );
    }
    return say(
      random,
      `:5 ${when} {value} | :2 ${when} [the] year {value} | :3 whose {name} is ${when} {value} | :2 with {name} ${when} {value} | :1 with {name} {cmp} {value} | :2 that {verb} ${when} {value}`,
      parts,
    );
  }
  if ((op === ">=" || op === "<=") && random.next() < 0.35) {
    const more = op === ">=" ? "(more|above|higher|greater)" : "(less|fewer|below|lower)";
    return say(
      random,
      `:3 with {value} or ${more} {names} | :3 with [a] {name} of {value} or ${more} | :2 whose {name} is {value} or ${more}`,
      parts,
    );
  }
  return say(random, "{ownCompared}", parts);
}

/** "year join", "opening date" -> joined, opened: what happened in that year. */
export function pastVerb(field: Field): string | undefined {
  const words = (field.names[0] ?? "")
    .split(" ")
    .filter((word) => !/^(?:year|date|day|in|of|the)$/.test(word));
  const [verb] = words;
  if (words.length !== 1 || verb === undefined || !/[a-z]{3}/.test(verb)) return undefined;
  if (/(?:ed|ilt|ade|egan)$/.test(verb)) return verb;
  const stem = verb.replace(/(?:n?ning|ing)$/, (end) => (end === "ing" ? "" : "n"));
  return /e$/.test(stem) ? `${stem}d` : `${stem}ed`;
}

function foreignAfter(
  random: Random,
  { field, op, said: value }: ComparedValue,
  owner: Subject,
): string {
  const cmp = say(random, operators[op]);
  const name = fieldText(random, field, false);
  const parts = {
    one: one(random, owner),
    many: many(random, owner),
    name,
    value,
    cmp,
    verb: someVerb(random, "plain"),
    verbs: someVerb(random, "third"),
    verbed: someVerb(random, "past"),
    verbing: someVerb(random, "ing"),
  };
  if (op === "=" && (owner.titles.includes(field) || field.role === "name"))
    return say(random, "{foreignName}", parts);
  if (op === "=") return say(random, "{foreignValue}", parts);
  return say(random, "{foreignCompared}", parts);
}

/** Text in quotes now and then, as people who copy a value do. */
function quoted(random: Random, said: string, field: Field): string {
  if (field.numeric || random.next() < 0.82 || / (?:or|and) /.test(said)) return said;
  return random.next() < 0.7 ? `"${said}"` : `'${said}'`;
}
