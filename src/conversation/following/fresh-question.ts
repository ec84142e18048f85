// "start over with the trains to York": what is asked for with a new start is a first question, whatever was said before.
import type { WalkState } from "./standing.ts";

const startingOver =
  /^\W*(?:(?:ok|okay|well|no|now|so|please|sorry|let['’]s|lets|let us|can we|i want to|i would like to|i['’]d like to)[ ,]+)*(?:(?:start|begin)(?: all| it all)? (?:over|again|anew|afresh|fresh|from scratch)|(?:new|fresh) start|restart)(?: again| please| now)? with (?!(?:it|that|this|them|those|these)\b)(?=.*\p{L})/iu;

/** Where the question begins; 0 where nothing is begun anew. */
export const freshAt = (utterance: string): number => startingOver.exec(utterance)?.[0].length ?? 0;

/** Where it is asked: at the start, and what was before can be gone back to. */
export const freshStanding = (utterance: string, stood: WalkState, start: WalkState): WalkState =>
  freshAt(utterance) === 0 ? stood : { ...start, way: stood.way };
