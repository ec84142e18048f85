// Inside WHERE: conditions, their connectives and the subqueries they open.

import { patternType } from "../../entities/patterns.ts";
import type { CatalogColumn } from "./catalog.ts";
import { type Frame, newFrame, type Role, stay, type Transition } from "./frame.ts";
import type { Lexicon, Word } from "./lexicon.ts";

/** Together well below what the door and any engine's parser bear. */
const maxDepth = 12;
const maxOpen = 4;
export const comparisons: readonly string[] = ["=", "!=", "<>", "<", "<=", ">", ">="];

/** After WHERE, AND, OR, NOT or an opening parenthesis. */
export function conditionStep(frame: Frame, word: Word, lexicon: Lexicon): Transition {
  if (word.kind === "column") {
    const inScope = frame.tables.includes(word.column.table);
    return inScope && canCompare(frame, word.column, lexicon)
      ? stay(frame, { phase: "column", left: word.column })
      : undefined;
  }
  if (word.kind !== "fixed") return undefined;
  if (word.text === "NOT" && frame.phase === "where") return stay(frame, { phase: "not" });
  if (word.text === "(" && frame.open + frame.outside < maxOpen && lexicon.has(")")) {
    return stay(frame, { phase: "where", open: frame.open + 1 });
  }
  return undefined;
}

/** Some condition can be said about some column in scope. */
export function canCondition(frame: Frame, lexicon: Lexicon): boolean {
  return lexicon.columnsOf(frame.tables).some((column) => canCompare(frame, column, lexicon));
}

function canCompare(frame: Frame, column: CatalogColumn, lexicon: Lexicon): boolean {
  return (
    lexicon.has("IS", "NULL") ||
    comparisons.some((operator) => lexicon.has(operator) && canFollow(operator, frame, column)) ||
    ["IN", "BETWEEN", "LIKE"].some((word) => lexicon.has(word) && canFollow(word, frame, column))
  );

  function canFollow(text: string, at: Frame, left: CatalogColumn): boolean {
    return operatorStep({ ...at, left }, { kind: "fixed", text }, lexicon) !== undefined;
  }
}

/** After the column of a condition, and after its NOT. */
export function operatorStep(frame: Frame, word: Word, lexicon: Lexicon): Transition {
  const { left } = frame;
  if (word.kind !== "fixed" || left === undefined) return undefined;
  const negated = frame.phase === "column-not";
  switch (word.text) {
    case "NOT": {
      const some = ["IN", "BETWEEN", "LIKE"].some(
        (text) =>
          lexicon.has(text) &&
          operatorStep({ ...frame, phase: "column-not" }, fixed(text), lexicon),
      );
      return some && !negated ? stay(frame, { phase: "column-not" }) : undefined;
    }
    case "IS":
      return lexicon.has("NULL") && !negated ? stay(frame, { phase: "is" }) : undefined;
    case "IN": {
      const list = lexicon.has("(", ")") && lexicon.hasValue(left);
      return list || canSelectFor(frame, { kind: "in", column: left }, lexicon)
        ? stay(frame, { phase: "in" })
        : undefined;
    }
    case "BETWEEN":
      return lexicon.has("AND") && lexicon.hasValue(left)
        ? stay(frame, { phase: "between" })
        : undefined;
    case "LIKE":
      return left.valueClass === "text" && (lexicon.hasValue(left) || lexicon.hasPattern)
        ? stay(frame, { phase: "like" })
        : undefined;
    default: {
      const possible =
        !negated &&
        comparisons.includes(word.text) &&
        (lexicon.hasValue(left) ||
          canSelectFor(frame, { kind: "scalar", column: left }, lexicon) ||
          lexicon
            .columnsOf(frame.tables)
            .some((column) => lexicon.catalog.comparable(left, column)));
      return possible ? stay(frame, { phase: "compare" }) : undefined;
    }
  }
}

function fixed(text: string): Word {
  return { kind: "fixed", text };
}

/** A subquery in this role can be opened, filled and closed. */
function canSelectFor(frame: Frame, role: Exclude<Role, { kind: "top" }>, lexicon: Lexicon) {
  if (frame.depth >= maxDepth || !lexicon.has("(", ")", "SELECT", "FROM")) return false;
  if (!lexicon.canLink(lexicon.chainInside(frame.chain, frame.link), role.column)) return false;
  if (role.kind === "in") return true;
  if (role.column.valueClass === "boolean") return false;
  if (lexicon.has("MIN") || lexicon.has("MAX")) return true;
  return role.column.valueClass === "number" && (lexicon.has("AVG") || lexicon.has("SUM"));
}

/** After a comparison's operator. */
export function compareStep(frame: Frame, word: Word, lexicon: Lexicon): Transition {
  const { left } = frame;
  if (left === undefined) return undefined;
  if (word.kind === "column") {
    const possible =
      frame.tables.includes(word.column.table) && lexicon.catalog.comparable(left, word.column);
    return possible ? conditionEnd(frame) : undefined;
  }
  if (word.kind === "fixed") {
    const opens =
      word.text === "(" && canSelectFor(frame, { kind: "scalar", column: left }, lexicon);
    return opens ? stay(frame, { phase: "scalar-open" }) : undefined;
  }
  return valueStep(frame, word, lexicon, "condition");
}

/** A literal or placeholder that fits the column named before. */
export function valueStep(
  frame: Frame,
  word: Word,
  lexicon: Lexicon,
  phase: Frame["phase"],
): Transition {
  if (frame.left === undefined || !lexicon.fitsValue(frame.left, word)) return undefined;
  return phase === "condition" ? conditionEnd(frame) : stay(frame, { phase });
}

/** After LIKE: a pattern of the utterance, or a value of the column. */
export function likeStep(frame: Frame, word: Word, lexicon: Lexicon): Transition {
  const pattern = word.kind === "placeholder" && word.type === patternType && lexicon.hasPattern;
  return pattern ? conditionEnd(frame) : valueStep(frame, word, lexicon, "condition");
}

export function listCommaStep(frame: Frame, word: Word, lexicon: Lexicon): Transition {
  if (word.kind !== "fixed" || word.text !== "," || frame.left === undefined) return undefined;
  return lexicon.hasValue(frame.left) ? stay(frame, { phase: "in-comma" }) : undefined;
}

export function conditionEnd(frame: Frame): Transition {
  return stay(frame, { phase: "condition", left: undefined });
}

/** SELECT after an opening parenthesis: a query inside the query. */
export function subqueryStep(
  frame: Frame,
  word: Word,
  kind: "in" | "scalar",
  lexicon: Lexicon,
): Transition {
  const { left } = frame;
  if (word.kind !== "fixed" || word.text !== "SELECT" || left === undefined) return undefined;
  const role: Exclude<Role, { kind: "top" }> = { kind, column: left };
  if (!canSelectFor(frame, role, lexicon)) return undefined;
  const outside = frame.outside + frame.open;
  const chain = lexicon.chainInside(frame.chain, frame.link);
  const child = newFrame(role, frame.depth + 1, "select", { outside, chain });
  return { kind: "push", frame: { ...frame, phase: "condition", left: undefined }, child };
}

/** After a whole condition: connectives, or the end of a group. Clauses that follow are elsewhere. */
export function afterConditionStep(frame: Frame, word: Word, lexicon: Lexicon): Transition {
  if (word.kind !== "fixed") return undefined;
  if (word.text === "AND" || word.text === "OR") {
    return canCondition(frame, lexicon) ? stay(frame, { phase: "where" }) : undefined;
  }
  if (word.text === ")" && frame.open > 0) return stay(frame, { open: frame.open - 1 });
  return undefined;
}
