// Interactions by the thousand, the same for the same seed, each made from its own stream of numbers.
import type { Interaction } from "../dataset/interaction.ts";
import { createRandom, type Random } from "../random.ts";
import { addDays, type Day, isoDay, parseDay } from "./calendar.ts";
import type { Machine } from "./context.ts";
import { converse, type Rows, type Stage } from "./converse.ts";
import type { Domain } from "./domain.ts";
import { createRealiser } from "./realise.ts";
import { someScenario } from "./scenario.ts";
import { createLinks } from "./sql-builder.ts";
import { mannerOf } from "./style.ts";
import type { Thesaurus } from "./synonyms.ts";

export type SynthesisOptions = {
  readonly interactions: number;
  readonly seed: number;
  /** Put before the numbers of ids and scenarios: sets with different names share no scenario. */
  readonly name?: string;
  /** Other words for the domain's nouns and verbs; without it people say things in its own. */
  readonly thesaurus?: Thesaurus;
};

function createMachine(domain: Domain, thesaurus: Thesaurus | undefined): Machine {
  return {
    domain,
    slots: new Map(domain.slots.map((slot) => [slot.name, slot])),
    links: createLinks(domain.links),
    realiser: createRealiser(domain),
    manner: mannerOf(domain, thesaurus),
  };
}

/** Without a database: what people ask for is taken to exist. */
export function* synthesize(domain: Domain, options: SynthesisOptions): Generator<Interaction> {
  const machine = createMachine(domain, options.thesaurus);
  for (const setting of settings(domain, options)) {
    const walk = converse(machine, setting, false);
    let step = walk.next();
    while (step.done !== true) step = walk.next(true);
    yield finish(domain, setting, step.value);
  }
}

/** With a way to ask whether a query has rows: people avoid, and react to, empty answers. */
export async function* synthesizeWith(
  domain: Domain,
  options: SynthesisOptions,
  rows: Rows,
): AsyncGenerator<Interaction> {
  const machine = createMachine(domain, options.thesaurus);
  for (const setting of settings(domain, options)) {
    const walk = converse(machine, setting, true);
    let step = walk.next();
    while (step.done !== true) step = walk.next(await rows(step.value));
    yield finish(domain, setting, step.value);
  }
}

type Setting = Stage & { readonly id: string; readonly scenarioId: string };

/** Three to eight people are given each scenario; each talks from a stream of numbers of their own. */
function* settings(domain: Domain, options: SynthesisOptions): Generator<Setting> {
  const seed = `${domain.name}/${options.name ?? ""}/${options.seed}`;
  let made = 0;
  for (let number = 0; made < options.interactions; number++) {
    const scenarioId = `${options.name ?? domain.name}-${options.seed}/${number}`;
    const own = createRandom(`${seed}/${number}`);
    const people = 3 + own.below(6);
    const scenario = someScenario(domain, own);
    for (let n = 0; n < people && made < options.interactions; n++, made++) {
      const random = createRandom(`${seed}/${number}/${n}`);
      const today = someToday(random);
      yield { id: `${scenarioId}/${n}`, scenarioId, scenario, random, today };
    }
  }
}

/** Half in the years of the corpus, half spread over 1990 to 2030. */
function someToday(random: Random): Day {
  const start = random.next() < 0.4 ? parseDay("1991-01-01") : parseDay("1990-01-01");
  const span = start.year === 1991 ? 3 * 365 : 39 * 365;
  return addDays(start, random.below(span));
}

function finish(domain: Domain, setting: Setting, turns: Interaction["turns"]): Interaction {
  const { id, scenarioId, today } = setting;
  return { id, database: domain.database, scenario: scenarioId, date: isoDay(today), turns };
}
