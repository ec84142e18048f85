// A whole question whose rows are ordered by a column, or the first few of them.
import type { Random } from "../../random.ts";
import { isField, isWhole, type TalkQuery, titlesOf } from "../query.ts";
import type { Field, World } from "../tables/world.ts";
import { someVerb, superlativeOf } from "./common-verbs.ts";
import { fieldText, one, say } from "./say.ts";
import { columnsText } from "./say-columns.ts";
import { pastVerb } from "./say-conditions.ts";
import { directionText, type SayQuestion, superlativeParts } from "./say-order.ts";
import { countWord } from "./say-rank.ts";

/** What every way of saying it is made of. */
type Ordered = {
  readonly random: Random;
  readonly world: World;
  readonly query: TalkQuery;
  readonly field: Field;
  readonly descending: boolean;
  readonly parts: Readonly<Record<string, string>>;
  readonly items: string;
  readonly itemsMany: string;
  /** Rows are shown as they are called, or whole: only they need naming. */
  readonly bare: boolean;
};

export const sayOrdered: SayQuestion = (random, world, query, said) => {
  const { order, limit } = query;
  if (order === undefined || !isField(order.by)) return undefined;
  const field = order.by;
  const { descending } = order;
  const parts = {
    ...said,
    ...superlativeParts(random, field.role === "year" || field.role === "date", descending),
    by: fieldText(random, field, false),
    k: limit === undefined || limit === 1 ? "" : countWord(random, limit),
    direction: directionText(random, order),
  };
  const items = columnsText(random, world, query, false);
  const itemsMany = columnsText(random, world, query, true);
  const bare = titleOnly(query) || isWhole(query);
  const asked = { random, world, query, field, descending, parts, items, itemsMany, bare };
  if (limit === undefined) return sayEvery(asked);
  const happened = sayHappened(asked, limit);
  if (happened !== undefined) return happened;
  const adjective = superlativeOf(random, field, descending);
  return (
    sayOwner(asked, limit, adjective) ??
    sayAdjective(asked, limit, adjective) ??
    sayFew(asked, limit)
  );
};

export const titleOnly = ({ columns, of }: TalkQuery): boolean => {
  const titles = titlesOf(of);
  return columns.length === titles.length && columns.every((field) => titles.includes(field));
};

function sayEvery({ random, query, parts, itemsMany }: Ordered): string {
  if (isWhole(query)) return say(random, "{wholeInOrder}", parts);
  return say(random, "{itemsInOrder}", { ...parts, items: itemsMany });
}

/** "which 3 films came out most recently" */
function sayHappened(asked: Ordered, limit: number): string | undefined {
  const { random, field, descending, parts, items, itemsMany, bare } = asked;
  const happened = field.role === "year" || field.role === "date" ? pastVerb(field) : undefined;
  if (happened === undefined || random.next() >= 0.3) return undefined;
  const last = say(
    random,
    descending
      ? ":3 most recently | :2 last | :2 latest | :1 the latest"
      : ":3 first | :2 earliest | :2 the earliest",
  );
  const when = { ...parts, happened, last, items: limit > 1 ? itemsMany : items };
  const noun = limit > 1 ? "{k} {many}" : "{one}";
  const whole = `:3 which ${noun} {which} {happened} {last} | :1 {show} the ${noun} {which} that {happened} {last}`;
  const some = `:3 what (is|are) the {items} of the ${noun} {which} that {happened} {last} | :3 {show} the {items} of the ${noun} {which} that {happened} {last}`;
  return say(random, bare ? whole : some, when);
}

/** "the id of the customer who made the latest order" */
function sayOwner(
  { random, world, query, parts }: Ordered,
  limit: number,
  adjective: string | undefined,
): string | undefined {
  const [first] = query.columns;
  const owner = first === undefined ? undefined : world.byTable.get(first.table);
  if (owner === undefined || first === undefined || limit !== 1) return undefined;
  if (query.of.fields.includes(first) || random.next() >= 0.6) return undefined;
  return say(random, "{ofOwner}", {
    ...parts,
    best: adjective ?? say(random, "{one} with the {best} {by}", parts),
    one: adjective === undefined ? "" : (parts["one"] ?? ""),
    shown: fieldText(random, first, false),
    owner: one(random, owner),
    verbed: someVerb(random, "past"),
  });
}

/** "the 3 oldest employees" */
function sayAdjective(
  { random, parts, items, itemsMany, bare }: Ordered,
  limit: number,
  adjective: string | undefined,
): string | undefined {
  if (adjective === undefined || random.next() >= 0.5) return undefined;
  const best = { ...parts, adjective, items: limit > 1 ? itemsMany : items };
  if (bare)
    return say(
      random,
      limit > 1
        ? ":2 which {k} {many} {which} are the {adjective} | :2 {show} the {k} {adjective} {many} {which} | :1 what are the {k} {adjective} {many} {which}"
        : ":3 which {one} {which} is the {adjective} | :2 who is the {adjective} {one} {which} | :3 {show} the {adjective} {one} {which} | :2 what is the {adjective} {one} {which}",
      best,
    );
  return say(
    random,
    limit > 1
      ? ":2 {show} the {items} of the {k} {adjective} {many} {which} | :2 what are the {items} of the {k} {adjective} {many} {which}"
      : ":3 what (is|are) the {items} of the {adjective} {one} {which} | :3 {show} the {items} of the {adjective} {one} {which} | :1 what {items} does the {adjective} {one} {which} have",
    best,
  );
}

/** "the 3 films with the highest rating" */
function sayFew({ random, query, parts, items, itemsMany, bare }: Ordered, limit: number): string {
  const plural = limit > 1;
  const noun = plural ? "{k} {many}" : "{one}";
  const ask = !bare
    ? ""
    : plural
      ? `:4 which ${noun} {which} have the {best} {by} | :3 {show} the {k} {many} {which} with the {best} {by} | :2 what are the {k} {many} {which} with the {best} {by} | :2 {show} the top {k} {many} {which} by {by} |`
      : `:4 which {one} {which} has the {best} {by} | :3 {show} the {one} {which} with the {best} {by} | :2 what is the {one} {which} with the {best} {by} | :1 who is the {one} {which} with the {best} {by} | :2 who has the {best} {by} {which} |`;
  const body = `:6 what (is|are) the {items} of the ${noun} {which} with the {best} {by} | :4 {show} the {items} of the ${noun} {which} with the {best} {by} | :2 {show} the {items} of the ${noun} {which} that (has|have) the {best} {by} | :2 what (is|are) the {items} of the {best} {by} {one} {which}`;
  return say(random, isWhole(query) ? ask.replace(/\|$/, "") : `${ask} ${body}`, {
    ...parts,
    items: plural ? itemsMany : items,
  });
}
