// The automaton's states: a SELECT in the making, inside those still open around it. Whatever looks
// the same is the same object and remembers what it allows, so that decoding pays for it once: what
// may follow depends on the innermost SELECT alone, and is shared wherever that one comes again.

import { isWhole } from "./clause-steps.ts";
import type { ConstraintState } from "./constraint.ts";
import { finishWords } from "./finish.ts";
import { type Frame, frameKey, newFrame } from "./frame.ts";
import type { Lexicon, Word } from "./lexicon.ts";
import { step } from "./step.ts";

export class Automaton {
  private readonly places = new Map<string, Place>();
  private readonly outermost = new Map<Place, State>();
  private readonly words: readonly Word[];
  readonly start: State;

  constructor(
    readonly lexicon: Lexicon,
    readonly vocabulary: readonly string[],
    private readonly onNewState: () => void,
  ) {
    this.words = vocabulary.map(lexicon.classify);
    this.start = this.state(this.place(newFrame({ kind: "top" }, 0)), undefined);
  }

  place(frame: Frame): Place {
    const key = frameKey(frame);
    const known = this.places.get(key);
    if (known !== undefined) return known;
    const place = new Place(this, frame);
    this.places.set(key, place);
    return place;
  }

  state(place: Place, around: State | undefined): State {
    const siblings = around?.inside ?? this.outermost;
    const known = siblings.get(place);
    if (known !== undefined) return known;
    this.onNewState();
    const state = new State(this, place, around);
    siblings.set(place, state);
    return state;
  }

  maskOf(frame: Frame): Uint8Array {
    return Uint8Array.from(this.words, (word) =>
      step(frame, word, this.lexicon) === undefined ? 0 : 1,
    );
  }
}

/** Where a word leads from a place. */
type Path =
  | { readonly kind: "stay"; readonly to: Place }
  | { readonly kind: "push"; readonly to: Place; readonly child: Place }
  | { readonly kind: "pop" }
  | undefined;

/** One SELECT in the making, wherever it stands. */
class Place {
  readonly complete: boolean;
  private knownMask: Uint8Array | undefined;
  private readonly paths = new Map<string, Path>();

  constructor(
    private readonly automaton: Automaton,
    private readonly frame: Frame,
  ) {
    this.complete = frame.role.kind === "top" && isWhole(frame);
  }

  get mask(): Uint8Array {
    this.knownMask ??= this.automaton.maskOf(this.frame);
    return this.knownMask;
  }

  path(word: string): Path {
    if (this.paths.has(word)) return this.paths.get(word);
    const path = this.find(word);
    this.paths.set(word, path);
    return path;
  }

  private find(word: string): Path {
    const { lexicon } = this.automaton;
    const move = step(this.frame, lexicon.classify(word), lexicon);
    switch (move?.kind) {
      case undefined:
        return undefined;
      case "stay":
        return { kind: "stay", to: this.automaton.place(move.frame) };
      case "push": {
        const to = this.automaton.place(move.frame);
        return { kind: "push", to, child: this.automaton.place(move.child) };
      }
      case "pop":
        return move;
      default:
        return move satisfies never;
    }
  }
}

class State implements ConstraintState {
  /** The states of SELECTs opened in this one. */
  readonly inside = new Map<Place, State>();
  private readonly successors = new Map<string, State | undefined>();

  constructor(
    private readonly automaton: Automaton,
    private readonly place: Place,
    private readonly around: State | undefined,
  ) {}

  get complete(): boolean {
    return this.place.complete;
  }

  get mask(): Uint8Array {
    return this.place.mask;
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
    const path = this.place.path(word);
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
