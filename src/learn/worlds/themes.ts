// All that drafted databases are about.
import type { WorldTheme } from "./theme.ts";
import { themesOfTrade } from "./themes-of-trade.ts";
import { themesOfWork } from "./themes-of-work.ts";

export const themes: readonly WorldTheme[] = [...themesOfTrade, ...themesOfWork];
