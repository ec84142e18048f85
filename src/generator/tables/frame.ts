// A query as a value that moves can change: what is shown, of what, which, how ordered.
import type { Field, Subject } from "./world.ts";

export type AggregateName = "AVG" | "MAX" | "MIN" | "SUM" | "COUNT";

export type Item =
  | { readonly kind: "all" }
  | { readonly kind: "count" }
  | {
      readonly kind: "field";
      readonly field: Field;
      readonly aggregate?: AggregateName;
      readonly distinct?: boolean;
    };

export type CompareOp = "=" | "!=" | ">" | "<" | ">=" | "<=";

export type Comparison = {
  readonly kind: "compare";
  readonly field: Field;
  readonly op: CompareOp;
  readonly value: string;
  readonly said: string;
};

export type FrameCondition =
  | Comparison
  /** A first and a last name. */
  | { readonly kind: "full-name"; readonly first: Comparison; readonly last: Comparison }
  | { readonly kind: "between"; readonly field: Field; readonly low: string; readonly high: string }
  | { readonly kind: "like"; readonly field: Field; readonly value: string }
  /** field > ( SELECT AVG ( field ) FROM its table ). */
  | {
      readonly kind: "average";
      readonly field: Field;
      readonly op: ">" | "<";
      readonly pick: "AVG" | "MAX" | "MIN";
    }
  /** No row of the child refers to it. */
  | {
      readonly kind: "none";
      readonly parentField: string;
      readonly child: Subject;
      readonly childField: string;
      /** The other way round: at least one row does. */
      readonly some?: boolean;
    }
  | { readonly kind: "either"; readonly of: readonly [FrameCondition, FrameCondition] };

export type Order = {
  readonly by: Field | "count" | { readonly aggregate: AggregateName; readonly field: Field };
  readonly descending: boolean;
};

export type Having = {
  readonly op: CompareOp;
  readonly value: number;
  readonly of?: { readonly aggregate: AggregateName; readonly field: Field };
};

export type Frame = {
  readonly subject: Subject;
  readonly items: readonly Item[];
  readonly distinct?: boolean;
  readonly where: readonly FrameCondition[];
  /** Tables that must take part although no column of theirs is named. */
  readonly through?: readonly string[];
  readonly group?: Field;
  readonly having?: Having;
  readonly order?: Order;
  readonly limit?: number;
  readonly set?: { readonly op: "INTERSECT" | "EXCEPT" | "UNION"; readonly other: Frame };
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const sameItems = (a: Frame, b: Frame): boolean =>
  a.items.length === b.items.length &&
  a.items.every((item, i) => same(itemKey(item), itemKey(b.items[i])));

function itemKey(item: Item | undefined): unknown {
  if (item?.kind !== "field") return item?.kind;
  return [item.field.key, item.aggregate ?? "", item.distinct ?? false];
}

/** Without what orders, groups and combines: the rows a follow-up speaks of. */
export function plainFrame(frame: Frame): Frame {
  return {
    subject: frame.subject,
    items: frame.items,
    where: frame.where,
    ...(frame.through !== undefined && { through: frame.through }),
  };
}

export const isAggregate = (frame: Frame): boolean =>
  frame.items.some(
    (item) => item.kind === "count" || (item.kind === "field" && item.aggregate !== undefined),
  );
