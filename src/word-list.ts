// Lists of words written as lines of text, each word a type of its own.

type Words<
  Line extends string,
  Before extends string = never,
> = Line extends `${infer Word} ${infer Rest}` ? Words<Rest, Before | Word> : Before | Line;

const isWord = <Line extends string>(_: string): _ is Words<Line> => true;

/** wordList("a b", "c") is ["a", "b", "c"], of type "a" | "b" | "c". */
export function wordList<const Line extends string>(
  ...lines: readonly Line[]
): readonly Words<Line>[] {
  return lines.flatMap((line) => line.split(" ")).filter((word) => isWord<Line>(word));
}
