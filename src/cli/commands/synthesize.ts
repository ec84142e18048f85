// `segue synthesize`: conversations written by the generator, to learn from.
import type { Command } from "commander";
import type { Interaction } from "../../dataset/interaction.ts";
import { writeInteractions } from "../../dataset/write.ts";
import { flightsDomain } from "../../domains/flights/domain/index.ts";
import { UserError } from "../../errors.ts";
import type { Domain } from "../../generator/domain.ts";
import { synthesize } from "../../generator/synthesize.ts";
import { parseCount } from "./limit.ts";

type Flags = {
  readonly interactions: number;
  readonly seed: number;
  readonly out?: string;
  readonly json?: boolean;
};

const domains: ReadonlyMap<string, Domain> = new Map([["flights", flightsDomain]]);

export function registerSynthesize(program: Command): void {
  program
    .command("synthesize")
    .description("write conversations about a domain, with their queries")
    .argument("<domain>", `one of: ${[...domains.keys()].join(", ")}`)
    .option("--interactions <n>", "how many", parseCount, 1000)
    .option("--seed <n>", "same seed, same interactions", parseCount, 1)
    .option("--out <file>", "the file to write (default: standard output)")
    .option("--json", "print counts and coverage as JSON")
    .action(async (name: string, flags: Flags) => {
      const domain = domains.get(name);
      if (domain === undefined)
        throw new UserError(
          `synthesize: no domain "${name}". Known: ${[...domains.keys()].join(", ")}`,
        );
      const made = synthesize(domain, { interactions: flags.interactions, seed: flags.seed });
      if (flags.out === undefined) {
        for (const interaction of made) process.stdout.write(`${JSON.stringify(interaction)}\n`);
        return;
      }
      const counts = { interactions: 0, turns: 0 };
      await writeInteractions(flags.out, counted(made, counts));
      process.stdout.write(
        flags.json === true
          ? `${JSON.stringify({ path: flags.out, ...counts })}\n`
          : `${flags.out}: ${counts.interactions} interactions, ${counts.turns} turns\n`,
      );
    });
}

function* counted(
  made: Iterable<Interaction>,
  counts: { interactions: number; turns: number },
): Generator<Interaction> {
  for (const interaction of made) {
    counts.interactions++;
    counts.turns += interaction.turns.length;
    yield interaction;
  }
}
