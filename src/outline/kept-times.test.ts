import { expect, test } from "vitest";
import { parseExpression } from "../sql/parse.ts";
import { momentKept, writeMoment } from "./kept-times.ts";

test("a day kept as text is told from its moment, whatever its column is called", () => {
  for (const name of ["sale.sold_on", "str", "s"])
    for (const kept of ["dd/mm/yyyy", "d/m/y", "yyyymmdd"] as const)
      for (const dialect of ["sqlite", "postgres", "mysql", "duckdb"] as const) {
        const moment = parseExpression(writeMoment(name, kept, dialect));
        expect(momentKept(moment)?.column, `${name} ${kept} ${dialect}`).toMatchObject({ name });
      }
});
