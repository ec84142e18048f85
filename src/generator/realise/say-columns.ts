// What is shown, in words: "names and ages", "average price", "name of the artist".
import type { Random } from "../../random.ts";
import { isWhole, shownBy, type TalkQuery } from "../query.ts";
import type { Asking } from "../tables/context.ts";
import type { Measure } from "../tables/measure.ts";
import type { Field, Subject, World } from "../tables/world.ts";
import { aggregateWord, fieldText, list, many, one, say } from "./say.ts";
import { measureText } from "./say-measure.ts";

export function columnsText(
  random: Random,
  world: World,
  query: TalkQuery,
  plural: boolean,
): string {
  if (isWhole(query)) return say(random, "(all|) (information|details|info|records|data)");
  const fields = [...query.by.flatMap(shownBy), ...query.columns];
  const columns = fullNames(random, world, fields).map((field) =>
    typeof field === "string"
      ? say(random, plural ? `(${field}s|${field}s|${field})` : field)
      : columnText({ random, world, of: query.of }, field, plural),
  );
  const figures = query.namesOnly === true ? [] : figuresText(random, query);
  return list([...columns, ...figures]);
}

/** "minimum and maximum price" rather than "minimum price and maximum price". */
function figuresText(random: Random, { measures, of }: TalkQuery): string[] {
  const fields = measures.map((measure) => fieldOf(measure));
  const [first] = fields;
  const together = fields.length > 1 && fields.every((one) => one === first);
  if (together && first !== undefined && random.next() < 0.7) {
    const words = measures.map(({ aggregate }) => aggregateWord(random, aggregate));
    return [`${list(words)} ${fieldText(random, first, random.next() < 0.3)}`];
  }
  return measures.map((measure) => figureText(random, of, measure));
}

/** The column of which it is the sum, the average or an end. */
export const fieldOf = ({ of, per, named }: Measure): Field | undefined =>
  of?.kind === "field" && per === undefined && named !== true ? of.field : undefined;

export function figureText(random: Random, of: Subject, measure: Measure): string {
  const field = fieldOf(measure);
  if (measure.aggregate === "COUNT" && measure.of === undefined && measure.per === undefined)
    return say(random, ":4 number of {many} | :1 count of {many} | :2 number", {
      many: many(random, of),
    });
  if (field === undefined || measure.aggregate === "COUNT") return measureText(random, measure);
  const when = field.role === "date" || field.role === "year";
  const ends = { MAX: "latest|most recent|last|maximum", MIN: "earliest|oldest|first|minimum" };
  const word =
    when && (measure.aggregate === "MAX" || measure.aggregate === "MIN")
      ? say(random, ends[measure.aggregate])
      : aggregateWord(random, measure.aggregate);
  return `${word} ${fieldText(random, field, false)}`;
}

/** A first and a last name side by side are mostly said as one. */
function fullNames(random: Random, world: World, fields: readonly Field[]): (Field | string)[] {
  const [one, other] = fields;
  const titles = world.byTable.get(one?.table ?? "")?.titles ?? [];
  const whole = titles.length === 2 && one === titles[0] && other === titles[1];
  if (!whole || random.next() < 0.4) return [...fields];
  const said = say(random, "{fullName}");
  return [said, ...fields.slice(2)];
}

/** A column of another table is named with it: "artist name". */
function columnText(
  { random, world, of }: Omit<Asking, "today">,
  field: Field,
  plural: boolean,
): string {
  const owner = world.byTable.get(field.table);
  const text = fieldText(random, field, plural);
  if (owner === undefined || owner.names.some((name) => text.startsWith(name))) return text;
  const foreign = !of.fields.includes(field);
  return foreign || random.next() < 0.12 ? `${one(random, owner)} ${text}` : text;
}
