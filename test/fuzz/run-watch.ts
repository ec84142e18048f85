// Says how a long run goes and how it ended, however it ended: a crash, a signal, a promise that nobody
// keeps any more. Only what the system kills without a word is seen by its last line.

type Count = Readonly<Record<string, number>>;
export type RunWatch = {
  now(name: string, sql: string, count: Count): void;
  done(): void;
};

const sayEveryMs = 60_000;

export function watchRun(): RunWatch {
  const began = performance.now();
  let said = began;
  let last = { name: "nothing yet", sql: "", count: {} as Count };
  let finished = false;
  const line = (what: string): void => {
    const counts = Object.entries(last.count).map(([kind, n]) => `${n} ${kind}`);
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    const memory = `${Math.round(process.memoryUsage.rss() / 1e6)} MB`;
    process.stdout.write(
      `${what}: ${last.name} ${counts.join(", ")} (${minutes} min, ${memory})\n`,
    );
  };
  process.on("exit", (code) => {
    if (finished) return;
    line(`ENDED EARLY with code ${code}`);
    process.stdout.write(`  at ${JSON.stringify(last.sql)}\n`);
  });
  for (const kind of ["uncaughtException", "unhandledRejection"]) {
    process.on(kind, (error: unknown) => {
      process.stdout.write(`${kind}: ${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    });
  }
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
    process.on(signal, () => {
      process.stdout.write(`told to stop by ${signal}\n`);
      process.exit(1);
    });
  }
  return {
    now(name, sql, count) {
      last = { name, sql, count };
      if (performance.now() - said < sayEveryMs) return;
      said = performance.now();
      line("so far");
    },
    done() {
      finished = true;
      line("ended as it should");
    },
  };
}
