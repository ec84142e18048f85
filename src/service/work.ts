// What an answerer in a thread of its own is asked, there and from here.
import type { Answer } from "../conversation/answer.ts";
import type { PageRequest, ResultPage } from "../display/result-pages.ts";
import type { DomainFile } from "../learn/domain/domain-file.ts";
import type { Answering, RequestAnswerer } from "./answer-request.ts";
import type { Description, TableSample, TurnRequest } from "./turn-engine.ts";

export type Work =
  /** `steps`: whether anybody listens to them. */
  | { readonly kind: "answer"; readonly request: TurnRequest; readonly steps: boolean }
  | { readonly kind: "describe" }
  | { readonly kind: "sample"; readonly table: string }
  /** Some rows of a result, asked of the database again. */
  | { readonly kind: "rows"; readonly sql: string; readonly page: PageRequest }
  | { readonly kind: "values"; readonly column: string; readonly prefix: string }
  /** What it is about, for a person to edit. */
  | { readonly kind: "draft" };

export function doWork(
  work: Work,
  answerer: RequestAnswerer,
  answering: () => Required<Answering>,
): Promise<unknown> {
  switch (work.kind) {
    case "answer": {
      const { signal, onStep } = answering();
      return answerer.answer(work.request, { signal, ...(work.steps && { onStep }) });
    }
    case "describe":
      return answerer.describe();
    case "sample":
      return answerer.sample(work.table);
    case "rows":
      return answerer.rows(work.sql, work.page);
    case "values":
      return answerer.values(work.column, work.prefix);
    case "draft":
      return answerer.draft();
    default:
      return work satisfies never;
  }
}

/** The same, asked where it is not done: it is done by the same code, so that what comes back has the type it says. */
export const workDoneBy = (ask: (work: Work, answering?: Answering) => Promise<unknown>) => ({
  answer: async (request: TurnRequest, answering: Answering = {}) => {
    const steps = answering.onStep !== undefined;
    return (await ask({ kind: "answer", request, steps }, answering)) as Answer;
  },
  describe: async () => (await ask({ kind: "describe" })) as Description,
  sample: async (table: string) =>
    (await ask({ kind: "sample", table })) as TableSample | undefined,
  rows: async (sql: string, page: PageRequest) =>
    (await ask({ kind: "rows", sql, page })) as ResultPage,
  values: async (column: string, prefix: string) =>
    (await ask({ kind: "values", column, prefix })) as readonly string[] | undefined,
  draft: async () => (await ask({ kind: "draft" })) as DomainFile,
});
