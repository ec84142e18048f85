// Puts the rows of a file into a table of SQLite. Cells are written straight to where its machine reads
// them: handed over as JSON they take more than twice as long.
import type { Database, Sqlite3Static } from "@sqlite.org/sqlite-wasm";
import type { FileCell, FileTable } from "./file-table.ts";

/** What is called for every cell, without the checks of the wrappers around it. */
type Machine = {
  sqlite3_bind_null(statement: number, at: number): number;
  sqlite3_bind_double(statement: number, at: number, value: number): number;
  sqlite3_bind_text(
    statement: number,
    at: number,
    text: number,
    bytes: number,
    kept: number,
  ): number;
  sqlite3_step(statement: number): number;
  sqlite3_reset(statement: number): number;
};

/** Between two looks at how far it is. */
const rowsAtOnce = 10_000;
/** A letter takes at most this many bytes of UTF-8. */
const mostBytes = 3;
const encoder = new TextEncoder();

type Target = { readonly sqlite: Sqlite3Static; readonly db: Database; readonly insert: string };

export function fillTable(
  { sqlite, db, insert }: Target,
  { columns, count, each }: FileTable,
  onRows: (done: number) => void,
): void {
  const { capi, wasm } = sqlite;
  const machine: Machine = wasm.exports;
  const prepared = db.prepare(insert);
  const statement = Number(prepared.pointer);
  let room = 1 << 16;
  let place = wasm.alloc(room);
  let memory = wasm.heap8u();

  const bindRow = (row: readonly FileCell[]): void => {
    const needed = bytesOf(row);
    if (needed > room) {
      room = needed * 2;
      place = wasm.realloc(place, room);
    }
    // Memory that has grown since is another object.
    memory = wasm.heap8u();
    let next = place;
    for (let i = 0; i < columns.length; i++) {
      const cell = row[i] ?? null;
      if (cell === null) machine.sqlite3_bind_null(statement, i + 1);
      // A whole number becomes one again in a column of whole numbers.
      else if (typeof cell === "number") machine.sqlite3_bind_double(statement, i + 1, cell);
      else {
        const size = writeText(cell, memory, next);
        machine.sqlite3_bind_text(statement, i + 1, next, size, 0);
        next += size;
      }
    }
  };

  try {
    let done = 0;
    each((row) => {
      bindRow(row);
      const code = machine.sqlite3_step(statement);
      machine.sqlite3_reset(statement);
      if (code !== capi.SQLITE_DONE) db.checkRc(code);
      if (++done % rowsAtOnce === 0 || done === count) onRows(done);
    });
  } finally {
    prepared.finalize();
    wasm.dealloc(place);
  }
}

function bytesOf(row: readonly FileCell[]): number {
  let letters = 0;
  for (const cell of row) if (typeof cell === "string") letters += cell.length;
  return letters * mostBytes;
}

/** How many bytes were written; plain letters, which most are, one by one. */
function writeText(text: string, memory: Uint8Array, at: number): number {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return encoder.encodeInto(text, memory.subarray(at)).written;
    memory[at + i] = code;
  }
  return text.length;
}
