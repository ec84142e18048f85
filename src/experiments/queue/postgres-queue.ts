// The same queue on PostgreSQL through pg-boss, for workers on any number of machines. pg-boss
// hands out and retries jobs; beside it stand signs of life and the results, one row a job.
import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { z } from "zod";
import { messageOf, UserError } from "../../errors.ts";
import {
  type JobQueue,
  type JobResult,
  type Lease,
  type QueueOptions,
  type QueueStatus,
  queueDefaults,
} from "./queue.ts";

const queueName = "segue-experiment";
const schema = "segue_experiment";
const payload = z.object({
  run: z.string(),
  job: z.object({ id: z.string(), spec: z.unknown(), cost: z.number().exactOptional() }),
});

const tables = `
CREATE SCHEMA IF NOT EXISTS ${schema};
CREATE TABLE IF NOT EXISTS ${schema}.run (run text PRIMARY KEY, about jsonb NOT NULL);
CREATE TABLE IF NOT EXISTS ${schema}.job (
  run text, job text, boss uuid NOT NULL, PRIMARY KEY (run, job));
CREATE TABLE IF NOT EXISTS ${schema}.result (
  run text, job text, value jsonb NOT NULL, seconds double precision NOT NULL,
  worker text NOT NULL, at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (run, job));
CREATE TABLE IF NOT EXISTS ${schema}.failure (
  run text, job text, reason text NOT NULL, at timestamptz NOT NULL DEFAULT now());
CREATE TABLE IF NOT EXISTS ${schema}.beat (
  boss uuid PRIMARY KEY, worker text NOT NULL, at timestamptz NOT NULL DEFAULT now());`;

export type PostgresQueueOptions = QueueOptions & {
  /** Which experiment's results are read; a worker takes jobs of every run. */
  readonly run: string;
};

export async function openPostgresQueue(
  url: string,
  options: PostgresQueueOptions,
): Promise<JobQueue> {
  const { beatMs, staleMs, attempts } = { ...queueDefaults, ...options };
  const { run } = options;
  const { boss, pool } = await connect(url);
  await boss.createQueue(queueName, {
    name: queueName,
    retryLimit: 1_000,
    retryDelay: 0,
    // Signs of life tell the dead sooner; this is for a worker that hangs while it beats.
    expireInHours: 23,
  });
  const beats = new Set<NodeJS.Timeout>();

  /** Jobs whose holder went silent go back into the queue. */
  const reviveStale = async (): Promise<void> => {
    const { rows } = await pool.query<{ id: string }>(
      `SELECT j.id FROM pgboss.job j LEFT JOIN ${schema}.beat b ON b.boss = j.id
       WHERE j.name = $1 AND j.state = 'active'
       AND COALESCE(b.at, j.started_on) < now() - make_interval(secs => $2)`,
      [queueName, staleMs / 1000],
    );
    for (const { id } of rows)
      await boss.fail(queueName, id, { message: "the worker went silent" });
  };

  const lease = async (bossId: string, data: z.infer<typeof payload>): Promise<Lease> => {
    const sign = async (): Promise<void> => {
      await pool.query(
        `INSERT INTO ${schema}.beat (boss, worker) VALUES ($1, $2)
         ON CONFLICT (boss) DO UPDATE SET at = now(), worker = $2`,
        [bossId, options.worker],
      );
    };
    await sign();
    const beat = setInterval(() => void sign().catch(() => {}), beatMs);
    beats.add(beat);
    const quiet = (): void => {
      clearInterval(beat);
      beats.delete(beat);
    };
    const { job } = data;
    return {
      job,
      async finish(value, seconds) {
        quiet();
        const inserted = await pool.query(
          `INSERT INTO ${schema}.result (run, job, value, seconds, worker)
           VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
          [data.run, job.id, JSON.stringify(value ?? null), seconds, options.worker],
        );
        await boss.complete(queueName, bossId);
        return inserted.rowCount === 1;
      },
      async fail(reason) {
        quiet();
        const text = `INSERT INTO ${schema}.failure (run, job, reason) VALUES ($1, $2, $3)`;
        await pool.query(text, [data.run, job.id, reason]);
        const { rows } = await pool.query<{ n: string }>(
          `SELECT count(*) AS n FROM ${schema}.failure WHERE run = $1 AND job = $2`,
          [data.run, job.id],
        );
        if (Number(rows[0]?.n) >= attempts) await boss.cancel(queueName, bossId);
        else await boss.fail(queueName, bossId, { message: reason });
      },
      async release() {
        quiet();
        await boss.fail(queueName, bossId, { message: "given back" });
      },
    };
  };

  const about = async (): Promise<unknown> => {
    const text = `SELECT about FROM ${schema}.run WHERE run = $1`;
    return (await pool.query<{ about: unknown }>(text, [run])).rows[0]?.about;
  };

  return {
    about,
    async begin(told) {
      const text = `INSERT INTO ${schema}.run (run, about) VALUES ($1, $2) ON CONFLICT DO NOTHING`;
      await pool.query(text, [run, JSON.stringify(told)]);
      return about();
    },
    async add(jobs) {
      for (const job of jobs) {
        const id = uuidOf(`${run}/${job.id}`);
        await pool.query(
          `INSERT INTO ${schema}.job (run, job, boss) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
          [run, job.id, id],
        );
        const done = await pool.query(
          `SELECT 1 FROM ${schema}.result WHERE run = $1 AND job = $2`,
          [run, job.id],
        );
        if (done.rowCount === 0)
          await boss.insert([{ id, name: queueName, data: { run, job }, retryLimit: 1_000 }]);
      }
    },
    async take() {
      await reviveStale();
      const [taken] = await boss.fetch<unknown>(queueName);
      return taken === undefined ? undefined : lease(taken.id, payload.parse(taken.data));
    },
    async results(): Promise<readonly JobResult[]> {
      const { rows } = await pool.query<JobResult>(
        `SELECT job, value, seconds, worker FROM ${schema}.result WHERE run = $1 ORDER BY job`,
        [run],
      );
      return rows;
    },
    async status(): Promise<QueueStatus> {
      const { rows } = await pool.query<{
        job: string;
        done: boolean;
        state: string;
        reason: string;
      }>(
        `SELECT j.job, r.job IS NOT NULL AS done, b.state::text AS state,
           (SELECT reason FROM ${schema}.failure f WHERE f.run = j.run AND f.job = j.job
            ORDER BY at DESC LIMIT 1) AS reason
         FROM ${schema}.job j LEFT JOIN ${schema}.result r ON r.run = j.run AND r.job = j.job
         LEFT JOIN pgboss.job b ON b.id = j.boss AND b.name = $2
         WHERE j.run = $1`,
        [run, queueName],
      );
      return {
        total: rows.length,
        done: rows.filter((row) => row.done).length,
        running: rows.filter((row) => !row.done && row.state === "active").length,
        failed: rows
          .filter((row) => !row.done && row.state === "cancelled")
          .map((row) => ({ job: row.job, reason: row.reason })),
      };
    },
    async close() {
      for (const beat of beats) clearInterval(beat);
      await boss.stop({ graceful: false, wait: true });
      await pool.end();
    },
  };
}

async function connect(url: string) {
  const missing = (name: string) => () => {
    throw new UserError(
      `The queue is PostgreSQL, and the package "${name}" is missing: npm install ${name}`,
    );
  };
  const pg = await import("pg").catch(missing("pg"));
  const { default: PgBoss } = await import("pg-boss").catch(missing("pg-boss"));
  const pool: Pool = new pg.default.Pool({ connectionString: url, max: 4 });
  pool.on("error", () => {});
  const boss = new PgBoss({ connectionString: url, max: 4, schedule: false });
  boss.on("error", () => {});
  try {
    await boss.start();
    await pool.query(tables);
  } catch (error) {
    await pool.end();
    const reason = messageOf(error);
    throw new UserError(`the queue's PostgreSQL cannot be used: ${reason}`);
  }
  return { boss, pool };
}

/** The same job gets the same id wherever it is added, so that adding twice adds once. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
