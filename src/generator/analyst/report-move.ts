// What every follow-up of an analyst works on.
import type { Random } from "../../random.ts";
import type { World } from "../tables/world.ts";
import type { FilterContext } from "./filters.ts";
import type { Report } from "./report.ts";

export type ReportContext = {
  readonly random: Random;
  readonly world: World;
  readonly report: Report;
  /** YYYY-MM-DD */
  readonly today: string;
};

export type ReportMove = { readonly report: Report; readonly text: string };

export const filterContext = ({ random, world, report, today }: ReportContext): FilterContext => ({
  random,
  world,
  of: report.of,
  today,
});
