// The automaton's one step: what a word does to the SELECT being made, if it is allowed at all.

import {
  afterOrderItemStep,
  allowsOrderCall,
  clauseStep,
  groupColumnStep,
  groupCommaStep,
  orderColumnStep,
} from "./clause-steps.ts";
import {
  afterConditionStep,
  compareStep,
  comparisons,
  conditionEnd,
  conditionStep,
  likeStep,
  listCommaStep,
  operatorStep,
  subqueryStep,
  valueStep,
} from "./condition-steps.ts";
import { type Frame, type Phase, stay, type Transition } from "./frame.ts";
import type { Lexicon, Word } from "./lexicon.ts";
import {
  afterItemStep,
  callArgumentStep,
  callCloseStep,
  callStep,
  fromStep,
  itemStep,
  joinTableStep,
  onLeftStep,
  onRightStep,
} from "./select-steps.ts";

export function step(frame: Frame, word: Word, lexicon: Lexicon): Transition {
  /** Goes on to a phase when exactly this fixed word comes. */
  const on = (text: string, phase: Phase): Transition =>
    word.kind === "fixed" && word.text === text ? stay(frame, { phase }) : undefined;

  switch (frame.phase) {
    case "begin":
      return on("SELECT", "select");
    case "union":
      return on("SELECT", "select") ?? (lexicon.has("SELECT") ? on("ALL", "begin") : undefined);
    case "select":
    case "item-next":
      return itemStep(frame, word, lexicon);
    case "item":
      return afterItemStep(frame, word, lexicon);
    case "star":
      return on("FROM", "from");
    case "call":
      return on("(", "call-open");
    case "call-open":
      return callArgumentStep(frame, word, lexicon);
    case "call-argument":
      return on(")", "item") && callCloseStep(frame);
    case "from":
      return fromStep(frame, word, lexicon);
    case "join":
      return joinTableStep(frame, word, lexicon);
    case "join-table":
      return on("ON", "on");
    case "on":
      return onLeftStep(frame, word, lexicon);
    case "on-left":
      return on("=", "on-equals");
    case "on-equals":
      return onRightStep(frame, word, lexicon);
    case "where":
    case "not":
      return conditionStep(frame, word, lexicon);
    case "column":
    case "column-not":
      return operatorStep(frame, word, lexicon);
    case "compare":
      return compareStep(frame, word, lexicon);
    case "scalar-open":
      return subqueryStep(frame, word, "scalar", lexicon);
    case "like":
      return likeStep(frame, word, lexicon);
    case "between":
      return valueStep(frame, word, lexicon, "between-low");
    case "between-low":
      return on("AND", "between-and");
    case "between-and":
      return valueStep(frame, word, lexicon, "condition");
    case "is":
      return (on("NULL", "condition") && conditionEnd(frame)) ?? on("NOT", "is-not");
    case "is-not":
      return on("NULL", "condition") && conditionEnd(frame);
    case "in":
      return on("(", "in-open");
    case "in-open":
      return (
        subqueryStep(frame, word, "in", lexicon) ?? valueStep(frame, word, lexicon, "in-value")
      );
    case "in-value":
      return (on(")", "condition") && conditionEnd(frame)) ?? listCommaStep(frame, word, lexicon);
    case "in-comma":
      return valueStep(frame, word, lexicon, "in-value");
    case "condition":
      return afterConditionStep(frame, word, lexicon) ?? clauseStep(frame, word, lexicon);
    case "table":
    case "having-value":
    case "limit-value":
      return (
        (frame.phase === "having-value" ? on("AND", "having") : undefined) ??
        clauseStep(frame, word, lexicon)
      );
    case "group":
      return on("BY", "group-by");
    case "group-by":
      return groupColumnStep(frame, word, lexicon);
    case "group-column":
      return groupCommaStep(frame, word, lexicon) ?? clauseStep(frame, word, lexicon);
    case "having":
      return callStep(frame, word, "having", lexicon);
    case "having-call":
      return comparisons.map((text) => on(text, "having-compare")).find(Boolean);
    case "having-compare":
      return lexicon.isCount(word) ? stay(frame, { phase: "having-value" }) : undefined;
    case "order":
      return on("BY", "order-by");
    case "order-by":
      return (
        orderColumnStep(frame, word) ??
        (allowsOrderCall(frame)
          ? callStep({ ...frame, ordered: frame.ordered + 1 }, word, "order", lexicon)
          : undefined)
      );
    case "order-item":
    case "order-direction":
      return afterOrderItemStep(frame, word) ?? clauseStep(frame, word, lexicon);
    case "limit":
      return lexicon.isLimit(word) ? stay(frame, { phase: "limit-value" }) : undefined;
    default:
      return frame.phase satisfies never;
  }
}
