// A menu of things to do, of which each choice does one: the browser's own list of choices, which works with
// any pointer, key or reader.

type Props<T extends string> = {
  readonly label: string;
  /** What it shows while nothing is being chosen. */
  readonly name: string;
  readonly choices: readonly (readonly [T, string])[];
  readonly onChoose: (choice: T) => void;
  readonly class?: string;
};

export function ActionMenu<T extends string>(props: Props<T>) {
  const { label, name, choices, onChoose, class: className } = props;
  return (
    <select
      class={className}
      aria-label={label}
      title={label}
      value=""
      onKeyDown={openFirst}
      onChange={(event) => {
        const chosen = choices.find(([choice]) => choice === event.currentTarget.value);
        event.currentTarget.value = "";
        if (chosen !== undefined) onChoose(chosen[0]);
      }}
    >
      <option value="">{name}</option>
      {choices.map(([choice, title]) => (
        <option key={choice} value={choice}>
          {title}
        </option>
      ))}
    </select>
  );
}

/** An arrow or a letter looks for something in the list: it would else choose, and so do, it at once. */
function openFirst(event: KeyboardEvent & { readonly currentTarget: HTMLSelectElement }): void {
  const { key, altKey, ctrlKey, metaKey, currentTarget: menu } = event;
  const looks = key === "ArrowDown" || key === "ArrowUp" || (key.length === 1 && key !== " ");
  if (!looks || altKey || ctrlKey || metaKey || !("showPicker" in menu)) return;
  event.preventDefault();
  menu.showPicker();
}
