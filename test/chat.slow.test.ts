// `segue chat` on a terminal: what Ctrl-C takes back, and what it does not.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** Gives a command a terminal. */
const terminal = "/usr/bin/script";
const command = `${process.execPath} bin/segue.js chat --date 1993-02-05`;

const home = temporaryFolder();

test.skipIf(!existsSync(terminal))(
  "Ctrl-C takes back a half-typed line; twice on nothing leaves",
  async () => {
    const chat = spawn(terminal, ["-qec", command, "/dev/null"], {
      env: { ...process.env, XDG_DATA_HOME: home },
    });
    let shown = "";
    let seen = 0;
    chat.stdout.on("data", (text) => {
      shown += String(text);
    });
    const ended = new Promise((resolve) => chat.once("exit", resolve));
    const say = async (text: string, until: string): Promise<void> => {
      chat.stdin.write(text);
      while (!shown.includes(until, seen)) {
        if (chat.exitCode !== null) throw new Error(`it ended: ${shown.slice(seen)}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      seen = shown.indexOf(until, seen) + until.length;
    };
    await say("", "you> ");
    await say("show me flights from seattle to boston next monday\r", " ms");
    await say("", "you> ");
    await say("on amer", "on amer");
    await say("\x03", "^C");
    // What was said before is still known, and nothing of the line is.
    await say("on american airlines\r", "on American Airlines");
    expect(shown).toContain(
      "from Seattle to Boston on Monday 8 February 1993, on American Airlines",
    );
    await say(":export /no/where/x.csv\r", "/no/where/x.csv was not written: no such folder.");
    await say("\x03", "Ctrl-C once more");
    chat.stdin.write("\x03");
    expect(await ended).toBe(0);
  },
);
