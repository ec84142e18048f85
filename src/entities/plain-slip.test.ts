import { expect, it } from "vitest";
import { isPlainSlip } from "./plain-slip.ts";
import { createSpeller } from "./spelling.ts";

/** As names are looked for: the nearest, and how near. */
const isMended = (said: string, meant: string): boolean =>
  createSpeller([meant], [])
    .correct(said)
    .some(({ word, edits }) => isPlainSlip(said, word, edits));

const pairs = (text: string): string[][] =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.split(" "));

it.each(
  pairs(`
  atlannta atlanta
  altanta atlanta
  atlenta atlanta
  bostan boston
  botson boston
  dalas dallas
  denvor denver
  denber denver
  seattel seattle
  pheonix phoenix
  cincinatti cincinnati
  clevland cleveland
  philedelpha philadelphia
  pittsberg pittsburgh
  pitsburg pittsburgh
  milwakee milwaukee
  indianopolis indianapolis
  minnapolus minneapolis
  washinton washington
  fransisco francisco
  orlanda orlando
  montrael montreal
  toranto toronto
  huston houston
  detriot detroit
  continetal continental
  ecomony economy`),
)("%s is a slip of %s", (said, meant) => expect(isMended(said ?? "", meant ?? "")).toBe(true));

it.each(
  pairs(`
  atlantis atlanta
  bolton boston
  boscon boston
  montreux montreal
  columbo columbus
  chicano chicago
  tampax tampa
  newmark newark
  baltica baltimore
  bostonia boston
  dallawi dallas
  pampa tampa
  denvelt denver
  detrowit detroit
  houghton houston
  orlandini orlando
  toroidal toronto
  charlemont charlotte
  seabattle seattle
  taranto toronto
  oakham oakland`),
)("%s is a word of its own beside %s", (said, meant) =>
  expect(isMended(said ?? "", meant ?? "")).toBe(false),
);

it("does without the marks of letters", () => {
  expect(isPlainSlip("montrëál", "montreal", 2)).toBe(true);
});
