// A drawn chart as a file of its own: SVG with its colours written out, or PNG at twice the size.
import { saveFile } from "./save-file.ts";

const scale = 2;

/** `note`: what has to be said wherever the picture goes. */
export async function saveChart(
  svg: SVGSVGElement,
  format: "svg" | "png",
  name: string,
  note: string | undefined,
): Promise<void> {
  const text = standaloneSvg(svg, { note, ground: true });
  if (format === "svg") {
    return saveFile(new Blob([text], { type: "image/svg+xml" }), `${name}.svg`);
  }
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no pictures.");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error("This browser draws no pictures.");
  saveFile(blob, `${name}.png`);
}

const noteHeight = 26;

type Standing = {
  readonly note?: string | undefined;
  /** Whether it brings its own ground: light letters are lost on white paper. */
  readonly ground?: boolean;
};

/** Outside the page there are no custom properties and no inherited font. */
export function standaloneSvg(svg: SVGSVGElement, { note, ground = false }: Standing = {}): string {
  const style = getComputedStyle(svg);
  const clone = svg.cloneNode(true);
  if (!(clone instanceof SVGSVGElement)) return "";
  const box = svg.getBoundingClientRect();
  const width = Math.round(box.width);
  const height = Math.round(box.height) + (note === undefined ? 0 : noteHeight);
  clone.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  clone.setAttribute("width", String(width));
  clone.setAttribute("height", String(height));
  clone.setAttribute("viewBox", `0 0 ${width} ${height}`);
  if (note !== undefined)
    clone.append(drawn("text", { x: 12, y: height - 9, fill: "var(--danger)" }, note));
  if (ground) clone.prepend(drawn("rect", { width, height, fill: "var(--card)" }));
  clone.setAttribute("style", `color: ${style.color}; font: 12px sans-serif`);
  const text = new XMLSerializer().serializeToString(clone);
  return text.replaceAll(/var\((--[\w-]+)[^)]*\)/g, (_, property: string) =>
    style.getPropertyValue(property).trim(),
  );
}

function drawn(
  name: "rect" | "text",
  attributes: Readonly<Record<string, string | number>>,
  text = "",
): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}
