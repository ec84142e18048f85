// A database as those who ask over the network hear of it: by its name alone. Where its server is, who signs in
// there and why that failed are told to whoever runs the service.
import { type Database, DatabaseError, type DatabaseErrorCode } from "../database/database.ts";

const away = "The database cannot be reached at the moment. Ask again shortly.";

/** What a driver says of these speaks of the server, not of the query. */
const toldInstead: Partial<Record<DatabaseErrorCode, string>> = {
  connection: away,
  "not-found": away,
  "missing-driver": away,
  busy: "The database has too much to do at the moment. Ask again shortly.",
};

/** `tell` hears what was kept back. */
export function discreet(database: Database, tell: (error: DatabaseError) => void): Database {
  const { name } = database;
  // A file is called by its name already.
  if (!name.includes("://")) return database;
  const shortName = decodeURIComponent(name.slice(name.lastIndexOf("/") + 1));
  const hushed = (error: unknown): unknown => {
    if (!(error instanceof DatabaseError)) return error;
    const instead = toldInstead[error.code];
    if (instead !== undefined) tell(error);
    const { cause } = error;
    const message = instead ?? error.message.replaceAll(name, () => shortName);
    return new DatabaseError(error.code, message, { cause });
  };
  const through = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw hushed(error);
    });
  return {
    ...database,
    name: shortName,
    schema: () => through(database.schema()),
    query: (sql, options) => through(database.query(sql, options)),
    fingerprint: () => through(database.fingerprint()),
  };
}
