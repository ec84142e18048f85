// Says in words what lights up, for words that are out of sight: where a piece of SQL came from and
// what it looked at.
import { capitalised } from "../../text/counted-words.ts";
import { describeOrigin } from "../reading/links.ts";
import { useHighlight } from "../state/highlight.tsx";
import { turnColour } from "../state/turn-colour.ts";

export function PieceNote({ turn }: { readonly turn: number }) {
  const { piece } = useHighlight();
  if (piece === undefined || piece.turn !== turn) {
    return <p class="piece-note">Point at a piece to see the words it came from.</p>;
  }
  const { step, words } = piece;
  return (
    <p class="piece-note">
      <span>{capitalised(describeOrigin(step, turn))}</span>
      {words.length > 0 && " · looked at "}
      {words.map((word, i) => (
        <span key={`${word.turn}-${word.text}-${i}`}>
          {i === 0 ? "" : ", "}
          <span class={`source ${turnColour(word.turn)}`}>{word.text}</span>
          {word.turn === turn ? "" : ` (turn ${word.turn})`}
        </span>
      ))}
    </p>
  );
}
