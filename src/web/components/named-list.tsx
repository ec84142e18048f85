// Measures or filters: a name, what it stands for, and other ways to say it.
import type { NamedEntry } from "../reading/word-lists.ts";
import { Button } from "./button.tsx";

type Props = {
  readonly what: "measure" | "filter";
  readonly about: string;
  readonly example: string;
  readonly entries: readonly NamedEntry[];
  readonly onChange: (entries: NamedEntry[]) => void;
};

const fields = [
  ["name", "Name"],
  ["formula", "Stands for"],
  ["synonyms", "Also called"],
] as const satisfies readonly (readonly [keyof NamedEntry, string])[];

export function NamedList({ what, about, example, entries, onChange }: Props) {
  const placeholders = { name: "", formula: example, synonyms: "" };
  const add = (): void => onChange([...entries, { name: "", formula: "", synonyms: "" }]);
  return (
    <div class="named-list">
      <p class="hint">
        {about} For example: <code>{example}</code>
      </p>
      <ul>
        {entries.map((entry, at) => (
          // Names are edited: the place is what stays.
          <li key={at} class="named-entry">
            {fields.map(([field, label]) => (
              <label key={field} class={field}>
                {label}
                <input
                  type="text"
                  autocomplete="off"
                  spellcheck={false}
                  placeholder={placeholders[field]}
                  value={entry[field]}
                  onInput={(event) =>
                    onChange(
                      entries.map((one, i) =>
                        i === at ? { ...one, [field]: event.currentTarget.value } : one,
                      ),
                    )
                  }
                />
              </label>
            ))}
            <Button
              icon="trash"
              label={`Remove the ${what} ${entry.name}`}
              onClick={() => onChange(entries.filter((_, i) => i !== at))}
            />
          </li>
        ))}
      </ul>
      <button type="button" class="button wide" onClick={add}>
        Add a {what}
      </button>
    </div>
  );
}
