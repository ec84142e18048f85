// Verbs of buying, selling, paying and the like, by what a table's rows are called: an order is
// ordered, a rental rented, and whoever is a customer spends.
import type { Random } from "../../random.ts";
import type { Field, Subject } from "../tables/world.ts";

type Deed = { readonly past: readonly string[]; readonly plain: readonly string[] };

const deed = (past: string, plain: string): Deed => ({
  past: past.split("|"),
  plain: plain.split("|"),
});

const deeds: readonly (readonly [RegExp, Deed])[] = [
  [
    /\b(?:order|purchase|order item|order line|order detail|invoice|invoice line|basket|cart)\b/,
    deed("ordered|bought|purchased", "order|buy|purchase"),
  ],
  [
    /\b(?:sale|sale item|sale line|receipt|ticket sale)\b/,
    deed("bought|purchased", "buy|purchase"),
  ],
  [/\b(?:rental|rent|hire|lease)\b/, deed("rented", "rent")],
  [/\b(?:payment|bill|charge)\b/, deed("paid", "pay")],
  [/\b(?:booking|reservation)\b/, deed("booked|reserved", "book|reserve")],
  [/\b(?:loan|checkout|borrowing)\b/, deed("borrowed", "borrow")],
  [
    /\b(?:enrollment|enrolment|registration|signup)\b/,
    deed("enrolled|registered|signed up", "enroll|register|sign up"),
  ],
  [
    /\b(?:appointment|visit|consultation|check in|attendance)\b/,
    deed("visited|come", "visit|come"),
  ],
  [/\b(?:review|rating|feedback)\b/, deed("reviewed|rated", "review|rate")],
  [/\b(?:shipment|delivery)\b/, deed("shipped|delivered", "ship|deliver")],
  [/\b(?:donation|gift)\b/, deed("donated|given", "donate|give")],
  [/\b(?:login|session)\b/, deed("logged in", "log in")],
  [/\b(?:trip|ride|journey)\b/, deed("travelled|ridden", "travel|ride")],
  [/\b(?:repair|service|maintenance|work order)\b/, deed("serviced|repaired", "service|repair")],
  [/\b(?:subscription)\b/, deed("subscribed", "subscribe")],
];

/** What rows of such a table mean that somebody did: "ordered". */
export function deedOf(random: Random, child: Subject, form: "past" | "plain"): string | undefined {
  const found = deeds.find(([noun]) => noun.test(child.names[0] ?? ""));
  return found === undefined ? undefined : random.pick(found[1][form]);
}

/** What happened on a day, by the name of its column. */
const happenings: readonly (readonly [RegExp, string])[] = [
  [/\bship(?:ped|ping|ment)?\b/, "shipped"],
  [/\border(?:ed)?\b/, "ordered"],
  [/\b(?:pay|paid|payment)\b/, "paid"],
  [/\bhired?\b/, "hired"],
  [/\bdeliver(?:y|ed)\b/, "delivered"],
  [/\breturn(?:ed)?\b/, "returned"],
  [/\b(?:create|created|creation)\b/, "created"],
  [/\breleased?\b/, "released"],
  [/\b(?:publish|published|publication)\b/, "published"],
  [/\bopen(?:ed|ing)?\b/, "opened"],
  [/\bclosed?\b/, "closed"],
  [/\bjoin(?:ed|ing)?\b/, "joined"],
  [/\b(?:register|registered|registration)\b/, "registered"],
  [/\bbook(?:ed|ing)\b/, "booked"],
  [/\brent(?:ed|al)\b/, "rented"],
  [/\bsigned\b/, "signed"],
  [/\bstart(?:ed)?\b/, "started"],
  [/\b(?:end|ended)\b/, "ended"],
  [/\b(?:complete|completed|completion)\b/, "completed"],
  [/\bissued?\b/, "issued"],
  [/\benroll?(?:ed|ment)\b/, "enrolled"],
  [/\blaunch(?:ed)?\b/, "launched"],
  [/\b(?:sale|sold)\b/, "sold"],
  [/\bpurchased?\b/, "purchased"],
  [/\badmi(?:t|tted|ssion)\b/, "admitted"],
  [/\bdischarged?\b/, "discharged"],
  [/\bresolved?\b/, "resolved"],
  [/\binvoiced?\b/, "invoiced"],
  [/\bapproved?\b/, "approved"],
];

export function happened(field: Field): string | undefined {
  if (field.role !== "date") return undefined;
  return happenings.find(([name]) => name.test(field.names[0] ?? ""))?.[1];
}

/** Those who pay. */
export const isBuyer = ({ names }: Subject): boolean =>
  /\b(?:customer|client|member|guest|patient|user|subscriber|passenger|tenant|buyer|shopper|account|donor|company|borrower|visitor|rider|student)$/.test(
    names[0] ?? "",
  );

/** What is paid for. */
export const isGood = ({ names }: Subject): boolean =>
  /\b(?:product|item|article|track|song|film|movie|book|title|dish|meal|part|game|album|course|drug|medicine|service|plan|room|vehicle|car|property|toy|wine|plant|ticket type|sku)$/.test(
    names[0] ?? "",
  );

/** Those who sell or serve. */
export const isSeller = ({ names }: Subject): boolean =>
  /\b(?:employee|staff|seller|agent|salesperson|waiter|clerk|cashier|rep|representative|consultant|manager|broker|shop|store|branch|vendor|supplier)$/.test(
    names[0] ?? "",
  );
