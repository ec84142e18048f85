// The names of tables and columns, other ways to say them, and what people say for values.
import { useState } from "preact/hooks";
import type {
  ColumnEntry,
  ColumnRole,
  DomainFile,
  TableEntry,
} from "../../learn/domain/domain-file.ts";
import {
  listText,
  readList,
  readValues,
  valuesText,
  withColumn,
  withTable,
} from "../reading/word-lists.ts";

type Props = {
  readonly file: DomainFile;
  readonly onChange: (file: DomainFile) => void;
};

const roles: readonly (readonly [ColumnRole, string])[] = [
  ["name", "names a row"],
  ["id", "a key"],
  ["entity", "values people mention"],
  ["amount", "an amount"],
  ["year", "a year"],
  ["date", "a day"],
  ["time", "a time"],
  ["flag", "yes or no"],
  ["text", "shown, not searched"],
  ["hidden", "never spoken of"],
];

export function TableWords({ file, onChange }: Props) {
  const [filter, setFilter] = useState("");
  const wanted = filter.trim().toLowerCase();
  const tables = Object.entries(file.tables).filter(([name, { columns }]) =>
    [name, ...Object.keys(columns)].some((one) => one.toLowerCase().includes(wanted)),
  );
  return (
    <>
      <input
        type="search"
        aria-label="Find a table or column"
        placeholder="Find a table or column"
        value={filter}
        onInput={(event) => setFilter(event.currentTarget.value)}
      />
      {tables.length === 0 && <p class="hint">No table or column is called that.</p>}
      <ul class="tables">
        {tables.map(([name, entry]) => (
          <li key={name}>
            <OneTable {...{ name, entry, file, onChange }} />
          </li>
        ))}
      </ul>
    </>
  );
}

type TableProps = Props & { readonly name: string; readonly entry: TableEntry };

function OneTable({ name, entry, file, onChange }: TableProps) {
  const change = (more: Partial<TableEntry>): void =>
    onChange(withTable(file, name, (before) => ({ ...before, ...more })));
  return (
    <details>
      <summary>
        <span class="table-name">{name}</span>
        <span class="hint">
          {entry.hidden ? "never spoken of" : [entry.plural, ...(entry.synonyms ?? [])].join(", ")}
        </span>
      </summary>
      <div class="table-words">
        <Text label="One row" value={entry.name} onText={(text) => change({ name: text })} />
        <Text label="Many" value={entry.plural} onText={(text) => change({ plural: text })} />
        <Text
          label="Also called"
          value={listText(entry.synonyms)}
          placeholder="clients, buyers"
          onText={(text) => change({ synonyms: readList(text) })}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={entry.hidden === true}
            onChange={(event) => change({ hidden: event.currentTarget.checked })}
          />
          Never speak of it
        </label>
      </div>
      <ul class="column-words">
        {Object.entries(entry.columns).map(([column, own]) => (
          <li key={column}>
            <OneColumn
              {...{ column, entry: own }}
              onEntry={(more) =>
                onChange(withColumn(file, name, column, (before) => ({ ...before, ...more })))
              }
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

type ColumnProps = {
  readonly column: string;
  readonly entry: ColumnEntry;
  readonly onEntry: (more: Partial<ColumnEntry>) => void;
};

function OneColumn({ column, entry, onEntry }: ColumnProps) {
  return (
    <fieldset class="column-entry">
      <legend>
        <code>{column}</code>
      </legend>
      <Text label="Name" value={entry.name} onText={(text) => onEntry({ name: text })} />
      <Text
        label="Also called"
        value={listText(entry.synonyms)}
        onText={(text) => onEntry({ synonyms: readList(text) })}
      />
      <label>
        Is
        <select
          value={entry.role}
          onChange={(event) => {
            const role = roles.find(([one]) => one === event.currentTarget.value)?.[0];
            if (role !== undefined) onEntry({ role });
          }}
        >
          {roles.map(([role, said]) => (
            <option key={role} value={role}>
              {said}
            </option>
          ))}
        </select>
      </label>
      {(entry.role === "entity" || entry.role === "flag" || entry.values !== undefined) && (
        <label class="value-words">
          Values, as people say them
          <textarea
            rows={Math.min(6, Object.keys(entry.values ?? {}).length + 1)}
            placeholder="F = female, women"
            defaultValue={valuesText(entry.values)}
            onChange={(event) => onEntry({ values: readValues(event.currentTarget.value) })}
          />
        </label>
      )}
    </fieldset>
  );
}

type TextProps = {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly onText: (text: string) => void;
};

/** Taken over when it is left, so that commas and blanks can be typed. */
function Text({ label, value, placeholder = "", onText }: TextProps) {
  return (
    <label>
      {label}
      <input
        type="text"
        autocomplete="off"
        {...{ placeholder, value }}
        onChange={(event) => onText(event.currentTarget.value.trim())}
      />
    </label>
  );
}
