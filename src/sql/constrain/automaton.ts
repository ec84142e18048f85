// The automaton's states: a SELECT in the making, inside those still open around it. Whatever looks
// the same is the same object and remembers what it allows, so that decoding pays for it once: what
// may follow depends on the innermost SELECT alone, and on which of its columns have a value at hand.

import { isWhole } from "./clause-steps.ts";

import { finishWords } from "./finish.ts";
import { type Frame, frameKey, newFrame } from "./frame.ts";
import type { Lexicon } from "./lexicon.ts";
import { step } from "./step.ts";

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

/** What all interactions share: every SELECT in the making that was met, and where its words lead. */
export class Spots {
  private readonly known = new Map<string, Spot>();

  spot(frame: Frame): Spot {
    const key = frameKey(frame);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const spot = new Spot(this, frame);
    this.known.set(key, spot);
    return spot;
  }

  get size(): number {
    return this.known.size;
  }

  clear(): void {
    this.known.clear();
  }
}

/** One SELECT in the making, wherever it stands. */
class Spot {
  readonly complete: boolean;
  private readonly options = new Map<string, Options>();

  constructor(
    readonly spots: Spots,
    readonly frame: Frame,
  ) {
    this.complete = frame.role.kind === "top" && isWhole(frame);
  }

  /** The same for all interactions that can fill the same columns here. */
  optionsFor(lexicon: Lexicon): Options {
    const fillable = lexicon.fillable(this.frame.tables);
    const known = this.options.get(fillable);
    if (known !== undefined) return known;
    const options = new Options(this, lexicon);
    this.options.set(fillable, options);
    return options;
  }
}

/** Where a word leads. */
type Path =
  | { readonly kind: "stay"; readonly to: Spot }
  | { readonly kind: "push"; readonly to: Spot; readonly child: Spot }
  | { readonly kind: "pop" }
  | undefined;

class Options {
  private knownMask: Uint8Array | undefined;
  private readonly paths = new Map<string, Path>();

  constructor(
    private readonly spot: Spot,
    private readonly lexicon: Lexicon,
  ) {}

  get mask(): Uint8Array {
    this.knownMask ??= this.findMask();
    return this.knownMask;
  }

  private findMask(): Uint8Array {
    const { spot, lexicon } = this;
    const mask = new Uint8Array(lexicon.words.length);
    lexicon.words.forEach((word, i) => {
      if (step(spot.frame, word, lexicon) !== undefined) mask[i] = 1;
    });
    return mask;
  }

  path(word: string): Path {
    if (this.paths.has(word)) return this.paths.get(word);
    const path = this.find(word);
    this.paths.set(word, path);
    return path;
  }

  private find(word: string): Path {
    const { frame, spots } = this.spot;
    const move = step(frame, this.lexicon.classify(word), this.lexicon);
    switch (move?.kind) {
      case undefined:
        return undefined;
      case "stay":
        return { kind: "stay", to: spots.spot(move.frame) };
      case "push":
        return { kind: "push", to: spots.spot(move.frame), child: spots.spot(move.child) };
      case "pop":
        return move;
      default:
        return move satisfies never;
    }
  }
}

/** For the values that an interaction has at hand. */
export class Automaton {
  private readonly outermost = new Map<Spot, State>();
  readonly start: State;

  constructor(
    readonly lexicon: Lexicon,
    readonly vocabulary: readonly string[],
    spots: Spots,
    private readonly onNewState: () => void,
  ) {
    this.start = this.state(spots.spot(newFrame({ kind: "top" }, 0)), undefined);
  }

  state(spot: Spot, around: State | undefined): State {
    const siblings = around?.inside ?? this.outermost;
    const known = siblings.get(spot);
    if (known !== undefined) return known;
    this.onNewState();
    const state = new State(this, spot, around);
    siblings.set(spot, state);
    return state;
  }
}

class State implements ConstraintState {
  readonly complete: boolean;
  /** The states of SELECTs opened in this one. */
  readonly inside = new Map<Spot, State>();
  private readonly options: Options;
  private readonly successors = new Map<string, State>();

  constructor(
    private readonly automaton: Automaton,
    spot: Spot,
    private readonly around: State | undefined,
  ) {
    this.complete = spot.complete;
    this.options = spot.optionsFor(automaton.lexicon);
  }

  get mask(): Uint8Array {
    return this.options.mask;
  }

  allows(words: string | readonly string[]): boolean {
    return this.next(words) !== undefined;
  }

  next(words: string | readonly string[]): State | undefined {
    if (typeof words === "string") return this.after(words);
    let state: State | undefined = this;
    for (let i = 0; state !== undefined && i < words.length; i++) state = state.after(words[i]!);
    return state;
  }

  finish(placeholders: readonly string[]): string[] {
    const { lexicon, vocabulary } = this.automaton;
    return finishWords(this, [...vocabulary, ...placeholders], lexicon.classify);
  }

  private after(word: string): State | undefined {
    const known = this.successors.get(word);
    if (known !== undefined) return known;
    const next = this.follow(word);
    if (next !== undefined) this.successors.set(word, next);
    return next;
  }

  private follow(word: string): State | undefined {
    const { automaton, around } = this;
    const path = this.options.path(word);
    switch (path?.kind) {
      case undefined:
        return undefined;
      case "stay":
        return automaton.state(path.to, around);
      case "push":
        return automaton.state(path.child, automaton.state(path.to, around));
      case "pop":
        return around ?? this;
      default:
        return path satisfies never;
    }
  }
}
