// The address of a database from what a person typed into a form.

export const serverKinds = { postgres: "PostgreSQL", mysql: "MySQL or MariaDB" } as const;
export type AddressKind = "file" | keyof typeof serverKinds;

export type AddressFields = {
  readonly kind: AddressKind;
  /** Of a file. */
  readonly path: string;
  /** Of a server; "host:port" where the port is not the usual one. */
  readonly host: string;
  readonly database: string;
  readonly user: string;
  readonly password: string;
};

/** Undefined where something is missing. A whole address in the first field is taken as it is. */
export function databaseAddress(fields: AddressFields): string | undefined {
  const path = fields.path.trim();
  if (fields.kind === "file") return path === "" ? undefined : path;
  const host = fields.host.trim();
  if (/^[a-z]+:\/\//.test(host)) return host;
  const database = fields.database.trim();
  if (host === "" || database === "") return undefined;
  const user = encodeURIComponent(fields.user.trim());
  const secret = fields.password === "" ? "" : `:${encodeURIComponent(fields.password)}`;
  const who = user === "" ? "" : `${user}${secret}@`;
  return `${fields.kind}://${who}${host}/${encodeURIComponent(database)}`;
}
