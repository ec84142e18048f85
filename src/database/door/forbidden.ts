// The first look: words that have no place in a question, whatever the parser makes of them.
// Only unquoted words that are not names of the schema count; strings and quoted names never do.
import { type DoorToken, refused } from "./lexis.ts";
import { isSymbol, type Spelling } from "./names.ts";

const forbidden = new Set(
  (
    "insert update delete merge upsert drop alter create truncate attach detach pragma vacuum reindex " +
    "analyze explain copy grant revoke call exec execute prepare deallocate load install import export " +
    "into outfile dumpfile returning lock unlock begin commit rollback savepoint release set reset show " +
    "listen notify do handler kill shutdown use describe desc_table checkpoint procedure"
  ).split(" "),
);

export function refuseForbiddenWords(tokens: readonly DoorToken[], spelling: Spelling): void {
  const first = tokens.find((token) => !isSymbol(token, "("));
  if (first?.kind !== "word" || !/^(?:select|with)$/i.test(first.text)) {
    throw refused(`it starts with "${first?.text ?? "("}"; only SELECT may be asked`);
  }
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== "word" || isSymbol(tokens[i - 1], ".")) continue;
    const word = token.text.toLowerCase();
    if (!forbidden.has(word) || spelling.names.has(word)) continue;
    // TRUNCATE(x, 2) is arithmetic in MySQL; the functions have their own list.
    if (word === "truncate" && isSymbol(tokens[i + 1], "(")) continue;
    throw refused(`the word ${token.text.toUpperCase()}; only SELECT may be asked`);
  }
}
