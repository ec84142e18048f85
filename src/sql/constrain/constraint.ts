// Grammar- and schema-constrained decoding: at each step, which words can still lead to a query that
// parses, binds and runs. States are shared and remember what they allow, so that decoding pays
// for each of them once.

import type { Schema } from "../../database/database.ts";
import type { ColumnTypes, Placeholder } from "../../entities/placeholder.ts";
import { UserError } from "../../errors.ts";
import { createCatalog, plain } from "./catalog.ts";
import { isWhole } from "./clause-steps.ts";
import { finishWords } from "./finish.ts";
import { type Frame, frameKey, newFrame } from "./frame.ts";
import { createLexicon, type Lexicon } from "./lexicon.ts";
import { step } from "./step.ts";

export type ConstraintOptions = {
  readonly schema: Schema;
  readonly columnTypes: ColumnTypes;
  /** The words the decoder can say. Those that are no SQL, such as an end mark, are never allowed. */
  readonly vocabulary: readonly string[];
  /** "outer.column inner.column": subqueries seen in training. Default: keys, names, types. */
  readonly pairs?: ReadonlySet<string>;
  /** Literals seen with a column in training. Default: any that its type can hold. */
  readonly values?: ReadonlyMap<string, ReadonlySet<string>>;
  /** The placeholder type of plain numbers, for LIMIT, HAVING and columns without a type. */
  readonly numberType?: string;
};

export type Constraint = {
  /** The placeholders are those of the interaction so far; only their types and values matter. */
  start(placeholders: readonly Pick<Placeholder, "type" | "value">[]): ConstraintState;
};

export type ConstraintState = {
  /** The query may end here. */
  readonly complete: boolean;
  /** 1 for each word of the vocabulary that may come next. Placeholders are judged by type only. */
  readonly mask: Uint8Array;
  /** A word, or the words of a segment one after the other. */
  allows(words: string | readonly string[]): boolean;
  /** Undefined where the words are not allowed. */
  next(words: string | readonly string[]): ConstraintState | undefined;
  /** A few words that complete the query from here, for when the decoder's steps run out. */
  finish(placeholders: readonly string[]): string[];
};

/** Throws UserError when the vocabulary cannot say any query about the schema. */
export function createConstraint(options: ConstraintOptions): Constraint {
  const { vocabulary, numberType = "NUMBER" } = options;
  const catalog = createCatalog(options);
  const values =
    options.values && new Map([...options.values].map(([name, words]) => [plain(name), words]));
  const automata = new Map<string, Automaton>();
  let states = 0;
  /** All automata share one limit: a service that runs for weeks meets many kinds of questions. */
  const count = (): void => {
    states += 1;
    if (states < maxStates) return;
    automata.clear();
    states = 0;
  };
  const create = (types: ReadonlySet<string>, wholeNumbers: boolean): Automaton => {
    const known = { catalog, vocabulary, types, numberType, wholeNumbers };
    const lexicon = createLexicon(values === undefined ? known : { ...known, values });
    if (lexicon.has("SELECT", "FROM") && lexicon.columns.length > 0) {
      return new Automaton(lexicon, vocabulary, count);
    }
    throw new UserError(
      "constraint: the vocabulary has no SELECT, FROM and column of the schema to say; " +
        "train the model on queries of this database",
    );
  };
  return {
    start(placeholders) {
      const types = new Set(placeholders.map(({ type }) => type));
      const wholeNumbers = placeholders
        .filter(({ type }) => type === numberType)
        .every(({ value }) => Number.isInteger(Number(value)) && Number(value) >= 0);
      const key = [...types].sort().join(" ") + (wholeNumbers ? "" : " fractions");
      const automaton = automata.get(key) ?? create(types, wholeNumbers);
      automata.set(key, automaton);
      return automaton.start;
    },
  };
}

/** Of many conversations, some 50 MB; beyond this they are forgotten and made anew. */
const maxStates = 10_000;

/** A stack of SELECTs, innermost first. */
type Stack = { readonly top: Frame; readonly below: Stack | undefined; readonly key: string };

class Automaton {
  private readonly states = new Map<string, State>();
  constructor(
    readonly lexicon: Lexicon,
    readonly vocabulary: readonly string[],
    private readonly onNewState: () => void,
  ) {}

  get start(): State {
    return this.state(stack(newFrame({ kind: "top" }, 0), undefined));
  }

  state(at: Stack): State {
    const known = this.states.get(at.key);
    if (known !== undefined) return known;
    this.onNewState();
    const state = new State(this, at);
    this.states.set(at.key, state);
    return state;
  }
}

function stack(top: Frame, below: Stack | undefined): Stack {
  return { top, below, key: `${frameKey(top)}|${below?.key ?? ""}` };
}

class State implements ConstraintState {
  readonly complete: boolean;
  private knownMask: Uint8Array | undefined;
  private readonly successors = new Map<string, State | undefined>();

  constructor(
    private readonly automaton: Automaton,
    private readonly at: Stack,
  ) {
    this.complete = at.top.role.kind === "top" && isWhole(at.top);
  }

  get mask(): Uint8Array {
    this.knownMask ??= Uint8Array.from(this.automaton.vocabulary, (word) =>
      this.move(word) === undefined ? 0 : 1,
    );
    return this.knownMask;
  }

  allows(words: string | readonly string[]): boolean {
    return this.next(words) !== undefined;
  }

  next(words: string | readonly string[]): State | undefined {
    if (typeof words === "string") return this.after(words);
    return words.reduce<State | undefined>((state, word) => state?.after(word), this);
  }

  finish(placeholders: readonly string[]): string[] {
    const { lexicon, vocabulary } = this.automaton;
    return finishWords(this, [...vocabulary, ...placeholders], lexicon.classify);
  }

  private after(word: string): State | undefined {
    if (this.successors.has(word)) return this.successors.get(word);
    const move = this.move(word);
    const next = move && this.automaton.state(move());
    this.successors.set(word, next);
    return next;
  }

  /** What the word does, put off until it is wanted: masks only ask whether. */
  private move(word: string): (() => Stack) | undefined {
    const { top, below } = this.at;
    const { lexicon } = this.automaton;
    const move = step(top, lexicon.classify(word), lexicon);
    switch (move?.kind) {
      case undefined:
        return undefined;
      case "stay":
        return () => stack(move.frame, below);
      case "push":
        return () => stack(move.child, stack(move.frame, below));
      case "pop":
        return () => below ?? this.at;
      default:
        return move satisfies never;
    }
  }
}
