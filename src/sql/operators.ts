// Comparisons turned: what holds where one does not, and the same said from the other side.

const opposites: Readonly<Record<string, string>> = {
  "=": "!=",
  "==": "!=",
  "!=": "=",
  "<>": "=",
  "<": ">=",
  ">=": "<",
  ">": "<=",
  "<=": ">",
  IS: "IS NOT",
  "IS NOT": "IS",
  "IS DISTINCT FROM": "IS NOT DISTINCT FROM",
  "IS NOT DISTINCT FROM": "IS DISTINCT FROM",
};

const mirrored: Readonly<Record<string, string>> = {
  "=": "=",
  "==": "==",
  "!=": "!=",
  "<>": "<>",
  "<": ">",
  ">": "<",
  "<=": ">=",
  ">=": "<=",
};

/** Undefined where it has no single one. */
export const oppositeOperator = (operator: string): string | undefined => opposites[operator];

/** `3 < x` is `x > 3`; undefined of what cannot be said from the other side: LIKE. */
export const mirroredOperator = (operator: string): string | undefined => mirrored[operator];
