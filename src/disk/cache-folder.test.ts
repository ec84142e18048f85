import { expect, test } from "vitest";
import { cacheFolder } from "./cache-folder.ts";

const home = "/home/ada";

test.each([
  ["SEGUE_CACHE wins", { SEGUE_CACHE: "/fast", XDG_CACHE_HOME: "/xdg" }, "linux", "/fast"],
  ["Linux", {}, "linux", "/home/ada/.cache/segue"],
  ["Linux with its own cache folder", { XDG_CACHE_HOME: "/xdg" }, "linux", "/xdg/segue"],
  ["a relative XDG_CACHE_HOME is none", { XDG_CACHE_HOME: "x" }, "linux", "/home/ada/.cache/segue"],
  ["macOS", {}, "darwin", "/home/ada/Library/Caches/segue"],
  ["empty is unset", { SEGUE_CACHE: "" }, "linux", "/home/ada/.cache/segue"],
])("%s", (_, environment, platform, expected) => {
  expect(cacheFolder({ environment, platform, home })).toBe(expected);
});
