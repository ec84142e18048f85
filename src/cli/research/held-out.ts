// `segue own-databases --held-out`: real conversations about databases that nothing was learned from,
// with the base model alone or sharpened for each.

import { measureAllHeldOut } from "../../experiments/databases/held-out.ts";
import { heldOutTable } from "../../experiments/databases/held-out-report.ts";
import { today } from "../date-option.ts";
import { printResult, tell } from "../print-result.ts";

export type HeldOutFlags = {
  /** SParC's folder; CoSQL's lies beside it. */
  readonly data: string;
  /** A file with names; true: the usual one. */
  readonly heldOut: string | true;
  readonly sharpen?: boolean;
  readonly corrected?: boolean;
  readonly base?: string;
  readonly seed: number;
  readonly json?: boolean;
};

export async function runHeldOut(names: readonly string[], flags: HeldOutFlags): Promise<void> {
  const { data, seed, base, heldOut, sharpen = false, corrected = false } = flags;
  const report = await measureAllHeldOut(names, {
    data,
    base,
    sharpen,
    corrected,
    seed,
    listed: heldOut === true ? undefined : heldOut,
    date: today(),
    onMeasured: (done, total) => tell(`${done} of ${total} databases`),
    onSharpened: (name, { before, after, seconds }) =>
      tell(
        `${name} sharpened in ${seconds} s, generated questions ${before.toFixed(3)} to ${after.toFixed(3)}`,
      ),
  });
  printResult(flags, report, [heldOutTable(report)]);
}
