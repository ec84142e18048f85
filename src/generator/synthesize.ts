// Interactions by the thousand, the same for the same seed, each made from its own stream of numbers:
// about a domain that a person declared, or about any database by its tables.
import type { Interaction } from "../dataset/interaction.ts";
import { addDays, type CivilDate, formatDate } from "../dates/civil.ts";
import { createRandom, type Random } from "../random.ts";
import { dayOfTalk, daysOf } from "./analyst/periods.ts";
import type { Machine } from "./context.ts";
import { converse, type FindsRows, type Talking } from "./converse.ts";
import type { Domain } from "./domain.ts";
import type { Standpoint } from "./ground.ts";
import { createLinks } from "./links.ts";
import type { Filter, TalkQuery } from "./query.ts";
import { lexiconOf } from "./realise/lexicon.ts";
import { someScenario } from "./scenario.ts";
import { slotTalk } from "./slot-talk.ts";
import type { Thesaurus } from "./synonyms.ts";
import { withDerived } from "./tables/derived-fields.ts";
import { isDatedTalk, tableTalk } from "./tables/talk.ts";
import type { World } from "./tables/world.ts";
import { mannerOf, spoken, typed } from "./voice.ts";
import { stockOf, stockOfWorld } from "./word-stock.ts";

export type SynthesisOptions = {
  readonly interactions: number;
  readonly seed: number;
  /** Put before the numbers of ids and scenarios: sets with different names share no scenario. */
  readonly name?: string;
  /** Other words for nouns and verbs; without it people say things in the domain's own. */
  readonly thesaurus?: Thesaurus;
  /** The tables behind a declared domain, drafted: what needs columns with names is asked too. */
  readonly tables?: World;
  /** About tables: the share of conversations that are an analyst's; none where it is not given. */
  readonly analysts?: number;
};

/** Without a database: what people ask for is taken to exist. */
export function* synthesize(
  about: Domain | World,
  options: SynthesisOptions,
): Generator<Interaction> {
  for (const begin of conversations(about, options)) {
    const walk = begin(false);
    let step = walk.next();
    while (step.done !== true) step = walk.next(true);
    if (step.value.turns.length > 0) yield step.value;
  }
}

/** With a way to ask whether a query has rows: people avoid, and react to, empty answers. */
export async function* synthesizeWith(
  about: Domain | World,
  options: SynthesisOptions,
  rows: FindsRows,
): AsyncGenerator<Interaction> {
  for (const begin of conversations(about, options)) {
    const walk = begin(true);
    let step = walk.next();
    while (step.done !== true) step = walk.next(await rows(step.value));
    if (step.value.turns.length > 0) yield step.value;
  }
}

type Conversation = (executing: boolean) => Generator<string, Interaction, boolean>;

const conversations = (
  about: Domain | World,
  options: SynthesisOptions,
): Generator<Conversation> =>
  "subjects" in about ? aboutTables(about, options) : aboutDomain(about, options);

/** What is written above the turns; the date may be told by how they went. */
type Heading<Context> = {
  readonly random: Random;
  readonly about: Pick<Interaction, "id" | "database"> & { readonly scenario: string };
  readonly date: (end: Context) => string | null;
};

const conversation = <F extends Filter, Q extends TalkQuery, C extends Standpoint<Q>>(
  talking: Talking<F, Q, C>,
  { random, about, date }: Heading<C>,
): Conversation =>
  function* (executing) {
    const { turns, end } = yield* converse(talking, random, executing);
    return { ...about, date: date(end), turns };
  };

/** Three to eight people are given each scenario; each talks from a stream of numbers of their own. */
function* aboutDomain(domain: Domain, options: SynthesisOptions): Generator<Conversation> {
  const { preambles, remarks } = domain;
  const given = { thesaurus: options.thesaurus, preambles, remarks };
  const machine: Machine = {
    domain,
    slots: new Map(domain.slots.map((slot) => [slot.name, slot])),
    links: createLinks(domain.links),
    lexicon: lexiconOf(domain),
    manner: mannerOf(stockOf(domain), spoken, given),
    tables: options.tables,
  };
  const analysts = options.tables === undefined ? 0 : (options.analysts ?? 0);
  const seed = `${domain.name}/${options.name ?? ""}/${options.seed}`;
  let made = 0;
  for (let number = 0; made < options.interactions; number++) {
    const scenario = `${options.name ?? domain.name}-${options.seed}/${number}`;
    const own = createRandom(`${seed}/${number}`);
    const people = 3 + own.below(6);
    const task = someScenario(domain, own);
    for (let n = 0; n < people && made < options.interactions; n++, made++) {
      const random = createRandom(`${seed}/${number}/${n}`);
      const today = someToday(random);
      const analyst = analysts > 0 && random.next() < analysts;
      const at = { turn: 1, history: [], empty: false, analyst };
      const start = { machine, random, today, scenario: task, ...at };
      const about = { id: `${scenario}/${n}`, database: domain.database, scenario };
      yield conversation(slotTalk(start), { random, about, date: () => formatDate(today) });
    }
  }
}

/** Half in the years of the corpus, half spread over 1990 to 2030. */
function someToday(random: Random): CivilDate {
  const year = random.next() < 0.4 ? 1991 : 1990;
  const span = year === 1991 ? 3 * 365 : 39 * 365;
  return addDays({ year, month: 1, day: 1 }, random.below(span));
}

/** The day is told only where something is counted from it. */
function* aboutTables(world: World, options: SynthesisOptions): Generator<Conversation> {
  const manner = mannerOf(stockOfWorld(world), typed, { thesaurus: options.thesaurus });
  const days = world.subjects.flatMap(({ fields }) => fields.flatMap(daysOf)).sort();
  const name = options.name ?? "own";
  const onDays = new Map<string, World>();
  const onDay = (today: string): World => {
    const known = onDays.get(today) ?? withDerived(world, today);
    onDays.set(today, known);
    return known;
  };
  for (let index = 0; index < options.interactions; index++) {
    const random = createRandom(`${world.name}/${name}/${options.seed}/${index}`);
    const today = dayOfTalk(random, days.at(-1));
    const analyst = random.next() < (options.analysts ?? 0);
    const asked = analyst ? onDay(today) : world;
    const talk = tableTalk({ world: asked, random, today, analyst }, manner);
    const id = `${name}-${options.seed}/${index}`;
    yield conversation(talk, {
      random,
      about: { id, database: world.name, scenario: id },
      date: (end) => (isDatedTalk(end) ? today : null),
    });
  }
}
