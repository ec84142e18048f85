// Queries that a person wrote down in short, by the names that a domain declares: what is asked, then slots
// with their values ("flights from:city(BOSTON) depart:before(1200)"), or what changes of the query before
// ("+ airline:one(DL) - depart", "fares +", "back - date"). Spelt out as the SQL that the generator writes.
import type { Interaction } from "../dataset/interaction.ts";
import { type CivilDate, parseDate } from "../dates/civil.ts";
import { UserError } from "../errors.ts";
import type { DeclaredLinks } from "./condition-sql.ts";
import type { Domain, Slot, Target, Variant } from "./domain.ts";
import { createLinks } from "./links.ts";
import { querySql } from "./query-sql.ts";
import { type Declared, declared, drop, type Filled, fill, retarget } from "./slots.ts";
import { setDay, setMoment, setTwoDays, withItem } from "./values.ts";

/** `back`: the last query about the domain's first topic, before what was asked in passing. */
const goingBack = "back";

const unanswered = ["unanswerable"] as const;

/** Conversations that people wrote about a domain; all that is wrong is said at once. */
export function spellAll(domain: Domain, written: readonly Interaction[]): readonly Interaction[] {
  const talks: Interaction[] = [];
  const wrong: string[] = [];
  for (const one of written) {
    try {
      talks.push(spellOut(domain, { ...one, database: domain.database }));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      wrong.push(error.message);
    }
  }
  if (wrong.length > 0) throw new UserError(wrong.join("\n"));
  return talks;
}

/** Queries that begin with SELECT stay as they are; any other is shorthand. */
export function spellOut(domain: Domain, talk: Interaction): Interaction {
  const about: DeclaredLinks = { domain, links: createLinks(domain.links) };
  let last: Declared | undefined;
  let main: Declared | undefined;
  const turns = talk.turns.map((turn, index) => {
    // The first of several is what the next turn goes on from.
    const before = { last, main };
    const sql = turn.sql.map((text, reading) => {
      if (/^select\b/i.test(text)) return text;
      try {
        const query = readShorthand(domain, text, before);
        const written = querySql(about, query);
        if (written === undefined) throw new UserError("no query can be written of it");
        if (reading === 0) {
          last = query;
          if (query.target.topic === domain.topics[0]?.name) main = query;
        }
        return written;
      } catch (error) {
        if (!(error instanceof UserError || error instanceof RangeError)) throw error;
        throw new UserError(`${talk.id}, turn ${index + 1}: "${text}": ${error.message}`);
      }
    });
    // What nothing can answer is learned as such.
    return sql.length === 0 ? { ...turn, sql, labels: unanswered } : { ...turn, sql };
  });
  return { ...talk, turns };
}

type Before = { readonly last: Declared | undefined; readonly main: Declared | undefined };

export function readShorthand(domain: Domain, text: string, { last, main }: Before): Declared {
  const words = wordsOf(text);
  const back = words[0] === goingBack;
  if (back) words.shift();
  const named =
    words[0] !== undefined && /^[a-z][\w-]*$/.test(words[0]) ? words.shift() : undefined;
  const target = named === undefined ? undefined : targetNamed(domain, named);
  const from = back ? main : last;
  const goesOn = back || target === undefined || words[0] === "+" || words[0] === "-";
  if (goesOn && from === undefined) throw new UserError("goes on from nothing");
  let query =
    goesOn && from !== undefined
      ? target === undefined
        ? from
        : retarget(from, target)
      : declared(target!);
  let adding = true;
  for (const word of words) {
    if (word === "=") continue;
    if (word === "+" || word === "-") adding = word === "+";
    else if (adding) query = fill(query, [readSlot(domain, word)]);
    else query = without(domain, query, word);
  }
  return query;
}

/** Words, with what stands in brackets kept together. */
const wordsOf = (text: string): string[] =>
  (text.match(/[^\s()]+(?:\([^)]*\))?/g) ?? []).map((word) => word.trim());

function targetNamed({ targets }: Domain, name: string): Target {
  const found = targets.find((one) => one.name === name);
  if (found !== undefined) return found;
  throw new UserError(`no target "${name}": ${targets.map((one) => one.name).join(", ")}`);
}

function slotNamed({ slots }: Domain, name: string): Slot {
  const found = slots.find((one) => one.name === name);
  if (found !== undefined) return found;
  throw new UserError(`no slot "${name}": ${slots.map((one) => one.name).join(", ")}`);
}

function without(domain: Domain, query: Declared, name: string): Declared {
  slotNamed(domain, name);
  const held = query.where.some((one) => one.kind === "slot" && one.slot === name);
  if (held) return drop(query, [name]);
  throw new UserError(`"${name}" is taken back, and was not there`);
}

function readSlot(domain: Domain, word: string): Filled {
  const [, name = "", way = "", inside] = /^([\w-]+):([\w-]+)(?:\((.*)\))?$/.exec(word) ?? [];
  if (name === "") throw new UserError(`"${word}": expected slot:variant(value, value)`);
  const slot = slotNamed(domain, name);
  const variant = slot.variants.find((one) => one.name === way);
  if (variant === undefined) {
    const ways = slot.variants.map((one) => one.name).join(", ");
    throw new UserError(`${name} has no variant "${way}": ${ways}`);
  }
  const given = inside === undefined ? [] : inside.split(",").map((one) => one.trim());
  const params = paramsOf(domain, variant, given);
  return { kind: "slot", slot: name, variant, params, texts: new Map(), turn: 0 };
}

function paramsOf(
  domain: Domain,
  { name, params: wanted = {} }: Variant,
  given: readonly string[],
): Map<string, string | number> {
  const sources = Object.entries(wanted);
  if (sources.length !== given.length)
    throw new UserError(`${name}: expected ${sources.length} in brackets, not ${given.length}`);
  const params = new Map<string, string | number>();
  sources.forEach(([param, sourceName], i) => {
    const text = given[i]!;
    const source = domain.values[sourceName];
    switch (source?.kind) {
      case "items": {
        const item = source.items.find(({ value }) => String(value) === text);
        if (item === undefined) throw new UserError(`no value "${text}" among ${sourceName}`);
        withItem(params, param, item);
        return;
      }
      case "date":
        setDay(params, param, dayOf(text));
        return;
      case "weekend":
        setTwoDays(params, param, dayOf(text));
        return;
      case "time":
        setMoment(params, param, numberOf(text));
        return;
      case "number":
        params.set(param, numberOf(text));
        return;
      case undefined:
        throw new RangeError(`values: no source "${sourceName}"`);
      default:
        source satisfies never;
    }
  });
  return params;
}

function dayOf(text: string): CivilDate {
  const day = parseDate(text);
  if (day !== null) return day;
  throw new UserError(`"${text}": expected a day such as 1993-02-05`);
}

function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new UserError(`"${text}": expected a number`);
}
