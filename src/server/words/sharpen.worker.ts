// The thread that sharpens the base model for one database, with the words in its folder.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { baseModelFrom } from "../../base/model.ts";
import { baseFile } from "../../checkpoint/files.ts";
import { DatabaseError } from "../../database/database.ts";
import { openDatabase } from "../../database/open.ts";
import { UserError } from "../../errors.ts";
import { sharpenDatabase } from "../../learn/sharpen-database.ts";
import { createEngine } from "../../tensor/index.ts";
import type { FromSharpening, SharpenSetup } from "./sharpening-run.ts";

const port = parentPort;
if (port === null) throw new Error("sharpen.worker is started by the service, as a thread");
const { folder, examples, database: spec, base, today }: SharpenSetup = workerData;
const send = (message: FromSharpening): void => port.postMessage(message);

async function sharpen(): Promise<void> {
  const engine = await createEngine({ threads: 1 });
  const database = await openDatabase(spec, { inline: true });
  try {
    const file = join(base, baseFile);
    const model = baseModelFrom(engine, await readFile(file), file);
    for await (const event of sharpenDatabase({
      spec,
      database,
      examples,
      base: model,
      out: folder,
      seed: 1,
      today,
      now: () => performance.now(),
    })) {
      send({ kind: "event", event });
    }
  } finally {
    await database.close();
    await engine.dispose();
  }
}

sharpen().catch((error: unknown) => {
  // A bug is told with where it happened, by the thread's end.
  if (!(error instanceof UserError || error instanceof DatabaseError)) throw error;
  send({ kind: "failed", message: error.message });
});
