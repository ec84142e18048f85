// A drawn chart as a file of its own: SVG with its colours written out, or PNG at twice the size.
import { saveFile } from "./save-file.ts";

const scale = 2;

export async function saveChart(
  svg: SVGSVGElement,
  format: "svg" | "png",
  name: string,
): Promise<void> {
  const text = standaloneSvg(svg);
  if (format === "svg") {
    return saveFile(new Blob([text], { type: "image/svg+xml" }), `${name}.svg`);
  }
  const { width, height } = svg.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no pictures.");
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error("This browser draws no pictures.");
  saveFile(blob, `${name}.png`);
}

/** Outside the page there are no custom properties and no inherited font. */
export function standaloneSvg(svg: SVGSVGElement): string {
  const style = getComputedStyle(svg);
  const clone = svg.cloneNode(true);
  if (!(clone instanceof SVGSVGElement)) return "";
  const { width, height } = svg.getBoundingClientRect();
  clone.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  clone.setAttribute("width", String(Math.round(width)));
  clone.setAttribute("height", String(Math.round(height)));
  clone.setAttribute("style", `color: ${style.color}; font: 12px sans-serif`);
  const text = new XMLSerializer().serializeToString(clone);
  return text.replaceAll(/var\((--[\w-]+)[^)]*\)/g, (_, property: string) =>
    style.getPropertyValue(property).trim(),
  );
}
