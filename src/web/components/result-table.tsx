// The answer's rows, a page at a time, in the order of any column.
import { useMemo, useState } from "preact/hooks";
import type { Cell } from "../../database/database.ts";
import { cellNumber, compareCells } from "../reading/cell-order.ts";
import { scrollable } from "../state/focus.ts";

type Props = {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};

type Order = { readonly column: number; readonly descending: boolean };

const pageSize = 10;

export function ResultTable({ label, columns, rows }: Props) {
  const [order, setOrder] = useState<Order>();
  const [page, setPage] = useState(0);
  const sorted = useMemo(() => sortRows(rows, order), [rows, order]);
  const numeric = useMemo(
    () => columns.map((_, i) => rows.every((row) => isNumber(row[i] ?? null))),
    [columns, rows],
  );
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const at = Math.min(page, pages - 1);
  const sort = (column: number): void => {
    setPage(0);
    setOrder((now) => {
      if (now?.column !== column) return { column, descending: false };
      return now.descending ? undefined : { column, descending: true };
    });
  };
  return (
    <>
      <section class="table-scroll" aria-label={label} {...scrollable}>
        <table>
          <thead>
            <tr>
              {columns.map((title, i) => (
                <th
                  key={`${i}-${title}`}
                  scope="col"
                  class={numeric[i] ? "number" : ""}
                  aria-sort={ariaSort(order, i)}
                >
                  <button type="button" onClick={() => sort(i)} title={`Sort by ${title}`}>
                    {title.replaceAll("_", " ")}
                    <span class="sort-mark" aria-hidden="true">
                      {order?.column === i ? (order.descending ? "↓" : "↑") : ""}
                    </span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(at * pageSize, (at + 1) * pageSize).map((row, r) => (
              <tr key={at * pageSize + r}>
                {columns.map((title, i) => (
                  <td key={`${i}-${title}`} class={numeric[i] ? "number" : ""}>
                    {cellText(row[i] ?? null)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {pages > 1 && (
        <nav class="pager" aria-label={`Pages of: ${label}`}>
          <button type="button" disabled={at === 0} onClick={() => setPage(at - 1)}>
            Previous
          </button>
          <span aria-live="polite">
            {at * pageSize + 1}–{Math.min(rows.length, (at + 1) * pageSize)} of {rows.length}
          </span>
          <button type="button" disabled={at === pages - 1} onClick={() => setPage(at + 1)}>
            Next
          </button>
        </nav>
      )}
    </>
  );
}

function sortRows(rows: Props["rows"], order: Order | undefined): Props["rows"] {
  if (order === undefined) return rows;
  const { column, descending } = order;
  const sign = descending ? -1 : 1;
  return [...rows].sort((a, b) => sign * compareCells(a[column] ?? null, b[column] ?? null));
}

function ariaSort(order: Order | undefined, column: number) {
  if (order?.column !== column) return "none";
  return order.descending ? "descending" : "ascending";
}

const isNumber = (cell: Cell): boolean => cell === null || cellNumber(cell) !== undefined;

const cellText = (cell: Cell) => (cell === null ? <span class="null">none</span> : String(cell));
