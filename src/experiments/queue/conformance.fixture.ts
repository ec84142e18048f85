// The facts that every queue must satisfy, for the test of each.
import { expect, it } from "vitest";
import { drain } from "./drain.ts";
import type { JobQueue, QueueOptions } from "./queue.ts";

export type OpenQueue = (name: string, options?: Partial<QueueOptions>) => Promise<JobQueue>;

const jobs = ["a", "b", "c", "d.1"].map((id) => ({ id, spec: { text: id } }));
const clock = (): number => performance.now();

export function testQueue(open: OpenQueue): void {
  it("hands out every job once and keeps every result", async () => {
    const queue = await open("all");
    await queue.add(jobs);
    const done: string[] = [];
    await drain(queue, async (job) => done.push(job.id), { concurrency: 3, clock, idleMs: 10 });
    expect(done.sort()).toEqual(["a", "b", "c", "d.1"]);
    const results = await queue.results();
    expect(results.map((result) => result.job).sort()).toEqual(["a", "b", "c", "d.1"]);
    expect(await queue.status()).toMatchObject({ total: 4, done: 4, running: 0, failed: [] });
    await queue.close();
  });

  it("does not do again what is done, nor add twice", async () => {
    const queue = await open("resume");
    await queue.add(jobs.slice(0, 2));
    const done: string[] = [];
    const work = async (job: { id: string }) => void done.push(job.id);
    await drain(queue, work, { concurrency: 1, clock, idleMs: 10 });
    await queue.close();
    const again = await open("resume");
    await again.add(jobs);
    await again.add(jobs);
    await drain(again, work, { concurrency: 2, clock, idleMs: 10 });
    expect(done.sort()).toEqual(["a", "b", "c", "d.1"]);
    await again.close();
  });

  it("remembers what it was begun with, whatever others would begin it with", async () => {
    const [one, two] = [await open("begun"), await open("begun")];
    expect(await one.about()).toBeUndefined();
    expect(await one.begin({ set: "a" })).toEqual({ set: "a" });
    expect(await two.begin({ set: "b" })).toEqual({ set: "a" });
    expect(await two.about()).toEqual({ set: "a" });
    await one.close();
    await two.close();
  });

  it("gives two workers different jobs", async () => {
    const [one, two] = [await open("two"), await open("two", { worker: "second" })];
    await one.add(jobs.slice(0, 2));
    const [first, second] = [await one.take(), await two.take()];
    expect(new Set([first?.job.id, second?.job.id])).toEqual(new Set(["a", "b"]));
    expect(await one.take()).toBeUndefined();
    await first?.finish(1, 1);
    await second?.finish(2, 1);
    await one.close();
    await two.close();
  });

  it("tries a failing job as often as allowed, then says why it failed", async () => {
    const queue = await open("failing", { attempts: 2 });
    await queue.add(jobs.slice(0, 1));
    let tries = 0;
    const work = async () => {
      tries++;
      throw new Error(`no luck ${tries}`);
    };
    await drain(queue, work, { concurrency: 1, clock, idleMs: 10 });
    expect(tries).toBe(2);
    expect((await queue.status()).failed).toEqual([{ job: "a", reason: "no luck 2" }]);
    await queue.close();
  });

  it("takes over from a silent holder; the late result does not count", async () => {
    // Opening takes its time on a busy machine: the silence starts when both stand ready.
    const silent = await open("silent", { beatMs: 1e8, staleMs: 3_000, worker: "silent" });
    const other = await open("silent", { staleMs: 3_000, worker: "other" });
    await silent.add(jobs.slice(0, 1));
    const held = await silent.take();
    expect(await other.take()).toBeUndefined();
    let taken = await other.take();
    while (taken === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      taken = await other.take();
    }
    expect(taken.job.id).toBe("a");
    expect(await taken.finish("other's", 1)).toBe(true);
    expect(await held?.finish("late", 1)).toBe(false);
    expect((await other.results()).map((result) => result.value)).toEqual(["other's"]);
    await silent.close();
    await other.close();
  });

  it("gives back what it holds when interrupted", async () => {
    const queue = await open("interrupted");
    await queue.add(jobs.slice(0, 1));
    const stop = new AbortController();
    const work = (_: unknown, signal: AbortSignal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(new Error("stopped")));
        stop.abort();
      });
    await drain(queue, work, { concurrency: 1, clock, signal: stop.signal });
    const next = await queue.take();
    expect(next?.job.id).toBe("a");
    await next?.finish("second time", 1);
    await queue.close();
  });
}
