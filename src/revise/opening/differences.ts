// "difference in revenue between leeds and york", "visits in 2025 minus visits in 2024", "how many more customers does
// leeds have than york": the figure of each, and by how much the one is above the other.
import { word } from "../../outline/symbols.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import {
  called,
  clausesOf,
  columnsIn,
  isSame,
  outlineOfClauses,
  type Symbols,
} from "../clauses.ts";
import { countOfRows } from "../find-columns.ts";
import { phraseStems } from "../said.ts";
import { revenueOf } from "../things/deeds.ts";
import { changedBy } from "./changed-by.ts";
import { figureAt, type OutlineChange, oneFigure, tableAt, type WayOfAsking } from "./figures.ts";

const later = "(?: (?<rest>(?:in|during|since|last|this|by|per|for each) .+))?";
const place = "(?:in|of|for|from|at)";
const apart = "(?:difference|gap|diff)";
const against = "(?:and|with|to|vs|versus|against)";
/** What two are told apart by where no word leads to it: "revenue 2023 and 2024". */
const times =
  "(?:(?:q[1-4]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)(?: \\d{4})?|\\d{4}|(?:this|last) (?:year|quarter|month|week))";
const compared: readonly RegExp[] = [
  new RegExp(
    `^compare (?:the |our )?(?<figure>.+?) ${place} (?<one>.+?) ${against} (?:${place} )?(?<other>.+?)${later}$`,
  ),
  new RegExp(
    `^(?:compare )?(?:the |our )?(?<figure>.+?) (?<one>${times}) ${against} (?<other>${times})${later}$`,
  ),
  new RegExp(
    `^(?:compare )?(?<one>.+?) ${against} (?<other>[^ ]+(?: [^ ]+)??) (?<figure>[a-z]+(?: [a-z]+)?)${later}$`,
  ),
  new RegExp(`^compare (?<one>${times}) ${against} (?<other>${times})${later}$`),
];
const forms: readonly RegExp[] = [
  ...compared,
  new RegExp(
    `^(?:by )?how (?:much|many) (?:more|less|fewer|higher|lower) (?<figure>[a-z]+(?: [a-z]+)??)(?: (?:did|do|have|had|was|were|is|are) (?:we|i|there)(?: (?:have|make|made|sell|sold|get|got))?)? ${place} (?<one>.+?) than (?:${place} )?(?<other>.+?)${later}$`,
  ),
  new RegExp(
    `^(?:by )?how (?:much|many) (?:more|less|fewer|higher|lower) (?:was|were|is|are) (?:the |our )?(?<figure>.+?) ${place} (?<one>.+?) than (?:${place} )?(?<other>.+?)${later}$`,
  ),
  new RegExp(
    `^(?:the )?${apart} (?:in|of) (?:the )?(?<figure>.+?) between (?<one>.+?) and (?<other>.+?)${later}$`,
  ),
  new RegExp(
    `^(?:the )?${apart} between (?:the )?(?<figure>.+?) ${place} (?<one>.+?) and (?<other>.+?)${later}$`,
  ),
  new RegExp(
    `^(?<figure>.+?) ${place} (?<one>.+?) (?:minus|less) (?<other>\\k<figure> ${place} .+)$`,
  ),
  new RegExp(`^(?<figure>.+?) ${place} (?<one>.+?) (?:minus|less) (?<other>.+?)${later}$`),
  new RegExp(
    `^(?:the )?${apart} between (?<one>.+?) and (?<other>.+?) in (?:the )?(?<figure>[a-z ]+)$`,
  ),
  new RegExp(
    `^how many more (?<things>[a-z]+) (?:does|do|did|has|have|(?:are|were)(?: there)? (?:in|from|of)|come from|came from) (?<one>.+?)(?: (?:have|has|had|get|got|place|placed))? than (?<other>.+?)(?: (?:does|do|did|has|have))?${later}$`,
  ),
  new RegExp(
    `^how much more(?<money> revenue| money)? (?:does|do|did|has|have) (?<one>.+?) (?:sell|sold|make|made|earn|bring in|brought in|buy|bought|spend|spent|order|ordered) than (?<other>.+?)(?: (?:does|do|did))?${later}$`,
  ),
];

const ends =
  /^(?:the )?(?:difference|gap|diff|spread) between (?:the )?(?:highest|maximum|max|largest|biggest|most expensive|longest|best) and (?:the )?(?:lowest|minimum|min|smallest|cheapest|least expensive|shortest|worst) (?<what>.+?)(?: (?<rest>(?:by|per|in|for|of|for each) .+))?$/;

export const differenceOf: WayOfAsking = (phrase, schema, change) => {
  const { what = "", rest: further = "" } = ends.exec(phrase)?.groups ?? {};
  const [high, low] = ["max", "min"].map((end) => figureAt(`${end} ${what}`, schema));
  if (high !== undefined && low !== undefined && high.length === what.split(" ").length + 1)
    return changedBy(further, oneFigure([...high.figure, word("-"), ...low.figure]), change);
  for (const form of forms) {
    const said = form.exec(phrase)?.groups;
    const figure = said && figureSaid(said, schema);
    if (said === undefined || figure === undefined) continue;
    const { one = "", other = "", rest = "", figure: name = "" } = said;
    const made = besideEachOther(figure, [one, withoutFigure(other, name)], change);
    const whole = made && changedBy(rest, made, change);
    if (whole !== null) return whole;
  }
  return null;
};

function figureSaid(
  said: Readonly<Record<string, string | undefined>>,
  schema: DescribedSchema,
): Symbols | undefined {
  const { figure: name, things } = said;
  if (name === undefined && things === undefined) return revenueOf(schema);
  if (name !== undefined) {
    const found = figureAt(name, schema);
    if (found?.length === name.split(" ").length) return found.figure;
  }
  const rows = phraseStems(things ?? name ?? "");
  const table = tableAt(rows, schema);
  return table?.length === rows.length ? countOfRows(table.at, schema) : undefined;
}

/** "visits in 2025 minus visits in 2024" */
function withoutFigure(other: string, figure: string): string {
  const again =
    figure !== "" && other.startsWith(`${figure} `) ? other.slice(figure.length + 1) : other;
  return again.replace(new RegExp(`^(?:that |those )?(?:${place} )?(?:the )?`), "");
}

const leads = ["only", "in", "for"];

/** The figure of the one, that of the other, and what lies between them. */
function besideEachOther(
  figure: Symbols,
  said: readonly [string, string],
  change: OutlineChange,
): Symbols | null {
  const whole = oneFigure(figure);
  for (const lead of leads) {
    const conditions = said.flatMap((one) => {
      const said = one.replace(/^the /, "");
      const numbered = lead === "only" ? ofNumber(said, whole, change) : null;
      if (numbered !== null) return [[numbered]];
      const made = change(`${lead} ${said}`, whole);
      const { where = [], select = [], groupBy = [] } = (made && clausesOf(made)) ?? {};
      const plain = groupBy.length === 0 && select.length === 1 && isSame(select[0], figure);
      return plain && where.length > 0 ? [where] : [];
    });
    const [first, second] = conditions;
    if (first === undefined || second === undefined) continue;
    const about = [first, second].map((all) =>
      all.flatMap((part) => columnsIn(part, Number.POSITIVE_INFINITY)),
    );
    if (!isSame(about[0], about[1]) || isSame(first, second)) continue;
    const [one, other] = [first, second].map((all) => called("within", figure, allOf(all)));
    const clauses = clausesOf(whole);
    if (one === undefined || other === undefined || clauses === null) return null;
    // Of two times the later one is set against the earlier.
    const [less, more] = isEarlier(first, second) ? [one, other] : [other, one];
    const select = isEarlier(first, second) ? [less, more] : [more, less];
    return outlineOfClauses({ ...clauses, select: [...select, called("gap", more, less)] });
  }
  return null;
}

/** "store 1": what has no name is told by its number. */
function ofNumber(said: string, whole: Symbols, change: OutlineChange): Symbols | null {
  const { thing = "", digits = "" } = /^(?<thing>[a-z]+) (?<digits>\d+)$/.exec(said)?.groups ?? {};
  const grouped = thing === "" ? null : change(`by ${thing}`, whole);
  const [[key, ...more] = [], ...others] = (grouped && clausesOf(grouped)?.groupBy) ?? [];
  if (key?.kind !== "item" || more.length + others.length > 0) return null;
  const literal = { type: "number", text: digits } as const;
  return [key, word("="), { kind: "value", literal, column: key.item }];
}

const allOf = (parts: readonly Symbols[]): Symbols =>
  parts.flatMap((part, i) => (i === 0 ? part : [word("and"), ...part]));

function isEarlier(one: readonly Symbols[], other: readonly Symbols[]): boolean {
  const [from, to] = [one, other].map((parts) =>
    parts.flat().flatMap((symbol) => {
      if (symbol.kind !== "value") return [];
      return symbol.literal.type === "period" ? [symbol.literal.from] : [];
    }),
  );
  return from?.[0] !== undefined && to?.[0] !== undefined && from[0] < to[0];
}
