// "without the discount", "with tax", of revenue: the quantity that is called so, "revenue before discount".
import { columnsIn, inParts, isItem, measureOf, type Symbols } from "../clauses.ts";
import type { Revision } from "../said.ts";

const besides: readonly (readonly [said: RegExp, named: readonly string[]])[] = [
  [
    /^(?:without|before|excluding|excl|ignoring|disregarding|not counting|minus|no) (?:the |any )?/,
    ["before ", "without "],
  ],
  [/^(?:with|including|incl|after|plus|counting) (?:the )?/, ["with ", "after ", "including "]],
];

export const figureWithout: Revision = ({ text }, clauses, schema) => {
  const measure = measureOf(clauses);
  const [own, ...others] = measure === undefined ? [] : columnsIn(measure, schema.columns.length);
  const { measure: isNamed, words = [], synonyms = [] } = schema.columns[own ?? -1] ?? {};
  const [form, beginnings] = besides.find(([said]) => said.test(text)) ?? [];
  if (form === undefined || isNamed !== true || others.length > 0) return null;
  const rest = text.replace(form, "").replace(/s?(?: instead)?$/, "");
  // What is gross is no more so without its discount.
  const names = [words, ...synonyms].map((name) =>
    name.join(" ").replace(/^(?:gross|net|total) /, ""),
  );
  const wanted = names.flatMap((name) => (beginnings ?? []).map((one) => `${name} ${one}${rest}`));
  const isWanted = (k: number): boolean => {
    const column = schema.columns[k];
    const called = [column?.words ?? [], ...(column?.synonyms ?? [])].map((one) => one.join(" "));
    return column?.measure === true && k !== own && called.some((one) => wanted.includes(one));
  };
  const [other, ...more] = [...schema.columns.keys()].filter(isWanted);
  if (other === undefined || own === undefined || more.length > 0) return null;
  const change = (symbols: Symbols): Symbols =>
    symbols.map((one) => (isItem(one, own) ? { kind: "item", item: other } : one));
  return inParts(clauses, ["select", "having", "orderBy"], change);
};
