// One and many, and lists: as much English as names of tables and columns need.

/** Words that do not change, beside those that end like them ("hovercraft"). */
const unchanging = /(?:aircraft|series|species|fish|sheep|transportation|equipment|data|staff)$/i;
const irregular: readonly (readonly [RegExp, string, RegExp, string])[] = [
  [/person$/i, "people", /people$/i, "person"],
  [/child$/i, "children", /children$/i, "child"],
  [/([^aeiou])y$/i, "$1ies", /ies$/i, "y"],
  [/(s|x|z|ch|sh)$/i, "$1es", /(ss|[^aeo]us|x|z|ch|sh)es$/i, "$1"],
];

/** "singer" -> "singers"; what is many already stays. Of "time of day" the first word changes. */
export function plural(noun: string): string {
  return onHead(noun, (word) => {
    if (
      /^[\d.]+$/.test(word) ||
      unchanging.test(word) ||
      (/s$/i.test(word) && !/(?:ss|us|is)$/i.test(word))
    )
      return word;
    const rule = irregular.find(([one, , many]) => one.test(word) || many.test(word));
    if (rule === undefined) return `${word}s`;
    return rule[2].test(word) ? word : word.replace(rule[0], rule[1]);
  });
}

export function singular(noun: string): string {
  return onHead(noun, (word) => {
    if (unchanging.test(word) || /(?:ss|us|is)$/i.test(word)) return word;
    const rule = irregular.find(([, , many]) => many.test(word));
    return rule === undefined ? word.replace(/s$/i, "") : word.replace(rule[2], rule[3]);
  });
}

/** The word that says what it is: the last one before "of", "from", "in" and their like. */
function onHead(noun: string, change: (word: string) => string): string {
  const [, head = noun, rest = ""] =
    /^(.+?)((?: (?:of|from|in|at|on|where|between|to|for|by|divided by|minus|plus|modulo) .*)?)$/.exec(
      noun,
    ) ?? [];
  return head.replace(/\S+$/, change) + rest;
}

export function listText(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;
}
