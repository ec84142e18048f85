// Who can reach an address: this machine alone, or others too.
import { UserError } from "../errors.ts";
import type { Tokens } from "./middleware/identify.ts";

export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Before anything is loaded: whoever is not alone on the machine needs a token. */
export function checkHost({
  host,
  tokens,
}: {
  readonly host: string;
  readonly tokens: Tokens;
}): void {
  if (isLoopback(host) || tokens.size > 0) return;
  throw new UserError(
    `--host ${host} can be reached from other machines, so a token is needed: --token SECRET`,
  );
}
