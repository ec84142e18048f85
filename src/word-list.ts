// Lists of words written as lines of text, each word a type of its own.

/** WordsOf<"a b" | "c"> is "a" | "b" | "c". */
export type WordsOf<
  Line extends string,
  Before extends string = never,
> = Line extends `${infer Word} ${infer Rest}` ? WordsOf<Rest, Before | Word> : Before | Line;

const isWord = <Line extends string>(_: string): _ is WordsOf<Line> => true;

/** Each once, however the lines are broken. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** wordList("a b", "c") is ["a", "b", "c"], of type "a" | "b" | "c". */
export function wordList<const Line extends string>(
  ...lines: readonly Line[]
): readonly WordsOf<Line>[] {
  return lines.flatMap((line) => line.split(" ")).filter((word) => isWord<Line>(word));
}
