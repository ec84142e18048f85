// Names of tables and columns as generated queries write them.
import { isPlainName, quotedName } from "../../sql/quote-name.ts";

/** In lower case where that is safe, so that the model has one word for it. */
export function sqlName(name: string): string {
  return isPlainName(name) ? name.toLowerCase() : quotedName(name);
}
