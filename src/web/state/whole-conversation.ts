// A conversation as it is saved or read by others: with the charts that belong to it.
import {
  type ConversationFormat,
  type ConversationText,
  conversationFile,
  conversationMediaTypes,
} from "../../conversation/conversation-file.ts";
import type { ConversationWithTurns, Turn } from "../backend/backend.ts";
import { standaloneSvg } from "./save-chart.ts";
import { saveFile } from "./save-file.ts";

const chartWidth = 640;

type Titled = ConversationWithTurns & { readonly database: string };

export async function saveConversation(
  conversation: Titled,
  format: ConversationFormat,
): Promise<void> {
  const text = conversationFile(await withCharts(conversation), format);
  const type = conversationMediaTypes[format];
  saveFile(new Blob([text], { type }), `${fileName(conversation.title)}.${format}`);
}

/** Charts on the page are taken as they are drawn there; those that are not in view are drawn aside. */
export async function withCharts(conversation: Titled): Promise<ConversationText> {
  const { title, date, database, turns } = conversation;
  const shown = turns.map(async (turn) => {
    const drawn = document.querySelector(`#turn-${turn.turn} .chart svg:last-of-type`);
    const chart = drawn instanceof SVGSVGElement ? standaloneSvg(drawn) : await drawAside(turn);
    return chart === undefined ? { answer: turn.answer } : { answer: turn.answer, chart };
  });
  return { title, date, database, turns: await Promise.all(shown) };
}

async function drawAside({ chart, answer }: Turn): Promise<string | undefined> {
  if (chart === undefined) return undefined;
  const { plotChart } = await import("../reading/plot-chart.ts");
  const place = document.createElement("div");
  place.className = "aside-drawing";
  document.body.append(place);
  try {
    place.append(plotChart(chart, answer, chartWidth));
    const svg = place.querySelector("svg:last-of-type");
    return svg instanceof SVGSVGElement ? standaloneSvg(svg) : undefined;
  } finally {
    place.remove();
  }
}

/** A title as the name of a file. */
const fileName = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60) || "conversation";
