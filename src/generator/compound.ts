// Several changes in one utterance: "never mind the price, but make it nonstop and on the tenth".
import { someChange, unneeded } from "./change.ts";
import { fitAll, type Moment, type Move, slotNamed, trySay } from "./context.ts";
import { readChange } from "./readings.ts";
import { type Declared, drop, type Filled, fill, slotsOf } from "./slots.ts";
import { valueText } from "./values.ts";

type Part = "remove" | "add" | "replace";

/** What is done together, and how often. */
const patterns: readonly (readonly [readonly Part[], number])[] = [
  [["remove", "add"], 5],
  [["remove", "replace"], 4],
  [["remove", "remove"], 2.5],
  [["replace", "replace"], 3.5],
  [["replace", "add"], 3],
  [["remove", "add", "add"], 1.5],
  [["remove", "remove", "add"], 1],
  [["remove", "replace", "add"], 1],
];

export function compoundMove(context: Moment): Move | undefined {
  const { query, random } = context;
  if (query === undefined || query.target.passing === true) return undefined;
  const parts = random.pick(
    patterns.map(([one]) => one),
    patterns.map(([, weight]) => weight),
  );
  const removed: Filled[] = [];
  const changed: Filled[] = [];
  let held = query;
  for (const part of parts) {
    if (part === "remove") {
      const filled = somethingToDrop(context, held, changed);
      if (filled === undefined) return undefined;
      removed.push(filled);
      held = drop(held, [filled.slot]);
    } else {
      const change = changeOf(context, held, part, [...removed, ...changed]);
      if (change === undefined) return undefined;
      changed.push(...change);
      held = fill(held, change);
    }
  }
  const text = worded(context, query, removed, changed);
  if (text === undefined) return undefined;
  const names = removed.map((one) => one.slot);
  const kind = changed.length === 0 ? "remove" : parts.includes("replace") ? "replace" : "add";
  const said = { kind, query, changed, removed: names, pointing: false, text } as const;
  const elsewhere = (other: Declared): Declared | undefined =>
    fitAll(context, drop(other, names), changed)
      ? readChange(context, { ...said, query: other }).query
      : undefined;
  const labels = ["ellipsis", "several", ...new Set(parts)];
  return { act: "compound", text, ...readChange(context, said), elsewhere, labels };
}

function somethingToDrop(
  context: Moment,
  query: Declared,
  changed: readonly Filled[],
): Filled | undefined {
  const candidates = [...slotsOf(query).values()].filter((filled) => {
    const slot = slotNamed(context, filled.slot);
    return (
      slot?.dropped !== undefined &&
      slot.superlative !== true &&
      query.target.needs?.includes(filled.slot) !== true &&
      !changed.includes(filled)
    );
  });
  return candidates.length === 0 ? undefined : context.random.pick(candidates);
}

/** One slot filled anew, of those that are not spoken of yet; the best is asked for by itself. */
function changeOf(
  context: Moment,
  query: Declared,
  kind: "add" | "replace",
  spoken: readonly Filled[],
): readonly Filled[] | undefined {
  const taken = new Set(spoken.map((one) => one.slot));
  for (let attempt = 0; attempt < 6; attempt++) {
    const change = someChange({ ...context, query }, kind);
    const usable = change?.changed.every(
      (one) => !taken.has(one.slot) && slotNamed(context, one.slot)?.superlative !== true,
    );
    if (change !== undefined && usable === true) return change.changed;
  }
  return undefined;
}

function worded(
  context: Moment,
  query: Declared,
  removed: readonly Filled[],
  changed: readonly Filled[],
): string | undefined {
  const { random } = context;
  const dropping = removed.length === 0 ? [] : droppingClauses(context, query, removed);
  const changing = changingClauses(context, query, changed);
  if (dropping === undefined || changing === undefined) return undefined;
  const together = (clauses: readonly string[]): string =>
    clauses.join(random.pick([" and ", " and ", ", ", " , and "]));
  if (dropping.length === 0) {
    const [first = "", ...more] = changing;
    return random.next() < 0.75 || more.length === 0
      ? together(changing)
      : first + random.pick(["? ", ". ", " oh ", " also ", " "]) + more.join(" and ");
  }
  if (changing.length === 0) return together(dropping);
  if (random.next() < 0.25) {
    const joint = random.pick([" and ", " but ", ", "], [3, 2, 1]);
    return together(changing) + joint + together(dropping);
  }
  // "forget delta and united" would forget both.
  const valued = removed.some((one) =>
    dropping.some((said) => said.includes(valueText(one) ?? "?")),
  );
  const joints = valued
    ? [" but ", ", but ", ". "]
    : [" but ", " but ", ", but ", " and ", " and ", ", ", ". ", " , just ", " then "];
  return together(dropping) + random.pick(joints) + together(changing);
}

/** "forget the price and the airline", or each in its own words. */
function droppingClauses(
  context: Moment,
  query: Declared,
  removed: readonly Filled[],
): readonly string[] | undefined {
  const { random } = context;
  const forgetting = (rule: string, what: string): string | undefined =>
    trySay(context, rule, { query, texts: new Map([["what", what]]) });
  const names = removed.flatMap((one) => nameOf(context, one) ?? []);
  if (names.length === removed.length && random.next() < 0.55) {
    const what = names.join(random.pick([" and ", " or "], [6, 1]));
    const text = forgetting(removed.length > 1 ? "{forgettingBoth}" : "{forgetting}", what);
    return text === undefined ? undefined : [text];
  }
  const clauses: string[] = [];
  for (const filled of removed) {
    const slot = slotNamed(context, filled.slot);
    const own = filled.variant.dropped;
    const template = own !== undefined && random.next() < 0.4 ? own : slot?.dropped;
    if (template === undefined) return undefined;
    const name = random.next() < 0.3 ? nameOf(context, filled) : undefined;
    const text =
      unneeded(context, query, filled) ??
      (name && forgetting("{forgetting}", name)) ??
      trySay(context, template, { query, texts: filled.texts });
    // "either is fine" names nothing.
    if (text === undefined || text.split(" ").length < 2) return undefined;
    clauses.push(text);
  }
  return clauses;
}

/** A constraint by its name ("the airline") or by its value ("delta"). */
function nameOf(context: Moment, filled: Filled): string | undefined {
  const called = slotNamed(context, filled.slot)?.called;
  const value = context.random.next() < 0.3 ? valueText(filled) : undefined;
  return value ?? (called && `the (${called})`);
}

function changingClauses(
  context: Moment,
  query: Declared,
  changed: readonly Filled[],
): readonly string[] | undefined {
  const clauses: string[] = [];
  for (const [i, filled] of changed.entries()) {
    const text = renaming(context, query, filled) ?? sayChange(context, query, filled, i > 0);
    if (text === undefined) return undefined;
    clauses.push(text);
  }
  return clauses;
}

const sayChange = (context: Moment, query: Declared, filled: Filled, later: boolean) =>
  trySay(
    context,
    later ? (context.random.next() < 0.25 ? "{runon}" : "{changingToo}") : "{changing}",
    { query, express: [filled] },
  );

/** "change the day to friday". */
function renaming(context: Moment, query: Declared, filled: Filled): string | undefined {
  const called = slotNamed(context, filled.slot)?.called;
  const value = valueText(filled);
  if (called === undefined || value === undefined || !slotsOf(query).has(filled.slot))
    return undefined;
  if (context.random.next() < 0.7) return undefined;
  const names = new Map([
    ["called", called],
    ["new", value],
  ]);
  return trySay(context, "{renaming}", { query, texts: names });
}
