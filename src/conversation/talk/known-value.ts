// Says in plain words what a name of the database is: "100" as the code of an aircraft.
import { nameWords, singularOf } from "../../text/english-names.ts";
import type { NamedValue } from "../../words/lexis.ts";

export function knownAs({ text, column }: NamedValue): string {
  const [table = "", name = ""] = column.split(".");
  const owner = singularOf(nameWords(table).join(" "));
  const words = nameWords(name).join(" ");
  const own = words.startsWith(`${owner} `) ? words.slice(owner.length + 1) : words;
  if (own === owner || own === "") return `"${text}" as ${withArticle(owner)}`;
  return `"${text}" as the ${own} of ${withArticle(owner)}`;
}

const withArticle = (noun: string): string =>
  `${/^(?!one\b|eu|uni|us[ae])[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
