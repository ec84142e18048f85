// Times of day as people say them: "7 30 pm", "quarter to 9", "1700", "noon".
// Gives 0..2400 as hhmm, and whether morning or afternoon was said or has to be guessed.

export type Half = "am" | "pm";

export type ClockTime = {
  readonly hour: number;
  readonly minute: number;
  /** Said, or beyond doubt (1700, noon); null where 1 to 12 could be either. */
  readonly half: Half | null;
  /** "noon", "7:30", "8 pm", "5 o'clock": a time whatever stands around it. */
  readonly explicit: boolean;
};

const half = (timed: string): string =>
  `(?: (?:(?:am|pm|a m|p m)(?: in the (?:morning|afternoon|evening)| at night)?|noon|midnight|in the (?:early |late )?(?:morning|afternoon|evening)|at night|in the night|(?:this |that |tomorrow )?(?:morning|afternoon|evening|night)(?! (?:${timed})(?: |$))))`;

/**
 * Every shape of a clock time, as a piece of a pattern over canonical items; `timed` are nouns that a
 * part of the day belongs to rather than the time before it.
 */
export function clockPattern(timed: readonly string[]): string {
  const part = half(timed.length === 0 ? "[^\\s\\S]" : timed.join("|"));
  // "eight to ten" are two hours: nobody counts eight minutes.
  const minutes = "(?:5|10|20|25)";
  const spoken = String.raw`(?:(?:half|(?:a )?quarter|${minutes}|\d{1,2} minutes?) (?:past|to|till|til|of)|\d{1,2} past|(?:half|(?:a )?quarter|\d{1,2} minutes?) (?:after|before)) (?:1[0-2]|[1-9]|noon|midnight)(?: o'clock)?${part}?`;
  const written = String.raw`\d{1,2}:\d{2}${part}?|(?:[1-9]|1[0-2]) [0-5]\d${part}|(?:[1-9]|1[0-2]) 30|\d{3,4} hours|\d{1,4}(?: o'clock| oclock)?${part}?`;
  return `(?:${spoken}|${written}|(?:high )?(?:noon|noontime|noonday|midday|midnight))`;
}

export function readClock(text: string): ClockTime | null {
  const words = text.trim();
  const said = saidHalf(words);
  if (/^(?:high )?(?:noon|noontime|noonday|midday)$/.test(words)) return clock(12, 0, "pm", true);
  if (words === "midnight") return clock(0, 0, "am", true);
  const spoken =
    /^(half|(?:a )?quarter|\d{1,2})(?: minutes?)? (past|to|till|til|of|after|before) (\d{1,2}|noon|midnight)(?!\d)/.exec(
      words,
    );
  if (spoken !== null) {
    const amount = / minutes? /.test(words) ? `${spoken[1]} minutes` : (spoken[1] ?? "");
    return fromSpoken(amount, spoken[2] ?? "", spoken[3] ?? "", said);
  }
  const colon = /^(\d{1,2})[: ](\d{2})(?!\d)/.exec(words);
  // "06:00" is written by those who count to 24.
  const whole = words.startsWith("0") ? "am" : said;
  if (colon !== null) return checked(Number(colon[1]), Number(colon[2]), whole, true);
  const plain = /^(\d{1,4})/.exec(words);
  if (plain === null) return null;
  const value = Number(plain[1]);
  const explicit = said !== null || / (?:o'clock|oclock|hours)/.test(words);
  const written = plain[1] ?? "";
  if (written.length <= 2) return checked(value, 0, said, explicit);
  return checked(Math.floor(value / 100), value % 100, said, explicit);
}

function checked(
  hour: number,
  minute: number,
  said: Half | null,
  explicit: boolean,
): ClockTime | null {
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
  if (hour === 0 || hour > 12) return clock(hour, minute, hour >= 12 ? "pm" : "am", explicit);
  return clock(hour, minute, said, explicit);
}

function clock(hour: number, minute: number, part: Half | null, explicit: boolean): ClockTime {
  return { hour, minute, half: part, explicit };
}

function fromSpoken(
  amount: string,
  side: string,
  target: string,
  said: Half | null,
): ClockTime | null {
  const minutes =
    amount === "half" ? 30 : amount.endsWith("quarter") ? 15 : Number.parseInt(amount, 10);
  if (minutes > 59) return null;
  // "after 5 before 6" is two times, not five minutes to six; "5 minutes before 6" is one.
  if ((side === "after" || side === "before") && /^\d+$/.test(amount)) return null;
  const named = target === "noon" ? 12 : target === "midnight" ? 0 : Number(target);
  const part: Half | null = target === "noon" ? null : target === "midnight" ? null : said;
  const past = side === "past" || side === "after";
  if (past) return clock(named, minutes, target === "noon" ? "pm" : part, true);
  if (target === "noon") return clock(11, 60 - minutes, "am", true);
  if (target === "midnight") return clock(23, 60 - minutes, "pm", true);
  const hour = named === 1 ? 12 : named - 1;
  // Quarter to twelve at noon is in the morning: the half of day belongs to the hour named.
  const flipped = named === 12 && said !== null ? (said === "pm" ? "am" : "pm") : part;
  return clock(hour, 60 - minutes, flipped, true);
}

function saidHalf(words: string): Half | null {
  const hour = Number.parseInt(words, 10);
  // "10 am in the morning" says it twice: the first counts.
  if (/ (?:am|a m)(?: |$)/.test(words)) return "am";
  if (/ (?:pm|p m)(?: |$)/.test(words)) return "pm";
  if (/morning$/.test(words)) return "am";
  if (/(?:afternoon|evening| noon)$/.test(words)) return "pm";
  if (/ midnight$/.test(words)) return hour === 12 ? "am" : "pm";
  // Two at night is after midnight; nine at night is not.
  if (/night$/.test(words)) return hour === 12 || hour < 5 ? "am" : "pm";
  return null;
}

/** As hhmm, with a half of day decided. 12 am is 0, 12 pm is 1200. */
export function toHhmm(time: ClockTime, part: Half): number {
  if (time.hour === 0 || time.hour > 12) return time.hour * 100 + time.minute;
  const hour = (time.hour % 12) + (part === "pm" ? 12 : 0);
  return hour * 100 + time.minute;
}

/** hhmm plus some minutes, staying within one day. */
export function addMinutes(hhmm: number, minutes: number): number {
  const total = Math.floor(hhmm / 100) * 60 + (hhmm % 100) + minutes;
  const inDay = ((total % 1440) + 1440) % 1440;
  return Math.floor(inDay / 60) * 100 + (inDay % 60);
}
