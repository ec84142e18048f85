// The conversation on the page as it is saved: with the charts that are drawn on it.
import type { ConversationText } from "../../display/conversation-file.ts";
import type { ConversationWithTurns } from "../backend/backend.ts";
import { standaloneSvg } from "./save-chart.ts";

/** Charts that are not in view now are not drawn: their rows speak for them. */
export function withCharts(
  conversation: ConversationWithTurns & { readonly database: string },
): ConversationText {
  const { title, date, database, turns } = conversation;
  return {
    ...{ title, date, database },
    turns: turns.map(({ turn, answer }) => {
      const drawn = document.querySelector(`#turn-${turn} .chart svg:last-of-type`);
      return drawn instanceof SVGSVGElement ? { answer, chart: standaloneSvg(drawn) } : { answer };
    }),
  };
}

/** A title as the name of a file. */
export const fileName = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60) || "conversation";
