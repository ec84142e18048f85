// Several changes of conditions in one utterance: "never mind the price, but make it nonstop and on the tenth".
import type { Standpoint, TalkGround, TalkMove } from "./ground.ts";
import { type Filter, filterKey, type TalkQuery } from "./query.ts";
import { sayingOn } from "./realise/realise.ts";
import { drop, fill, keysOf } from "./slots.ts";

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

/** Clauses that acts of one change have too. */
type Clauses<F, Q, C> = {
  readonly unneeded: (context: C, query: Q, held: F) => string | undefined;
  readonly renaming: (context: C, filled: F) => string | undefined;
  readonly forgetting: (context: C, query: Q, what: readonly string[]) => string | undefined;
};

export function createCompound<F extends Filter, Q extends TalkQuery, C extends Standpoint<Q>>(
  ground: TalkGround<F, Q, C>,
  { unneeded, renaming, forgetting }: Clauses<F, Q, C>,
) {
  const say = sayingOn(ground);
  return { compoundMove };

  function compoundMove(context: C): TalkMove<Q> | undefined {
    const { query, random } = context;
    if (query === undefined || query.target?.passing === true) return undefined;
    const parts = random.pick(
      patterns.map(([one]) => one),
      patterns.map(([, weight]) => weight),
    );
    const removed: F[] = [];
    const changed: F[] = [];
    let held = query;
    for (const part of parts) {
      if (part === "remove") {
        const gone = somethingToDrop(context, held, changed);
        if (gone === undefined) return undefined;
        removed.push(gone);
        held = drop(held, keysOf([gone]));
      } else {
        const change = changeOf(context, held, part, [...removed, ...changed]);
        if (change === undefined) return undefined;
        changed.push(...change);
        held = fill(held, change);
      }
    }
    const text = worded(context, query, removed, changed);
    if (text === undefined) return undefined;
    const names = keysOf(removed);
    const kind = changed.length === 0 ? "remove" : parts.includes("replace") ? "replace" : "add";
    const said = { kind, query, changed, removed: names, pointing: false, text } as const;
    const elsewhere = (other: Q): Q | undefined =>
      ground.fits(context, drop(other, names), changed)
        ? ground.read(context, { ...said, query: other }).query
        : undefined;
    const labels = ["ellipsis", "several", ...new Set(parts)];
    return { act: "compound", text, ...ground.read(context, said), elsewhere, labels };
  }

  function somethingToDrop(context: C, query: Q, changed: readonly F[]): F | undefined {
    const candidates = ground
      .droppable(context, query)
      .filter((held) => !ground.isBest(context, held) && !changed.includes(held));
    return candidates.length === 0 ? undefined : context.random.pick(candidates);
  }

  /** Some conditions anew, of those that are not spoken of yet; the best is asked for by itself. */
  function changeOf(
    context: C,
    query: Q,
    kind: "add" | "replace",
    spoken: readonly F[],
  ): readonly F[] | undefined {
    const taken = new Set<unknown>(keysOf(spoken));
    for (let attempt = 0; attempt < 6; attempt++) {
      const change = ground.change(context, query, kind);
      const usable = change?.every(
        (one) => !keysOf([one]).some((key) => taken.has(key)) && !ground.isBest(context, one),
      );
      if (change !== undefined && usable === true) return change;
    }
    return undefined;
  }

  function worded(
    context: C,
    query: Q,
    removed: readonly F[],
    changed: readonly F[],
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
      dropping.some((said) => said.includes(ground.valueOf(context, one) ?? "?")),
    );
    const joints = valued
      ? [" but ", ", but ", ". "]
      : [" but ", " but ", ", but ", " and ", " and ", ", ", ". ", " , just ", " then "];
    return together(dropping) + random.pick(joints) + together(changing);
  }

  /** "forget the price and the airline", or each in its own words. */
  function droppingClauses(
    context: C,
    query: Q,
    removed: readonly F[],
  ): readonly string[] | undefined {
    const { random } = context;
    const names = removed.flatMap((one) => ground.named(context, one) ?? []);
    if (names.length === removed.length && random.next() < 0.55) {
      const text = forgetting(context, query, names);
      return text === undefined ? undefined : [text];
    }
    const clauses: string[] = [];
    for (const held of removed) {
      const wording = ground.dropping(context, query, held, 0.4);
      if (wording === undefined) return undefined;
      const name = random.next() < 0.3 ? ground.named(context, held) : undefined;
      const text =
        unneeded(context, query, held) ??
        (name && say(context, "{forgetting}", { query, texts: new Map([["what", name]]) })) ??
        say(context, wording.template, { query, texts: wording.texts });
      // "either is fine" names nothing.
      if (text === undefined || text.split(" ").length < 2) return undefined;
      clauses.push(text);
    }
    return clauses;
  }

  function changingClauses(
    context: C,
    query: Q,
    changed: readonly F[],
  ): readonly string[] | undefined {
    const clauses: string[] = [];
    for (const [i, filled] of changed.entries()) {
      const text =
        renamed(context, query, filled) ??
        say(context, changing(context, i > 0), { query, express: [filled] });
      if (text === undefined) return undefined;
      clauses.push(text);
    }
    return clauses;
  }

  function changing({ random }: C, later: boolean): string {
    return later ? (random.next() < 0.25 ? "{runon}" : "{changingToo}") : "{changing}";
  }

  /** Now and then by its name: "change the day to friday". */
  function renamed(context: C, query: Q, filled: F): string | undefined {
    const key = filterKey(filled);
    const isHeld = query.where.some((one) => filterKey(one) === key);
    const named = ground.called(context, filled) !== undefined;
    if (!isHeld || !named || ground.valueOf(context, filled) === undefined) return undefined;
    return context.random.next() < 0.7 ? undefined : renaming(context, filled);
  }
}
