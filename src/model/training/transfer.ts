// Starts a model from another one's weights: same sizes, but words may have been added.
import type { StoredTensor } from "../../checkpoint/safetensors.ts";
import { UserError } from "../../errors.ts";
import type { Engine } from "../../tensor/index.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

type TransferSource = {
  readonly tensors: ReadonlyMap<string, StoredTensor>;
  readonly vocabulary: Vocabulary;
  /** What it is called in errors. */
  readonly source: string;
};

/** Rows and columns that stand for words are matched by word; new words keep their fresh values. */
export function transferParameters(
  engine: Engine,
  to: Vocabulary,
  { tensors, vocabulary: from, source }: TransferSource,
): void {
  const inputRows = matchRows(
    ["<unknown>", "<delimiter>", ...to.input.words, ...to.input.types.map((t) => `type ${t}`)],
    ["<unknown>", "<delimiter>", ...from.input.words, ...from.input.types.map((t) => `type ${t}`)],
  );
  const outputRows = matchRows(outputNames(to), outputNames(from));
  const scoredRows = matchRows(scoredNames(to), scoredNames(from));
  for (const parameter of engine.parameters) {
    const stored = tensors.get(parameter.name);
    if (stored === undefined) {
      throw new UserError(`${source}: no tensor "${parameter.name}": it is another system's model`);
    }
    const values = engine.read(parameter);
    const { rows, cols } = parameter;
    const copyRows = (match: readonly number[]): void => {
      match.forEach((old, row) => {
        if (old < 0) return;
        values.set(stored.data.subarray(old * cols, (old + 1) * cols), row * cols);
      });
    };
    const copyColumns = (match: readonly number[]): void => {
      for (let r = 0; r < rows; r++) {
        match.forEach((old, column) => {
          if (old >= 0) values[r * cols + column] = stored.data[r * stored.cols + old]!;
        });
      }
    };
    const fits = (sameRows: boolean, sameColumns: boolean): void => {
      if ((!sameRows || stored.rows === rows) && (!sameColumns || stored.cols === cols)) return;
      throw new UserError(
        `${source}: tensor "${parameter.name}" is [${stored.rows}, ${stored.cols}], expected [${rows}, ${cols}]. Train with the configuration of the model you start from.`,
      );
    };
    switch (parameter.name) {
      case "input.embedding":
        fits(false, true);
        copyRows(inputRows);
        break;
      case "output.embedding":
        fits(false, true);
        copyRows(outputRows);
        break;
      case "segment.age":
        // Older queries may have come into reach.
        fits(false, true);
        copyRows(Array.from({ length: Math.min(rows, stored.rows) }, (_, row) => row));
        break;
      case "vocabulary.weight":
      case "vocabulary.bias":
        fits(true, false);
        copyColumns(scoredRows);
        break;
      default:
        fits(true, true);
        values.set(stored.data);
    }
    engine.write(parameter, values);
  }
}

function outputNames({ output }: Vocabulary): string[] {
  const types = output.types.map((type) => `type ${type}`);
  return [...scoredNames({ output }), "<unknown>", ...types, "<start>"];
}

function scoredNames({ output }: Pick<Vocabulary, "output">): string[] {
  return [...output.words, ...output.phrases.map((phrase) => `phrase ${phrase.join(" ")}`)];
}

/** For each name, where it was before, or -1. */
function matchRows(names: readonly string[], before: readonly string[]): number[] {
  const place = new Map(before.map((name, i) => [name, i]));
  return names.map((name) => place.get(name) ?? -1);
}
