import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/temporary-folder.ts";
import { openFolder } from "../../checkpoint/folder.ts";
import { loadModel, saveModel } from "../../model/model.ts";
import { flightsModel } from "../../shipped/models.ts";

const command = fileURLToPath(new URL("../../../bin/segue.js", import.meta.url));
const whole = temporaryFolder();

function segue(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

describe("segue measure storage", () => {
  test("compares a model of whole weights with its int8 copy", async () => {
    const model = await loadModel(openFolder(flightsModel));
    await saveModel(openFolder(whole), model, "f32");
    await model.runtime.engine.dispose();
    const { stdout, stderr } = segue(
      "measure",
      "storage",
      "--model",
      whole,
      "--limit",
      "2",
      "--workers",
      "1",
      "--json",
    );
    const result: unknown = JSON.parse(stdout || stderr);
    // The weights were int8 once, so nothing is lost in making them so again.
    expect(result).toMatchObject({ changed: 0, difference: { mean: 0 } });
  });

  test("has nothing to say of a model that is int8 already", () => {
    const { status, stderr } = segue("measure", "storage", "--model", flightsModel);
    expect(status).toBe(1);
    expect(stderr).toContain("int8 already");
  });
});

describe("segue measure loading", () => {
  test("loads in processes of their own", () => {
    const { stdout } = segue("measure", "loading", "--times", "1", "--json");
    const { runs, ms_load, ms_process } = JSON.parse(stdout);
    expect(runs).toBe(1);
    expect(ms_process).toBeGreaterThan(ms_load);
  });

  test("says which model cannot be loaded", () => {
    const { status, stderr } = segue("measure", "loading", "--model", `${whole}-absent`);
    expect(status).toBe(1);
    expect(stderr).toContain("-absent");
  });
});
