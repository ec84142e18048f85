// "how many people report to each manager", "who manages nobody", "who does ada report to": asked of a table whose rows
// name those that they report to.
import { word } from "../../outline/symbols.ts";
import { type DescribedSchema, itemOfTable } from "../../schema/described.ts";
import { chiefRole } from "../../schema/roles.ts";
import {
  type Clauses,
  called,
  clausesOf,
  column,
  outlineOfClauses,
  type Symbols,
} from "../clauses.ts";
import { countOfRows, nameColumns } from "../find-columns.ts";
import { keyAmong, personMeant } from "../things/chief-edits.ts";
import { figureAt, type OutlineChange, oneFigure } from "./figures.ts";

/** Who reports, by which key, to whom, and how these are told. */
type Firm = {
  readonly role: number;
  readonly table: number;
  readonly key: number;
  readonly to: number;
  readonly names: readonly Symbols[];
  readonly schema: DescribedSchema;
  readonly change: OutlineChange;
  readonly before: Clauses | null;
};

type Said = Readonly<Record<string, string>>;
type Form = readonly [said: string, make: (said: Said, firm: Firm) => Symbols | null];

const chief = "(?:managers?|boss(?:es)?|supervisors?|superiors?|chiefs?)";
const leads = "(?:manages?|supervises?|leads?)";
const team = "(?:(?:direct )?reports?|subordinates?|team members)";
const whom = "(?<whom>.+?)";
const bound =
  "(?<bound>(?:more than|over|at least|fewer than|less than|exactly) \\w+|\\w+ or more)";

/** PEOPLE: what rows of the table are called. The first that fits is meant. */
const forms: readonly Form[] = [
  [
    "(?<figure>(?:average|mean|total|highest|lowest|maximum|minimum|median) .+?) (?:of|for) (?:the )?PEOPLE (?:under|below|of|for|reporting to|managed by|who report to) (?:each|every) CHIEF",
    figureOfTeams,
  ],
  [
    "(?:how many|number of|count of) PEOPLE (?:report|work|answer) (?:to|for|under) (?:each|every) CHIEF",
    perChief,
  ],
  ["how many (?:report|work|answer) (?:to|for|under) each(?: CHIEF| of them| one)?", perChief],
  ["how many PEOPLE (?:does|do) (?:each|every) CHIEF (?:have|manage|supervise|lead)", perChief],
  ["(?:number|count) of PEOPLE (?:per|by|for each|of each|under each|for every) CHIEF", perChief],
  [
    "(?:(?:list|each|all|every|the) )*CHIEF (?:with|and|by) (?:(?:the|their|his|its) )*(?:number|count) of PEOPLE",
    perChief,
  ],
  [
    `(?:which |what )?CHIEF(?: who| that)? (?:with|have|has|having|manages?|supervises?) ${bound} PEOPLE`,
    chiefsOfSoMany,
  ],
  [`who (?:${leads}|has|have) ${bound} PEOPLE`, chiefsOfSoMany],
  [
    `(?:who|which CHIEF) (?:${leads}|has|have) (?:the )?(?<end>most|fewest|least) PEOPLE`,
    chiefOfMost,
  ],
  [
    `(?:who|(?:which )?PEOPLE(?: who| that)?) (?:${leads} (?:nobody|no one|no PEOPLE)|(?:do|does) not (?:manage|supervise|lead) (?:anyone|anybody|PEOPLE))`,
    leadNobody,
  ],
  ["(?:who|(?:which )?PEOPLE(?: who| that)?) (?:is|are) (?:not|no)(?: an?)? CHIEF", leadNobody],
  [
    `(?:who|(?:which )?PEOPLE(?: who| that)?) (?:has|have|with|without)(?: no| any)* ${team}`,
    leadNobody,
  ],
  [
    "(?:(?:the )?names? of )?(?:(?:list|which PEOPLE are|who are|who is an?|all|the|our) )*CHIEFS",
    allChiefs,
  ],
  [`(?:who|which PEOPLE) ${leads} (?:people|others|someone|somebody|anyone|a team)`, allChiefs],
  [
    "how many CHIEFS (?:are there|do we have|have we)",
    (said, firm) => counted(allChiefs(said, firm), firm),
  ],
  [
    "(?:list )?PEOPLE (?:together |along )?(?:with|and|including) (?:the names? of )?(?:their|the) CHIEF(?: names?)?",
    (_, { change, ...firm }) => change("with their managers", listOf(firm)),
  ],
  [
    "PEOPLE and who they (?:report|answer|work) (?:to|for)",
    (_, { change, ...firm }) => change("with their managers", listOf(firm)),
  ],
  [
    "(?:who|(?:which )?PEOPLE(?: who| that)?) (?:has no|have no|with no|without(?: an?| any)?|reports? to (?:nobody|no one)|(?:do|does) not have an?) ?CHIEF?",
    (_, { change, ...firm }) => change("without a manager", listOf(firm)),
  ],
  [
    `how many PEOPLE (?:reports?|works?|answers?) (?:directly )?(?:to|for|under) ${whom}`,
    (said, firm) => counted(below(said, firm), firm),
  ],
  [
    `(?:who|(?:which )?PEOPLE(?: who| that| which)?) (?:(?:all|else) )?(?:are )?(?:reports?|reporting|works?|working|answers?) (?:directly )?(?:to|for|under) ${whom}`,
    below,
  ],
  [`who(?:m)? (?:does|do|did) ${whom} (?:manage|supervise|lead)`, below],
  [`(?:who|PEOPLE(?: who| that)?) (?:(?:is|are) )?(?:managed|supervised|led) by ${whom}`, below],
  [`PEOPLE (?:under|below) ${whom}`, below],
  [`(?:who are )?(?:the )?(?:direct reports|subordinates|team) of ${whom}`, below],
  [`(?:who are )?${whom} s (?:direct reports|subordinates|team)`, below],
  [
    `(?:who|PEOPLE|only those|those|the ones) (?:whose CHIEF|who have a CHIEF that) (?:is|was|are|lives?|works?|has|earns?) ${whom}`,
    below,
  ],
  [`(?:to )?who(?:m)? (?:does|do|did) ${whom} (?:report|answer|work)(?: to| for)?`, above],
  [`who ${leads} ${whom}`, above],
  [`(?:who (?:is|are|was) )?(?:the )?CHIEF of ${whom}`, above],
  [`who (?:is|are|was) ${whom}(?: s)? CHIEF`, above],
];

const people =
  "people persons? employees? staff workers? colleagues? (?:direct )?reports? subordinates? team members";
const known = new Map<string, readonly (readonly [RegExp, Form[1]])[]>();

/** The forms with what the rows are called here. */
function formsFor(nouns: string): readonly (readonly [RegExp, Form[1]])[] {
  const found = known.get(nouns);
  if (found !== undefined) return found;
  const all = [...people.replace("team members", "team.members").split(/ (?![^(]*\))/), nouns];
  const called = `(?:(?:the |all |our )?(?:${all.join("|").replace("team.members", "team members")}))`;
  const made = forms.map(
    ([text, make]) =>
      [
        new RegExp(
          `^${text
            .replaceAll("PEOPLE", called)
            .replaceAll("CHIEFS", "(?:managers|bosses|supervisors|superiors|chiefs)")
            .replaceAll("CHIEF", chief)}$`,
        ),
        make,
      ] as const,
  );
  if (known.size < 100) known.set(nouns, made);
  return made;
}

export function chiefQuestion(
  phrase: string,
  schema: DescribedSchema,
  change: OutlineChange,
  before: Clauses | null = null,
): Symbols | null {
  const role = chiefRole(schema);
  const { of: table, key } = schema.tables[role ?? -1]?.role ?? {};
  const to = schema.links.find(({ from }) => from === key)?.to;
  if (role === undefined || table === undefined || key === undefined || to === undefined)
    return null;
  const names = nameColumns(table, schema).map(column);
  if (names.length === 0) return null;
  const firm = { role, table, key, to, names, schema, change, before };
  const nouns = (schema.tables[table]?.words ?? []).join(" ");
  for (const [form, make] of formsFor(`${nouns}(?:e?s)?`)) {
    const found = form.exec(phrase);
    const made = found && make(found.groups ?? {}, firm);
    if (made !== null) return made;
  }
  const compared = change(phrase, listOf(firm));
  return comparing.test(phrase) ? compared : null;
}

const comparing = new RegExp(`^(?:who|which) .+ (?:than|as|before|after) (?:\\w+ )+${chief}`);

const listOf = ({ table, names, schema }: Pick<Firm, "table" | "names" | "schema">): Symbols => {
  const rows = clausesOf(oneFigure(column(itemOfTable(schema, table))));
  return rows === null ? [] : outlineOfClauses({ ...rows, select: names });
};

function narrowed(condition: Symbols, firm: Firm): Symbols | null {
  const list = clausesOf(listOf(firm));
  return list && outlineOfClauses({ ...list, where: [condition] });
}

function counted(list: Symbols | null, { table, schema }: Firm): Symbols | null {
  const clauses = list && clausesOf(list);
  return clauses && outlineOfClauses({ ...clauses, select: [countOfRows(table, schema)] });
}

function perChief(_: Said, { table, role, schema, change }: Firm): Symbols | null {
  const called = schema.tables[role]?.words.join(" ");
  return change(`by ${called}`, oneFigure(countOfRows(table, schema)));
}

function figureOfTeams({ figure = "" }: Said, { role, schema, change }: Firm): Symbols | null {
  const found = figureAt(figure, schema);
  const whole = found?.length === figure.split(" ").length;
  const called = schema.tables[role]?.words.join(" ");
  return found && whole ? change(`by ${called}`, oneFigure(found.figure)) : null;
}

/** The managers alone, as "artists with more than 3 albums" are. */
function chiefsOfSoMany(said: Said, firm: Firm): Symbols | null {
  const all = perChief(said, firm);
  const some = all && firm.change(`only those with ${said["bound"]}`, all);
  const clauses = some && clausesOf(some);
  return clauses && outlineOfClauses({ ...clauses, select: clauses.select.slice(0, -1) });
}

function chiefOfMost(said: Said, firm: Firm): Symbols | null {
  const all = perChief(said, firm);
  return all && firm.change(said["end"] === "most" ? "top 1" : "bottom 1", all);
}

/** Those whom somebody reports to. */
const reportedTo = ({ key }: Firm): Symbols => {
  const some: Symbols = [...column(key), word("is"), word("not"), word("null")];
  const keys = clausesOf(oneFigure(column(key)));
  return keys === null ? [] : outlineOfClauses({ ...keys, where: [some] });
};

function allChiefs(_: Said, firm: Firm): Symbols | null {
  return narrowed([...column(firm.to), ...called("in", reportedTo(firm))], firm);
}

function leadNobody(_: Said, firm: Firm): Symbols | null {
  return narrowed([...column(firm.to), word("not"), ...called("in", reportedTo(firm))], firm);
}

function below({ whom = "" }: Said, firm: Firm): Symbols | null {
  const where = personSaid(whom, firm);
  return where && narrowed(keyAmong(firm.key, firm.to, where), firm);
}

function above({ whom = "" }: Said, firm: Firm): Symbols | null {
  const where = personSaid(whom, firm);
  return where && narrowed(keyAmong(firm.to, firm.key, where), firm);
}

const pronoun = /^(?:her|him|them|she|he|they|that person|those|this person)$/;
const all = /^(?:each|every|all|the most|most|nobody|no one|anyone|more|less)\b/;

/** By whatever the rows are told: a name, a town, or those of the query before. */
function personSaid(said: string, firm: Firm): readonly Symbols[] | null {
  const { before, table, schema, change } = firm;
  if (pronoun.test(said)) return before && personMeant(before, table, schema);
  if (all.test(said)) return null;
  const list = listOf(firm);
  const whole = change(`only ${said}`, list) ?? change(said, list);
  // A first name and a last name, each by itself.
  const made =
    whole ??
    said.split(" ").reduce<Symbols | null>((one, name) => one && change(`only ${name}`, one), list);
  const clauses = made && clausesOf(made);
  const own = clauses?.where.every((part) =>
    part.every((one) => one.kind !== "item" || schema.columns[one.item]?.table === table),
  );
  return clauses && own && clauses.where.length > 0 ? clauses.where : null;
}
