// What analysts ask of rows that a model lists: counted by groups, the most and the fewest, more than so many, a
// share, those without any. The words of rows, groups and figures are the domain's; nothing is guessed: what leaves
// a word over is no report.
import type { ReportWords } from "../../entities/wording.ts";
import { countOf } from "../../revise/said.ts";
import { stem } from "../../schema/stem.ts";
import { plainSide, sideBefore } from "../../text/sides.ts";
import type { Aggregate, AskedFigure, AskedReport } from "./asked-report.ts";

export type ReportForms = {
  /** A question by itself. */
  whole(text: string): AskedReport | null;
  /** "by weekday", said of the last result. */
  groupsOf(text: string): readonly string[] | null;
  /** "only nonstop": a report of fewer rows is wanted, and not the rows. */
  narrows(text: string): boolean;
};

const lead =
  /^(?:(?:show|give|tell|list|get|find|display|me|us|please|the|all|all the|our|i (?:want|need|would like)(?: to (?:see|know))?|what (?:is|are|was|were)|what s|can you|could you|which are) )+/;
const idle =
  /^(?:are there|do we have|there are|in total|overall|altogether|have|has|offer|offers|operate|operates|run|runs|got)(?: |$)/;
const compare = `(?<compare>${plainSide}|exactly) (?<amount>\\d[\\d,]*|[a-z]+)`;
const aggregates: Readonly<Record<string, Aggregate>> = {
  average: "AVG",
  avg: "AVG",
  mean: "AVG",
  lowest: "MIN",
  minimum: "MIN",
  min: "MIN",
  smallest: "MIN",
  highest: "MAX",
  maximum: "MAX",
  max: "MAX",
  largest: "MAX",
};
const has = "(?:have|has|had|having|with|offer|offers|operate|operates|run|runs|got)";
const each =
  "(?:by|per|(?:(?<side>for|on|in|from|to|at|of|into|out of|leaving|leave) )?(?:each|every))";
const counted = "(?:how many|(?:the )?(?:total )?(?:number|count) of|count(?: of)?(?: the)?)";
const most =
  "(?:the )?(?:(?<high>most|highest number of|largest number of|greatest number of)|(?<low>fewest|least|lowest number of|smallest number of))";

/** Either number of a name: "city", "cities". */
const inEither = (name: string): string =>
  name.endsWith("y")
    ? `${name.slice(0, -1)}(?:y|ies)`
    : `${name}${/(?:s|x|ch)$/.test(name) ? "(?:es)?" : "s?"}`;

const oneOf = (names: readonly string[]): string =>
  [...new Set(names)]
    .sort((a, b) => b.length - a.length)
    .map(inEither)
    .join("|");

export function reportForms({ rows, groups, figures }: ReportWords): ReportForms {
  const nouns = oneOf(rows.flatMap(({ words }) => words));
  const noun = `(?:${nouns})`;
  const group = oneOf(groups.flatMap(({ words }) => words));
  const amount = oneOf(figures.flatMap(({ words }) => words));
  const endsOf = ({ least = [], most: top = [] }: ReportWords["figures"][number]): string[] => [
    ...least,
    ...top,
  ];
  const end = `(?<end>${figures.flatMap(endsOf).join("|") || "\\b\\B"})`;
  const ofRows = `(?<rows>(?:[a-z0-9]+ )*?${noun}(?: .+?)??)`;
  const which = `(?:which |what )?(?<group>${group}) (?:(?:that|which|who) )?`;
  const byGroups = `${each} (?<group>${group})(?: and (?:by |per |each )?(?<second>${group}))?`;
  const more = "(?: (?<rest>.+))?";
  const form = (text: string): RegExp => new RegExp(`^${text}$`);

  const counts = `(?:by|in terms of|in|for|on) (?:the )?(?:number of |count of )?${ofRows}`;
  const amountSaid = new RegExp(
    `^(?:(?<aggregate>${Object.keys(aggregates).join("|")}) |${end} )(?<what>${amount}|${nouns})(?<rest> .+)?$`,
  );

  /** A name of the domain in the singular. */
  const plainly = (said: string): string => said.split(" ").map(stem).join(" ");
  const figureSaid = (said: string, more = ""): AskedFigure | null => {
    const found = amountSaid.exec(said)?.groups;
    if (found === undefined) return null;
    const { aggregate = "", end: at = "", what = "", rest = "" } = found;
    // "longest trip": the end says what of it.
    const one = figures.find((figure) =>
      at === "" ? figure.words.includes(plainly(what)) : endsOf(figure).includes(at),
    );
    if (one === undefined) return null;
    return {
      kind: "amount",
      aggregate: aggregates[aggregate] ?? (one.least?.includes(at) ? "MIN" : "MAX"),
      column: one.column,
      said: `${said}${more}`,
      bare: rest + more === "",
    };
  };
  const countSaid = (said: string, more = ""): AskedFigure | null => {
    const plain = said.replace(/^(?:the )?(?:total )?(?:number|count) of /, "");
    return form(ofRows).test(plain) ? { kind: "count", rows: `${plain}${more}` } : null;
  };
  const figureOrCount = (said: string): AskedFigure | null => figureSaid(said) ?? countSaid(said);
  const restOf = (rest: string | undefined): string => {
    const left = (rest ?? "").replace(idle, "").trim();
    return left === "" ? "" : ` ${left}`;
  };
  const known = new Set(groups.flatMap(({ words }) => words));
  const named = ({ side, group: said = "" }: Groups): string => {
    const whole = plainly(`${side} ${said}`);
    return known.has(whole) ? whole : plainly(said);
  };

  const inGroups = (found: Groups): AskedReport | null => {
    const figure = countSaid(found["rows"] ?? "", restOf(found["rest"]));
    return figure && { kind: "groups", figure, groups: groupsIn(found) };
  };
  const groupsIn = (found: Groups): string[] => [
    named(found),
    ...(found["second"] === undefined ? [] : [plainly(found["second"])]),
  ];
  const ordered = (found: Groups, figure: AskedFigure | null): AskedReport | null => {
    const { many, top, bottom, high, low, group: said = "" } = found;
    const limit = many === undefined ? undefined : countOf(many);
    if (figure === null || (many !== undefined && limit === undefined)) return null;
    const descending = (bottom ?? low) === undefined;
    const one = (high ?? low ?? top ?? bottom) !== undefined && plainly(said) === said;
    const few = limit ?? (one ? 1 : undefined);
    return {
      kind: "groups",
      figure,
      groups: [plainly(said)],
      descending,
      ...(few !== undefined && { limit: few }),
    };
  };

  const readers: readonly (readonly [RegExp, (found: Groups) => AskedReport | null])[] = [
    [
      form(
        `(?:what |which )?(?:share|percentage|percent|proportion|fraction|part) of ${ofRows}(?: (?:is|are|were|was) (?<what>.+?))?(?: ${each} (?<group>${group}))?`,
      ),
      ({ rows: said = "", what, ...found }) => {
        const all = what === undefined ? new RegExp(`${noun}.*$`).exec(said)?.[0] : said;
        const told = `${said} that are ${what}`;
        const put = what?.includes(" ") ? [`${said} ${what}`, told] : [`${what} ${said}`, told];
        const parts = what === undefined ? [said] : put;
        const group = found["group"] === undefined ? undefined : named(found);
        if (all === undefined || parts.includes(all)) return null;
        return { kind: "share", all, parts, ...(group !== undefined && { group }) };
      },
    ],
    [
      form(
        `${which}(?:without(?: any)?|with no|have no|has no|(?:do not|does not|don t|doesn t) have(?: any)?) ${ofRows}`,
      ),
      ({ group: said = "", rows: none = "" }) => ({
        kind: "absent",
        group: plainly(said),
        rows: none,
      }),
    ],
    [
      form(
        `${which}(?:never|(?:do|does|did)(?: not|n t| n t) ever|have never|has never) (?<deed>.+)`,
      ),
      ({ group: said = "", deed = "" }) => ({
        kind: "never",
        group: plainly(said),
        which: [`${said} that ${deed}`],
      }),
    ],
    [
      form(`${which}(?<deed>.+?) both (?<one>.+?) and (?<other>.+)`),
      ({ group: said = "", deed = "", one = "", other = "" }) => {
        // "both from and to" joins no values.
        const side = /^(?<side>(?:to|from|in|on|at|into) )?/.exec(one)?.groups?.["side"] ?? "";
        const second = /^(?:to|from|in|on|at|into) /.test(other) ? other : `${side}${other}`;
        const which = [one, second].map((value) => `${said} that ${deed} ${value}`);
        return { kind: "both", group: plainly(said), which };
      },
    ],
    [
      form(
        `${which}(?:(?<ahead>only|just|exclusively) (?<deed>[a-z]+)|(?<verb>[a-z]+) (?:only|just|exclusively)) (?<what>.+)`,
      ),
      ({ group: said = "", deed, verb, what = "" }) => ({
        kind: "only",
        group: plainly(said),
        which: [`${said} that ${deed ?? verb} ${what}`],
      }),
    ],
    [
      form(`(?:(?:top )?(?<many>\\d+|[a-z]+) )?${end} ${ofRows}`),
      ({ many, end: at = "", rows: said = "" }) => {
        const limit = many === undefined ? undefined : countOf(many);
        const one = figures.find((figure) => endsOf(figure).includes(at));
        if (one === undefined || limit === undefined) return null;
        const descending = one.most?.includes(at) === true;
        return { kind: "ends", rows: said, column: one.column, descending, limit };
      },
    ],
    [
      form(`${which}${has} ${compare} ${ofRows}`),
      ({ group: said = "", rows: of = "", compare: sign = "", amount: number = "" }) => {
        const value = countOf(number.replaceAll(",", ""));
        const operator = sign === "exactly" ? "=" : sideBefore(sign);
        if (value === undefined || operator === undefined) return null;
        const having = { operator, amount: value };
        return {
          kind: "groups",
          figure: { kind: "count", rows: of },
          groups: [plainly(said)],
          having,
        };
      },
    ],
    [
      form(
        `(?:which |what |who )?(?:(?<many>\\d+|[a-z]+) )?(?<group>${group}) (?:(?:that|which) )?${has} ${most} ${ofRows}`,
      ),
      (found) => ordered(found, countSaid(found["rows"] ?? "")),
    ],
    [
      form(
        `(?:(?<top>top|best|biggest|largest|highest)|(?<bottom>bottom|smallest|lowest))(?: (?<many>\\d+|[a-z]+))? (?<group>${group}) (?:by|in terms of) (?<figure>.+)`,
      ),
      (found) => ordered(found, figureOrCount(found["figure"] ?? "")),
    ],
    [
      form(`(?:rank|order|sort) (?:the |all )?(?:the )?(?<group>${group}) by (?<figure>.+)`),
      (found) => {
        const report = ordered(found, figureOrCount(found["figure"] ?? ""));
        return report?.kind === "groups" ? { ...report, ranked: true } : null;
      },
    ],
    [
      form(
        `(?:which|what) (?<group>${group}) ${has} the (?:(?<top>highest|largest|biggest)|(?<bottom>lowest|smallest|cheapest)) (?<figure>.+)`,
      ),
      (found) => ordered(found, figureSaid(found["figure"] ?? "")),
    ],
    [
      form(`(?<figure>.+?) ${byGroups}${more}`),
      (found) => {
        const figure = figureSaid(found["figure"] ?? "", restOf(found["rest"]));
        return figure && { kind: "groups", figure, groups: groupsIn(found) };
      },
    ],
    [
      form(
        `(?:how many(?: different)?|(?:the )?number of(?: different)?) (?<what>${group}) (?:(?:does|do|did) (?:each|every) (?<owner>${group})(?: [a-z]+)?|(?:[a-z]+ )?${each} (?<group>${group}))${more}`,
      ),
      ({ what = "", owner, rest, ...found }) => {
        const by = owner === undefined ? named(found) : plainly(owner);
        const figure = { kind: "different", group: plainly(what), rest: restOf(rest) } as const;
        return by === plainly(what) ? null : { kind: "groups", figure, groups: [by] };
      },
    ],
    [
      form(
        `how many ${ofRows} (?:does|do|did|has|have) (?:each|every) (?<group>${group})(?: [a-z]+)?${more}`,
      ),
      (found) => inGroups({ ...found, side: undefined }),
    ],
    [form(`(?:${counted} )?${ofRows} ${byGroups}${more}`), inGroups],
    [
      form(
        `(?:compare (?<one>[a-z ]+?) (?:and|with|to|versus|vs|against) (?<other>[a-z ]+?)|(?<first>[a-z ]+?) (?:versus|vs) (?<second>[a-z ]+?)) ${counts}`,
      ),
      ({ one, other, first = "", second = "", rows: said = "" }) => ({
        kind: "compared",
        values: [one ?? first, other ?? second],
        rows: said,
      }),
    ],
  ];
  const later = form(
    `(?:(?:and|now|also|but|show|give|me|it|that|this|them|break|broken|split|down|please|what about|how about|count|how many) )*${byGroups}(?: (?:please|instead|then))?`,
  );
  const asksForRows = new RegExp(
    `\\b(?:${noun}|list|show|find|need|want|like|going|ones?|those|them|they)\\b`,
  );
  return {
    narrows: (text) =>
      (onlySome.test(text) || !asksForRows.test(text)) && text.split(" ").length <= mostOfNarrowing,
    whole(text) {
      const said = text.replace(lead, "");
      for (const [pattern, read] of readers) {
        const found = pattern.exec(said)?.groups;
        const report = found && read(found);
        if (report) return report;
      }
      return null;
    },
    groupsOf(text) {
      const found = later.exec(text)?.groups;
      return found === undefined ? null : groupsIn(found);
    },
  };
}

/** "just the morning ones" of those that are counted. */
const onlySome = /^(?:just|only) (?:the )?.+ ones$/;

/** Longer ones are questions of their own. */
const mostOfNarrowing = 8;

type Groups = Readonly<Record<string, string | undefined>>;
