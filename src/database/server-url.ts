// A server's URL, and the name for people that never holds its password.
import { DatabaseError, type DatabaseErrorCode } from "./database.ts";

export type ServerUrl = {
  readonly url: string;
  /** "postgres://ann@host:5432/shop" */
  readonly name: string;
  /** Takes the password out of a driver's message, should it ever be in one. */
  withoutSecret(text: string): string;
};

export function readServerUrl(spec: string): ServerUrl {
  const url = URL.canParse(spec) ? new URL(spec) : undefined;
  const scheme = spec.slice(0, spec.indexOf(":"));
  if (url === undefined || url.pathname.length < 2) {
    throw new DatabaseError(
      "not-found",
      `The database URL is incomplete. Expected ${scheme}://user:password@host:port/database`,
    );
  }
  const secrets = [url.password, decodeURIComponent(url.password)].filter((text) => text !== "");
  const user = url.username === "" ? "" : `${url.username}@`;
  return {
    url: spec,
    name: `${scheme}://${user}${url.host}${url.pathname}`,
    withoutSecret: (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, "***"), text),
  };
}

/** The same place, fit to be written down; what is no URL stays as it is. */
export function withoutPassword(spec: string): string {
  if (!/^[a-z]+:\/\//.test(spec) || !URL.canParse(spec)) return spec;
  const url = new URL(spec);
  url.password = "";
  url.searchParams.delete("password");
  return url.href;
}

/** What went wrong, and what to do next where there is something to do. */
type Cause = readonly [code: DatabaseErrorCode, advice: string];

export const unreachable: Cause = ["connection", "Check that the server runs and can be reached."];

export function explained(
  { name }: ServerUrl,
  message: string,
  [code, advice]: Cause = ["failed", ""],
): DatabaseError {
  return new DatabaseError(code, `${name}: ${message}. ${advice}`.trim());
}
