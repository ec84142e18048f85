// The day that was spoken of before, without being named: "on the same day".
import { type Moment, slotNamed } from "./context.ts";
import { expandText } from "./realise/grammar.ts";
import { type Filled, slotsOf } from "./slots.ts";

const sameDay = ":3 the same day | :2 that same day | :1 the same date | :1 the same day as before";

/** The last day that was named, as "the same day"; none where the last was no single day. */
export function dayAgain(context: Moment): Filled | undefined {
  const { domain } = context.machine;
  const dates = context.history.flatMap((query) =>
    [...slotsOf(query).values()].filter((one) =>
      Object.values(one.variant.params ?? {}).some((name) => domain.values[name]?.kind === "date"),
    ),
  );
  const last = dates.reduce<Filled | undefined>(
    (latest, one) => (latest === undefined || one.turn >= latest.turn ? one : latest),
    undefined,
  );
  const [name, ...more] = Object.keys(last?.variant.params ?? {});
  if (last === undefined || name === undefined || more.length > 0) return undefined;
  const slot = slotNamed(context, last.slot);
  if (slot?.variants[0] !== last.variant) return undefined;
  const said = expandText(sameDay, context.random);
  const texts = new Map(last.texts).set(name, said).set(`${name}.on`, `on ${said}`);
  return { ...last, texts, turn: context.turn };
}
