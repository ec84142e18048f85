// What a conversation needs of a model, and all it knows of one. Whatever a model is inside, it gives
// a reading of what was said as a query; running, showing and storing are not its business.

import type { Database } from "../database/database.ts";
import type { ColumnValues } from "../entities/collect-values.ts";
import type { ResolvedValue } from "../entities/placeholder.ts";
import type { Wording } from "../entities/wording.ts";
import type { OtherWord } from "../words/account.ts";
import type { Lexis } from "../words/lexis.ts";
import type { AttendedWord, ProvenanceStep } from "./answer.ts";
import type { AskingBack } from "./asking.ts";

/** A model in memory: opened for as many databases as there are, closed once. */
export type OpenModel = {
  /** What it is, for people. */
  readonly name: string;
  /** Rejects with a UserError where the model cannot speak about this database; cheap the second time. */
  interpret(database: Database): Promise<Interpreter>;
  close(): Promise<void>;
};

/** A model that speaks about one database. */
export type Interpreter = {
  /** How queries are said in English, and questions to begin with. */
  readonly wording: Wording;
  /** What was done about keys and tables that could not be used as they are, for people. */
  readonly notes?: readonly string[];
  /** What its words can say; where absent, the names and values of the database. */
  readonly lexis?: Lexis;
  /** The texts of the database that it has read already: nobody needs to ask for them again. */
  readonly texts?: readonly ColumnValues[];
  /** What people are kept from, and told so. */
  readonly hidden?: readonly HiddenThing[];
  /** What its confidence is worth in a conversation; where absent, as for a model of one domain. */
  readonly doubt?: DoubtWeights;
  /** When it is worth asking back, unless the caller says otherwise. */
  readonly asking?: Partial<AskingBack>;
  /** A conversation in which nothing was said yet, on this day (YYYY-MM-DD). */
  start(date: string): Context;
};

/** A table or column that people are kept from. */
export type HiddenThing = {
  /** As the database has it. */
  readonly name: string;
  /** What it is called, in stems; nothing else that may be asked for is called so. */
  readonly calls: readonly string[];
};

/** A weight for each sign of doubt, by its name (doubt/doubt.ts); what is not named weighs nothing. */
export type DoubtWeights = Readonly<Record<string, number>>;

export type ReadingOptions = {
  /** Ends decoding at its next step. */
  readonly signal?: AbortSignal;
  /** Hypotheses kept while decoding; a conversation has its own way where it is not given. */
  readonly beam?: number;
  readonly attention?: boolean;
  readonly onStep?: (step: Omit<ProvenanceStep, "start" | "end">) => void;
};

/** How the latest utterance reads in the light of all before it. */
export type Understanding = {
  /** Empty where it is refused. */
  readonly sql: string;
  /** True where the model itself says that this is no question to its database. */
  readonly refused: boolean;
  /** Probability that the query is right, before doubt is inherited from earlier turns. */
  readonly confidence: number;
  readonly provenance: readonly ProvenanceStep[];
  readonly attended: readonly AttendedWord[];
  /** Of the query itself, comparable with those of the alternatives; absent where there are none. */
  readonly probability?: number;
  /** Other queries, which mean something else, most probable first. */
  readonly alternatives: readonly { readonly sql: string; readonly probability: number }[];
  /** Queries that the words say just as well, whatever the model holds for likely. */
  readonly open?: readonly string[];
  readonly heard: Heard;
  /** Words that the model itself accounts for: of a plain change of the last query, of a named measure. */
  readonly accounted?: readonly string[];
  /** Numbers, as they were written, that nothing here can be about, whatever they are compared with. */
  readonly unfit?: readonly string[];
  /** Pieces of the query that stand for what was said in words of its own: the values of a named filter. */
  readonly vouched?: readonly string[];
  /** What the model itself shows of doubt, by the names of `doubtSigns` (doubt/doubt.ts). */
  readonly signs?: Readonly<Record<string, number>>;
};

/** What memory holds, by object with its bytes: what several contexts share is counted once. */
type Held = Iterable<readonly [object, number]>;

/** All that was said and answered so far. A value: going back is keeping an older one. */
export type Context = {
  understand(utterance: string, options: ReadingOptions): Promise<Understanding>;
  /** The utterance alone, for a query that is known already. */
  hear(utterance: string): Heard;
  /** The same without what no later turn can see. */
  lighten(): Context;
  held(): Held;
};

/** An utterance that was taken in; which query it led to is not yet known. */
export type Heard = {
  /** The values that it mentions. */
  readonly values: readonly ResolvedValue[];
  /** Words that training never showed, in small letters, with the known ones that were read for them. */
  readonly readAs?: ReadonlyMap<string, OtherWord>;
  /** Words, in small letters, that it takes back itself. */
  readonly takenBack?: readonly string[];
  /** What later turns build on; null where there is no query to build on. */
  remember(sql: string | null): Context;
};
