// Loads an optional driver, and names the package to install where it is missing.
import { DatabaseError } from "./database.ts";

export async function loadDriver<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw new DatabaseError(
      "missing-driver",
      `This database needs the driver "${name}", which is not installed. Run: npm install ${name}`,
      { cause: error },
    );
  }
}
