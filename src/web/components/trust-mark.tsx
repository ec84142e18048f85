// The first thing to see of an answer: how far to trust it.
import { gradeOf, type TrustGrade } from "../../display/trust-grades.ts";
import type { Turn } from "../backend/backend.ts";
import { Icon, type IconName } from "./icons.tsx";

const icons: Record<TrustGrade, IconName> = {
  sure: "check",
  fair: "check",
  unsure: "alert",
  doubtful: "alert",
};

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
  const { grade, text } = gradeOf(confidence);
  const percent = Math.round(confidence * 100);
  return (
    <span
      class={`trust ${grade}`}
      title={`Of answers that look like this one, about ${percent} in 100 are right.`}
    >
      <Icon name={icons[grade]} />
      {text} <span class="share">{percent}%</span>
    </span>
  );
}
