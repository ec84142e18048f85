// Kills (-9) under load, again and again: no acknowledged turn is lost, and every restart answers.
// SEGUE_TEST_KILLS says how often; five where nobody says. What is done stands in bench/cases/kills.js.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const built = existsSync(root("dist/index.js")) || process.env["SEGUE_REQUIRE_ALL"] === "1";
const kills = Number(process.env["SEGUE_TEST_KILLS"] ?? 5);

test.skipIf(!built)(
  `a service killed ${kills} times under load loses nothing that it acknowledged`,
  { timeout: 180_000 * (kills + 1) },
  async () => {
    const bench = spawn(process.execPath, [root("bench/run.js"), "kills", "--json"], {
      env: { ...process.env, KILLS: String(kills) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const { results } = JSON.parse(await text(bench.stdout));
    const seen = results[0].engines["-"];
    console.log(seen);
    expect(seen).toMatchObject({ kills, lost: 0 });
    expect(seen.acknowledged).toBeGreaterThan(kills);
  },
);
