// The first thing to see of an answer: how far to trust it.
import type { Turn } from "../backend/backend.ts";
import { Icon, type IconName } from "./icons.tsx";

const grades: readonly {
  readonly from: number;
  readonly grade: string;
  readonly icon: IconName;
  readonly text: string;
}[] = [
  { from: 0.9, grade: "sure", icon: "check", text: "Sure" },
  { from: 0.7, grade: "fair", icon: "check", text: "Fairly sure" },
  { from: 0.5, grade: "unsure", icon: "alert", text: "Not quite sure" },
  { from: 0, grade: "doubtful", icon: "alert", text: "Doubtful" },
];

export function TrustMark({ turn }: { readonly turn: Turn }) {
  if (turn.edited) {
    return (
      <span class="trust own">
        <Icon name="edit" />
        Your query
      </span>
    );
  }
  const { confidence } = turn.answer;
  const found = grades.find(({ from }) => confidence >= from) ?? grades[3];
  const percent = Math.round(confidence * 100);
  return (
    <span
      class={`trust ${found?.grade}`}
      title={`Of answers that look like this one, about ${percent} in 100 are right.`}
    >
      <Icon name={found?.icon ?? "alert"} />
      {found?.text} <span class="share">{percent}%</span>
    </span>
  );
}
