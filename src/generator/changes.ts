// Narrowing, changing and correcting what is asked for, and going back to where something was said.
import type {
  ChangeKind,
  SaidNext,
  Standpoint,
  TalkGround,
  TalkMove,
  WantedChange,
} from "./ground.ts";
import type { Filter, TalkQuery } from "./query.ts";
import { sayingOn } from "./realise/realise.ts";

export function createChanges<F extends Filter, Q extends TalkQuery, C extends Standpoint<Q>>(
  ground: TalkGround<F, Q, C>,
) {
  const say = sayingOn(ground);
  return { changeMove, forkMove, correctMove };

  /** "only on delta", "which of those are from france", "and rock?", "no i meant friday". */
  function changeMove(context: C, kind: ChangeKind): TalkMove<Q> | undefined {
    if (context.query === undefined) return undefined;
    // A count or a meal was asked in passing: what follows is mostly about the flights again.
    const back = ground.returns(context, kind);
    const query = back ?? context.query;
    const changed = ground.change({ ...context, query }, query, kind);
    return changed && said(context, { kind, query, changed, anew: back !== undefined });
  }

  /** Anew from where an anchor was named: "show me delta flights", of whatever was narrowed since. */
  function forkMove(context: C): TalkMove<Q> | undefined {
    if (context.query === undefined) return undefined;
    const query = ground.main(context, context.query);
    const changed = ground.change(context, query, "fork");
    const move = changed && said(context, { kind: "fork", query, changed, anew: true });
    return move?.labels.includes("fork") === true ? move : undefined;
  }

  function said(context: C, change: WantedChange<F, Q>): TalkMove<Q> | undefined {
    const { changed, kind } = change;
    const words = ground.changing(context, change);
    if (words === undefined) return undefined;
    const { template, texts, query, asked, pointing } = words;
    const text = say(context, template, { query, express: changed, texts });
    if (text === undefined) return undefined;
    const held = context.query ?? change.query;
    const put = { kind, query: held, changed, pointing, text, ...(asked && { asked }) };
    const { forked = false, ...readings } = ground.read(context, put);
    const elsewhere = (other: Q): Q | undefined =>
      ground.fits(context, other, changed)
        ? ground.read(context, { ...put, query: other }).query
        : undefined;
    const act = kind === "fork" ? "replace" : kind;
    const labels = ["ellipsis", kind === "correct" ? "correction" : act, ...words.labels];
    if (forked) labels.push("fork");
    if (changed.some((one) => ground.isBest(context, one))) labels.push("superlative");
    return { act, text, labels, ...readings, elsewhere };
  }

  /** What takes the place of something, in whatever act, said as a slip that is mended. */
  function correctMove(context: C, change: SaidNext<Q, C>): TalkMove<Q> | undefined {
    const move = change(context);
    if (move?.query === undefined) return undefined;
    const { query } = move;
    const mended = move.text.trim().replace(/^(?:and|how about|what about|now|no|sorry) /, "");
    const text = say(context, "{correcting}", { query, texts: new Map([["text", mended]]) });
    return text === undefined ? undefined : { act: "correct", text, query, labels: ["correction"] };
  }
}
