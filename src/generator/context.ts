// Where a conversation about a declared domain stands, and how its moves are put into words.

import type { CivilDate } from "../dates/civil.ts";
import type { Domain, Slot, Target } from "./domain.ts";
import type { Standpoint, TalkMove, Worded } from "./ground.ts";
import type { TableLinks } from "./links.ts";
import { type SentenceWords, sayingOn, type TalkLexicon } from "./realise/realise.ts";
import type { Scenario } from "./scenario.ts";
import {
  type Declared,
  type Filled,
  isAsDeclared,
  retarget,
  slotsOf,
  tableAsked,
} from "./slots.ts";
import type { World } from "./tables/world.ts";
import type { Surroundings } from "./values.ts";
import type { VoiceManner } from "./voice.ts";

export type Machine = {
  readonly domain: Domain;
  readonly slots: ReadonlyMap<string, Slot>;
  readonly links: TableLinks;
  readonly lexicon: TalkLexicon;
  readonly manner: VoiceManner;
  /** The tables behind the domain, drafted: what needs columns with names can be asked too. */
  readonly tables?: World | undefined;
};

/** Where a conversation about a declared domain stands. */
export type Moment = Standpoint<Declared> & {
  readonly machine: Machine;
  readonly today: CivilDate;
  readonly scenario: Scenario;
  /** Asks for reports too, where there are tables. */
  readonly analyst?: boolean;
};

export type Move = TalkMove<Declared>;

export const surroundings = (context: Moment): Surroundings => ({
  domain: context.machine.domain,
  today: context.today,
  random: context.random,
  scenario: context.scenario,
  turn: context.turn,
});

export const nounsOf = (
  context: Moment,
  query: Declared,
): { readonly plural: string; readonly singular: string } => {
  if (query.target.things !== undefined) return query.target.things;
  const topic = context.machine.domain.topics.find((one) => one.name === query.target.topic);
  return { plural: topic?.plural ?? "ones", singular: topic?.singular ?? "one" };
};

/** What is declared is grammar, the nouns and the names of slots too. */
export function slotWords(
  context: Moment,
  { query, express = [], texts = new Map() }: Worded<Filled, Declared>,
): SentenceWords {
  const said = Object.entries({ ...nounsOf(context, query), ...Object.fromEntries(texts) });
  const names = Object.fromEntries(said.map(([name, rule]) => [name, { rule }]));
  return { lexicon: context.machine.lexicon, names, express };
}

export const saySlots = sayingOn({ words: slotWords });

export const slotNamed = (context: Moment, name: string): Slot | undefined =>
  context.machine.slots.get(name);

export const targetsOf = (context: Moment, topic: string): readonly Target[] =>
  context.machine.domain.targets.filter((target) => target.topic === topic);

/** What "ones" and "those" mean in the state's topic: the flights, not their count. */
export function mainOf(context: Moment, query: Declared): Declared {
  const { topics, targets } = context.machine.domain;
  const main = topics.find((topic) => topic.name === query.target.topic)?.main;
  const target = targets.find((one) => one.name === main);
  if (target === undefined || (target === query.target && isAsDeclared(query))) return query;
  return retarget(query, target);
}

/** What "which of those" points at: fares where fares were asked for or counted, else the topic's main things. */
export function thingsOf(context: Moment, query: Declared): Declared {
  const { aggregate, things } = query.target;
  if (things !== undefined) return query;
  const table = tableAsked(query.target);
  const counted = context.machine.domain.targets.find(
    (one) => one.things !== undefined && tableAsked(one) === table && aggregate === "COUNT",
  );
  return counted === undefined ? mainOf(context, query) : retarget(query, counted);
}

/** Slots that fall when a conversation moves to a target. */
export const fallingSlots = (target: Target): readonly string[] =>
  (target.never ?? []).filter((name) => target.keeps?.includes(name) !== true);

export const isAside = (context: Moment, query: Declared): boolean =>
  context.machine.domain.topics.some(
    (topic) => topic.name === query.target.topic && topic.aside === true,
  );

/** Can these be said of that state: nothing there stands against them? */
export const fitAll = (context: Moment, query: Declared, changed: readonly Filled[]): boolean =>
  changed.every(
    (one) =>
      slotNamed(context, one.slot)?.excludes?.some((name) => slotsOf(query).has(name)) !== true,
  );

/** The target's questions that suit what is to be said. */
export function asking(context: Moment, target: Target, express: readonly Filled[]): string {
  const superlative = express.some((one) => slotNamed(context, one.slot)?.superlative === true);
  return superlative ? (target.best ?? target.ask) : target.ask;
}

/** Does the text say what is looked for ("flights"), rather than leave it understood? */
export function namesThings(context: Moment, query: Declared, text: string): boolean {
  const { plural, singular } = nounsOf(context, mainOf(context, query));
  return text.split(" ").some((word) => word === plural || word === singular);
}
