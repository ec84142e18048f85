// Words as they are compared: small letters, without the plural.
import { irregularSingulars } from "../text/english-names.ts";
import { wordSet } from "../word-list.ts";

export function stem(word: string): string {
  const w = word.toLowerCase();
  const known = irregularSingulars.get(w);
  if (known !== undefined) return known;
  if (/^(?:movie|cookie|calorie|zombie|hoodie|selfie)s$/.test(w)) return w.slice(0, -1);
  if (w.length > 4 && w.endsWith("ies")) return `${w.slice(0, -3)}y`;
  if (w.length > 4 && /(?:sses|ches|shes|xes)$/.test(w)) return w.slice(0, -2);
  if (w.length > 3 && w.endsWith("s") && !/(?:ss|us|is)$/.test(w)) return w.slice(0, -1);
  return w;
}

/** Words that never name a value by themselves. */
export const commonWords: ReadonlySet<string> =
  wordSet(`a an the of in on at for to by with and or is are was were be been do does did what which who whom
  whose how many much show me list give find all each every there have has had that those these this
  their its it from as i you can could please tell than more less not no any only so then now also s
  my your our we they them he she his her him if into about out up where when why return display get
  just most least first last ones one other another same different between both per but
  before after since until during again ever already`);
