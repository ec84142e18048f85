// An answer's rows, a page at a time, in the order of any column.

import { useMemo } from "preact/hooks";
import type { Cell } from "../../database/database.ts";
import { writeCell } from "../../display/cell-text.ts";
import { cellNumber } from "../reading/cell-order.ts";
import { type Order, type RowSource, sizes } from "../reading/row-source.ts";
import { scrollable } from "../state/focus.ts";
import { type RowPages, useRowPages } from "../state/use-row-pages.ts";

type Props = {
  readonly label: string;
  readonly columns: readonly string[];
  readonly source: RowSource;
  /** Rows shown until the person chooses. */
  readonly size?: number;
  /** Whether there is a way to the other rows. */
  readonly paged?: boolean;
};

export function ResultTable({ label, columns, source, size: first = 10, paged = true }: Props) {
  const pages = useRowPages(source, first);
  const numeric = useMemo(
    () => columns.map((_, i) => source.rows.every((row) => isNumber(row[i] ?? null))),
    [columns, source.rows],
  );
  const { order, rows, page, size } = pages;
  return (
    <>
      <div class="table-frame">
        <section
          class="table-scroll"
          aria-label={label}
          aria-busy={pages.waiting}
          ref={markOverflow}
          {...scrollable}
        >
          <table aria-label={label}>
            <thead>
              <tr>
                {columns.map((title, i) => (
                  <th
                    key={`${i}-${title}`}
                    scope="col"
                    class={numeric[i] ? "number" : ""}
                    aria-sort={ariaSort(order, i)}
                  >
                    <button
                      type="button"
                      onClick={() => pages.sort(i)}
                      title={`Sort by ${title.replaceAll("_", " ")}`}
                    >
                      {title.replaceAll("_", " ")}
                      <span class="sort-mark" aria-hidden="true">
                        {order?.column === i ? (order.descending ? "↓" : "↑") : ""}
                      </span>
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody class={pages.waiting ? "waiting" : ""}>
              {rows.map((row, r) => (
                <tr key={page * size + r}>
                  {columns.map((title, i) => (
                    // The data's own direction: a name may be written from right to left.
                    <td key={`${i}-${title}`} class={numeric[i] ? "number" : ""} dir="auto">
                      {cellText(row[i] ?? null)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      {pages.failed !== undefined && (
        <p class="state problem" role="alert">
          {pages.failed}
        </p>
      )}
      {paged && <Pager label={label} pages={pages} known={source.rows.length} />}
    </>
  );
}

type PagerProps = { readonly label: string; readonly pages: RowPages; readonly known: number };

function Pager({ label, pages, known }: PagerProps) {
  const { page, size, rows, total } = pages;
  const count = total ?? known;
  if (count <= sizes[0] && page === 0) return null;
  const last = total === undefined ? undefined : Math.max(0, Math.ceil(total / size) - 1);
  const first = page * size + 1;
  return (
    <nav class="pager" aria-label={`Pages of: ${label}`}>
      <label>
        Rows{" "}
        <select
          value={String(size)}
          onChange={(event) => pages.resize(Number(event.currentTarget.value))}
        >
          {sizes.map((choice) => (
            <option key={choice} value={String(choice)}>
              {choice.toLocaleString("en")}
            </option>
          ))}
        </select>
      </label>
      <span class="spacer" />
      <button type="button" disabled={page === 0} onClick={() => pages.turnTo(page - 1)}>
        Previous
      </button>
      <span aria-live="polite">
        {first.toLocaleString("en")}–{(first + rows.length - 1).toLocaleString("en")}
        {total !== undefined && ` of ${total.toLocaleString("en")}`}
      </span>
      <button
        type="button"
        disabled={last !== undefined && page >= last}
        onClick={() => pages.turnTo(page + 1)}
      >
        Next
      </button>
      {last !== undefined && last > 1 && (
        <button type="button" disabled={page >= last} onClick={() => pages.turnTo(last)}>
          Last
        </button>
      )}
    </nav>
  );
}

/** Says by a shade at its edge that a table goes on to the side. */
function markOverflow(element: HTMLElement | null): void {
  if (element === null || element.dataset["watched"] !== undefined) return;
  element.dataset["watched"] = "yes";
  const frame = element.parentElement;
  const mark = (): void => {
    const { scrollLeft, clientWidth, scrollWidth } = element;
    frame?.classList.toggle("more-right", scrollLeft + clientWidth < scrollWidth - 1);
    frame?.classList.toggle("more-left", scrollLeft > 1);
    // Once and for all: with more room it fits, and would else be given less again.
    if (scrollWidth > clientWidth + 1) frame?.classList.add("wide");
  };
  element.addEventListener("scroll", mark, { passive: true });
  new ResizeObserver(mark).observe(element);
  const table = element.querySelector("table");
  if (table !== null) new ResizeObserver(mark).observe(table);
}

function ariaSort(order: Order | undefined, column: number) {
  if (order?.column !== column) return "none";
  return order.descending ? "descending" : "ascending";
}

const isNumber = (cell: Cell): boolean => cell === null || cellNumber(cell) !== undefined;

const cellText = (cell: Cell) => (cell === null ? <span class="null">none</span> : writeCell(cell));
