// What the parts of a paraphrase hand to each other: the bound query, the domain's words, and how
// queries, conditions and values are said, so that none of the parts needs to know the others.

import type { Wording } from "../../entities/wording.ts";
import type { Bound, Relation } from "../../sql/bind/bound.ts";
import type { Expression, Query, Select } from "../../sql/tree.ts";
import type { Keys } from "./keys.ts";
import type { Phrased } from "./said.ts";

export type Voice = {
  readonly bound: Bound;
  readonly wording: Wording;
  readonly keys: Keys;
  /** "names of singers whose age is over 40" */
  readonly query: (query: Query) => string;
  /** All of which must hold. */
  readonly conditions: (node: Expression, place: Setting, negated?: boolean) => readonly Phrased[];
  /** Whose rows a SELECT speaks of. */
  readonly subject: (select: Select) => Relation | undefined;
  /** "age", "price times quantity", "40" */
  readonly value: (node: Expression, place: Setting) => string;
};

/** Where something is said. */
export type Setting = {
  readonly voice: Voice;
  /** Whose columns need no owner: "age" instead of "singer age". */
  readonly subject: Relation | undefined;
  /** The columns of the nested INs around it, the outermost first. */
  readonly through: readonly string[];
};

/** Each set of conditions once in each setting: of nested queries several ways of saying them are tried,
 * at every level again. */
export function remembering(say: Voice["conditions"]): Voice["conditions"] {
  const said = new Map<Expression, Map<Relation | undefined, Map<string, readonly Phrased[]>>>();
  return (node, place, negated = false) => {
    const ofNode = said.get(node) ?? new Map();
    const ofSubject = ofNode.get(place.subject) ?? new Map();
    const key = [negated, ...place.through].join("\n");
    const found = ofSubject.get(key) ?? say(node, place, negated);
    said.set(node, ofNode.set(place.subject, ofSubject.set(key, found)));
    return found;
  };
}
