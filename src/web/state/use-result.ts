// What is shown of an answer's rows: a table, short until more of it is asked for, or a chart that fits.
import { useMemo, useState } from "preact/hooks";
import type { Turn } from "../backend/backend.ts";
import { type ChartSpec, firstChart, fits } from "../reading/chart-spec.ts";
import type { TurnActions } from "./turn-actions.ts";

export type ResultState = {
  readonly chart: ChartSpec | undefined;
  /** The one to begin with, where any fits. */
  readonly offered: ChartSpec | undefined;
  /** Rows of the table at first. */
  readonly size: number;
  /** Whether it can be leafed through, or is short. */
  readonly paged: boolean;
  draw(chart: ChartSpec | undefined): void;
  open(): void;
};

const whole = 10;
/** So that three turns fit a screen. */
const short = 3;
/** What would hide a row or two is shown whole. */
const few = 5;

/** Whether ten rows of the newest answer leave room for the two turns before it. */
const hasRoom = (turn: number): boolean =>
  turn < 3 || window.matchMedia("(min-height: 1000px)").matches;

export function useResult(turn: Turn, last: boolean, actions: TurnActions): ResultState {
  const { columns, rows } = turn.answer;
  const kept = turn.chart !== undefined && fits(turn.chart, turn.answer) ? turn.chart : undefined;
  const [chart, setChart] = useState<ChartSpec | undefined>(kept);
  const [opened, setOpened] = useState(false);
  const offered = useMemo(() => firstChart({ columns, rows }), [columns, rows]);
  const paged = opened || (last && hasRoom(turn.turn));
  return {
    chart,
    offered,
    paged,
    size: paged ? whole : rows.length <= few ? few : short,
    draw(spec) {
      setChart(spec);
      actions.keepChart(turn, spec);
    },
    open: () => setOpened(true),
  };
}
