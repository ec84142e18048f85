// What a domain says about dates and times: how its columns hold them and what words mean there.
// Plain data; the rules that read utterances are in date-rules.ts and time-rules.ts.

/** How a date is written in the database, and so which placeholders stand for it. */
type DateForm =
  | { readonly kind: "none" }
  | { readonly kind: "iso"; readonly type: string }
  | {
      readonly kind: "parts";
      readonly year: string;
      readonly month: string;
      readonly day: string;
    };

/** How a time of day is written: 1830, '18:30' or '18:30:00'. */
export type TimeForm =
  | { readonly kind: "none" }
  | { readonly kind: "hhmm" | "text" | "text-seconds"; readonly type: string };

export type PartOfDay = {
  /** Canonical words: "morning", "early morning", "late". */
  readonly words: string;
  readonly from: number;
  readonly to: number;
};

export type Calendar = {
  readonly date: DateForm;
  readonly time: TimeForm;
  /** Day names ("on mondays"): the type and column of their placeholders; null keeps the words. */
  readonly dayName: { readonly type: string; readonly column: string } | null;
  /** Things that run by the week: "monday flights" are those of every Monday. */
  readonly weeklyNouns: readonly string[];
  readonly partsOfDay: readonly PartOfDay[];
  /** Things that leave or begin at a time, by which they are named: "the 819 flight". */
  readonly timedNouns?: readonly string[];
  /** Things that are counted: "after 2 stops" tells no time. */
  readonly countedNouns?: readonly string[];
  /** Words before a number that names something: "flight 466", "boeing 747". */
  readonly numberedNouns?: readonly string[];
  /** Half the width, in minutes, of "around 7". */
  readonly aroundMinutes: number;
  /** Bare hours from 1 to 12 ("after 2"): the hour of the day they mean. */
  readonly bareHours: readonly number[];
};

export const generalPartsOfDay: readonly PartOfDay[] = [
  { words: "early morning", from: 0, to: 800 },
  { words: "am", from: 0, to: 1200 },
  { words: "early am", from: 0, to: 800 },
  { words: "pm", from: 1200, to: 2400 },
  { words: "late morning", from: 1000, to: 1200 },
  { words: "mid morning", from: 800, to: 1000 },
  { words: "morning", from: 0, to: 1200 },
  { words: "early afternoon", from: 1200, to: 1400 },
  { words: "mid afternoon", from: 1400, to: 1600 },
  { words: "late afternoon", from: 1600, to: 1800 },
  { words: "afternoon", from: 1200, to: 1800 },
  { words: "early evening", from: 1800, to: 2000 },
  { words: "late evening", from: 2000, to: 2200 },
  { words: "evening", from: 1800, to: 2200 },
  { words: "late night", from: 2200, to: 2400 },
  { words: "night", from: 1800, to: 2400 },
];

/** 1 to 6 o'clock without a part of day are in the afternoon, 7 to 11 in the morning. */
export const generalBareHours: readonly number[] = [13, 14, 15, 16, 17, 18, 7, 8, 9, 10, 11, 12];

/** For a database without dates or times: the words stay words. */
export const noCalendar: Calendar = {
  date: { kind: "none" },
  time: { kind: "none" },
  dayName: null,
  weeklyNouns: [],
  partsOfDay: generalPartsOfDay,
  aroundMinutes: 30,
  bareHours: generalBareHours,
};
