// One SELECT in the making: what has been said of it, as far as that decides what may follow.
// A state of the automaton is a stack of these, one for each SELECT that is still open.

import type { WordsOf } from "../../word-list.ts";
import type { CatalogColumn, ValueClass } from "./catalog.ts";

/** What the surrounding query expects of this one. */
export type Role =
  | { readonly kind: "top" }
  /** `column IN ( SELECT`: one column that fits. */
  | { readonly kind: "in"; readonly column: CatalogColumn }
  /** `column = ( SELECT`: one aggregate of a column that fits, so exactly one row. */
  | { readonly kind: "scalar"; readonly column: CatalogColumn };

/** Named by what has just been said; what is expected next follows from it. */
export type Phase = WordsOf<
  | "begin union select item-next item star call call-open call-argument"
  | "from table join join-table on on-left on-equals"
  | "where not column column-not compare scalar-open like between between-low between-and"
  | "is is-not in in-open in-value in-comma"
  | "condition group group-by group-column having having-call having-compare having-value"
  | "order order-by order-item order-direction limit limit-value"
>;

export type OpenCall = {
  readonly name: string;
  readonly place: "select" | "having" | "order";
  readonly distinct: boolean;
};

export type Frame = {
  readonly role: Role;
  readonly depth: number;
  /** The links into the query around this one, outermost first; none where nesting has no bound. */
  readonly chain: readonly string[];
  /** The link into this one, once its column is selected. */
  readonly link: string | undefined;
  readonly phase: Phase;
  readonly distinct: boolean;
  readonly star: boolean;
  /** Selected columns outside aggregates. */
  readonly plain: readonly CatalogColumn[];
  /** What each selected item holds, in order. */
  readonly classes: readonly ValueClass[];
  readonly aggregates: boolean;
  /** Tables that the selected items need; FROM must bring all of them. */
  readonly needed: readonly string[];
  /** After UNION and the like: what the items must hold. */
  readonly shape: readonly ValueClass[] | undefined;
  /** How many set operations stand before. */
  readonly compound: number;
  readonly tables: readonly string[];
  /** Open parentheses around conditions, and how many of them lie in the queries around this one. */
  readonly open: number;
  readonly outside: number;
  /** The column that a condition or a join has just named. */
  readonly left: CatalogColumn | undefined;
  readonly call: OpenCall | undefined;
  readonly joining: string | undefined;
  readonly grouped: readonly CatalogColumn[];
  readonly ordered: number;
};

export type Transition =
  | { readonly kind: "stay"; readonly frame: Frame }
  /** A subquery begins; `frame` is where to go on after it. */
  | { readonly kind: "push"; readonly frame: Frame; readonly child: Frame }
  | { readonly kind: "pop" }
  | undefined;

export function newFrame(
  role: Role,
  depth: number,
  phase: Phase = "begin",
  { outside, chain }: Pick<Frame, "outside" | "chain"> = { outside: 0, chain: [] },
): Frame {
  return {
    role,
    depth,
    chain,
    link: undefined,
    outside,
    phase,
    distinct: false,
    star: false,
    plain: [],
    classes: [],
    aggregates: false,
    needed: [],
    shape: undefined,
    compound: 0,
    tables: [],
    open: 0,
    left: undefined,
    call: undefined,
    joining: undefined,
    grouped: [],
    ordered: 0,
  };
}

export function stay(frame: Frame, changes: Partial<Frame>): Transition {
  return { kind: "stay", frame: { ...frame, ...changes } };
}

/** Equal keys allow the same continuations. */
export function frameKey(frame: Frame): string {
  const names = (columns: readonly CatalogColumn[]) => columns.map(({ name }) => name).join();
  const { role, call } = frame;
  return [
    role.kind === "top" ? "" : `${role.kind} ${role.column.name}`,
    frame.depth,
    frame.chain.join(),
    frame.link ?? "",
    frame.phase,
    Number(frame.distinct) + 2 * Number(frame.star) + 4 * Number(frame.aggregates),
    names(frame.plain),
    frame.classes.join(),
    frame.needed.join(),
    frame.shape?.join() ?? "-",
    frame.compound,
    frame.tables.join(),
    frame.open,
    frame.outside,
    frame.left?.name ?? "",
    call === undefined ? "" : `${call.name} ${call.place} ${call.distinct}`,
    frame.joining ?? "",
    names(frame.grouped),
    frame.ordered,
  ].join(";");
}
