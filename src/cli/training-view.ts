// The live view of a training run: one line that changes, and one that stays for each epoch.
import type { TrainingEvent } from "../model/training/events.ts";
import { percent } from "../text/percent.ts";

type Output = { write(text: string): unknown; readonly isTTY?: boolean };

/** Without a terminal only the lines that stay are written. */
export function createProgressView(
  output: Output,
  maxEpochs: number,
): (event: TrainingEvent) => void {
  let lastDrawn = 0;
  const clear = output.isTTY === true ? "\r\u001b[K" : "";
  return (event) => {
    switch (event.kind) {
      case "prepared":
        output.write(
          `${event.interactions} interactions, ${event.turns} turns (${event.validationTurns} to validate on, ${event.tooLong} too long); ` +
            `${event.inputWords} words in, ${event.outputWords} out; ${event.parameters} parameters\n`,
        );
        return;
      case "step": {
        const now = performance.now();
        const last = event.turns === event.totalTurns;
        if (output.isTTY !== true || (now - lastDrawn < 200 && !last)) return;
        lastDrawn = now;
        const left = (event.totalTurns - event.turns) / Math.max(0.01, event.turnsPerSecond);
        output.write(
          `${clear}epoch ${event.epoch}/${maxEpochs}  ${bar(event.turns / event.totalTurns)}  loss ${event.loss.toFixed(3)}  ` +
            `${event.turnsPerSecond.toFixed(0)} turns/s  ${clock(left)} left  ${(event.memoryBytes / 2 ** 20).toFixed(0)} MB`,
        );
        return;
      }
      case "own-predictions":
        output.write(
          `${clear}epoch ${event.epoch}: ${event.interactions} interactions that it gets wrong are learned once more, with its own queries\n`,
        );
        return;
      case "epoch": {
        const { validation } = event;
        output.write(
          `${clear}epoch ${event.epoch}/${maxEpochs}  loss ${event.trainLoss.toFixed(4)}  validation ${validation.loss.toFixed(4)}  ` +
            `tokens ${percent(validation.tokenAccuracy)}  queries ${percent(validation.stringAccuracy)}${event.kept ? " *" : ""}  ` +
            `${event.turnsPerSecond.toFixed(0)} turns/s  ${clock(event.seconds)}` +
            `${event.unreachable > 0 ? `  ${event.unreachable} unreachable` : ""}\n`,
        );
        return;
      }
      case "finished":
        output.write(
          `${clear}finished (${event.reason}): best epoch ${event.bestEpoch}, queries ${percent(Math.max(0, event.bestStringAccuracy))}\n`,
        );
        return;
      default:
        event satisfies never;
    }
  };
}

function bar(share: number): string {
  const done = Math.round(share * 20);
  return `${"█".repeat(done)}${"░".repeat(20 - done)}`;
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
