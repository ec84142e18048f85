// What middleware hands on to the routes.
import type { RowValues } from "../../database/door/visible.ts";

export type ServiceEnv = {
  Variables: {
    /** Whose conversations are asked about. */
    owner: string;
    /** What the asker brings for the conditions on rows. */
    values: RowValues;
  };
};
