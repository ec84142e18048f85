import { describe, expect, it } from "vitest";
import { advanceSchedule, startSchedule, whyOver } from "./schedule.ts";

const options = {
  learningRate: 1,
  learningRateDecay: 0.8,
  patience: 2,
  patienceGrowth: 1.5,
  maxEpochs: 10,
};
const measure = (loss: number, tokenAccuracy: number, stringAccuracy: number) => ({
  loss,
  tokenAccuracy,
  stringAccuracy,
});

describe("schedule", () => {
  it("lowers the learning rate only when the validation loss rises", () => {
    let { schedule } = advanceSchedule(startSchedule(options), measure(2, 0.1, 0), options);
    expect(schedule.learningRate).toBe(1);
    schedule = advanceSchedule(schedule, measure(1.5, 0.1, 0), options).schedule;
    expect(schedule.learningRate).toBe(1);
    schedule = advanceSchedule(schedule, measure(1.6, 0.1, 0), options).schedule;
    expect(schedule.learningRate).toBe(0.8);
  });

  it("grows patience with token accuracy and stops when it runs out", () => {
    const first = advanceSchedule(startSchedule(options), measure(1, 0.5, 0.2), options);
    expect(first.schedule.patience).toBe(3);
    const second = advanceSchedule(first.schedule, measure(1, 0.5, 0.1), options);
    const third = advanceSchedule(second.schedule, measure(1, 0.5, 0.1), options);
    expect([second.stop, third.stop]).toEqual([false, false]);
    const last = advanceSchedule(third.schedule, measure(1, 0.5, 0.1), options);
    expect(last.stop).toBe(true);
    // A run that is resumed here has nothing left to do.
    expect(whyOver(last.schedule, options)).toBe("patience");
    expect(whyOver(third.schedule, options)).toBeUndefined();
    expect(whyOver({ ...last.schedule, epoch: 10 }, options)).toBe("epochs");
  });

  it("keeps the model with the best string accuracy, whatever the tokens do", () => {
    const first = advanceSchedule(startSchedule(options), measure(1, 0.5, 0.2), options);
    const second = advanceSchedule(first.schedule, measure(1, 0.4, 0.3), options);
    const third = advanceSchedule(second.schedule, measure(1, 0.9, 0.1), options);
    expect([first.keep, second.keep, third.keep]).toEqual([true, true, false]);
    expect(third.schedule.bestEpoch).toBe(2);
  });
});

it("keeps the latest epoch where there is nothing to validate on", () => {
  const options = {
    learningRate: 1,
    learningRateDecay: 0.8,
    patience: 2,
    patienceGrowth: 1,
    maxEpochs: 9,
  };
  const nothing = { loss: 0, tokenAccuracy: 0, stringAccuracy: 0, turns: 0 };
  let schedule = startSchedule(options);
  for (let epoch = 1; epoch <= 9; epoch++) {
    const advanced = advanceSchedule(schedule, nothing, options);
    expect(advanced.keep).toBe(true);
    expect(advanced.stop).toBe(epoch === 9);
    schedule = advanced.schedule;
  }
});
