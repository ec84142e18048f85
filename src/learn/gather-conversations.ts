// The first steps of learning a database: a domain file is drafted, or read where it is there already,
// and conversations are generated from it. Both stay in the folder and are not made twice.
import { join } from "node:path";
import type { Database, Schema } from "../database/database.ts";
import type { Interaction } from "../dataset/interaction.ts";
import { readAllInteractions } from "../dataset/read.ts";
import { writeInteractions } from "../dataset/write.ts";
import { synthesize } from "../generator/synthesize.ts";
import { collectFacts, type DatabaseFacts } from "../schema/database-facts.ts";
import { compileDomain } from "./compile/compile-domain.ts";
import {
  fingerprint,
  type LearnState,
  readDomainFile,
  readLearnState,
  writeDomainFile,
  writeLearnState,
} from "./domain/domain-folder.ts";
import { draftDomain } from "./draft/draft.ts";
import { draftNotes } from "./draft/draft-notes.ts";

/** Rises when the generator changes, so that what an older one made is made anew. */
const generatorVersion = 12;

/** What all ways of learning a database are told. */
export type Learning = {
  readonly database: Database;
  /** Where more is known than the database declares. */
  readonly schema?: Schema;
  /** What --database was: kept, so that the model finds its database again. */
  readonly spec: string;
  readonly out: string;
  readonly seed: number;
  readonly interactions?: number;
  /** A person's own examples and corrections: they weigh more than generated ones. */
  readonly examples?: readonly Interaction[];
  /** YYYY-MM-DD */
  readonly today: string;
  /** Milliseconds. */
  readonly now: () => number;
  readonly signal?: AbortSignal;
};

export type Gathering = Pick<Learning, "database" | "schema" | "spec" | "out" | "seed"> & {
  /** Conversations to generate, by the number of tables. */
  readonly count: (tables: number) => number;
  /** The share of conversations that are an analyst's. */
  readonly analysts?: number;
  /** What is written beside the generated ones; told how many these are. */
  readonly beside?: (generated: number) => readonly Interaction[];
  /** The last step to do; absent: all. */
  readonly until?: string;
};

export type GatheringEvent =
  | {
      readonly kind: "draft";
      readonly path: string;
      readonly tables: number;
      readonly kept: boolean;
      /** What the draft did by itself: keys dropped or guessed, columns hidden. */
      readonly notes: readonly string[];
    }
  | {
      readonly kind: "synthesized";
      readonly path: string;
      readonly interactions: number;
      readonly kept: boolean;
    };

export type Gathered = ReturnType<typeof compileDomain> & {
  readonly facts: DatabaseFacts;
  readonly notes: readonly string[];
  readonly interactions: readonly Interaction[];
  /** Of all that the conversations depend on. */
  readonly madeFrom: string;
  /** They are those of an earlier run. */
  readonly kept: boolean;
  /** What an earlier run left that is still valid. */
  readonly state: LearnState;
};

/** Undefined where it was to stop before the end. */
export async function* gatherConversations(
  gathering: Gathering,
): AsyncGenerator<GatheringEvent, Gathered | undefined> {
  const { database, out, seed, spec, until } = gathering;
  const facts = await collectFacts(database, gathering.schema);
  const known = await readDomainFile(out);
  const drafted = known ?? draftDomain(facts, database.name);
  const path = known === undefined ? await writeDomainFile(out, drafted) : join(out, "domain.yaml");
  // As a later run will read it, so that both make the same of it.
  const file = (await readDomainFile(out)) ?? drafted;
  const compiled = compileDomain(file, facts);
  const { world } = compiled;
  const notes = draftNotes(facts.schema, file);
  yield { kind: "draft", path, tables: world.subjects.length, kept: known !== undefined, notes };
  if (until === "draft") return undefined;

  const count = gathering.count(world.subjects.length);
  const beside = gathering.beside?.(count) ?? [];
  const analysts = gathering.analysts ?? 0;
  const madeFrom = fingerprint(
    generatorVersion,
    file,
    factsKey(facts),
    seed,
    count,
    analysts,
    beside,
  );
  const data = join(out, "interactions.jsonl");
  const before = await readLearnState(out);
  const kept = before?.synthesized === madeFrom;
  const interactions = kept
    ? await readAllInteractions(data)
    : [...synthesize(world, { interactions: count, seed, analysts }), ...beside];
  if (!kept) await writeInteractions(data, interactions);
  const state = { ...(kept ? before : {}), database: spec, synthesized: madeFrom };
  await writeLearnState(out, state);
  yield { kind: "synthesized", path: data, interactions: interactions.length, kept };
  if (until === "synthesize") return undefined;
  return { ...compiled, facts, notes, interactions, madeFrom, kept, state };
}

function factsKey(facts: DatabaseFacts): unknown {
  return [facts.schema, facts.values, [...facts.numbers], [...facts.rows], [...facts.dates]];
}
