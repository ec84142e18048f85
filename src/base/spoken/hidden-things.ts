// What people are kept from, by the names they would ask for it with.
import type { HiddenThing } from "../../conversation/interpreter.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";

/** What names say beside the thing itself: a card number is asked for as "the cards". */
const tail = /^(?:number|no|hash|code|value|name|title)$/;

/** Other words for the same secret. */
const alike: Readonly<Record<string, readonly string[]>> = {
  passwd: ["password"],
  pwd: ["password"],
  ssn: ["social security number"],
  cvc: ["cvv"],
  cvv: ["cvc"],
};

/** `isOwn`: tables that somebody chose to hide, not those that only repeat others. */
export function hiddenThings(
  { columns, tables }: DescribedSchema,
  isOwn: (table: string) => boolean = () => false,
): HiddenThing[] {
  const shown = [...columns, ...tables].filter(({ hidden }) => hidden !== true);
  const calls = shown.flatMap(({ words, synonyms = [] }) => [words, ...synonyms].map(callOf));
  const taken = new Set(calls.flatMap((call) => [call, withoutTail(call)]));
  const thing = (name: string, words: readonly string[]): HiddenThing[] => {
    const others = words.flatMap((word) => alike[word] ?? []);
    const all = [callOf(words), ...others.map((one) => callOf(one.split(" ")))];
    const own = new Set(all.flatMap((call) => [call, withoutTail(call)]));
    const free = [...own].filter((call) => call !== "" && !taken.has(call));
    return free.length === 0 ? [] : [{ name, calls: free }];
  };
  return [
    ...columns.flatMap(({ hidden, table, name, words }, k) =>
      hidden === true && tables[table]?.hidden !== true && tables[table]?.columns.includes(k)
        ? thing(`${tables[table]?.name}.${name}`, words)
        : [],
    ),
    ...tables.flatMap(({ hidden, name, words }) =>
      hidden === true && isOwn(name) ? thing(name, words) : [],
    ),
  ];
}

const callOf = (words: readonly string[]): string => words.map(stem).join(" ");

function withoutTail(call: string): string {
  const words = call.split(" ");
  return words.length > 1 && tail.test(words.at(-1) ?? "") ? words.slice(0, -1).join(" ") : call;
}
