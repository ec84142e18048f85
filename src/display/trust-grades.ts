// How far an answer is to be trusted, in the same words on the page, in the terminal and in every file.

export type TrustGrade = "sure" | "fair" | "unsure" | "doubtful";

type Grade = { readonly from: number; readonly grade: TrustGrade; readonly text: string };

const doubtful: Grade = { from: 0, grade: "doubtful", text: "Doubtful" };

/** The first that a confidence reaches. */
const grades: readonly Grade[] = [
  { from: 0.9, grade: "sure", text: "Sure" },
  { from: 0.7, grade: "fair", text: "Fairly sure" },
  { from: 0.5, grade: "unsure", text: "Not quite sure" },
  doubtful,
];

export const gradeOf = (confidence: number): Grade =>
  grades.find(({ from }) => confidence >= from) ?? doubtful;

/** "Not quite sure: 62%", for what is to be marked; undefined for what may stand as it is. */
export function doubtMark(confidence: number): string | undefined {
  const { grade, text } = gradeOf(confidence);
  if (grade === "sure" || grade === "fair") return undefined;
  return `${text}: ${Math.round(100 * confidence)}%`;
}
