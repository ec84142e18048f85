// How an experiment goes, on standard error: what is done, what runs, and the time left.
import type { DrainEvent } from "../../experiments/queue/drain.ts";

export type ProgressView = (event: DrainEvent) => void;

export function createExperimentView(
  write: (text: string) => void,
  concurrency: number,
): ProgressView {
  const durations: number[] = [];
  let told = "";
  return (event) => {
    switch (event.kind) {
      case "started":
        write(`segue: started ${event.job}\n`);
        break;
      case "finished":
        if (event.counted) durations.push(event.seconds);
        write(`segue: finished ${event.job} in ${duration(event.seconds)}\n`);
        break;
      case "failed":
        write(`segue: ${event.job} failed: ${event.reason}\n`);
        break;
      case "progress": {
        const { done, total, failed } = event.status;
        const left = total - done - failed.length;
        const mean = durations.reduce((a, b) => a + b, 0) / durations.length;
        const time =
          left === 0 || durations.length === 0
            ? ""
            : `, about ${duration((mean * left) / concurrency)} left`;
        const lost = failed.length === 0 ? "" : `, ${failed.length} failed`;
        const text = `segue: ${done} of ${total} jobs done${lost}${time}\n`;
        if (text !== told) write(text);
        told = text;
        break;
      }
      default:
        event satisfies never;
    }
  };
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}
