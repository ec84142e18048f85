// What `segue learn` tells while it works, and at the end.
import { peopleAsk } from "../learn/expectation.ts";
import type { LearnEvent, LearnReport, LearnStep } from "../learn/learn-database.ts";
import type { SharpenEvent, SharpenReport } from "../learn/sharpen-database.ts";
import { percent } from "../text/percent.ts";
import { createProgressView } from "./training-view.ts";

const everySteps = 25;
const goesOn = "stopped before training; the same command without --until goes on";

export function createLearnView(
  until: LearnStep | undefined,
): (event: LearnEvent | SharpenEvent) => void {
  const write = (text: string): void => void process.stderr.write(`${text}\n`);
  let training: ReturnType<typeof createProgressView> | undefined;
  return (event) => {
    switch (event.kind) {
      case "draft":
        write(`1/4 ${event.path}: ${event.tables} tables${event.kept ? " (yours, kept)" : ""}`);
        for (const note of event.notes) write(`    ${note}`);
        if (until === "draft") write(goesOn);
        return;
      case "synthesized":
        write(
          `2/4 ${event.path}: ${event.interactions} conversations${event.kept ? " (kept)" : ""}`,
        );
        write(until === "synthesize" ? goesOn : "3/4 learning");
        return;
      case "measured":
        write(`    the base answers ${event.right} of ${event.asked} questions kept aside`);
        return;
      case "tuning":
        if (event.step % everySteps !== 0) return;
        write(`    step ${event.step} of ${event.steps}, loss ${event.loss.toFixed(3)}`);
        return;
      case "training": {
        training ??= createProgressView(process.stderr, event.maxEpochs);
        training(event.event);
        if (event.event.kind !== "epoch") return;
        // By this epoch alone: others may have run before the command was stopped and called again.
        const left = event.event.seconds * (event.maxEpochs - event.event.epoch);
        if (left > 0) write(`    about ${Math.ceil(left / 60)} min left`);
        return;
      }
      case "stopped":
        write("stopped; run the same command to go on");
        return;
      case "report":
        write("4/4 done");
        return;
      default:
        event satisfies never;
    }
  };
}

export function describeSharpened(report: SharpenReport): string {
  const { model, asked, before, after, own, untaught, sharpened } = report;
  const won = `generated questions kept aside (${asked}): ${percent(before)} right before, ${percent(after)} after\n${peopleAsk}\n`;
  const yours =
    own === undefined
      ? ""
      : `your own kept aside (${own.asked}): ${percent(own.before)} before, ${percent(own.after)} after\n`;
  const told =
    untaught === undefined
      ? ""
      : `${untaught} of your own examples have queries that the model cannot write: nothing is learned from them. Said to be meant in a conversation (:sql ..., :right) they are recalled as they are.\n`;
  const verdict = sharpened
    ? ""
    : "Nothing was won: the folder holds the base model as it is. Names in domain.yaml and corrections (--data) help where generated questions do not.\n";
  return sizeLine(report) + won + yours + told + verdict + whatNext(model);
}

export function describeLearned(report: LearnReport): string {
  const { queries } = report;
  const learned =
    queries > 0
      ? `${percent(queries)} of held-out generated questions right; people ask more freely, so expect less of theirs: of real questions about twelve databases such models answered 57%\n`
      : "";
  return sizeLine(report) + learned + whatNext(report.model);
}

const sizeLine = ({ model, tables, interactions, turns, seconds, bytes }: Sized): string =>
  `${model}: ${tables} tables, ${interactions} conversations, ${turns} turns, ${seconds} s, ${(bytes / 2 ** 20).toFixed(1)} MB\n`;

type Sized = Pick<LearnReport, "model" | "tables" | "interactions" | "turns" | "seconds" | "bytes">;

const whatNext = (model: string): string =>
  `Talk to it:  segue chat --model ${model}\nOr in a page: segue serve --model ${model}\n`;
