import { describe, expect, it } from "vitest";
import { anonymiseSql } from "../../../entities/anonymise-sql.ts";
import type { Placeholder } from "../../../entities/placeholder.ts";
import { synthesize } from "../../../generator/synthesize.ts";
import { createReader } from "../../../reader/reader.ts";
import { parseSql } from "../../../sql/parse.ts";
import { sqlWords } from "../../../sql/words.ts";
import { flightsDomain } from "./index.ts";

const made = [...synthesize(flightsDomain, { interactions: 150, seed: 42 })];
const turns = made.flatMap((interaction) => interaction.turns);
const later = made.flatMap((interaction) => interaction.turns.slice(1));
const share = (label: string): number =>
  later.filter((turn) => turn.labels?.includes(label)).length / later.length;

describe("flights conversations", () => {
  it("are the same for the same seed", () => {
    expect([...synthesize(flightsDomain, { interactions: 20, seed: 42 })]).toEqual(
      made.slice(0, 20),
    );
  });

  it("leave no marker of the grammar in a sentence", () => {
    expect(turns.filter((turn) => /[{}[\]|⁠]| {2}/.test(turn.utterance))).toEqual([]);
  });

  it("have golds that parse, except where nothing is asked", () => {
    for (const turn of turns) {
      const silent = turn.labels?.some((one) => one === "unanswerable" || one === "chitchat");
      expect(turn.sql.length === 0).toBe(silent === true);
      for (const sql of turn.sql) expect(() => parseSql(sql)).not.toThrow();
    }
  });

  it("move as the paper's analysis says", () => {
    expect(turns.length / made.length).toBeGreaterThan(6);
    expect(share("ellipsis")).toBeGreaterThan(0.5);
    expect(share("target-ellipsis")).toBeGreaterThan(0.06);
    expect(share("reference")).toBeGreaterThan(0.07);
    for (const label of ["remove", "focus-change", "focus-return", "return"])
      expect(share(label)).toBeGreaterThan(0.02);
    for (const label of ["replace", "target-change"]) expect(share(label)).toBeGreaterThan(0.08);
  });

  it("come three to eight to a scenario, whose places they share", () => {
    const groups = new Map<string, (typeof made)[number][]>();
    for (const one of made) {
      expect(one.id.startsWith(`${one.scenario}/`)).toBe(true);
      groups.set(one.scenario!, [...(groups.get(one.scenario!) ?? []), one]);
    }
    const whole = [...groups.values()].slice(0, -1);
    for (const group of whole) {
      expect(group.length).toBeGreaterThanOrEqual(3);
      expect(group.length).toBeLessThanOrEqual(8);
    }
    // Few cities are spoken of in a scenario, many in all.
    const cities = (group: typeof made): Set<string> =>
      new Set(JSON.stringify(group).match(/city_name = '[^']+'/g));
    const mean = whole.reduce((sum, group) => sum + cities(group).size, 0) / whole.length;
    expect(mean).toBeLessThan(cities(made).size / 2);
  });

  it("list other defensible golds, each once", () => {
    const several = turns.filter((turn) => turn.sql.length > 1);
    expect(several.length / turns.length).toBeGreaterThan(0.05);
    for (const turn of several) {
      expect(new Set(turn.sql).size).toBe(turn.sql.length);
      expect(turn.sql.length).toBeLessThanOrEqual(4);
    }
  });

  it("name every value of a query so that the reader finds it", () => {
    const reader = createReader(flightsDomain.words);
    let queries = 0;
    let unread = 0;
    for (const { date, turns } of made) {
      let placeholders: readonly Placeholder[] = [];
      let lastDate: string | undefined;
      turns.forEach(({ utterance, sql }, index) => {
        const context = { date: date!, turn: index + 1, placeholders, lastDate };
        ({ placeholders, lastDate } = reader.read(utterance, context));
        if (sql.length === 0) return;
        queries++;
        const words = anonymiseSql(sqlWords(sql[0]!), placeholders, flightsDomain.words.types);
        if (words.some((word) => word.startsWith("'") && !constants.has(word))) unread++;
      });
    }
    expect(unread / queries).toBeLessThan(0.03);
  });
});

/** Literals that stand for words of their own ("jet", "one way"), not for values. */
const constants = new Set(["'NO'", "'YES'", "'DAILY'", "'JET'", "'TURBOPROP'", "'BOEING'"]);
