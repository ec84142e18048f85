// Interactions by the thousand, the same for the same seed, each made from its own stream of numbers.
import type { Interaction } from "../dataset/interaction.ts";
import { createRandom, type Random } from "../random.ts";
import { addDays, type Day, isoDay, parseDay } from "./calendar.ts";
import type { Machine } from "./context.ts";
import { converse, type Rows } from "./converse.ts";
import type { Domain } from "./domain.ts";
import { createRealiser } from "./realise.ts";
import { createLinks } from "./sql-builder.ts";

export type SynthesisOptions = {
  readonly interactions: number;
  readonly seed: number;
  /** Put before the numbers of ids and scenarios: sets with different names share no scenario. */
  readonly name?: string;
};

function createMachine(domain: Domain): Machine {
  const slots = new Map(domain.slots.map((slot) => [slot.name, slot]));
  return { domain, slots, links: createLinks(domain.links), realiser: createRealiser(domain) };
}

/** Without a database: what people ask for is taken to exist. */
export function* synthesize(domain: Domain, options: SynthesisOptions): Generator<Interaction> {
  const machine = createMachine(domain);
  for (let index = 0; index < options.interactions; index++) {
    const { random, today } = begin(domain, options, index);
    const walk = converse(machine, today, random, false);
    let step = walk.next();
    while (step.done !== true) step = walk.next(true);
    yield finish(domain, options, index, today, step.value);
  }
}

/** With a way to ask whether a query has rows: people avoid, and react to, empty answers. */
export async function* synthesizeWith(
  domain: Domain,
  options: SynthesisOptions,
  rows: Rows,
): AsyncGenerator<Interaction> {
  const machine = createMachine(domain);
  for (let index = 0; index < options.interactions; index++) {
    const { random, today } = begin(domain, options, index);
    const walk = converse(machine, today, random, true);
    let step = walk.next();
    while (step.done !== true) step = walk.next(await rows(step.value));
    yield finish(domain, options, index, today, step.value);
  }
}

function begin(
  domain: Domain,
  options: SynthesisOptions,
  index: number,
): { random: Random; today: Day } {
  const random = createRandom(`${domain.name}/${options.name ?? ""}/${options.seed}/${index}`);
  return { random, today: someToday(random) };
}

/** Half in the years of the corpus, half spread over 1990 to 2030. */
function someToday(random: Random): Day {
  const start = random.next() < 0.4 ? parseDay("1991-01-01") : parseDay("1990-01-01");
  const span = start.year === 1991 ? 3 * 365 : 39 * 365;
  return addDays(start, random.below(span));
}

function finish(
  domain: Domain,
  options: SynthesisOptions,
  index: number,
  today: Day,
  turns: Interaction["turns"],
): Interaction {
  const id = `${options.name ?? domain.name}-${options.seed}/${index}`;
  return { id, database: domain.database, scenario: `S${id}`, date: isoDay(today), turns };
}
