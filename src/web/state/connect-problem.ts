// What went wrong with connecting a database, as the form tells it: at the field to mend, with what to try.
import type { AddressFields, AddressKind } from "./database-address.ts";

export type ConnectField = Exclude<keyof AddressFields, "kind">;
export type ConnectProblem = { readonly field: ConnectField; readonly text: string };

/** What the service says, where to mend it, and how to say it to whoever filled in a form; else as it is. */
const atServers: readonly (readonly [RegExp, ConnectField, string | undefined])[] = [
  [/ENOTFOUND|EAI_AGAIN/, "host", "There is no host of this name. Check how it is spelt."],
  [
    /ECONNREFUSED/,
    "host",
    "Nothing answers there. Check that the server runs, and on which port: host:port.",
  ],
  [
    /E?TIMED?OUT|EHOSTUNREACH|ENETUNREACH/i,
    "host",
    "The server did not answer. Check host and port, and that this machine may reach it.",
  ],
  [
    /user and password/,
    "password",
    "The server does not let this user in with this password. Check both.",
  ],
  [/user's rights/, "user", "This user may not read that database. Give another, or GRANT SELECT."],
  [
    /database's name/,
    "database",
    "The server has no database of this name. Check how it is spelt.",
  ],
  [/no tables/, "database", undefined],
];

export function connectProblem(kind: AddressKind, message: string): ConnectProblem {
  if (kind === "file") return { field: "path", text: message };
  const [, field = "host", text = message] = atServers.find(([said]) => said.test(message)) ?? [];
  return { field, text };
}

/** What has to be given before anything can be tried. */
export function missingField(kind: AddressKind, host: string): ConnectProblem {
  if (kind === "file") return { field: "path", text: "Give the path of a file." };
  return host.trim() === ""
    ? { field: "host", text: "Give a host." }
    : { field: "database", text: "Give a database." };
}
