// The native format of interactions: one JSON object a line.

export type GoldTurn = {
  readonly utterance: string;
  /** Accepted golds, any of which is right. Empty: encoded and remembered, not scored. */
  readonly sql: readonly string[];
  /** What makes the turn interesting, for per-phenomenon accuracy: "ellipsis", "focus-return", ... */
  readonly labels?: readonly string[];
};

export type Interaction = {
  readonly id: string;
  readonly database: string;
  /** The task the person was given; splits never share one. */
  readonly scenario?: string | null;
  /** YYYY-MM-DD: the day on which the conversation takes place. */
  readonly date?: string | null;
  /** The turns that are scored, from 1; absent: all that have a gold. */
  readonly score_turns?: readonly number[];
  readonly turns: readonly GoldTurn[];
};
