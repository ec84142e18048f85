import type { DescribedSchema } from "../../schema/described.ts";
import { joinTables } from "../../schema/join-path.ts";
import { stem } from "../../schema/stem.ts";
import { clausesOf, outlineOfClauses } from "../clauses.ts";
import { countOfRows } from "../find-columns.ts";
import { phraseStems } from "../said.ts";
import { revenueItem, revenueOf, tableDone } from "../things/deeds.ts";
import { buyers, peopleCalled, sellers } from "../things/people.ts";
import {
  type Beginning,
  type Begun,
  differentAt,
  type OutlineChange,
  oneFigure,
  tableAt,
} from "./figures.ts";

const thing = "(?<thing>[a-z]+(?: [a-z]+)?)";
const does = "(?:did|does|do|has|have|had)";
const ends =
  "(?: (?<rest>(?:in|since|from|during|between|last|this|before|after|for|to|on|by|per) .+))?";
const earned = new RegExp(
  `^how much (?:money |revenue )?${does} (?:each|every) ${thing} (?:sell|sold|make|made|earn|earned|bring in|brought in|generate|generated|spend|spent|(?<pays>pay|paid))(?: us| in total| overall| altogether)?${ends}$`,
);
const counted = new RegExp(
  `^how many (?<what>[a-z]+(?: [a-z]+)?) ${does} (?:each|every) ${thing} (?:place|placed|make|made|have|had|got|get|take|taken|took|handle|handled|process|processed|receive|received|submit|submitted|do|done|order|ordered|sell|sold|write|wrote|written|own|owned)${ends}$`,
);
const broughtIn = new RegExp(
  `^(?:which|what) ${thing} (?:have |has |had )?(?:brought in|bring in|brings in|made|earned|generated|grossed|took in|sold for) (?:us )?(?:the )?(?<end>most|least)(?: money| revenue| income)?${ends}$`,
);
const different = new RegExp(
  `^how many (?:different|distinct|unique) (?<what>[a-z]+(?: [a-z]+)?) ${does} (?:each|every) ${thing} [a-z]+${ends}$`,
);
const most = new RegExp(
  `^(?:who|which ${thing.replaceAll("+(?: [a-z]+)?", "+")}) (?:has |have |had )?(?<deed>[a-z]+) (?:the )?(?<end>most|fewest|least) (?<what>[a-z]+)${ends}$`,
);

const spent = new RegExp(
  `^(?:how much|what)(?: money)? (?:did|does|do|has|have|had) (?<who>.+?) (?:spend|spent)(?: with us| in total| overall| altogether)?${ends}$`,
);

/** "what did acme spend in 2024": what came in from them. */
function spentBy(phrase: string, schema: DescribedSchema, change: OutlineChange): Begun | null {
  const { who = "", rest = "" } = spent.exec(phrase)?.groups ?? {};
  const revenue = who === "" ? undefined : revenueOf(schema);
  if (revenue === undefined || /^(?:each|every)\b/.test(who)) return null;
  const place = /\b(?:from|in) .+$/.exec(who)?.[0] ?? who;
  for (const said of new Set([who, place])) {
    const outline = change(`only ${said}`, oneFigure(revenue));
    if (outline !== null) return { outline, rest };
  }
  return null;
}

export const figureOfEach: Beginning = (phrase, schema, change) => {
  const money = earned.exec(phrase)?.groups;
  const kept = money?.["pays"] !== undefined && keepsPayments(schema);
  const revenue = money && !kept ? revenueOf(schema) : undefined;
  const apart = different.exec(phrase)?.groups;
  const rows = apart ?? counted.exec(phrase)?.groups;
  const { thing: who = "", what = "", rest = "" } = money ?? rows ?? {};
  const table = rows && tableCalled(what, schema);
  const all = table === undefined ? undefined : countOfRows(table, schema);
  const once = apart && differentAt(phraseStems(what), schema)?.figure;
  const figure = revenue ?? (apart === undefined ? all : once);
  const outline = figure && change(`by ${who}`, oneFigure(figure));
  if (outline) return { outline, rest };
  return (
    mostMoney(phrase, schema, change) ??
    spentBy(phrase, schema, change) ??
    mostOf(phrase, schema, change)
  );
};

/** "which films brought in most": in the order of what came in by each. */
function mostMoney(phrase: string, schema: DescribedSchema, change: OutlineChange): Begun | null {
  const { thing: things = "", end, rest = "" } = broughtIn.exec(phrase)?.groups ?? {};
  const revenue = end === undefined ? undefined : revenueOf(schema);
  const grouped = revenue && change(`by ${things}`, oneFigure(revenue));
  const clauses = grouped && clausesOf(grouped);
  if (clauses == null) return null;
  const orderBy = [{ by: clauses.select.at(-1) ?? [], descending: end === "most" }];
  const limit = things.endsWith("s") ? null : 1;
  return { outline: outlineOfClauses({ ...clauses, orderBy, limit }), rest };
}

/** What was paid is kept by itself, beside what was sold. */
function keepsPayments(schema: DescribedSchema): boolean {
  const sold = schema.columns[revenueItem(schema)]?.table;
  return schema.tables.some(
    ({ words }, t) => t !== sold && /^(?:payments?|receipts?)$/.test(words.at(-1) ?? ""),
  );
}

function mostOf(phrase: string, schema: DescribedSchema, change: OutlineChange): Begun | null {
  const { thing: who, deed = "", end, what = "", rest = "" } = most.exec(phrase)?.groups ?? {};
  if (end === undefined) return null;
  const people = who ?? personOf(deed, schema);
  const owner = people === undefined ? undefined : tableCalled(people, schema);
  const table = owner === undefined ? undefined : tableDoing(what, deed, owner, schema);
  const figure = table === undefined ? undefined : countOfRows(table, schema);
  const grouped = figure && change(`by ${people}`, oneFigure(figure));
  const clauses = grouped && clausesOf(grouped);
  if (clauses === null || clauses === undefined) return null;
  const by = clauses.select.at(-1) ?? [];
  const limit = who?.endsWith("s") === true ? null : 1;
  const orderBy = [{ by, descending: end === "most" }];
  return { outline: outlineOfClauses({ ...clauses, orderBy, limit }), rest };
}

const buying = /^(?:rented|ordered|placed|bought|purchased|booked|borrowed|made|returned)$/;
const selling = /^(?:sold|handled|processed|took|taken|served|managed|closed)$/;

/** Who does such things, by what they are called here. */
function personOf(deed: string, schema: DescribedSchema): string | undefined {
  const side = buying.test(deed) ? buyers : selling.test(deed) ? sellers : undefined;
  const table = side && peopleCalled(side, schema);
  return table === undefined ? undefined : schema.tables[table]?.words.join(" ");
}

/** The rows that tell each time, of those that name the person: orders by name, rentals of films by what was done. */
function tableDoing(
  what: string,
  deed: string,
  owner: number,
  schema: DescribedSchema,
): number | undefined {
  const tells = (table: number | undefined): boolean => {
    const [, next, ...more] = table === undefined ? [] : joinTables(schema, [owner, table]);
    return (
      more.length === 0 && next?.link != null && schema.columns[next.link.from]?.table === table
    );
  };
  const named = tableCalled(what, schema);
  if (tells(named)) return named;
  const done = named === undefined ? undefined : tableDone([deed], schema);
  const own = done === undefined ? "" : (schema.tables[done]?.words.at(-1) ?? "");
  const same = stem(own).startsWith(deed.replace(/ed$/, ""));
  return same && tells(done) ? done : undefined;
}

function tableCalled(name: string, schema: DescribedSchema): number | undefined {
  const words = name.split(" ");
  const found = tableAt(words.map(stem), schema);
  return found?.length === words.length ? found.at : undefined;
}
