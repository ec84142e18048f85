// "by month in 2007", "only the usa, sorted by total": two plain changes in one breath. Each part has to be one
// by itself; where the utterance is cut is tried from the left.

const stops = /\s*[,;]\s*(?:and\s+|but\s+)?|\s+and\s+(?=(?:only|just|sort|order|top)\b)/gi;
/** After a shape that begins so, what follows such a word is said of it. */
const shape =
  /^(?:by|per|top|bottom|only|just|same for|all of (?:them|those)|compare)\s|\s(?:vs|versus)\s/i;
const words = /\s+(?=(?:in|for|with|since|by|per|only|without|excluding)\s)/gi;

/** Longer ones are questions of their own. */
const longest = 10;

export function splitChanges(utterance: string): (readonly [string, string])[] {
  if (utterance.trim().split(/\s+/).length > longest) return [];
  const cuts = shape.test(utterance) ? [...utterance.matchAll(words)] : [];
  return [...utterance.matchAll(stops), ...cuts].flatMap(({ index, 0: cut }) => {
    const [first, second] = [utterance.slice(0, index).trim(), utterance.slice(index + cut.length)];
    return first === "" || second.trim() === "" ? [] : [[first, second.trim()] as const];
  });
}
