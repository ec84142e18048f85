// How a schema's author spells names: snake_case or CamelCase or with blanks, in full or shortened,
// keys called id or after their table.
import type { Random } from "../../random.ts";
import { capitalised } from "../../text/counted-words.ts";
import { pluralOf } from "../../text/english-names.ts";

export type Naming = {
  table(noun: string): string;
  column(name: string, noun: string): string;
  /** The key of a table itself. */
  key(noun: string): string;
  /** A column that refers to a table, by the part its rows play. */
  refers(part: string): string;
  /** First and last name apart. */
  readonly twoNames: boolean;
};

const shortened: Readonly<Record<string, string>> = {
  customer: "cust",
  name: "nm",
  quantity: "qty",
  date: "dt",
  number: "no",
  amount: "amt",
  price: "prc",
  order: "ord",
  product: "prod",
  department: "dept",
  employee: "emp",
  total: "tot",
  account: "acct",
  category: "cat",
  transaction: "txn",
  position: "pos",
  invoice: "inv",
  manager: "mgr",
  reference: "ref",
  average: "avg",
  maximum: "max",
  address: "addr",
  location: "loc",
  document: "doc",
  country: "ctry",
  student: "stu",
};

type Spelling = (words: readonly string[]) => string;

const spellings: readonly (readonly [number, Spelling])[] = [
  [5, (words) => words.join("_")],
  [3, (words) => words.map(capitalised).join("")],
  [1.2, (words) => words.map(capitalised).join(" ")],
  [1, (words) => words.map((word, i) => (i === 0 ? word : capitalised(word))).join("")],
  [0.7, (words) => words.join("_").toUpperCase()],
  [0.8, (words) => words.map(capitalised).join("_")],
  [1.3, (words) => words.map((word) => shortened[word] ?? word).join("_")],
];

export function someNaming(random: Random): Naming {
  const [, spell] = random.pick(
    spellings,
    spellings.map(([weight]) => weight),
  );
  const plural = random.next() < 0.5;
  const prefix = random.next() < 0.06 ? random.pick(["t", "tbl"]) : undefined;
  const longKeys = random.next() < 0.55;
  const longNames = random.next() < 0.3;
  const words = (text: string): string[] => text.split(" ");
  return {
    table: (noun) => {
      const own = words(plural ? pluralOf(noun) : noun);
      return spell(prefix === undefined ? own : [prefix, ...own]);
    },
    column: (name, noun) =>
      spell(
        words(longNames && /^(?:name|title|type|status)$/.test(name) ? `${noun} ${name}` : name),
      ),
    key: (noun) => spell(longKeys ? [...words(noun), "id"] : ["id"]),
    refers: (part) => spell([...words(part), "id"]),
    twoNames: random.next() < 0.6,
  };
}
