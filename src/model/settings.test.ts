import { expect, test } from "vitest";
import { createConfig } from "./presets.ts";
import { collectSettings, type Settings, settingsText, withSettings } from "./settings.ts";

const given = (...texts: string[]): Settings =>
  texts.reduce((before, text) => collectSettings(text, before), {});

test("any setting of a configuration can be changed, and is written back as it was given", () => {
  const texts = ["learning.dropout=0.2", "improvements.constrained=true", "learning.patience=3"];
  const settings = given(...texts);
  const config = withSettings(createConfig("full", "small"), settings);
  expect(config.learning).toMatchObject({ dropout: 0.2, patience: 3, learningRateDecay: 0.8 });
  expect(config.improvements.constrained).toBe(true);
  expect(settingsText(settings).sort()).toEqual(texts.map((text) => `--set ${text}`).sort());
});

test("what is no setting is refused by name", () => {
  const config = createConfig("full", "small");
  expect(() => withSettings(config, given("learning.droput=0.2"))).toThrow(/droput/);
  expect(() => withSettings(config, given("teaching.dropout=0.2"))).toThrow(/teaching/);
  expect(() => withSettings(config, given("learning.dropout=much"))).toThrow(/dropout/);
  expect(() => given("dropout=0.2")).toThrow(/section.switch=value/);
});
