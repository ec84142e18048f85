// `--set section.switch=value`: any setting of a model's configuration, changed on the command line.
import { UserError } from "../errors.ts";
import { type ModelConfig, parseConfig } from "./config.ts";

/** By section and switch, as in a configuration. */
export type Settings = Readonly<
  Record<string, Readonly<Record<string, number | boolean | string>>>
>;

/** For commander: every further --set adds to those before. */
export function collectSettings(text: string, before: Settings): Settings {
  const [path = "", value = ""] = text.split("=");
  const [section = "", name = "", ...rest] = path.split(".");
  if (name === "" || value === "" || rest.length > 0) {
    throw new UserError(`--set ${text}: expected section.switch=value, as in learning.dropout=0.2`);
  }
  return { ...before, [section]: { ...before[section], [name]: readValue(value) } };
}

function readValue(text: string): number | boolean | string {
  if (text === "true" || text === "false") return text === "true";
  return Number.isFinite(Number(text)) ? Number(text) : text;
}

/** The configuration with these settings; one that it does not have fails by name. */
export function withSettings(config: ModelConfig, settings: Settings): ModelConfig {
  const changed: Record<string, unknown> = { ...config };
  for (const [section, switches] of Object.entries(settings)) {
    const before = changed[section];
    changed[section] = typeof before === "object" ? { ...before, ...switches } : switches;
  }
  return parseConfig(changed, "--set");
}

/** As they are written on the command line. */
export function settingsText(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([section, switches]) =>
    Object.entries(switches).map(([name, value]) => `--set ${section}.${name}=${value}`),
  );
}
