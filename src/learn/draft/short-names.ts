// Other names of a column: what people leave out of it, and what they say instead.
import type { ColumnEntry } from "../domain/domain-file.ts";

/** "customer name" of customers is also "name"; "sales in billion" also "sales". */
export function shortNames(name: string, tableName: string): string[] {
  const found = new Set<string>();
  if (name.startsWith(`${tableName} `)) found.add(name.slice(tableName.length + 1));
  const bare = (text: string): string =>
    text.replace(/ (?:in|per) [a-z]+$| (?:code|details?|million|billion|thousand)$/, "");
  for (const text of [name, ...found]) found.add(bare(text));
  const holds = /^(?:is|has) (.+)$/.exec(name)?.[1];
  if (holds !== undefined) found.add(holds);
  if (holds === "male" || holds === "female") found.add("gender").add("sex");
  const verb =
    /^(?:year (join|start|open|found|build|establish|finish|end|begin)|(join|start|open|found|establish|finish|end)ing year)$/.exec(
      name,
    );
  const doer = /^([a-z]+)(?:ed|en|ten) by$/.exec(name)?.[1];
  if (doer !== undefined)
    found.add(/(?:ct|at|it|ut)$/.test(doer) ? `${doer}or` : `${doer}er`.replace(/ee/, "e"));
  const stem = verb?.[1] ?? verb?.[2];
  if (stem !== undefined) found.add(`year they ${stem === "build" ? "were built" : `${stem}ed`}`);
  const other = otherNames[name];
  if (other !== undefined) found.add(other);
  for (const [pattern, others] of compounds) {
    if (pattern.test(name)) for (const one of others) found.add(one);
  }
  found.delete(name);
  // The table's own name means its rows.
  found.delete(tableName);
  return [...found].filter((text) => text !== "");
}

/** "student capacity" is also "capacity", where no other column could be meant. */
export function headOf(
  { name, synonyms = [], role }: ColumnEntry,
  heads: readonly (string | undefined)[],
): string | undefined {
  const words = name.split(" ");
  const head = words.at(-1) ?? "";
  const vague =
    /^(?:id|name|code|number|date|time|type|status|details?|of|by|in|to|from|address|million|billion|thousand|worldwide|outstanding)$/;
  if (words.length !== 2 || vague.test(head) || head.length < 3 || synonyms.includes(head))
    return undefined;
  if (role === "id" || role === "hidden") return undefined;
  return heads.filter((one) => one === head).length === 1 ? head : undefined;
}

/** Names that people say otherwise, whatever the database. */
const otherNames: Readonly<Record<string, string>> = {
  sex: "gender",
  gender: "sex",
  "first name": "forename",
  "last name": "surname",
  description: "details",
  cost: "price",
  price: "cost",
  "date of birth": "birthday",
  "birth date": "birthday",
  phone: "phone number",
  email: "email address",
  salary: "pay",
  quantity: "units",
  length: "duration",
  duration: "length",
  "running time": "length",
  "hire date": "start date",
};

/** Names that hold several, or that people cut otherwise. */
const compounds: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^state province county$/, ["state", "province", "county"]],
  [/\bzip post ?code\b/, ["zip code", "postcode", "post code", "postal code", "zip"]],
  [
    /^cell mobile (?:phone )?number$/,
    ["mobile phone number", "cell phone number", "mobile number"],
  ],
  [/^line 1 number building$/, ["building", "address line"]],
  [/\bdate of birth\b/, ["birth date"]],
  [/^date joined\b/, ["date they joined", "joining date"]],
  [/^date became\b/, ["date they joined", "joining date"]],
  [/^date left\b/, ["date they left", "leaving date"]],
  [/^amount (?:of )?payment$/, ["payment amount", "amount paid", "payment"]],
  [/^home ?town$/, ["home city"]],
  [/^home city$/, ["hometown"]],
];
