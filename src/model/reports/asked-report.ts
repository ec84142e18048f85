// A report that was asked for, in words that the model and the domain know: what is worked out of which rows, in which groups.

export type Aggregate = "AVG" | "MIN" | "MAX" | "SUM";

export type AskedFigure =
  /** `rows`: "nonstop trips to norway", to be listed and counted. */
  | { readonly kind: "count"; readonly rows: string }
  /** How many of them there are: "how many towns does each author write about". */
  | { readonly kind: "different"; readonly group: string; readonly rest: string }
  /** `said`: the figure as a question of its own: "average price to norway". */
  | {
      readonly kind: "amount";
      readonly aggregate: Aggregate;
      readonly column: string;
      readonly said: string;
      /** Nothing but the figure was said. */
      readonly bare: boolean;
    };

export type AskedReport =
  | {
      readonly kind: "groups";
      readonly figure: AskedFigure;
      readonly groups: readonly string[];
      readonly having?: { readonly operator: string; readonly amount: number };
      readonly descending?: boolean;
      readonly limit?: number;
      readonly ranked?: boolean;
    }
  /** Part of the rows that `all` lists, in per cent: as one of the ways in which it can be put. */
  | {
      readonly kind: "share";
      readonly all: string;
      readonly parts: readonly string[];
      readonly group?: string;
    }
  | { readonly kind: "absent"; readonly group: string; readonly rows: string }
  /** Those that `which` lists as a question of the model's own, turned round. */
  | {
      readonly kind: "never" | "only" | "both";
      readonly group: string;
      readonly which: readonly string[];
    }
  /** Values side by side, by how many rows they have. */
  | { readonly kind: "compared"; readonly values: readonly string[]; readonly rows: string }
  /** The rows that have most or least of a figure. */
  | {
      readonly kind: "ends";
      readonly rows: string;
      readonly column: string;
      readonly descending: boolean;
      readonly limit: number;
    };
