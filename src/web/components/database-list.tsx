// The databases of the page, where there are several: one click turns to another.
import type { Place, Places } from "../state/place.ts";
import { Button } from "./button.tsx";

type Props = Pick<Places, "all" | "current" | "choose"> & {
  readonly onClose: (place: Place) => void;
};

export function DatabaseList({ all, current, choose, onClose }: Props) {
  if (all.length < 2) return null;
  return (
    <nav class="databases" aria-label="Databases">
      <ul>
        {all.map((place, i) => (
          <li key={place.name}>
            <button
              type="button"
              class="database"
              aria-current={place.backend === current.backend}
              onClick={() => choose(place)}
            >
              {place.name}
            </button>
            {i > 0 && <Close {...{ place, onClose }} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type CloseProps = { readonly place: Place; readonly onClose: (place: Place) => void };

function Close({ place, onClose }: CloseProps) {
  return <Button icon="close" label={`Close ${place.name}`} onClick={() => onClose(place)} />;
}
