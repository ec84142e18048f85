// All that drafted databases are about.
import type { Theme } from "./theme.ts";
import { themesOfTrade } from "./themes-of-trade.ts";
import { themesOfWork } from "./themes-of-work.ts";

export const themes: readonly Theme[] = [...themesOfTrade, ...themesOfWork];
