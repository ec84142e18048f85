// What names mean at a place in a query: the relations of its FROM, the columns they bring, common
// tables, the names of the SELECT's own items, and the queries around it.
import { type NamePart, readName } from "../../sql/name.ts";
import type { Expression } from "../../sql/tree.ts";
import type { Column, Dialect } from "../database.ts";
import { sameWord } from "./catalog.ts";

export type ScopeColumn = {
  /** As a query may call it; undefined where it has no name. */
  readonly name: string | undefined;
  /** As it is written in what is sent. */
  readonly expression: Expression;
  readonly type?: Column["type"];
};

export type DoorRelation = {
  /** As a query may call it; none where it has no name. */
  readonly names: readonly NamePart[];
  readonly columns: readonly ScopeColumn[];
  /** Has columns that may not be read. */
  readonly partial: boolean;
};

/** A common table: WITH name AS ( ... ). */
export type Common = {
  readonly name: NamePart;
  readonly written: string;
  readonly columns: readonly { readonly name: string | undefined; readonly written: string }[];
};

export type OutputColumn = {
  readonly name: string | undefined;
  readonly isAlias: boolean;
  readonly expression: Expression;
  /** Words in it, for the bound on repeating it. */
  readonly size: number;
};

export type DoorScope = {
  readonly outer: DoorScope | undefined;
  readonly commons: readonly Common[];
  readonly relations: readonly DoorRelation[];
  /** In the order of `*`; columns merged by USING once. */
  readonly columns: readonly ScopeColumn[];
  /** Items of the SELECT, once they are known. */
  readonly outputs: readonly OutputColumn[];
};

export type Found =
  | { readonly kind: "column"; readonly column: ScopeColumn }
  | { readonly kind: "output"; readonly output: OutputColumn }
  | { readonly kind: "ambiguous" }
  | undefined;

/** Innermost first; the items of a SELECT are known to its own clauses, not to queries inside. */
export function lookUp(written: string, scope: DoorScope, dialect: Dialect): Found {
  const parts = readName(written);
  const column = parts.at(-1);
  if (column === undefined || parts.length > 2) return undefined;
  const qualifier = parts.length === 2 ? parts[0] : undefined;
  for (let at: DoorScope | undefined = scope; at !== undefined; at = at.outer) {
    const found = qualifier
      ? inRelation(qualifier, column, at, dialect)
      : only(named(at.columns, column));
    if (found !== undefined) return found;
    if (at === scope && qualifier === undefined) {
      const aliases = at.outputs.filter(({ isAlias }) => isAlias);
      const [output] = named(aliases, column);
      if (output !== undefined) return { kind: "output", output };
    }
  }
  return undefined;
}

function inRelation(
  qualifier: NamePart,
  column: NamePart,
  scope: DoorScope,
  dialect: Dialect,
): Found {
  const relations = relationsNamed(qualifier, scope, dialect);
  return only(
    named(
      relations.flatMap((relation) => relation.columns),
      column,
    ),
  );
}

export function relationsNamed(
  qualifier: NamePart,
  scope: DoorScope,
  dialect: Dialect,
): readonly DoorRelation[] {
  return scope.relations.filter(({ names }) =>
    names.some((name) => sameName(name, qualifier, dialect)),
  );
}

/** A table may have "Id" beside "id": then the exact spelling decides. */
export function named<T extends { readonly name: string | undefined }>(
  items: readonly T[],
  part: NamePart,
): readonly T[] {
  const exact = items.filter(({ name }) => name === part.text);
  return exact.length > 0
    ? exact
    : items.filter(({ name }) => name !== undefined && sameWord(name, part.text));
}

function only(columns: readonly ScopeColumn[]): Found {
  const [column, ...more] = columns;
  if (column === undefined) return undefined;
  return more.length > 0 ? { kind: "ambiguous" } : { kind: "column", column };
}

/** As the database compares names that a query gives: PostgreSQL folds only what has no quotes. */
export function sameName(a: NamePart, b: NamePart, dialect: Dialect): boolean {
  if (dialect !== "postgres") return sameWord(a.text, b.text);
  return folded(a) === folded(b);
}

function folded({ text, quoted }: NamePart): string {
  return quoted ? text : text.toLowerCase();
}
