// Standard sets are made once and kept in the cache folder, until the generator, the domain or the
// database would write them otherwise.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { parseJson } from "../../dataset/interaction-schema.ts";
import { cacheFolder } from "../../disk/cache-folder.ts";
import type { Domain } from "../../generator/domain.ts";
import { type SynthesisOptions, synthesize } from "../../generator/synthesize.ts";

const written = z.object({
  path: z.string(),
  seconds: z.number(),
  interactions: z.number(),
  turns: z.number(),
  longest: z.number(),
  labels: z.record(z.string(), z.number()),
  measured: z.number(),
  vocabulary: z.number(),
  skeletons: z.number(),
  coverage: z.object({ words: z.number(), trigrams: z.number() }).optional(),
  /** Kept from an earlier time. */
  cached: z.boolean().optional(),
});

/** What is known of a written file of interactions. */
export type WrittenSet = Readonly<z.infer<typeof written>>;

const note = z.object({ fingerprint: z.string(), report: written });

/** How many interactions show what the rest will be like. */
const enough = 20;

export type StandardSet = {
  readonly domain: Domain;
  readonly name: string;
  readonly parts: readonly {
    readonly name: string;
    readonly interactions: number;
    readonly seed: number;
  }[];
  /** The name and version of the database whose answers people react to, wherever it lies. */
  readonly database: string;
};

/** Each part's report, as `write` gives it or as it was kept from the last time. */
export async function* standardParts(
  { domain, name, parts, database }: StandardSet,
  write: (options: SynthesisOptions, path: string) => Promise<WrittenSet>,
): AsyncGenerator<WrittenSet> {
  const folder = join(cacheFolder(), "sets", name);
  for (const part of parts) {
    const options = {
      interactions: part.interactions,
      seed: part.seed,
      name: `${name}-${part.name}`,
    };
    const path = join(folder, `${part.name}.jsonl`);
    const beside = join(folder, `${part.name}.note.json`);
    const fingerprint = fingerprintOf(domain, options, database);
    const kept = existsSync(path) ? await readNote(beside) : undefined;
    if (kept?.fingerprint === fingerprint) {
      yield { ...kept.report, cached: true };
      continue;
    }
    const report = await write(options, path);
    await writeFile(beside, `${JSON.stringify({ fingerprint, report })}\n`);
    yield report;
  }
}

/** Changes whenever what the domain says does, or the first interactions, the size, the database. */
function fingerprintOf(domain: Domain, options: SynthesisOptions, database: string): string {
  const hash = createHash("sha256").update(JSON.stringify([options, database]));
  hash.update(JSON.stringify(domain, (_, value) => (isCollection(value) ? [...value] : value)));
  const few = { ...options, interactions: Math.min(enough, options.interactions) };
  for (const interaction of synthesize(domain, few)) hash.update(JSON.stringify(interaction));
  return hash.digest("hex").slice(0, 24);
}

const isCollection = (value: unknown): value is ReadonlyMap<unknown, unknown> | Set<unknown> =>
  value instanceof Map || value instanceof Set;

async function readNote(path: string): Promise<z.infer<typeof note> | undefined> {
  const text = await readFile(path, "utf8").catch(() => "");
  const json = parseJson(text);
  const read = "reason" in json ? undefined : note.safeParse(json.value);
  return read?.success === true ? read.data : undefined;
}
