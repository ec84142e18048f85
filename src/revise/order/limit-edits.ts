// "make that 12", "up to 250", "any time is fine": the one limit that is set is set otherwise, or goes.
import { plainSide, sideBefore } from "../../text/sides.ts";
import { columnsIn, isCalled, isWord, number, type Symbols } from "../clauses.ts";
import { type Compared, comparedIn, withCompared } from "../conditions/exchange-edits.ts";
import { isTime } from "../conditions/period-edits.ts";
import { countOf, type Revision } from "../said.ts";
import { isOfRows } from "./order-edits.ts";

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

const whole =
  /^(?:(?:now|and|just|please|show|give|list|see|get|me|us|i want|can i see) )*(?:all(?: of)?(?: (?:them|those|these|it))?|everything|(?:the )?(?:whole|full|complete|entire) (?:list|thing|ranking)|the rest(?: (?:too|as well))|without (?:the |a |any )?(?:limit|cut|cutoff|top [a-z0-9]+)|no limit|(?:remove|drop|lift|forget|ignore) the (?:limit|cutoff|top [a-z0-9]+)|(?:not (?:only|just) )(?:the )?(?:top|first|best) [a-z0-9]+|all (?:the )?(?<noun>[a-z]+)|all rows)(?: (?:then|instead|too|please|of them|not only the top [a-z0-9]+))?$/;

/** "all of them", "without the limit": of the first few, the whole list in its order. */
export const wholeList: Revision = ({ text }, clauses, schema) => {
  const found = whole.exec(text);
  const noun = found?.groups?.["noun"];
  if (found === null || clauses.limit === null) return null;
  if (clauses.select.some((item) => isCalled(item, "per")) || clauses.made.length > 0) return null;
  if (noun !== undefined && !isOfRows(noun, clauses, schema)) return null;
  return { ...clauses, limit: null, skip: 0 };
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
