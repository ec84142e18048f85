// When flights leave and arrive, in words: how each constraint of times.ts is said.
import type { SlotPhrase } from "../../../generator/domain.ts";
import { arriving, clock, leaving, windows } from "./time-words.ts";
import { eitherWindow, spanName, spans } from "./times.ts";

/** "arriving in boston at five": after such a verb a bare time would be that of the arrival. */
const arrivalVerb =
  "\\b(arriv|land|ending|end up|getting|get (in|to|there)|be in|be there|coming in|into (?!and|or))(?!.*\\b(leav|depart|tak|originat|stop|lay|connect))";

function departPhrases(): SlotPhrase[] {
  const phrases: SlotPhrase[] = [];
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

function arrivePhrases(): SlotPhrase[] {
  const phrases: SlotPhrase[] = [];
  const said: Record<string, string> = { ...clock };
  for (const [name, , , , , after] of windows) said[name] = after;
  said["early"] = "early [in the day]";
  said["late"] = "late [in the day]";
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
        post: `:4 arriving in {to.place} (${text}) | :1 to {to.place} arriving (${text}) | :1 arriving (${text}) in {to.place} | :1 which +arrive in {to.place} (${text}) | :1 that +arrive in {to.place} (${text}) | :0.7 arriving at {to.place} (${text}) | :0.5 getting (into|to) {to.place} (${text}) | :2 [flying|going|coming] into {to.place} (${text}) | :0.5 and arriving in {to.place} (${text})`,
        vp: `+arrive (in|at) {to.place} (${text}) | +get to {to.place} (${text}) | +arrive (${text}) in {to.place} | +fly into {to.place} (${text})`,
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
const loose = (name: string): SlotPhrase[] => [
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

/** What is too early or too late: "nothing before eight", "i don't want to get in after nine". */
const limits = [
  ["since", "(before|earlier than)"],
  ["until", "(after|later than|past)"],
] as const;
const denied: readonly SlotPhrase[] = limits.flatMap(([name, beyond]): SlotPhrase[] => [
  {
    covers: [`depart:${name}`],
    weight: 0.8,
    post: `:2 but nothing ${beyond} {time} | :1 that +don't (leave|depart) ${beyond} {time}`,
    vp: `+don't (leave|depart) ${beyond} {time}`,
    inf: `:3 not (leave|depart|fly|go) ${beyond} {time}`,
    bare: `:4 nothing ${beyond} {time} | :1 nothing (leaving|that leaves|departing) ${beyond} {time}`,
    notAfter: arrivalVerb,
  },
  {
    covers: [`arrive:${name}`],
    weight: 0.8,
    post: `:2 but nothing arriving ${beyond} {time} | :1 that +don't (arrive|get in) ${beyond} {time}`,
    vp: `+don't (arrive|get in|land) ${beyond} {time}`,
    inf: `:3 not (arrive|get in|get there|land) ${beyond} {time}`,
    bare: `:2 nothing (arriving|that arrives|getting in|that gets in) ${beyond} {time}`,
  },
]);

export const timePhrases: readonly SlotPhrase[] = [
  ...denied,
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
    covers: ["date:weekend"],
    post: ":4 {days} | :2 on {days} | :2 over {days} | :1 (leaving|departing) {days} | :1 for {days} | :1 sometime {days}",
    vp: "+leave [on|over|] {days} | +fly {days} | +are {days}",
    inf: ":2 (leave|fly|go|travel) {days} | :1 (leave|fly|go|travel) (on|over) {days}",
    bare: ":3 {days} | :1 on {days} | :1 over {days}",
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
  ...spans.map((both): SlotPhrase => {
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
  ...eitherWindow.map(([[first], [second]]): SlotPhrase => {
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
