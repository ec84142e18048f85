// The database's tables, their columns, and a few rows of each.
import { useState } from "preact/hooks";
import type { TableSample } from "../../service/turn-engine.ts";
import type { Backend, DatabaseDescription, TableDescription } from "../backend/backend.ts";
import { Button } from "./button.tsx";
import { ResultTable } from "./result-table.tsx";

type Props = {
  readonly backend: Backend;
  readonly description: DatabaseDescription | undefined;
  /** Where the words of this database can be edited. */
  readonly onWords?: () => void;
  readonly onClose: () => void;
};

export function SchemaBrowser({ backend, description, onWords, onClose }: Props) {
  const [filter, setFilter] = useState("");
  const wanted = filter.trim().toLowerCase();
  const tables = description?.tables.filter(
    ({ name, columns }) =>
      name.toLowerCase().includes(wanted) ||
      columns.some((column) => column.name.toLowerCase().includes(wanted)),
  );
  return (
    <aside
      class="schema"
      aria-label="Tables of the database"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <header class="schema-head">
        <h2>{description?.database ?? "Database"}</h2>
        <Button icon="close" label="Close the tables" onClick={onClose} />
      </header>
      <input
        type="search"
        aria-label="Find a table or column"
        placeholder="Find a table or column"
        value={filter}
        ref={(element) => {
          if (element !== null && !element.dataset["seen"]) {
            element.dataset["seen"] = "yes";
            element.focus();
          }
        }}
        onInput={(event) => setFilter(event.currentTarget.value)}
      />
      {onWords !== undefined && (
        <button type="button" class="button wide words-button" onClick={onWords}>
          Words, values and measures
        </button>
      )}
      {tables === undefined && <p class="hint">The tables are not known yet.</p>}
      {tables?.length === 0 && <p class="hint">No table or column is called that.</p>}
      <ul class="tables">
        {tables?.map((table) => (
          <li key={table.name}>
            <TableEntry backend={backend} table={table} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

type EntryProps = { readonly backend: Backend; readonly table: TableDescription };

function TableEntry({ backend, table }: EntryProps) {
  const [sample, setSample] = useState<TableSample | "failed">();
  const load = (open: boolean): void => {
    if (!open || (sample !== undefined && sample !== "failed")) return;
    backend.sample(table.name).then(setSample, () => setSample("failed"));
  };
  const references = new Map(
    table.foreign_keys.flatMap((key) =>
      key.columns.map((column, i) => [column, `${key.table}.${key.references[i] ?? ""}`] as const),
    ),
  );
  return (
    <details onToggle={(event) => load(event.currentTarget.open)}>
      <summary>
        <span class="table-name">{table.name}</span>
        <span class="hint">{table.columns.length} columns</span>
      </summary>
      <ul class="columns">
        {table.columns.map(({ name, type }) => (
          <li key={name}>
            <code>{name}</code>
            <span class="hint">
              {type}
              {table.primary_key.includes(name) ? " · key" : ""}
              {references.has(name) ? ` → ${references.get(name)}` : ""}
            </span>
          </li>
        ))}
      </ul>
      {sample === "failed" && <p class="hint">Its rows could not be read.</p>}
      {sample !== undefined && sample !== "failed" && (
        <ResultTable
          label={`Some rows of ${table.name}`}
          columns={sample.columns}
          source={{ kind: "here", rows: sample.rows }}
        />
      )}
    </details>
  );
}
