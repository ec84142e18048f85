// One page of a table at a time: cut from the rows that are here, or asked of the database.
import { useEffect, useMemo, useState } from "preact/hooks";
import {
  type CellRows,
  nextOrder,
  type Order,
  type RowSource,
  sortRows,
} from "../reading/row-source.ts";

export type RowPages = {
  readonly rows: CellRows;
  /** Of the whole result; not known before the database said so. */
  readonly total: number | undefined;
  readonly order: Order | undefined;
  readonly page: number;
  readonly size: number;
  readonly waiting: boolean;
  readonly failed: string | undefined;
  sort(column: number): void;
  turnTo(page: number): void;
  resize(size: number): void;
};

type Asked = { readonly rows: CellRows; readonly key: string };

export function useRowPages(source: RowSource, firstSize: number): RowPages {
  const [order, setOrder] = useState<Order>();
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<number>();
  const size = chosen ?? firstSize;
  const [total, setTotal] = useState<number>();
  const [asked, setAsked] = useState<Asked>();
  const [failed, setFailed] = useState<string>();
  const { rows } = source;
  const sorted = useMemo(
    () => (source.kind === "here" ? sortRows(rows, order) : rows),
    [source.kind, rows, order],
  );
  const key = JSON.stringify([order, page, size]);
  const offset = page * size;
  // What came with the answer need not be asked for again.
  const inHand = source.kind === "here" || (order === undefined && offset + size <= rows.length);
  useEffect(() => {
    if (source.kind === "here" || (inHand && total !== undefined)) return;
    let current = true;
    setFailed(undefined);
    source
      .ask({ offset, limit: size, count: total === undefined, ...(order && { order }) })
      .then((found) => {
        if (!current) return;
        setAsked({ rows: found.rows, key });
        if (found.total !== undefined) setTotal(found.total);
      })
      .catch((error: unknown) => {
        if (current) setFailed(error instanceof Error ? error.message : "The rows did not come.");
      });
    return () => {
      current = false;
    };
  }, [key, inHand]);
  const shown = inHand ? sorted.slice(offset, offset + size) : (asked?.rows ?? []);
  return {
    order,
    page,
    size,
    failed,
    rows: shown,
    total: source.kind === "here" ? rows.length : total,
    waiting: !inHand && asked?.key !== key && failed === undefined,
    sort(column) {
      setPage(0);
      setOrder((now) => nextOrder(now, column));
    },
    turnTo: setPage,
    resize(wanted) {
      setPage(Math.floor(offset / wanted));
      setChosen(wanted);
    },
  };
}
