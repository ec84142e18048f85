// Columns that hold several values in one text: "Trailers,Deleted Scenes", "{red,blue}". What is asked for is one of
// them, and stands anywhere in the text.

const separator = /\s*[,;|]\s*/;
const shortest = 3;
const mostPieces = 40;
const longestPiece = 4;

/** One of them without the marks that arrays are written with. */
const bare = (piece: string): string => piece.replaceAll(/^[[{("'\s]+|[\]})"'\s]+$/g, "");

/** What stands in such texts; undefined for a column of plain texts, where a comma parts a name or an address. */
export function piecesIn(values: readonly string[]): string[] | undefined {
  const seen = values.filter((one) => one.trim() !== "").slice(0, 300);
  const parts = seen.map((one) => one.split(separator).map(bare));
  const several = parts.filter((one) => one.length > 1).length;
  if (seen.length < shortest || several * 3 < seen.length) return undefined;
  const all = parts.flat();
  const pieces = [...new Set(all)].filter((one) => one !== "");
  const met = (piece: string): number => parts.filter((one) => one.includes(piece)).length;
  // Each is met beside different others: "Holm" stands behind "Ada" alone.
  const shared = pieces.filter((piece) => met(piece) > 1).length;
  const short = pieces.every((one) => one.split(/\s+/).length <= longestPiece);
  if (pieces.length < 2 || pieces.length > mostPieces || !short) return undefined;
  return shared * 4 >= pieces.length * 3 && all.length >= pieces.length * 2 ? pieces : undefined;
}
