// Which declared slots a change fills anew, and how it is put into words.
import { asking, type Moment, slotNamed, surroundings, thingsOf } from "./context.ts";
import type { Slot } from "./domain.ts";
import type { ChangeKind, ChangeWords, WantedChange } from "./ground.ts";
import { laterThan } from "./readings.ts";
import { type Declared, type Filled, fill, sameValue, slotsOf } from "./slots.ts";
import { fillSlot, fits, valuesIn } from "./values.ts";

/** Which slots are to be filled anew, and with what. */
export function someChange(
  context: Moment,
  kind: Exclude<ChangeKind, "fork">,
): readonly Filled[] | undefined {
  const { random, machine, query } = context;
  if (query === undefined) return undefined;
  const candidates = machine.domain.slots.filter(
    (slot) =>
      slot.topics.includes(query.target.topic) &&
      slot.moves > 0 &&
      query.target.never?.includes(slot.name) !== true &&
      (kind === "add"
        ? !slotsOf(query).has(slot.name) && fits(slot, slotsOf(query))
        : slotsOf(query).has(slot.name) &&
          (kind === "replace" || slotsOf(query).get(slot.name)?.turn === context.turn - 1)),
  );
  if (candidates.length === 0) return undefined;
  const slot = pickSlot(candidates, context);
  const changed = [freshValue(slot, context, query)];
  if (kind === "add" && random.next() < 0.16) {
    const second = candidates.filter(
      (one) => one !== slot && fits(one, slotsOf(fill(query, changed))),
    );
    if (second.length > 0) {
      const other = pickSlot(second, context);
      if (other.excludes?.includes(slot.name) !== true)
        changed.push(freshValue(other, context, fill(query, changed)));
    }
  }
  if (kind !== "add" && changed.every((one) => sameValue(one, slotsOf(query).get(one.slot)!)))
    return undefined;
  return changed;
}

/** What was narrowed since is changed more often: people go back to the fork, not to the last step. */
function pickSlot(candidates: readonly Slot[], context: Moment): Slot {
  // Prices are listed to be compared.
  const compares = context.query?.target.things !== undefined;
  const compared = (slot: Slot): number => (compares && slot.superlative === true ? 3 : 1);
  const filled = slotsOf(context.query);
  const latest = Math.max(0, ...[...(filled?.values() ?? [])].map(({ turn }) => turn));
  const narrowed = (slot: Slot): number => {
    const turn = filled?.get(slot.name)?.turn;
    return turn !== undefined && turn < latest ? 2 : 1;
  };
  return context.random.pick(
    candidates,
    candidates.map(
      (one) => one.moves * context.scenario.liking(one.name) * narrowed(one) * compared(one),
    ),
  );
}

function freshValue(slot: Slot, context: Moment, query: Declared): Filled {
  return fillSlot(slot, surroundings(context), { avoid: valuesIn(slotsOf(query)) });
}

/** Another value of a slot since which others were said. */
export function forkChange(context: Moment, query: Declared): readonly Filled[] | undefined {
  const forks = [...slotsOf(query).values()].flatMap((held) => {
    const slot = slotNamed(context, held.slot);
    const narrowed = laterThan(context, query, [held], "anchors").length > 0;
    return slot !== undefined && slot.moves > 0 && narrowed ? [slot] : [];
  });
  if (forks.length === 0) return undefined;
  const changed = [freshValue(pickSlot(forks, context), context, query)];
  const same = changed.every((one) => sameValue(one, slotsOf(query).get(one.slot)!));
  return same ? undefined : changed;
}

/** Slots that a change adds to a state, superlatives left out. */
export function addedTo(context: Moment, query: Declared): readonly Filled[] {
  const changed = someChange({ ...context, query }, "add") ?? [];
  return changed.filter((one) => slotNamed(context, one.slot)?.superlative !== true);
}

/** Alone, pointing at what was found, or as a question in full. */
export function changeWords(
  context: Moment,
  { kind, query: before, changed, anew }: WantedChange<Filled, Declared>,
): ChangeWords<Declared> {
  const picked = pickStyle(context, changed, kind);
  const pointing = picked === "reference" || picked === "best";
  const style = anew && !pointing ? "explicit" : picked;
  const query = pointing ? thingsOf(context, before) : before;
  const explicit = style === "explicit";
  const template = explicit ? asking(context, query.target, changed) : `{${style}}`;
  const alone = style === "ellipsis" || style === "replacing" || style === "correction";
  const labels = alone ? ["target-ellipsis"] : pointing ? ["reference"] : [];
  return {
    template,
    texts: new Map(),
    query,
    pointing,
    labels,
    ...(explicit && { asked: query.target }),
  };
}

function pickStyle(context: Moment, changed: readonly Filled[], kind: ChangeKind): string {
  const { random } = context;
  if (kind === "correct") return "correction";
  const roll = random.next();
  const [first] = changed;
  if (first !== undefined && slotNamed(context, first.slot)?.superlative === true)
    return roll < 0.6 ? "best" : "explicit";
  if (kind !== "add") return roll < 0.22 ? "ellipsis" : roll < 0.4 ? "replacing" : "explicit";
  return roll < 0.26 ? "ellipsis" : roll < 0.5 ? "reference" : "explicit";
}
