// The databases of the page, where there are several: one click turns to another.
import { type Place, type Places, placeNames } from "../state/place.ts";
import { Button } from "./button.tsx";

type Props = Pick<Places, "all" | "current" | "choose"> & {
  readonly onClose: (place: Place) => void;
};

export function DatabaseList({ all, current, choose, onClose }: Props) {
  if (all.length < 2) return null;
  const names = placeNames(all);
  return (
    <nav class="databases" aria-label="Databases">
      <ul>
        {all.map((place, i) => (
          <li key={names[i]}>
            <button
              type="button"
              class="database"
              aria-current={place.backend === current.backend}
              onClick={() => choose(place)}
            >
              {names[i]}
            </button>
            {i > 0 && (
              <Button icon="close" label={`Close ${names[i]}`} onClick={() => onClose(place)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
