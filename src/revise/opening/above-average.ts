// "which customers spent more than average", "employees with above average sales": what each comes to, set against
// what all of them come to on average.
import { word } from "../../outline/symbols.ts";
import { keysOf } from "../../schema/described.ts";
import { clausesOf, column, outlineOfClauses } from "../clauses.ts";
import { phraseStems } from "../said.ts";
import { revenueOf } from "../things/deeds.ts";
import { figureAt, oneFigure, tableAt, type WayOfAsking } from "./figures.ts";

const who = "(?:which |what |list |all |the )*(?<who>[a-z]+(?: [a-z]+)??)(?: (?:who|that|which))?";
const forms: readonly RegExp[] = [
  new RegExp(
    `^${who} (?:have |has )?(?:spen[dt]|paid|pay|bought|buy|earn(?:ed)?|made|make|brought in|sell|sold) (?<how>more|less|above|below|over|under|better|worse)(?: than)?(?: the| an)? average(?: \\k<who>)?$`,
  ),
  new RegExp(
    `^${who} with (?:an? )?(?<how>above|below|over|under)[ -]average (?<what>(?:number of )?[a-z]+(?: [a-z]+)?)$`,
  ),
];

export const aboveAverage: WayOfAsking = (phrase, schema, change) => {
  const said = forms.map((form) => form.exec(phrase)?.groups).find((one) => one);
  const { who: things = "", how = "", what } = said ?? {};
  const stems = phraseStems(things);
  const table = tableAt(stems, schema);
  const [key, ...keys] = keysOf(table?.at, schema);
  if (table === undefined || table.length !== stems.length || key === undefined) return null;
  const named = what === undefined ? undefined : figureAt(what, schema);
  const whole = named?.length === what?.split(" ").length ? named?.figure : undefined;
  const figure = what === undefined ? revenueOf(schema) : whole;
  const each = figure && change(`by ${things}`, oneFigure(figure));
  const clauses = each && clausesOf(each);
  if (figure === undefined || !clauses || keys.length > 0) return null;
  const number = [word("count"), word("("), word("distinct"), ...column(key), word(")")] as const;
  const average = oneFigure([...figure, word("/"), ...number]);
  const sign = /^(?:less|below|under|worse)$/.test(how) ? "<" : ">";
  const condition = [...figure, word(sign), word("("), ...average, word(")")];
  const select = clauses.select.slice(0, -1);
  return outlineOfClauses({ ...clauses, select, having: [...clauses.having, condition] });
};
