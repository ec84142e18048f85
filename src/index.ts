// The library: what `import ... from "segue-sql"` gives.
export type { Answer } from "./answer.ts";
export { UserError } from "./errors.ts";
