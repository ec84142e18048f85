// What one matter takes over from another: the place of an aside from the destination of a trip.
import { type Moment, slotNamed } from "./context.ts";
import { type Declared, type Filled, slotsOf, splitKey } from "./slots.ts";

/** The first of these slots that the other matter already answers: its destination, say. */
export function inherit(
  context: Moment,
  source: Declared,
  rules: readonly (readonly [string, string])[],
): Filled | undefined {
  for (const [to, from] of rules) {
    const [slotName, variantName] = splitKey(to);
    const [fromSlot, fromVariant] = splitKey(from);
    const filled = slotsOf(source).get(fromSlot);
    if (filled === undefined || filled.variant.name !== fromVariant) continue;
    const variant = slotNamed(context, slotName)?.variants.find((one) => one.name === variantName);
    if (variant === undefined) continue;
    return {
      kind: "slot",
      slot: slotName,
      variant,
      params: filled.params,
      texts: filled.texts,
      turn: context.turn,
    };
  }
  return undefined;
}
