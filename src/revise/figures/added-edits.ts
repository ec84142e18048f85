// "with 20% vat", "plus 10%", "10% off", "without vat": so much more or less of the money that is shown.
import { word } from "../../outline/symbols.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import {
  type Clauses,
  columnsIn,
  isAggregate,
  isCalled,
  isWord,
  number,
  type Symbols,
  withItems,
} from "../clauses.ts";
import { isMoney } from "../find-columns.ts";
import type { Revision } from "../said.ts";

const tax = "(?:vat|sales tax|tax(?:es)?|gst)";
const rate = "(?<rate>\\d+(?:\\.\\d+)?) ?(?:%|percent|per cent)";
const shown =
  "(?:(?:show|give|me|it|them|that|those|these|this|also|the|totals?|figures?|prices?|amounts?|a|an) )*";
const onTop =
  "(?: on top| too| as well| included| added| of it| to (?:it|that|them|those|these|everything))*";
const more: readonly RegExp[] = [
  new RegExp(
    `^${shown}(?:with|incl|including|inclusive of|plus|add|adding|include|apply|charge) (?:a |an |the )?(?:${tax} (?:of |at )?)?${rate}(?: (?:of )?${tax})?${onTop}$`,
  ),
  new RegExp(`^${rate} (?:${tax} )?(?:on top|more|higher|extra|added)$`),
];
const less: readonly RegExp[] = [
  new RegExp(
    `^${shown}(?:minus|less|with|after|at|take|subtract|deduct) (?:a |an |the )?${rate} (?:off|discount|less|lower|cheaper)$`,
  ),
  new RegExp(`^${shown}(?:minus|less|subtract|deduct) (?:a |an |the )?${rate}$`),
  new RegExp(`^${rate} (?:off|discount|less|lower|cheaper)$`),
];
const again = new RegExp(
  `^${shown}(?:with|incl|including|inclusive of|plus|add|include) (?:the )?${tax}${onTop}$`,
);
const without = new RegExp(
  `^${shown}(?:without|excl|excluding|ex|net of|before|minus|less|no|remove|drop|take off) (?:the )?${tax}$`,
);

const rateIn = (forms: readonly RegExp[], text: string): number | undefined => {
  const said = forms.map((form) => form.exec(text)?.groups?.["rate"]).find((one) => one);
  return said === undefined ? undefined : Number(said) / 100;
};

/** By what the money that is shown is multiplied, where it is. */
function factorOf([first, times]: Symbols): number | undefined {
  if (first?.kind !== "value" || first.literal.type !== "number" || !isWord(times, "*"))
    return undefined;
  const factor = Number(first.literal.text);
  // That of per cents is none.
  return factor > 0 && factor < 10 && factor !== 1 ? factor : undefined;
}

const factorIn = ({ select }: Clauses): number | undefined =>
  select.map((item) => factorOf(rounded(item) ?? item)).find((one) => one !== undefined);

/** What is rounded. */
const rounded = (item: Symbols): Symbols | undefined =>
  isCalled(item, "round") ? item.slice(2, -1) : undefined;

/** "with vat" has the rate that was said before; without any, nobody knows it. */
export const addPercentage: Revision = ({ text, earlier }, clauses, schema) => {
  if (without.test(text) && factorIn(clauses) !== undefined)
    return withFactor(undefined, clauses, schema);
  const [up, down] = [rateIn(more, text), rateIn(less, text)];
  const before = again.test(text)
    ? earlier()
        .map(factorIn)
        .find((one) => one)
    : undefined;
  const factor = up !== undefined ? 1 + up : down !== undefined ? 1 - down : before;
  if (factor !== undefined && factor > 0) return withFactor(factor, clauses, schema);
  if (again.test(text)) return asTaxed(clauses, schema, true);
  return without.test(text) ? asTaxed(clauses, schema, false) : null;
};

const onPrices = ["with", "tax"];

/** Where a database keeps the rates, what is taxed has a name of its own. */
function asTaxed(clauses: Clauses, { columns }: DescribedSchema, added: boolean): Clauses | null {
  const nameOf = (k: number): string => (columns[k]?.words ?? []).join(" ");
  const other = (item: number): number | undefined => {
    const own = columns[item]?.words ?? [];
    const name = added ? [...own, ...onPrices].join(" ") : own.slice(0, -onPrices.length).join(" ");
    if (!added && own.slice(-onPrices.length).join(" ") !== onPrices.join(" ")) return undefined;
    const found = [...columns.keys()].filter(
      (k) => nameOf(k) === name && columns[k]?.table === columns[item]?.table,
    );
    return found.length === 1 ? found[0] : undefined;
  };
  const shown = clauses.select.flatMap((item) => columnsIn(item, columns.length));
  const pairs = shown.flatMap((k) => {
    const twin = other(k);
    return twin === undefined ? [] : [[k, twin] as const];
  });
  return pairs.length === 0 ? null : withItems(clauses, new Map(pairs));
}

function withFactor(
  factor: number | undefined,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  const figures = clauses.select.filter((item) => isMoneyItem(item, schema));
  if (figures.length === 0) return null;
  const times = factor === undefined ? [] : [number(Number(factor.toFixed(6))), word("*")];
  const make = (item: Symbols): Symbols => [
    ...times,
    ...item.slice(factorOf(item) === undefined ? 0 : 2),
  ];
  const select = clauses.select.map((item) => {
    const inside = rounded(item);
    if (!figures.includes(item)) return item;
    return inside === undefined
      ? make(item)
      : [...item.slice(0, 2), ...make(inside), ...item.slice(-1)];
  });
  return { ...clauses, select };
}

/** Amounts, added up or by themselves: no numbers of things, and no parts of a whole, which stay what they are. */
function isMoneyItem(item: Symbols, schema: DescribedSchema): boolean {
  const figure = rounded(item) ?? item;
  const whole = ["share", "rank", "per", "growth", "gain", "count"] as const;
  const columns = columnsIn(figure, schema.columns.length);
  const plain = isAggregate(figure) || figure.length === 1 || factorOf(figure) !== undefined;
  return (
    plain && !whole.some((one) => isCalled(figure, one)) && columns.some((k) => isMoney(k, schema))
  );
}
