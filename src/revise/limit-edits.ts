// "make that 12", "up to 250", "any time is fine": the one limit that is set is set otherwise, or goes.
import { plainSide, sideBefore } from "../text/sides.ts";
import { columnsIn, isWord, number, type Symbols } from "./clauses.ts";
import { type Compared, comparedIn, withCompared } from "./exchange-edits.ts";
import { isTime } from "./period-edits.ts";
import { countOf, type Revision } from "./said.ts";

const otherNumber =
  /^(?:make (?:it|that)|change (?:it|that) to|rather|better|say|what about|how about|or) (?<count>\w+)(?: instead| rather)?$|^(?<other>\w+) instead$/;

/** "make that 12" of groups that were chosen by one number */
export const otherAmount: Revision = ({ text }, clauses) => {
  const { count, other = count } = otherNumber.exec(text)?.groups ?? {};
  const amount = countOf(other ?? "");
  const [chosen, ...more] = clauses.having;
  if (amount === undefined || chosen === undefined || more.length > 0) return null;
  const last = chosen.at(-1);
  if (last?.kind !== "value" || last.literal.type !== "number") return null;
  return { ...clauses, having: [chosen.with(-1, number(amount))] };
};

const otherLimit = new RegExp(
  `^(?:(?:no|sorry|maybe) )*(?:make (?:it|that)|(?<side>${plainSide})|say|let s say|(?:raise|lower|change|increase|set) (?:it|that|the limit) to|rather|more like) ?\\$?(?<limit>\\d{2,5})(?: dollars| bucks)?(?: instead| at most)*$`,
);

const isLimit = ({ operator }: Compared): boolean =>
  operator.startsWith("<") || operator.startsWith(">");

/** "up to 250", of rows that one number limits. */
export const changeLimit: Revision = ({ text }, clauses, schema) => {
  const { limit, side = "" } = otherLimit.exec(text)?.groups ?? {};
  const limits = comparedIn(clauses).filter(isLimit);
  const [first] = limits;
  if (limit === undefined || first === undefined || clauses.limit !== null) return null;
  const isOther = side !== "" && (sideBefore(side) !== "<=" || !first.operator.startsWith("<"));
  if (isTime(first.column, schema) || isOther) return null;
  const same = limits.every(({ column, text }) => column === first.column && text === first.text);
  if (!same || !/^\d+$/.test(first.text)) return null;
  return withCompared(clauses, limits, (own) => [...own.slice(0, 2), number(Number(limit))]);
};

const thing = "(?:the )?(?<thing>\\w+)(?: limits?| restrictions?)?";
const forms: readonly string[] = [
  "(?:at |on )?(?:any|whatever|whichever) (?<any>\\w+)(?:(?: is| would be| will be)? (?:fine|ok|okay|good|alright)(?: with me| by me)?| will do| works)?",
  `i (?:don t|do not) (?:care about|mind) ${thing}`,
  `(?:forget|never ?mind|ignore|drop|skip)(?: about)? ${thing}`,
  `${thing} (?:doesn t|does not) matter`,
  `${thing} (?:isn t|is not) important`,
  "no (?<none>\\w+) (?:limits?|restrictions?|preference)",
];
const dropping = forms.map(
  (form) => new RegExp(`^(?:(?:no|sorry|oh|hmm) )*${form}(?: after all| anymore| any more)?$`),
);

/** "any time is ok": limits of what is named go, whichever column has them; what it is equal to may be more than a limit. */
export const dropLimits: Revision = ({ text }, clauses, schema) => {
  const groups = dropping.map((form) => form.exec(text)).find((one) => one !== null)?.groups;
  const name = Object.values<string | undefined>(groups ?? {}).find((one) => one !== undefined);
  const isOf = (part: Symbols): boolean => {
    const [item, ...more] = columnsIn(part, schema.columns.length);
    const limits = part.some((one) =>
      ["between", "<", "<=", ">", ">="].some((sign) => one.kind === "word" && one.word === sign),
    );
    const plain = !part.some((one) => isWord(one, "select") || isWord(one, "("));
    const called =
      item === undefined ? [] : (schema.columns[item]?.name.toLowerCase().split("_") ?? []);
    return limits && plain && more.length === 0 && name !== undefined && called.includes(name);
  };
  const where = clauses.where.filter((part) => !isOf(part));
  return where.length === 0 || where.length === clauses.where.length ? null : { ...clauses, where };
};
