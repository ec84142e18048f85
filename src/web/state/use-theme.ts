// Light, dark, or as the system has it; remembered on this device.
import { useEffect, useState } from "preact/hooks";
import { remember, remembered } from "./remembered.ts";

export type Theme = "system" | "light" | "dark";
const order: readonly Theme[] = ["system", "light", "dark"];

export function useTheme(): readonly [Theme, () => void] {
  const [theme, setTheme] = useState<Theme>(
    () => order.find((known) => known === remembered("theme")) ?? "system",
  );
  useEffect(() => {
    document.documentElement.dataset["theme"] = theme;
    remember("theme", theme === "system" ? undefined : theme);
  }, [theme]);
  const next = (): void =>
    setTheme((now) => order[(order.indexOf(now) + 1) % order.length] ?? "system");
  return [theme, next];
}
