// The words for parts of the day and clock times, and for leaving and arriving.

/** Parts of the day: name, from, to, how often, the words before a noun, the words after it. */
export const windows: readonly (readonly [string, number, number, number, string, string])[] = [
  [
    "morning",
    0,
    1200,
    30,
    "morning",
    ":8 in the morning | :0.5 [some time] in the morning | :0.5 in the mornings | :0.3 during the morning",
  ],
  [
    "afternoon",
    1200,
    1800,
    22,
    "afternoon",
    ":8 in the afternoon | :0.5 in the afternoons | :0.3 during the afternoon | :0.3 some time in the afternoon",
  ],
  [
    "evening",
    1800,
    2200,
    20,
    "evening",
    ":8 in the evening | :0.5 in the evenings | :0.3 during the evening",
  ],
  [
    "early-morning",
    0,
    800,
    8,
    "early morning",
    ":6 early in the morning | :4 in the early morning | :1 in the early morning hours",
  ],
  [
    "early-afternoon",
    1200,
    1400,
    1.5,
    "early afternoon",
    ":3 in the early afternoon | :1 early in the afternoon",
  ],
  [
    "late-afternoon",
    1600,
    1800,
    1.5,
    "late afternoon",
    ":3 in the late afternoon | :1 late in the afternoon",
  ],
  [
    "late-evening",
    2000,
    2200,
    1.5,
    "late evening",
    ":3 in the late evening | :1 late in the evening",
  ],
  ["late-morning", 1000, 1200, 0.7, "late morning", "in the late morning"],
  ["night", 1800, 2400, 4, "night", ":4 at night | :1 during the night"],
  ["late-night", 2200, 2400, 0.7, "late night", ":2 late at night | :1 in the late night"],
];

/** Clock phrases without a verb, by variant. */
export const clock: Readonly<Record<string, string>> = {
  before:
    ":8 before {time} | :1 earlier than {time} | :0.5 prior to {time} | :0.4 any time before {time} | :0.3 sometime before {time}",
  after:
    ":10 after {time} | :1 later than {time} | :1 any time after {time} | :1 sometime after {time} | :0.5 past {time} | :0.3 anytime after {time}",
  at: ":10 at {time} | :1 at exactly {time}",
  by: ":5 by {time} | :1 no later than {time}",
  until:
    ":3 {time} or (earlier|before|sooner) | :2 at {time} or (earlier|before) | :2 no later than {time} | :2 not (later than|after) {time} | :1 {time} at the latest",
  since:
    ":4 {time} or (later|after) | :3 at {time} or (later|after) | :3 no earlier than {time} | :3 not (before|earlier than) {time} | :2 from {time} (on|onwards|onward) | :1 {time} at the earliest | :0.5 starting at {time}",
  around:
    ":6 around {time} | :4 at about {time} | :3 about {time} | :2 at around {time} | :0.6 close to {time} | :0.4 approximately {time} | :0.3 at approximately {time} | :0.3 as close to {time} as possible",
  between:
    ":6 between {low} and {high} | :2 from {low} to {high} | :1 sometime between {low} and {high} | :0.5 any time between {low} and {high}",
  within:
    ":5 after {low} and before {high} | :3 after {low} but before {high} | :1 before {high} and after {low} | :1 later than {low} and earlier than {high}",
  outside:
    ":5 before {low} or after {high} | :2 either before {low} or after {high} | :1 after {high} or before {low} | :1 earlier than {low} or later than {high}",
};

export const leaving =
  ":6 leaving | :3 departing | :1 that +leave | :0.8 which +leave | :0.5 that +depart | :0.4 taking off | :0.3 to leave | :0.3 with a departure time | :0.3 with departure | :0.2 which +depart";
export const arriving =
  ":8 arriving | :2 that +arrive | :1.5 which +arrive | :1 to arrive | :0.5 getting (in|there) | :0.5 landing | :0.4 arriving there | :0.3 with an arrival time | :0.3 that +get in | :0.3 with arrival | :0.2 that +would arrive";
