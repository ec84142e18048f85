// "who earn more than their manager", "hired before their boss": rows compared with the row of the same table
// that one of their keys points at.
import { type OutlineWord, word } from "../../outline/symbols.ts";
import { type DescribedSchema, isNumeric } from "../../schema/described.ts";
import { everydayNames } from "../../schema/everyday-words.ts";
import { stem } from "../../schema/stem.ts";
import { called, column, isAggregate, isItem, isWord } from "../clauses.ts";
import { nameColumns, tablesOf } from "../find-columns.ts";
import type { Revision } from "../said.ts";

const above = "manager|boss|supervisor|superior|head|lead|leader|chief|parent";
const compared = new RegExp(
  `^(?:(?:only|just|show|list|which|of|them|those|these|the|ones|employees|people) )*(?:who |that |which )?(?:are |is |were |was |have |has |do )*(?:a |an )?(?<how>.+?) (?:than|as|before|after) (?:their|his|her|its|the)(?: own| direct)? (?:${above})s?(?: (?:does|do|did|is|was|has))?$`,
);
const less = /\b(?:less|lower|smaller|fewer|younger|shorter|cheaper|earlier|worse)\b/;

/** What is compared by a verb or a degree, where no column is called so. */
export const comparedWithAbove: Revision = ({ text }, clauses, schema) => {
  const how = compared.exec(text)?.groups?.["how"];
  if (how === undefined || clauses.groupBy.length > 0) return null;
  for (const table of tablesOf(clauses, schema)) {
    const own = schema.tables[table]?.columns ?? [];
    const link = schema.links.find(({ from, to }) => own.includes(from) && own.includes(to));
    const meant = columnMeant(how, text, own, schema);
    if (link === undefined || meant === undefined) continue;
    const condition = [
      ...column(meant),
      word(signOf(how, text, meant, schema)),
      ...called("named", column(link.from), column(meant)),
    ];
    const names = nameColumns(table, schema).map(column);
    const listed = clauses.select.some(isAggregate) || names.length === 0;
    const where = clauses.where.filter((part) => !part.some((one) => isItem(one, meant)));
    return { ...clauses, select: listed ? clauses.select : names, where: [...where, condition] };
  }
  return null;
};

const howMuch =
  /^(?:by |and )?(?:by )?how much(?: more| less| longer| older| younger| higher| earlier| later)?(?: (?:do|does|is|are|did) (?:they|he|she|each(?: of them)?)(?: \w+)?(?: more| less| older)?)?$/;

/** "how much more": of those who were compared so, by how much. */
export const byHowMuchAbove: Revision = ({ text }, clauses) => {
  if (!howMuch.test(text) || clauses.groupBy.length > 0) return null;
  const compared = clauses.where.find(
    ([own, sign, pointed]) =>
      own?.kind === "item" && (isWord(sign, ">") || isWord(sign, "<")) && isWord(pointed, "named"),
  );
  const [own, sign, ...pointed] = compared ?? [];
  if (own === undefined) return null;
  const ends = isWord(sign, ">") ? [[own], pointed] : [pointed, [own]];
  const [more = [], less = []] = ends;
  return { ...clauses, select: [...clauses.select, [...more, word("-"), ...less]] };
};

function columnMeant(
  how: string,
  text: string,
  own: readonly number[],
  { columns }: DescribedSchema,
): number | undefined {
  const words = how.split(" ");
  const names = new Set(
    words.flatMap((one) =>
      [one, ...(everydayNames.get(one) ?? everydayNames.get(stem(one)) ?? [])].map(stem),
    ),
  );
  const found = own.filter((k) => {
    const { words: called = [], time = null } = columns[k] ?? {};
    const fits = time !== null || isNumeric(columns[k]);
    return fits && called.some((one) => names.has(stem(one)) || isRoot(one, words));
  });
  const dated = / (?:before|after) /.test(text);
  const fitting = found.filter((k) => !dated || columns[k]?.time != null);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** "hired" of a hire date. */
const isRoot = (name: string, words: readonly string[]): boolean =>
  name.length >= 4 && words.some((one) => one.startsWith(name.slice(0, -1)));

function signOf(
  how: string,
  text: string,
  meant: number,
  { columns }: DescribedSchema,
): OutlineWord {
  if (/ as (?:their|his|her|its|the) /.test(text)) return "=";
  if (/ before /.test(text)) return "<";
  if (/ after /.test(text)) return ">";
  // Who is older was born earlier.
  const born = columns[meant]?.time != null && /\b(?:older|younger)\b/.test(how);
  return less.test(how) === born ? ">" : "<";
}
