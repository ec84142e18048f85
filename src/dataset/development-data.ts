// Where conversations of people lie that are measured on and never committed: SParC, CoSQL, questions about ATIS.
import { join } from "node:path";

export const developmentData = (...path: readonly string[]): string =>
  join(process.env["SEGUE_DATA"] ?? "../shared/data", ...path);
