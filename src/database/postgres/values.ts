// How PostgreSQL's text becomes cells: numbers and booleans as such, everything else as written.
import type { CustomTypesConfig } from "pg";

/** Type identifiers, fixed in PostgreSQL's catalogue. */
const booleans = new Set([16]);
const numbers = new Set([20, 21, 23, 26, 700, 701, 1700]);

export const valueTypes: CustomTypesConfig = {
  getTypeParser(id: number) {
    if (booleans.has(id)) return (text: string) => text === "t";
    if (numbers.has(id)) return number;
    return (text: string) => text;
  },
};

/** Whole numbers beyond 2^53 stay exact as text. */
function number(text: string): number | string {
  const value = Number(text);
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? text : value;
}
