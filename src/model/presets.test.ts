import { describe, expect, it } from "vitest";
import { parseConfig } from "./config.ts";
import { createConfig, presetNames, systemNames } from "./presets.ts";

describe("configurations", () => {
  it("every system stands in every preset", () => {
    for (const system of systemNames) {
      for (const preset of presetNames) expect(createConfig(system, preset).system).toBe(system);
    }
  });

  it("the paper's segment is 1600 wide", () => {
    const { segmentEncoder, age } = createConfig("full", "paper").sizes;
    expect(4 * segmentEncoder + age).toBe(1600);
  });

  it("refuses an unknown key, an unknown name and a decoder that cannot start", () => {
    const config = createConfig("full", "tiny");
    expect(() => parseConfig({ ...config, extra: 1 }, "config.json")).toThrow(
      /config\.json.*extra/s,
    );
    expect(() => createConfig("nonsense", "tiny")).toThrow(/Known: seq2seq-0/);
    expect(() => createConfig("full", "tiny", { sizes: { decoder: 7 } })).toThrow(/twice/);
  });

  it("an ablation turns off exactly what it names", () => {
    const full = createConfig("full", "tiny");
    expect(createConfig("full-segments", "tiny").mechanisms).toEqual({
      ...full.mechanisms,
      segments: false,
    });
    expect(createConfig("full-reweight", "tiny").learning).toEqual({
      ...full.learning,
      reweight: false,
    });
  });
});
