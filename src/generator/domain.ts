// What a domain declares so that conversations about it can be generated: plain data, no code.
// The mechanism reads it; nothing here knows any particular subject.
import type { DomainWords } from "../entities/domain-words.ts";

/** A literal, or the name of a parameter of the variant: { param: "city" }. */
export type SlotTerm = string | number | { readonly param: string };

/** A condition is anchored at the table of its first column; the builder finds the way there. */
export type Condition =
  | {
      readonly kind: "compare";
      readonly column: string;
      readonly op: "=" | "!=" | "<" | "<=" | ">" | ">=";
      readonly value: SlotTerm;
      /** Another column where a variant is also there: { "trip:round": "fare.round_trip_cost" }. */
      readonly instead?: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: "between";
      readonly column: string;
      readonly low: SlotTerm;
      readonly high: SlotTerm;
      readonly negated?: boolean;
    }
  /** IS NOT NULL; negated, IS NULL. */
  | { readonly kind: "known"; readonly column: string; readonly negated?: boolean }
  /** column IN ( SELECT select FROM ... WHERE where ). */
  | {
      readonly kind: "in";
      readonly column: string;
      readonly select: string;
      readonly where: readonly Condition[];
      readonly negated?: boolean;
    }
  /** One of several conjunctions, all anchored at the same table. */
  | { readonly kind: "any"; readonly of: readonly (readonly Condition[])[] }
  /** column = ( SELECT MIN ( column ) over everything else that was asked ). */
  | {
      readonly kind: "extreme";
      readonly column: string;
      readonly pick: "MIN" | "MAX";
      readonly instead?: Readonly<Record<string, string>>;
    }
  /** There is a row of that table along the links. */
  | { readonly kind: "exists"; readonly table: string };

/** One value people may name, with the ways they say it (grammar text). */
export type ValueItem = {
  readonly value: string | number;
  readonly text: string;
  readonly weight?: number;
  /** Further parameters that come with it: { state: "OHIO" }. */
  readonly with?: Readonly<Record<string, string | number>>;
};

export type ValueSource =
  | { readonly kind: "items"; readonly items: readonly ValueItem[] }
  /** A calendar day after the interaction's; gives parameters NAME, and NAME.year, .month, .day. */
  | { readonly kind: "date" }
  /** Two days; gives NAME.first.year and so on, and NAME.second.year. */
  | { readonly kind: "weekend" }
  /** A clock time as an integer, 1830; `around` also gives NAME.low and NAME.high. */
  | { readonly kind: "time" }
  | {
      readonly kind: "number";
      readonly min: number;
      readonly max: number;
      readonly step: number;
      /** A sum of money: also "$300" and "300 bucks". */
      readonly unit?: "dollars";
    };

/** One way to fill a slot. */
export type Variant = {
  readonly name: string;
  readonly weight: number;
  /** Parameter name -> name of a value source. */
  readonly params?: Readonly<Record<string, string>>;
  readonly conditions: readonly Condition[];
  /** Added where one of the tables takes part in the query. */
  readonly extra?: {
    readonly tables: readonly string[];
    readonly conditions: readonly Condition[];
  };
  /** Words made of other parameters: { place: "{a} or {b}" }. */
  readonly texts?: Readonly<Record<string, string>>;
  /** The first of these parameters must be the smaller. */
  readonly ordered?: readonly [string, string];
  /** Lets a second value in beside the one of that variant: "or thursday" after wednesday. */
  readonly widens?: string;
  /** Speaks of the value that held before, where one did: "anything but delta" after delta. */
  readonly again?: boolean;
  /** How people take this one back: "it doesn't have to be {airline}". */
  readonly dropped?: string;
};

export type Slot = {
  readonly name: string;
  readonly topics: readonly string[];
  /** How often a first question has it, relative to 1 = always. */
  readonly share: number;
  /** How often a follow-up adds or replaces it. */
  readonly moves: number;
  readonly variants: readonly Variant[];
  /** How people take it back: "on any airline". */
  readonly dropped?: string;
  /** What it is called where it is spoken of itself: "forget the (day|date)". */
  readonly called?: string;
  /** Slots that cannot stand with it. */
  readonly excludes?: readonly string[];
  /** Filling it orders results rather than narrowing them: dropped when a plural is asked anew. */
  readonly superlative?: boolean;
  /** Later constraints hang on it: when it is replaced, they may be meant to fall. */
  readonly anchors?: boolean;
};

/** Where in a sentence a phrase may stand. */
export type Position = "pre" | "post" | "vp" | "inf" | "bare" | "subj" | "np";

/** A way to say one or several filled slots together. Forms are grammar text. */
export type SlotPhrase = {
  /** "slot:variant" each; "slot" alone stands for any variant. */
  readonly covers: readonly string[];
  readonly weight?: number;
  /** Before a noun in this number only: "monday flights" are weekly, "a monday flight" is one day's. */
  readonly number?: "singular" | "plural";
  /** Words (a regular expression) that, standing before it, would change what it means. */
  readonly notAfter?: string;
  /** Words that must follow it where it stands before a noun. */
  readonly onlyBefore?: string;
} & { readonly [P in Position]?: string };

export type Target = {
  readonly name: string;
  readonly topic: string;
  readonly weight: number;
  /** How often a later turn moves to it. */
  readonly moves: number;
  /** Columns of one table. */
  readonly select: readonly [string, ...string[]];
  readonly aggregate?: "COUNT" | "AVG";
  /** How many there are of each. */
  readonly groupBy?: string;
  /** The first few rows only, in that order: "the three earliest". */
  readonly top?: {
    readonly column: string;
    readonly descending?: boolean;
    readonly count: number;
  };
  /** Other columns where a variant is also there: { "trip:round": "fare.round_trip_cost" }. */
  readonly instead?: Readonly<Record<string, string>>;
  readonly conditions?: readonly Condition[];
  /** Slots without which the question makes no sense. */
  readonly needs?: readonly string[];
  /** Slots that are never said with it in a first question. */
  readonly never?: readonly string[];
  /** Of these, the ones that hold on when a later turn moves here: the times of the earliest flight. */
  readonly keeps?: readonly string[];
  /** Multipliers on slot shares in first questions. */
  readonly shares?: Readonly<Record<string, number>>;
  /** What it finds is pointed at by these nouns, and "which ones" then asks for it: fares. */
  readonly things?: { readonly plural: string; readonly singular: string };
  /** Its bare follow-ups ("how many are there") are said only after one of these targets. */
  readonly after?: readonly string[];
  /** And never after one of these. */
  readonly notAfter?: readonly string[];
  /** Asked in passing (a count, a meal): the conversation then goes on about the topic's main target. */
  readonly passing?: boolean;
  /** Whole questions, with {pre} {post} {vp} {inf} {subj} where constraints go. */
  readonly ask: string;
  /** Used instead of `ask` where a superlative is said. */
  readonly best?: string;
  /** Questions that move to this target in context; may hold {post}. */
  readonly follow?: string;
  /** The same from another topic, where they must say what they are about. */
  readonly aside?: string;
  /** "slot:variant" that goes on holding when something else is asked of what was found. */
  readonly implies?: string;
};

export type Topic = {
  readonly name: string;
  readonly weight: number;
  /** The target that "ones" and "those" stand for. */
  readonly main?: string;
  /** A later question that starts anew says these; one that does not goes on from the last. */
  readonly anew?: readonly string[];
  /** How many first questions leave those out, and say more of the rest: "all delta flights that stop". */
  readonly sparse?: number;
  /** Nouns for referring back: "ones", "flights". */
  readonly plural: string;
  readonly singular: string;
  /** On moving here, which slot of the suspended topic fills which slot: ["place:city", "to:city"]. */
  readonly inherits?: readonly (readonly [string, string])[];
  /** On coming back from an aside, what it may bring along, and how: "i want to fly there". */
  readonly lends?: readonly {
    readonly take: readonly [own: string, aside: string];
    readonly ask: string;
  }[];
  /** May the conversation move here for a moment and return? */
  readonly aside?: boolean;
  /** "i want to fly ..." : coming back from an aside. */
  readonly resume?: string;
};

/** Two slots that change places: asking for the way back. */
type Swap = {
  readonly slots: readonly [string, string];
  readonly ask: string;
  /** The next leg, from the second's value to another: "and from there {post}". */
  readonly onward?: string;
  /** Slots that may be meant to hold on the way back too. */
  readonly keeps?: readonly string[];
};

export type Domain = {
  readonly name: string;
  readonly database: string;
  /** What the reader knows: dictionary, calendar, types of columns. */
  readonly words: DomainWords;
  /** Joins that the builder may follow on its own: "flight.flight_id = flight_fare.flight_id". */
  readonly links: readonly string[];
  readonly topics: readonly Topic[];
  readonly targets: readonly Target[];
  /** In the order in which their conditions stand in a query. */
  readonly slots: readonly Slot[];
  readonly phrases: readonly SlotPhrase[];
  readonly values: Readonly<Record<string, ValueSource>>;
  /** Named pieces of grammar that every template may use. */
  readonly grammar: Readonly<Record<string, string>>;
  readonly swap?: Swap;
  /** Anything but what holds, without naming it ("on another airline"): which slot says so, of what was asked or of another target. */
  readonly others?: readonly {
    readonly take: readonly [own: string, held: string];
    readonly target?: string;
    readonly ask: string;
  }[];
  /** How many values of which sources, and how many wishes, make a task that several people share. */
  readonly scenario?: {
    readonly values: Readonly<Record<string, number>>;
    readonly wishes: number;
  };
  /** What its words do to a sentence, each a regular expression of words. */
  readonly conventions?: {
    /** After these nothing stands that a clause could speak of: "to fly back that have first class". */
    readonly nounless?: string;
    /** Phrases that begin with these need a noun before them: "to arrive by noon". */
    readonly dependent?: string;
    /** Begin with a vowel, but not when spoken: "a ua flight". */
    readonly consonant?: string;
  };
  /** What people tell before they ask: "my sister is getting married". */
  readonly preambles?: string;
  /** And before they change it: "my sister will pick me up so". */
  readonly remarks?: string;
  /** Questions that no query answers, and talk that asks nothing. */
  readonly refusals: string;
  readonly chitchat: string;
};
