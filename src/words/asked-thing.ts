// What a question asks for, where that is said plainly: "books" of "show me all the books", of "how many books are
// there" and of "books to york".

/** Said before it. */
const asking =
  /^(?:(?:and|now|so|ok|okay|please|well|then|also|hi|hello|can|could|would|will|you|i|we|want|need|like|to|see|have|'d) )*(?:(?:show|list|give|find|get|display|tell|see)(?: me| us)?(?: a list of)?(?: (?:all|of|the|any|some|only|just|every))*|how many|are there(?: any)?) $/;
/** Also before what is done: "which leave early". */
const askingWhich =
  /^(?:(?:and|now|so|ok|okay|please|well|then|also) )*(?:what|which)(?: kinds? of| types? of)?(?: are)?(?: the)? $/;
/** Said after it, where it begins the question. */
const followed = /^(?:from|to|on|in|at|of|for|by|with|that|which|who|between|leaving)$/;
const several = /^(?:\p{L}{3,}s|people|children|men|women)$/u;

/** `which`: also of "which books are red", where it may be a deed. */
export function thingAskedFor<T extends { readonly text: string }>(
  tokens: readonly T[],
  { which = false } = {},
): T | undefined {
  const at = tokens.findIndex(({ text }) => several.test(text));
  const thing = tokens[at];
  if (thing === undefined) return undefined;
  const before = tokens.slice(0, at).map(({ text }) => `${text} `);
  if (at === 0) return followed.test(tokens[1]?.text ?? "") ? thing : undefined;
  const said = before.join("");
  return asking.test(said) || (which && askingWhich.test(said)) ? thing : undefined;
}
