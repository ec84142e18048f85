// What can be said of a table's rows without counting any of them twice: its own columns, those of the
// rows it refers to, and what a link of two tables adds.
import { oncePer } from "../../once-per.ts";
import { neighbours } from "../tables/choose.ts";
import type { TableJoin } from "../tables/join-tables.ts";
import type { Field, Subject, World } from "../tables/world.ts";
import { hasTime } from "./periods.ts";

export type ReachedSubject = {
  readonly subject: Subject;
  /** How many joins away. */
  readonly away: number;
  /** Only through a table that links two others. */
  readonly linked: boolean;
};

const knownIn = oncePer((_: World) => new Map<string, readonly ReachedSubject[]>());

/** The table itself first, then what it refers to, near before far. */
export function reachOf(world: World, subject: Subject): readonly ReachedSubject[] {
  const cache = knownIn(world);
  const before = cache.get(subject.key);
  if (before !== undefined) return before;
  const found = findReach(world, subject);
  cache.set(subject.key, found);
  return found;
}

function findReach(world: World, subject: Subject): ReachedSubject[] {
  const found: ReachedSubject[] = [{ subject, away: 0, linked: false }];
  const add = (next: Subject, away: number, linked: boolean): void => {
    if (found.some((one) => one.subject.key === next.key)) return;
    const join = world.join([subject.key, next.key], subject.key);
    if (join !== undefined && isSafeJoin(world, subject.key, join))
      found.push({ subject: next, away, linked });
  };
  for (let at = 0; at < found.length; at++) {
    const here = found[at];
    if (here === undefined || here.away > 2) continue;
    for (const { subject: next, role } of neighbours(world, here.subject)) {
      if (role === "parent") add(next, here.away + 1, here.linked);
      else if (isPureLink(next))
        for (const far of neighbours(world, next))
          if (far.role === "parent" && far.subject.key !== here.subject.key)
            add(far.subject, here.away + 2, true);
    }
  }
  return found;
}

/** Kept by the database's makers rather than told by anybody: when a row was last changed. */
export const isKept = ({ role, names }: Field): boolean =>
  role === "date" &&
  /\b(?:last update|updated?|modified|last modified|changed)\b/.test(names[0] ?? "");

/** Says nothing but which two belong together: an order line with its quantity says more. */
const isPureLink = ({ link, fields }: Subject): boolean =>
  link &&
  fields.every((field) => (field.role !== "amount" && field.role !== "date") || isKept(field));

/** Going out from a table, every join leads to one row, or through a table that only links two. */
export function isSafeJoin(
  world: World,
  from: string,
  { steps }: TableJoin,
  adding = false,
): boolean {
  const seen = new Set([from]);
  const open = [from];
  for (let at = 0; at < open.length; at++) {
    for (const { edge } of steps) {
      const table = open[at];
      const next =
        edge.child === table ? edge.parent : edge.parent === table ? edge.child : undefined;
      if (next === undefined || seen.has(next)) continue;
      // What stands in the row itself would be added up once for each of its links.
      const other = world.byTable.get(next);
      const linked = other !== undefined && isPureLink(other) && !(adding && table === from);
      if (edge.parent === table && !linked) return false;
      seen.add(next);
      open.push(next);
    }
  }
  return true;
}

const mainDates =
  /\b(?:order|ordered|invoice|sale|sold|payment|transaction|booking|booked|purchase|created|start|posted|issued|visit|rental|rented|bill|event|placed|received|loan|donated|harvest|match|played)\b|^date$/;

/** Days that come after what happened, or have little to do with it. */
const lateDates =
  /\b(?:birth|born|death|dob|expiry|expiration|expires|due|out|end|ended|return|returned|closed|close|delivered|delivery|shipped|ship|finished|finish|paid|cancelled|churned|left|resolved|updated|modified)\b/;

/** The day that "in 2013" means for these rows: the table's own, or that of what it belongs to. */
export function dateOf(world: World, subject: Subject): Field | undefined {
  for (const { subject: one, away } of reachOf(world, subject)) {
    if (away > 1 || one.link || (away > 0 && one.people)) continue;
    const found = mainDate(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Of several days the one that tells when it happened. */
export function mainDate(subject: Subject): Field | undefined {
  const dates = subject.fields.filter(
    (field) =>
      field.table === subject.key &&
      hasTime(field) &&
      !isKept(field) &&
      !/birth|born|death|dob|expir|due/.test(field.names[0] ?? ""),
  );
  const early = dates.filter(({ names }) => !lateDates.test(names[0] ?? ""));
  const full = early.filter(({ gaps }) => !gaps);
  return (
    early.find(({ names }) => mainDates.test(names[0] ?? "")) ?? full[0] ?? early[0] ?? dates[0]
  );
}

/** Tells one row from another rather than groups them: nobody asks for sales by phone number. */
export const isContact = (field: Field): boolean =>
  /\b(?:phone|fax|email|e mail|login|url|website|address|zip|number|serial|license|postcode|postal code|ssn|iban|isbn|barcode|sku|line 1|line 2|street|password|username|user name|mobile|photo|picture|image|logo|latitude|longitude|description|notes?|comments?)\b/.test(
    field.names[0] ?? "",
  );

/** Rows that stand for something that happened or that lies between others: worth adding up. */
export function isFact(world: World, subject: Subject): boolean {
  const parents = neighbours(world, subject).filter(({ role }) => role === "parent").length;
  const amounts = subject.fields.some(({ role }) => role === "amount");
  return parents > 0 && (amounts || dateOf(world, subject) !== undefined || parents > 1);
}
