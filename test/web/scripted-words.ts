// For browser tests without learning: the words of a small database, kept in memory, and sharpening that
// goes one step further whenever it is looked at.
import { UserError } from "../../src/errors.ts";
import type { DomainFile } from "../../src/learn/domain/domain-file.ts";
import type { Sharpening, Words } from "../../src/service/words.ts";

const draft: DomainFile = {
  version: 1,
  database: "flights.sqlite",
  tables: {
    airline: {
      name: "airline",
      plural: "airlines",
      columns: {
        airline_code: { name: "airline code", role: "id" },
        airline_name: { name: "name", role: "entity", values: { Delta: ["delta"] } },
      },
    },
  },
  joins: [],
  measures: { "number of airlines": { of: "count(airline.airline_code)" } },
};

const report = { asked: 40, before: 0.525, after: 0.7, sharpened: true, seconds: 118, notes: [] };

export function scriptedWords(): Words {
  let own: DomainFile | undefined;
  let sharpening: Sharpening = { state: "idle" };
  return {
    async read() {
      if (sharpening.state === "running") {
        const { step } = sharpening;
        const measured = { asked: 40, right: 21 };
        sharpening =
          step === 3
            ? { state: "done", report }
            : { ...sharpening, ...measured, doing: "learning", step: step + 1, steps: 3 };
      }
      const sharpened = sharpening.state === "done";
      return { file: own ?? draft, edited: own !== undefined, sharpened, sharpening };
    },
    async save(file) {
      const wrong = Object.entries(file.measures ?? {}).find(([, { of }]) =>
        of.includes("nothing"),
      );
      if (wrong !== undefined)
        throw new UserError(`measure "${wrong[0]}": there is no such column`);
      own = file;
    },
    async forget() {
      own = undefined;
    },
    async sharpen() {
      sharpening = { state: "running", doing: "reading", step: 0, steps: 1 };
    },
    async stopSharpening() {
      sharpening = { state: "idle" };
    },
  };
}
