// The tree of a query. It is faithful: redundant parentheses are groups of their own, so that
// printing a tree gives back the words it was read from.

/** Token positions: start inclusive, end exclusive. */
export type Span = { readonly start: number; readonly end: number };

export type Query = Select | SetOperation | QueryGroup;

export type Select = Span & {
  readonly kind: "select";
  readonly distinct: boolean;
  readonly items: readonly SelectItem[];
  readonly from: readonly FromItem[];
  readonly where?: Expression;
  readonly groupBy: readonly Expression[];
  readonly having?: Expression;
} & Tail;

/** Left-associative, all of one precedence, as in SQLite. */
export type SetOperation = Span & {
  readonly kind: "set";
  readonly operator: "UNION" | "UNION ALL" | "INTERSECT" | "EXCEPT";
  readonly left: Query;
  readonly right: Query;
} & Tail;

/** A query in parentheses where none are needed: `( SELECT ... )` as a statement. */
type QueryGroup = Span & { readonly kind: "query-group"; readonly inner: Query } & Tail;

/** What may stand around any query: common tables before it, order and limits after it. */
export type Tail = {
  readonly with?: With;
  readonly orderBy: readonly OrderItem[];
  readonly limit?: Expression;
  readonly offset?: Expression;
};

export type With = Span & {
  readonly recursive: boolean;
  readonly tables: readonly CommonTable[];
};

export type CommonTable = Span & {
  readonly name: string;
  readonly columns?: readonly string[];
  readonly query: Query;
};

export type SelectItem = Span & { readonly expression: Expression; readonly alias?: string };

export type OrderItem = Span & {
  readonly expression: Expression;
  readonly direction?: "ASC" | "DESC";
  readonly nulls?: "FIRST" | "LAST";
};

export type FromItem = Span & {
  /** How it joins what stands before it; absent on the first. "," or "LEFT JOIN" and so on. */
  readonly join?: string;
  readonly source: Source;
  readonly alias?: string;
  /** New names for the columns: `AS s ( a , b )`. */
  readonly columns?: readonly string[];
  readonly on?: Expression;
  readonly using?: readonly string[];
};

export type Source =
  | (Span & { readonly kind: "table"; readonly name: string })
  | (Span & { readonly kind: "subquery"; readonly query: Query });

export type Expression =
  | Connective
  | (Span & { readonly kind: "not"; readonly operand: Expression })
  | Comparison
  | (Span & {
      readonly kind: "in";
      readonly negated: boolean;
      readonly left: Expression;
      readonly right: Subquery | List;
    })
  | (Span & {
      readonly kind: "between";
      readonly negated: boolean;
      readonly left: Expression;
      readonly low: Expression;
      readonly high: Expression;
    })
  | (Span & { readonly kind: "is-null"; readonly negated: boolean; readonly operand: Expression })
  | (Span & { readonly kind: "exists"; readonly query: Subquery })
  | (Span & {
      readonly kind: "arithmetic";
      readonly operator: string;
      readonly left: Expression;
      readonly right: Expression;
    })
  | (Span & { readonly kind: "sign"; readonly operator: string; readonly operand: Expression })
  | Call
  | Case
  | (Span & {
      readonly kind: "cast";
      readonly operand: Expression;
      /** In capitals: "INTEGER", "DOUBLE PRECISION", "NUMERIC(10,2)". */
      readonly type: string;
    })
  | (Span & { readonly kind: "collate"; readonly operand: Expression; readonly collation: string })
  | (Span & { readonly kind: "extract"; readonly field: string; readonly operand: Expression })
  | (Span & { readonly kind: "interval"; readonly amount: string; readonly unit: string })
  | (Span & { readonly kind: "group"; readonly inner: Expression })
  | Subquery
  | Column
  | (Span & { readonly kind: "star" })
  | Literal
  | (Span & { readonly kind: "placeholder"; readonly name: string });

/** `A AND B AND C` is one node with three operands; nested groups stay nested. */
type Connective = Span & {
  readonly kind: "and" | "or";
  readonly operands: readonly Expression[];
};

export type Comparison = Span & {
  readonly kind: "comparison";
  /** "=", "<", "LIKE", "NOT LIKE", "IS DISTINCT FROM", ... */
  readonly operator: string;
  readonly quantifier?: "ALL" | "ANY";
  readonly left: Expression;
  readonly right: Expression;
  /** Of LIKE and its kind. */
  readonly escape?: Expression;
};

type Case = Span & {
  readonly kind: "case";
  /** Of `CASE x WHEN 1 THEN ...`; each `when` is a condition where it is absent. */
  readonly operand?: Expression;
  readonly branches: readonly { readonly when: Expression; readonly result: Expression }[];
  readonly otherwise?: Expression;
};

export type Call = Span & {
  readonly kind: "call";
  readonly name: string;
  readonly distinct: boolean;
  readonly arguments: readonly Expression[];
  /** `string_agg ( x , ',' ORDER BY y )` */
  readonly orderBy?: readonly OrderItem[];
  readonly filter?: Expression;
  readonly over?: Window;
};

export type Window = Span & {
  readonly partitionBy: readonly Expression[];
  readonly orderBy: readonly OrderItem[];
  /** In capitals: "ROWS BETWEEN 2 PRECEDING AND CURRENT ROW". */
  readonly frame?: string;
};

/** A query in parentheses where an expression stands; the span includes the parentheses. */
export type Subquery = Span & { readonly kind: "subquery"; readonly query: Query };
export type List = Span & { readonly kind: "list"; readonly items: readonly Expression[] };
type Column = Span & { readonly kind: "column"; readonly name: string };
export type Literal = Span & {
  readonly kind: "literal";
  readonly type: "string" | "number" | "boolean" | "null";
  /** As written; TRUE, FALSE and NULL in capitals. */
  readonly text: string;
};

/** While it is filled in, piece by piece. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };
