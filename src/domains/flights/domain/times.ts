// When flights leave and arrive: parts of the day, clock times, days of the week and dates.
import type { Condition, Phrase, Slot, Variant } from "../../../generator/domain.ts";
import { between, compare, equal, inside, param } from "./conditions.ts";
import { arriving, clock, leaving, windows } from "./time-words.ts";

function windowVariants(column: string): Variant[] {
  return windows.map(([name, low, high, weight]) => ({
    name,
    weight,
    conditions: [between(column, low, high)],
  }));
}

function clockVariants(column: string, arriving: boolean): Variant[] {
  const time = (op: "=" | "<" | "<=" | ">" | ">="): readonly Condition[] => [
    compare(column, op, param("time")),
  ];
  const one = { time: "time" };
  return [
    { name: "before", weight: arriving ? 24 : 14, params: one, conditions: time("<") },
    { name: "after", weight: arriving ? 9 : 30, params: one, conditions: time(">") },
    { name: "at", weight: arriving ? 8 : 9, params: one, conditions: time("=") },
    { name: "by", weight: arriving ? 10 : 0.5, params: one, conditions: time("<=") },
    {
      name: "around",
      weight: arriving ? 12 : 11,
      params: one,
      conditions: [between(column, param("time.low"), param("time.high"))],
    },
    {
      name: "between",
      weight: arriving ? 8 : 8,
      params: { low: "time", high: "time" },
      ordered: ["low", "high"],
      conditions: [between(column, param("low"), param("high"))],
    },
  ];
}

const onDate = (column: string, date = "date"): Condition =>
  inside(
    column,
    "days.days_code",
    inside(
      "days.day_name",
      "date_day.day_name",
      equal("date_day.year", param(`${date}.year`)),
      equal("date_day.month_number", param(`${date}.month`)),
      equal("date_day.day_number", param(`${date}.day`)),
    ),
  );

const onDayName = (column: string): Condition =>
  inside(column, "days.days_code", equal("days.day_name", param("name")));

const wordsAfter = new Map(windows.map(([name, , , , , after]) => [name, after]));

type Part = readonly [string, number, number];
const morning: Part = ["morning", 0, 1200];
const afternoon: Part = ["afternoon", 1200, 1800];
const evening: Part = ["evening", 1800, 2200];

/** "in the afternoon or evening". */
const eitherWindow: readonly (readonly [Part, Part])[] = [
  [morning, afternoon],
  [afternoon, evening],
  [morning, evening],
];

/** "wednesday evening or thursday morning". */
const spans: readonly (readonly [Part, Part])[] = [
  [evening, morning],
  [afternoon, morning],
  [morning, afternoon],
  [
    ["late evening", 2000, 2200],
    ["early morning", 0, 800],
  ],
];

const spanName = ([first, second]: readonly [Part, Part]): string =>
  `${first[0]}-${second[0]}`.replaceAll(" ", "-");

/** A fare, where there is one in the query, must hold on that day too. */
const fareTables = ["fare", "fare_basis", "flight_fare"];

export const timeSlots: readonly Slot[] = [
  {
    name: "date",
    topics: ["flight"],
    share: 0.38,
    moves: 14,
    excludes: ["span"],
    dropped: `(on|) any day | (the day|the date) (doesn't matter|does not matter|is not important|is flexible) | i don't (care|mind) (about the date|what day|which day) [it is] | any (day|date) is (fine|okay) | any (day|date) will do | on any day of the week | i can (leave|fly|go|travel) [on] any day | (forget|never mind|drop|forget about) the (date|day) |
      whatever day | for any day | i'm flexible (on|about) the (day|date) | it doesn't have to be (that day|on that day) | (it can be|make it) any day | regardless of the (day|date) | (no|without a) particular (day|date)`,
    variants: [
      {
        name: "day",
        weight: 84,
        params: { date: "date" },
        conditions: [onDate("flight.flight_days")],
        dropped:
          "it (doesn't|does not) have to be {date.on} | not (just|only|necessarily) {date.on}",
        extra: { tables: fareTables, conditions: [onDate("fare_basis.basis_days")] },
      },
      {
        name: "weekday",
        weight: 11,
        params: { name: "dayNames" },
        conditions: [onDayName("flight.flight_days")],
        extra: { tables: fareTables, conditions: [onDayName("fare_basis.basis_days")] },
      },
      {
        name: "either",
        weight: 1.6,
        params: { first: "date", second: "date" },
        texts: { date: "{first} or {second}", "date.on": "{first.on} or {second.on}" },
        conditions: [
          {
            kind: "any",
            of: [[onDate("flight.flight_days", "first")], [onDate("flight.flight_days", "second")]],
          },
        ],
      },
      {
        name: "weekdays",
        weight: 0.5,
        conditions: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"].map((name) =>
          inside("flight.flight_days", "days.days_code", equal("days.day_name", name)),
        ),
      },
      { name: "daily", weight: 4, conditions: [equal("flight.flight_days", "DAILY")] },
    ],
  },
  {
    name: "span",
    topics: ["flight"],
    share: 0.004,
    moves: 0.4,
    excludes: ["date", "depart"],
    variants: spans.map(
      (both): Variant => ({
        name: spanName(both),
        weight: 1,
        params: { first: "date", second: "date" },
        conditions: [
          {
            kind: "any",
            of: both.map(([, low, high], i) => [
              onDate("flight.flight_days", i === 0 ? "first" : "second"),
              between("flight.departure_time", low, high),
            ]),
          },
        ],
      }),
    ),
  },
  {
    name: "depart",
    topics: ["flight"],
    share: 0.23,
    moves: 14,
    excludes: ["span"],
    dropped: `(at|) any time | any time of [the] day | the time (doesn't matter|does not matter|is not important|is flexible) | i don't (care|mind) (about the time|what time|when it leaves|what time it leaves) | any time is (fine|okay) | any time will do | (forget|never mind|drop|forget about) the time | (leaving|departing) [at] any time | whatever time |
      at any time of the day | i can (leave|fly|go) [at] any time | i'm flexible (on|about) the time | all day | (at|) any hour | regardless of the time | no particular time | the departure time (doesn't matter|is not important)`,
    variants: [
      ...windowVariants("flight.departure_time").map((one) => ({
        ...one,
        dropped: `it (doesn't|does not) have to be (${wordsAfter.get(one.name)}) | not (just|only|necessarily) (${wordsAfter.get(one.name)})`,
      })),
      ...eitherWindow.map(
        ([first, second]): Variant => ({
          name: `${first[0]}-or-${second[0]}`,
          weight: 0.5,
          conditions: [
            {
              kind: "any",
              of: [
                [between("flight.departure_time", first[1], first[2])],
                [between("flight.departure_time", second[1], second[2])],
              ],
            },
          ],
        }),
      ),
      { name: "early", weight: 2.5, conditions: [between("flight.departure_time", 0, 1000)] },
      { name: "late", weight: 1.7, conditions: [between("flight.departure_time", 2000, 2400)] },
      ...clockVariants("flight.departure_time", false),
    ],
  },
  {
    name: "arrive",
    topics: ["flight"],
    share: 0.06,
    moves: 7,
    dropped: `arriving [at] any time | the arrival time (doesn't matter|does not matter|is not important) | i don't (care|mind) (when|what time) (it arrives|i arrive|i get there) | arriving whenever | (forget|never mind|drop|forget about) the arrival time | any arrival time [is fine] | i can (arrive|get there) [at] any time |
      it (can|may) (arrive|get there|land) [at] any time | whenever it arrives is fine`,
    variants: [
      ...windowVariants("flight.arrival_time").map((one) => ({ ...one, weight: one.weight / 6 })),
      ...clockVariants("flight.arrival_time", true),
    ],
  },
];

/** "arriving in boston at five": after such a verb a bare time would be that of the arrival. */
const arrivalVerb =
  "\\b(arriv|land|ending|end up|getting|get (in|to|there)|be in|be there|coming in)(?!.*\\b(leav|depart|tak|originat|stop|lay|connect))";

function departPhrases(): Phrase[] {
  const phrases: Phrase[] = [];
  for (const [name, , , , before, after] of windows) {
    const covers = [`depart:${name}`];
    phrases.push(
      {
        covers,
        pre: before,
        post: `:8 (${after}) | :2 (${leaving}) (${after})`,
        notAfter: arrivalVerb,
        vp: `:4 +leave (${after}) | :2 +depart (${after}) | :1 +are (${after}) | :1 +fly (${after})`,
        inf: `:4 leave (${after}) | :2 depart (${after}) | :2 fly (${after}) | :1 travel (${after}) | :1 go (${after})`,
        bare: `:4 (${after}) | :2 the ${before}`,
      },
      {
        covers: ["date:day", ...covers],
        weight: 1.5,
        notAfter: arrivalVerb,
        post: `:6 {date.on} ${before} | :2 {date.on} (${after}) | :1 (${leaving}) {date.on} ${before} | :1.5 on the ${before} of {date} | :1 (${leaving}) {date.on} (${after}) | :1 (${after}) {date.on} | :0.5 (${after}) of {date} | :1 for {date} ${before} | :0.3 (${after}) for {date}`,
        vp: `:3 +leave {date.on} ${before} | :1 +leave {date.on} (${after}) | :1 +depart {date.on} ${before} | :1 +leave on the ${before} of {date}`,
        inf: `:3 leave {date.on} ${before} | :2 fly {date.on} ${before} | :1 leave {date.on} (${after}) | :1 go {date.on} ${before} | :1 travel {date.on} ${before} | :1 depart on the ${before} of {date}`,
        bare: `:4 {date.on} ${before} | :2 {date} ${before}`,
      },
      {
        covers: ["date:weekday", ...covers],
        number: "plural",
        onlyBefore: "^ flights",
        pre: `{name} ${before}`,
        post: `:3 on {name} ${before}s | :1 on a {name} ${before} | :1 on {name}s (${after})`,
        inf: `leave on (a {name} ${before}|{name} ${before}s)`,
      },
      {
        covers: ["from", ...covers],
        weight: 0.3,
        post: `(leaving|departing|leaving from|out of) {from.place} (${after})`,
        vp: `+leave {from.place} (${after})`,
        inf: `(leave|depart from) {from.place} (${after})`,
      },
    );
  }
  for (const [name, said] of Object.entries(clock)) {
    const covers = [`depart:${name}`];
    phrases.push(
      {
        covers,
        post: name === "by" ? `(${leaving}) (${said})` : `:5 (${said}) | :6 (${leaving}) (${said})`,
        vp: `:5 +leave (${said}) | :2 +depart (${said})`,
        inf: `:5 leave (${said}) | :2 depart (${said}) | :1 fly (${said}) | :1 go (${said})`,
        bare: `:3 (${said}) | :3 leaving (${said})`,
        ...(name === "at" ? { pre: "{time}" } : {}),
        notAfter: arrivalVerb,
      },
      {
        covers: ["from", ...covers],
        weight: 0.5,
        post: `(leaving|leaving|departing|departing from|leaving from|that +leave|which +leave|out of) {from.place} (${said})`,
        vp: `(+leave|+depart) {from.place} (${said})`,
        inf: `(leave|depart|leave from) {from.place} (${said})`,
      },
      {
        covers: ["date:day", ...covers],
        weight: 0.6,
        notAfter: arrivalVerb,
        post: `:3 {date.on} (${said}) | :2 (${said}) {date.on} | :2 (${leaving}) {date.on} (${said}) | :2 (${leaving}) (${said}) {date.on}`,
        vp: `:1 +leave {date.on} (${said}) | :1 +leave (${said}) {date.on} | :1 +depart (${said}) {date.on}`,
        inf: `:2 leave {date.on} (${said}) | :1 leave (${said}) {date.on} | :1 fly (${said}) {date.on}`,
        bare: `{date.on} (${said})`,
      },
    );
  }
  return phrases;
}

function arrivePhrases(): Phrase[] {
  const phrases: Phrase[] = [];
  const said: Record<string, string> = { ...clock };
  for (const [name, , , , , after] of windows) said[name] = after;
  for (const [name, text] of Object.entries(said)) {
    const covers = [`arrive:${name}`];
    phrases.push(
      {
        covers,
        post: `(${arriving}) (${text})`,
        vp: `:6 +arrive (${text}) | :1 +get (in|there) (${text}) | :0.5 +land (${text}) | :0.5 +arrive there (${text})`,
        inf: `:6 arrive (${text}) | :2 get there (${text}) | :1 get in (${text}) | :1 be there (${text}) | :1 arrive there (${text})`,
        bare: `arriving (${text})`,
      },
      {
        covers: ["to", ...covers],
        weight: 1.4,
        post: `:4 arriving in {to.place} (${text}) | :1 to {to.place} arriving (${text}) | :1 arriving (${text}) in {to.place} | :1 which +arrive in {to.place} (${text}) | :1 that +arrive in {to.place} (${text}) | :0.7 arriving at {to.place} (${text}) | :0.5 getting (into|to) {to.place} (${text}) | :0.5 and arriving in {to.place} (${text})`,
        vp: `+arrive (in|at) {to.place} (${text}) | +get to {to.place} (${text}) | +arrive (${text}) in {to.place}`,
        inf: `:3 arrive in {to.place} (${text}) | :2 be in {to.place} (${text}) | :2 get to {to.place} (${text}) | :1 arrive at {to.place} (${text}) | :1 get into {to.place} (${text})`,
      },
      {
        covers: ["from", "to", ...covers],
        weight: 0.8,
        post: `from {from.place} to {to.place} (arriving|that +arrive|which +arrive|to arrive) (${text}) | from {from.place} arriving in {to.place} (${text}) | (leaving|departing) {from.place} and arriving in {to.place} (${text})`,
        inf: `(leave|leave from|depart) {from.place} and (arrive in|get to|be in) {to.place} (${text}) | (fly|go) from {from.place} to {to.place} [and] (arriving|arrive) (${text})`,
        vp: `+leave {from.place} and +arrive in {to.place} (${text}) | +go from {from.place} to {to.place} and +arrive (${text})`,
      },
    );
  }
  return phrases;
}

/** "an early flight", "leaving late on friday": looser than the parts of the day. */
const loose = (name: string): Phrase[] => [
  {
    covers: [`depart:${name}`],
    pre: name,
    post: `(leaving|departing) ${name} [in the day]`,
    vp: `+leave ${name} [in the day]`,
    inf: `:2 leave ${name} [in the day] | :1 fly ${name} [in the day]`,
    bare: `${name} in the day`,
  },
  {
    covers: ["date:day", `depart:${name}`],
    post: `:3 ${name} {date.on} | :2 {date.on} ${name} | :1 (leaving|departing) ${name} {date.on}`,
    vp: `+leave ${name} {date.on}`,
    inf: `(leave|fly|go) ${name} {date.on}`,
    bare: `${name} {date.on}`,
  },
];

export const timePhrases: readonly Phrase[] = [
  ...loose("early"),
  ...loose("late"),
  {
    covers: ["date:day"],
    post: ":10 {date.on} | :2 (leaving|departing) {date.on} | :1 for {date} | :0.5 that +leave {date.on} | :0.3 traveling {date.on} | :0.2 with departure {date.on} | :0.5 arriving {date.on}",
    vp: ":3 +leave {date.on} | :2 +fly {date.on} | :1 +depart {date.on} | :1 +are {date.on} | :1 +go {date.on}",
    inf: ":4 leave {date.on} | :3 fly {date.on} | :2 travel {date.on} | :2 go {date.on} | :1 depart {date.on}",
    bare: ":3 {date} | :2 {date.on}",
  },
  {
    covers: ["date:either"],
    post: ":3 {date.on} | :1 (leaving|departing) {date.on} | :1 either {date.on}",
    vp: "+leave {date.on}",
    inf: ":2 leave {date.on} | :1 fly {date.on}",
    bare: "{date.on}",
  },
  {
    covers: ["date:weekday"],
    number: "plural",
    onlyBefore: "^ ((morning|afternoon|evening|nonstop|direct) )?flights",
    pre: "{name}",
    post: ":5 on {name}s | :6 on a {name} | :0.5 leaving on {name}s | :0.5 leaving on a {name} | :0.3 every {name} | :0.3 operating on {name}s",
    vp: ":2 +leave on {name}s | :1 +fly on {name}s | :2 +leave on a {name}",
    inf: ":2 leave on a {name} | :1 fly on a {name} | :1 travel on a {name} | :0.5 go on a {name}",
    bare: ":1 on a {name} | :1 on {name}s | :1 {name}s",
  },
  {
    covers: ["date:weekdays"],
    pre: "weekday",
    post: ":3 on weekdays | :1 on a weekday",
    vp: "+leave on weekdays | +fly on weekdays",
    inf: "(leave|fly|travel) on a weekday",
    bare: "on weekdays",
  },
  { covers: ["date:daily"], weight: 1.5, pre: "daily" },
  {
    covers: ["date:daily"],
    pre: "daily",
    post: ":3 daily | :2 every day | :0.5 that +fly daily | :0.5 on a daily basis | :0.3 seven days a week | :0.3 each day | :0.3 operating daily",
    vp: ":2 +fly daily | :2 +leave every day | :1 +are daily | :1 +run daily | :1 +go every day",
    inf: ":1 fly daily | :1 leave every day",
    bare: ":2 daily | :1 every day",
  },
  {
    covers: ["from", "date:day"],
    weight: 0.4,
    post: "(leaving|departing|leaving from|departing from|that +leave|out of) {from.place} {date.on}",
    vp: "+leave [from] {from.place} {date.on}",
    inf: "(leave|leave from|depart) {from.place} {date.on}",
  },
  ...spans.map((both): Phrase => {
    const [[first], [second]] = both;
    const said = `{first.on} ${first} or {second} ${second}`;
    return {
      covers: [`span:${spanName(both)}`],
      post: `:4 ${said} | :1 (leaving|departing) ${said} | :1 either ${said} | :1 on either {first} ${first} or {second} ${second}`,
      vp: `+leave [either] ${said}`,
      inf: `(leave|fly|go) [either] ${said}`,
      bare: `[either] ${said}`,
    };
  }),
  ...eitherWindow.map(([[first], [second]]): Phrase => {
    const said = `in the ${first} or ([in the] ${second})`;
    return {
      covers: [`depart:${first}-or-${second}`],
      pre: `${first} or ${second}`,
      post: `:4 ${said} | :2 (leaving|departing) ${said} | :1 either ${said}`,
      vp: `(+leave|+depart) [either] ${said}`,
      inf: `(leave|depart|fly) [either] ${said}`,
      bare: `${said}`,
    };
  }),
  ...departPhrases(),
  ...arrivePhrases(),
];
