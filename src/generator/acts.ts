// The dialogue acts of every conversation, whatever it is about: one value for another, a second beside it,
// anything else, taking back, saying once more, going back, and talk that asks nothing.

import { createAsides } from "./asides.ts";
import { createChanges } from "./changes.ts";
import { createCompound } from "./compound.ts";
import type { Standpoint, TalkGround, TalkMove } from "./ground.ts";
import { createLegs } from "./legs.ts";
import { type Filter, isDated, type TalkQuery } from "./query.ts";
import { realise, sayingOn } from "./realise/realise.ts";
import { drop, fill, holds, keysOf } from "./slots.ts";

type Pair<F> = { readonly old: F; readonly fresh: F };

type Exchange<F> = { readonly fresh: F; readonly text: string; readonly label: string };

/** Says not what is taken back: that can only be what was said last. */
const unnamed =
  /\bthe others\b|^(no |or )?(either|any|anything|whichever|both|it|that)( one| of them| way)?('s| is| are| would be| will be| will do| works| doesn't| does not)?( not| all)?( okay| ok| fine| good| matter| important| necessary)?$/;

/** The acts on that ground. */
export function createActs<F extends Filter, Q extends TalkQuery, C extends Standpoint<Q>>(
  ground: TalkGround<F, Q, C>,
) {
  const say = sayingOn(ground);
  const asides = createAsides(ground, { mended, runOn });
  return {
    contrastMove,
    widenMove,
    renameMove,
    removeMove,
    forgetMove,
    restateMove,
    repeatMove,
    goBackMove,
    mended,
    runOn,
    talkMove,
    ...createChanges(ground),
    ...createCompound(ground, { unneeded, renaming, forgetting }),
    ...asides,
    ...createLegs(ground, asides.wayMove),
  };

  /** A held value that has words of its own, and another of its kind. */
  function somePair(context: C, suits: (held: F) => boolean): Pair<F> | undefined {
    const { query, random } = context;
    const candidates = query === undefined ? [] : ground.held(context, query).filter(suits);
    if (query === undefined || candidates.length === 0) return undefined;
    // Evenly: what people take one for the other is mostly what they named first.
    const held = random.pick(candidates);
    const old = ground.again(context, held);
    const fresh = ground.another(context, query, held);
    return fresh && { old, fresh };
  }

  /** "boston instead of denver", "not on delta but on united". */
  function contrastMove(context: C): TalkMove<Q> | undefined {
    const { query, random } = context;
    const pair = somePair(context, () => true);
    if (query === undefined || pair === undefined || query.target?.passing === true)
      return undefined;
    const texts = wordsOf(context, pair, random.next() < 0.6);
    const text = texts && say(context, "{contrast}", { query, texts });
    return text === undefined
      ? undefined
      : exchanged(context, { fresh: pair.fresh, text, label: "contrast" });
  }

  /** A second value beside the first: "or thursday", "both delta and united". */
  function widenMove(context: C): TalkMove<Q> | undefined {
    const { query, random } = context;
    const pair = somePair(context, (held) => ground.wider(context, held) !== undefined);
    const both = pair && ground.wider(context, pair.old, pair.fresh);
    if (query === undefined || pair === undefined || both === undefined) return undefined;
    const names = wordsOf(context, pair, false);
    const values = wordsOf(context, pair, true);
    if (names === undefined || values === undefined) return undefined;
    const template = random.next() < 0.35 ? "{either}" : "{widening}";
    const texts = template === "{either}" ? values : names;
    const text = say(context, template, { query, texts });
    return text === undefined
      ? undefined
      : exchanged(context, { fresh: both, text, label: "widen" });
  }

  /** Both as values ("boston", "denver") or both as phrases ("in the morning", "in the evening"). */
  function wordsOf(
    context: C,
    { old, fresh }: Pair<F>,
    plain: boolean,
  ): ReadonlyMap<string, string> | undefined {
    const { query } = context;
    const phrase = (one: F): string | undefined =>
      query && say(context, "{bare}", { query, express: [one] });
    const values = [ground.valueOf(context, fresh), ground.valueOf(context, old)];
    const bare = plain && values.every((one) => one !== undefined);
    const [said, before] = bare ? values : [phrase(fresh), phrase(old)];
    if (said === undefined || before === undefined || said === before) return undefined;
    return new Map([
      ["new", said],
      ["old", before],
    ]);
  }

  function exchanged(context: C, { fresh, text, label }: Exchange<F>): TalkMove<Q> | undefined {
    const { query } = context;
    if (query === undefined) return undefined;
    const said = { kind: "replace", query, changed: [fresh], pointing: false, text } as const;
    const elsewhere = (other: Q): Q | undefined =>
      ground.fits(context, other, [fresh])
        ? ground.read(context, { ...said, query: other }).query
        : undefined;
    const labels = ["ellipsis", "replace", "target-ellipsis", label];
    return { act: label, text, ...ground.read(context, said), elsewhere, labels };
  }

  /** "change the country to france". */
  function renameMove(context: C): TalkMove<Q> | undefined {
    const fresh = somePair(context, () => true)?.fresh;
    const text = fresh && renaming(context, fresh);
    return text === undefined || fresh === undefined
      ? undefined
      : exchanged(context, { fresh, text, label: "rename" });
  }

  /** "change the day to friday", of what has a value already. */
  function renaming(context: C, filled: F): string | undefined {
    const { query } = context;
    const [called, value] = [ground.called(context, filled), ground.valueOf(context, filled)];
    if (query === undefined || called === undefined || value === undefined) return undefined;
    const texts = new Map([
      ["called", called],
      ["new", value],
    ]);
    return say(context, "{renaming}", { query, texts });
  }

  /** Some name what they take back: "i don't need nonstop anymore". */
  function unneeded(context: C, query: Q, held: F): string | undefined {
    if (ground.isBest(context, held) || context.random.next() >= 0.25) return undefined;
    return say(context, "{unneeded}", { query, express: [ground.again(context, held)] });
  }

  /** Taking a condition back: "any airline is fine". */
  function removeMove(context: C): TalkMove<Q> | undefined {
    const { random, query } = context;
    const candidates = query === undefined ? [] : ground.droppable(context, query);
    if (query === undefined || candidates.length === 0) return undefined;
    const held = random.pick(candidates);
    const isLast = !("turn" in held) || held.turn === context.turn - 1;
    const wording = ground.dropping(context, query, held, 0.5);
    const text =
      unneeded(context, query, held) ??
      (wording && say(context, wording.template, { query, texts: wording.texts }));
    if (text === undefined || (unnamed.test(text) && !isLast)) return undefined;
    const labels = ["ellipsis", "remove", "target-ellipsis"];
    return { act: "remove", text, ...takenBack(context, [held], text), labels };
  }

  /** What is left, for whoever held it. */
  function takenBack(
    context: C,
    gone: readonly F[],
    text: string,
  ): Pick<TalkMove<Q>, "query" | "alternatives" | "elsewhere"> {
    const { query } = context;
    if (query === undefined) return {};
    const removed = keysOf(gone);
    const said = { kind: "remove", query, changed: [], removed, pointing: false, text } as const;
    const elsewhere = (other: Q): Q | undefined =>
      drop(other, removed).where.length <= other.where.length - removed.length
        ? ground.read(context, { ...said, query: other }).query
        : undefined;
    return { ...ground.read(context, said), elsewhere };
  }

  /** "forget the price and the airline". */
  function forgetting(context: C, query: Q, names: readonly string[]): string | undefined {
    const what = names.join(context.random.pick([" and ", " or "], [6, 1]));
    const rule = names.length > 1 ? "{forgettingBoth}" : "{forgetting}";
    return say(context, rule, { query, texts: new Map([["what", what]]) });
  }

  /** "never mind the country", "forget the country and the year". */
  function forgetMove(context: C): TalkMove<Q> | undefined {
    const { query, random } = context;
    const named =
      query === undefined
        ? []
        : ground
            .droppable(context, query)
            .filter((one) => ground.called(context, one) !== undefined);
    if (query === undefined || named.length === 0) return undefined;
    const gone = random.shuffle(named).slice(0, random.next() < 0.3 ? 2 : 1);
    const text = forgetting(
      context,
      query,
      gone.flatMap((one) => ground.named(context, one) ?? []),
    );
    const labels = ["ellipsis", "remove", "forget"];
    return text === undefined
      ? undefined
      : { act: "forget", text, ...takenBack(context, gone, text), labels };
  }

  /** Everything said once more in full, with one thing changed. */
  function restateMove(
    context: C,
    change: (context: C) => Pick<TalkMove<Q>, "query"> | undefined,
  ): TalkMove<Q> | undefined {
    const query = change(context)?.query;
    const restated = query && ground.inFull(context, query);
    return restated && { act: "restate", ...restated, labels: ["restate"] };
  }

  /** "show me those again". */
  function repeatMove(context: C): TalkMove<Q> | undefined {
    const { query } = context;
    if (query === undefined || ground.main(context, query) !== query) return undefined;
    const text = say(context, "{again}", { query });
    const elsewhere = (other: Q): Q => ground.main(context, other);
    const labels = ["repeat", "reference"];
    return text === undefined ? undefined : { act: "repeat", text, query, elsewhere, labels };
  }

  /** "go back to the delta flights": the latest query of which that was true. */
  function goBackMove(context: C): TalkMove<Q> | undefined {
    const { query, history, random } = context;
    if (query === undefined || history.length < 2) return undefined;
    const some = ground.main(context, random.pick(history.slice(-10, -1)));
    const apart = ground.apart(context, some, query);
    if (apart === undefined) return undefined;
    const latest = history.findLast(
      (past) =>
        ground.isPlace(past) &&
        ground.main(context, past).of.key === some.of.key &&
        apart.every((one) => holds(past, one)),
    );
    const old = ground.main(context, latest ?? some);
    const text = say(context, "{goback}", { query: old, express: apart });
    if (text === undefined) return undefined;
    // What was said since may be meant to hold as well.
    const now = ground.main(context, query);
    const alternatives = now.of.key === old.of.key && ground.isPlace(now) ? [fill(now, apart)] : [];
    const labels = ["go-back", "reference", "ellipsis"];
    return { act: "go-back", text, query: old, alternatives, labels };
  }

  /** Another value slips out and is mended at once: "on delta no wait make it united". */
  function mended(context: C, query: Q): string | undefined {
    const { random } = context;
    const words = (one: F): boolean => ground.valueOf(context, one) !== undefined;
    const meant = random.shuffle(ground.conditions(query)).find(words);
    const slipped = meant && ground.another(context, query, meant);
    if (meant === undefined || slipped === undefined) return undefined;
    // A day that only slips out is told by no query.
    if (isDated({ where: [slipped] })) return undefined;
    const bare = say(context, "{bare}", { query, express: [meant] });
    const spoken = fill(drop(query, keysOf([meant])), [slipped]);
    const question = ground.inFull(context, spoken)?.text;
    if (bare === undefined || question === undefined) return undefined;
    const correction = say(context, "{mended}", { query, texts: new Map([["new", bare]]) });
    return correction && `${question}${random.pick([" ", ", "], [3, 1])}${correction}`;
  }

  /** Two sentences in one: the question, then what it should also be. */
  function runOn(context: C, query: Q): string | undefined {
    const { random } = context;
    const later = random
      .shuffle(ground.conditions(query))
      .find((one) => ground.isLoose(context, one));
    if (later === undefined) return undefined;
    const question = ground.inFull(context, drop(query, keysOf([later])))?.text;
    const more = question && say(context, "{runon}", { query, express: [later] });
    return more && question + random.pick([" ", ". ", ", ", " and "], [5, 3, 2, 1]) + more;
  }

  /** Talk that no query answers. */
  function talkMove(context: C, act: "unanswerable" | "chitchat"): TalkMove<Q> | undefined {
    const text = realise(context.random, `{${act}}`, ground.talk(context));
    return text === undefined ? undefined : { act, text, plain: true, labels: [act] };
  }
}
