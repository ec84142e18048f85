// An answer as scripts get it: the contract's names, without the words and weights of attention.
// `display` is what `columns` and `rows` are: scripts written before they were know it by that name.
import type { Answer } from "../../conversation/answer.ts";

export function answerJson(answer: Answer): object {
  const { attended: _words, values, provenance, ...rest } = answer;
  return {
    ...rest,
    display: { columns: rest.columns, rows: rest.rows },
    values: values.map(({ placeholders, score, ...value }) => ({
      ...value,
      ...(placeholders.length === 0 ? {} : { placeholder: placeholders.join(" ") }),
      ...(score === 1 ? {} : { score }),
    })),
    provenance: provenance.map(({ attention: _weights, ...step }) => step),
  };
}
