// Bands of a number as people say them: "under 100, 100 to 500, above", "short, medium or long (60, 120)".
// Where they stand in an utterance, where each ends, and what each is called.
import { bandNames } from "../../outline/cases.ts";
import { anySide, sideBefore } from "../../text/sides.ts";

export type Bands = {
  /** Where they stand in the text. */
  readonly from: number;
  readonly to: number;
  /** Each but the last ends so. */
  readonly bounds: readonly BandBound[];
  /** One more than bounds. */
  readonly labels: readonly string[];
  /** "minutes", "years": a word behind the numbers. */
  readonly unit?: string;
};

export type BandBound = { readonly sign: "<" | "<="; readonly amount: number };

type Band = {
  readonly low?: number;
  readonly high?: number;
  /** Whether the number that it begins or ends with is in it; undefined where that is not said. */
  readonly with?: boolean;
  readonly unit?: string;
};

const number = String.raw`[$€£]?(\d+(?:[.,]\d+)*)(k)?`;
const unit =
  "(?: ?(%|percent|minutes?|mins?|hours?|days?|seconds?|years?|dollars?|euros?|pounds?|bucks|usd|eur|units?|pieces?|pages?|kg|cm|g))?";
const amount = `${number}${unit}`;
const higher =
  "more expensive|above|over|more|higher|longer|older|bigger|larger|heavier|upwards?|pricier|the rest|(?:the )?others?";

type Form = { readonly said: RegExp; readonly band: (found: RegExpExecArray) => Band };

const value = (digits: string | undefined, thousand: string | undefined): number =>
  Number((digits ?? "").replaceAll(/,(?=\d{3}\b)/g, "").replace(",", ".")) * (thousand ? 1000 : 1);

/** Tried in this order: "20 to 30" before "20 or more" before a bare "above". */
const forms: readonly Form[] = [
  {
    said: new RegExp(
      `(?:between |from )?${amount} ?(?:-|–|to|through|until|and(?= \\d)) ?${amount}(?!\\d)`,
      "y",
    ),
    band: (found) => ({
      low: value(found[1], found[2]),
      high: value(found[4], found[5]),
      ...unitIn(found[6] ?? found[3]),
    }),
  },
  {
    said: new RegExp(
      `(${anySide}|before|from|max(?:imum)?|[<>]=?) ?${amount}(?: (?:on|up|upwards))?`,
      "y",
    ),
    band: ([, side = "", ...found]) => bounded(signSaid(side), found),
  },
  {
    said: new RegExp(
      `${amount} (?:or|and) (?:less|fewer|under|below|shorter|younger|cheaper)`,
      "y",
    ),
    band: ([, ...found]) => bounded("<=", found),
  },
  {
    said: new RegExp(`${amount}(?: ?\\+| (?:or|and) (?:${higher}|up))`, "y"),
    band: ([, ...found]) => bounded(">=", found),
  },
  {
    said: new RegExp(
      `(?:anything |everything |those |and )*(?:${higher})(?: (?:that|ones|it))?(?![\\w-])(?! (?:than )?\\d)`,
      "y",
    ),
    band: () => ({ low: Number.NaN }),
  },
];

const bounded = (sign: string, [digits, thousand, unit]: readonly string[]): Band => ({
  [sign.startsWith("<") ? "high" : "low"]: value(digits, thousand),
  with: sign.endsWith("="),
  ...unitIn(unit),
});

const ownSigns: Readonly<Record<string, string>> = { before: "<", from: ">=" };
const signSaid = (side: string): string =>
  ownSigns[side] ?? sideBefore(side) ?? (side.startsWith("max") ? "<=" : side);

function unitIn(said: string | undefined): { readonly unit?: string } {
  return said === undefined ? {} : { unit: said };
}

const between = /(?:[\s,;:/()=]|\b(?:and|or|versus|vs|then)\b)*/y;
/** "short (under 60)", "cheap: up to 10" */
const named = /([a-z][a-z-]*) ?(?:\(|:|=) ?/y;

/** Null where fewer than two are named one behind the other, or they do not fit together. */
export function findBands(utterance: string): Bands | null {
  const said = utterance.toLowerCase().replaceAll(/[\s?!]/g, " ");
  for (const { index } of said.matchAll(/(?<![\w.,])(?=[a-z\d$€£<])/g)) {
    const found = bandsAt(said, index) ?? thresholdsAt(said, index);
    if (found !== null) return found;
  }
  return null;
}

function bandsAt(said: string, from: number): Bands | null {
  const bands: Band[] = [];
  const names: string[] = [];
  let [at, to] = [from, from];
  for (;;) {
    const name = sticky(named, said, at);
    const start = at + (name?.[0].length ?? 0);
    const band = forms.flatMap(({ said: form, band }) => {
      const found = sticky(form, said, start);
      return found === null ? [] : [{ ...band(found), end: start + found[0].length }];
    })[0];
    if (band === undefined) break;
    bands.push(band);
    if (name?.[1] !== undefined) names.push(name[1]);
    to = band.end + (sticky(/ ?\)/y, said, band.end)?.[0].length ?? 0);
    at = to + (sticky(between, said, to)?.[0].length ?? 0);
  }
  const bounds = bands.length < 2 ? null : boundsOf(bands);
  if (bounds === null || (names.length > 0 && names.length < bands.length)) return null;
  const [known] = bands.flatMap((band) => band.unit ?? []);
  const behind = known === undefined || /[%$]/.test(known) ? "" : ` ${known}`;
  const ends = bounds.map(({ sign, amount: end }) => ({ sign, amount: `${end}${behind}` }));
  const labels = names.length > 0 ? names : bandNames(ends);
  const listed = names.length > 0 ? undefined : namesBefore(said, from, bands.length);
  return {
    from,
    to,
    bounds,
    labels,
    ...listed,
    ...(known !== undefined && { unit: known }),
  };
}

/** Each band ends where the next begins. */
function boundsOf(bands: readonly Band[]): BandBound[] | null {
  const bounds: BandBound[] = [];
  const first = bands[0];
  if (first?.low !== undefined && (Number.isNaN(first.low) || first.low > 1)) return null;
  for (const [i, band] of bands.slice(0, -1).entries()) {
    const next = bands[i + 1];
    const amount = band.high;
    if (amount === undefined || next?.low === undefined || amount <= (bounds.at(-1)?.amount ?? -1))
      return null;
    const gap = next.low - amount;
    if (!Number.isNaN(gap) && gap !== 0 && gap !== 1) return null;
    const open = Number.isNaN(gap) || next.with === false;
    const sign = band.with === true || gap === 1 || (open && band.with !== false) ? "<=" : "<";
    bounds.push({ sign, amount });
  }
  return bands.at(-1)?.high === undefined ? bounds : null;
}

const list = String.raw`[a-z][a-z-]*(?:(?:,? (?:and|or) |, ?|\/)[a-z][a-z-]*)`;

/** "short, medium or long" right before as many bands. */
function namesBefore(said: string, at: number, count: number) {
  const listed = new RegExp(`(?<![\\w-])(${list}{${count - 1}})[\\s,:(]*$`).exec(said.slice(0, at));
  const labels = namesIn(listed?.[1] ?? "");
  return listed === null || count < 3 || !areDegrees(labels)
    ? undefined
    : { from: listed.index, labels };
}

const degrees =
  /^(?:tiny|small|short|low|cheap|budget|light|young|junior|slow|weak|poor|bad|medium|middle|mid|mid-range|moderate|average|normal|standard|regular|long|large|big|huge|high|expensive|dear|pricey|premium|heavy|old|senior|fast|strong|rich|good)$/;

/** Names of bands and nothing else that is listed: a name and a place are none. */
const areDegrees = (names: readonly string[]): boolean =>
  names.filter((one) => degrees.test(one)).length >= 2;

const namesIn = (listed: string): string[] => listed.split(/,? (?:and|or) |, ?|\//);

/** "short, medium, long (60, 120 minutes)": names, and the numbers between them. */
function thresholdsAt(said: string, from: number): Bands | null {
  const one = new RegExp(
    `(${list}{1,4})(,?(?: films| ones)?(?: ?\\(| (?:by|at|with|using|split at|cut at)\\b)(?: [a-z]+)?) ?${amount}((?:(?: ?[,/] ?(?:and )?| and )${amount})*) ?\\)?`,
    "y",
  );
  const found = sticky(one, said, from);
  if (found === null) return null;
  const names = namesIn(found[1] ?? "");
  const rest = [...(found[6] ?? "").matchAll(new RegExp(amount, "g"))];
  const amounts = [value(found[3], found[4]), ...rest.map(([, digits, k]) => value(digits, k))];
  if (names.length !== amounts.length + 1 || !areDegrees(names)) return null;
  const known = found[5] ?? rest.flatMap(([, , , said]) => said ?? [])[0];
  const phrase = /[a-z]+$/.exec(
    (found[2] ?? "").trim().replace(/(?:by|at|with|using|of)$/, ""),
  )?.[0];
  return {
    from,
    to: from + found[0].length,
    bounds: amounts.map((each, i) => ({ sign: i === 0 ? "<" : "<=", amount: each })),
    labels: names,
    ...(known !== undefined ? { unit: known } : phrase !== undefined && { unit: phrase }),
  };
}

function sticky(pattern: RegExp, said: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(said);
}
