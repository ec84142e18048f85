// SQLite's view of the disk: a VFS over Node's files, so that the store runs on SQLite's own
// WebAssembly build. What was half written when a process was killed is rolled back by SQLite itself
// when the file is next read; for that the lock must never look like another's reservation.
import { randomFillSync } from "node:crypto";
import * as fs from "node:fs";
import { dirname, resolve } from "node:path";
import type { Sqlite3Static } from "@sqlite.org/sqlite-wasm";
import { diskReason } from "../../disk/disk-reason.ts";
import { createFileLock, type FileLock } from "./file-lock.ts";

export type DiskFiles = {
  readonly name: string;
  /** What last went wrong on the disk since this was asked, for people. */
  takeFailure(): string | undefined;
};

type OpenFile = {
  readonly descriptor: number;
  readonly path: string;
  readonly deleteOnClose: boolean;
  /** Only the database itself is locked; its journal is in the same hands. */
  readonly lock: FileLock | undefined;
  locked: boolean;
};

const vfsName = "disk";
/** How long a writer waits for another process to finish its own write. */
const lockWaitMs = 5_000;
/** SQLite counts from noon, 24 November 4714 BC. */
const julianEpochMs = 210_866_760_000_000;
const dayMs = 86_400_000;

/** The calls that reach the disk; tests give some that fail. */
export type DiskCalls = Pick<
  typeof fs,
  | "openSync"
  | "closeSync"
  | "readSync"
  | "writeSync"
  | "fsyncSync"
  | "ftruncateSync"
  | "fstatSync"
  | "rmSync"
  | "existsSync"
>;

export function installDiskFiles(sqlite: Sqlite3Static, disk: DiskCalls): DiskFiles {
  const { capi, wasm } = sqlite;
  const open = new Map<number, OpenFile>();
  let failure: string | undefined;

  /** Runs one step; what goes wrong is remembered for people and told SQLite by its number. */
  const attempt = (work: () => number | undefined, otherwise: number): number => {
    try {
      return work() ?? capi.SQLITE_OK;
    } catch (error) {
      failure = diskReason(error);
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      return code === "ENOSPC" || code === "EDQUOT" ? capi.SQLITE_FULL : otherwise;
    }
  };
  const fileAt = (pointer: number): OpenFile => {
    const found = open.get(pointer);
    if (found === undefined) throw new Error("a file that is not open");
    return found;
  };
  const unlock = (file: OpenFile): void => {
    if (file.locked) file.lock?.release();
    file.locked = false;
  };
  const nameAt = (pointer: number): string => wasm.cstrToJs(pointer) ?? "";

  const io = new capi.sqlite3_io_methods();
  const vfs = new capi.sqlite3_vfs();
  vfs.$iVersion = 2;
  vfs.$szOsFile = new capi.sqlite3_file().structInfo.sizeof;
  vfs.$mxPathname = 4096;

  sqlite.vfs.installVfs({
    io: {
      struct: io,
      methods: {
        xClose: (pointer) =>
          attempt(() => {
            const file = fileAt(pointer);
            open.delete(pointer);
            unlock(file);
            disk.closeSync(file.descriptor);
            if (file.deleteOnClose) disk.rmSync(file.path, { force: true });
            return undefined;
          }, capi.SQLITE_IOERR_CLOSE),
        xRead: (pointer, target, length, offset) =>
          attempt(() => {
            const { descriptor } = fileAt(pointer);
            const bytes = wasm.heap8u().subarray(target, target + length);
            const read = disk.readSync(descriptor, bytes, 0, length, Number(offset));
            if (read === length) return undefined;
            bytes.fill(0, read);
            return capi.SQLITE_IOERR_SHORT_READ;
          }, capi.SQLITE_IOERR_READ),
        xWrite: (pointer, source, length, offset) =>
          attempt(() => {
            const { descriptor } = fileAt(pointer);
            const bytes = wasm.heap8u().subarray(source, source + length);
            for (let done = 0; done < length; ) {
              done += disk.writeSync(descriptor, bytes, done, length - done, Number(offset) + done);
            }
            return undefined;
          }, capi.SQLITE_IOERR_WRITE),
        xTruncate: (pointer, size) =>
          attempt(() => {
            disk.ftruncateSync(fileAt(pointer).descriptor, Number(size));
            return undefined;
          }, capi.SQLITE_IOERR_TRUNCATE),
        xSync: (pointer) =>
          attempt(() => {
            disk.fsyncSync(fileAt(pointer).descriptor);
            return undefined;
          }, capi.SQLITE_IOERR_FSYNC),
        xFileSize: (pointer, out) =>
          attempt(() => {
            wasm.poke(out, disk.fstatSync(fileAt(pointer).descriptor).size, "i64");
            return undefined;
          }, capi.SQLITE_IOERR_FSTAT),
        xLock: (pointer) =>
          attempt(() => {
            const file = fileAt(pointer);
            if (file.locked || file.lock === undefined) return undefined;
            const holder = file.lock.acquire(lockWaitMs);
            if (holder !== undefined) {
              failure = `it is in use by ${holder}`;
              return capi.SQLITE_BUSY;
            }
            file.locked = true;
            return undefined;
          }, capi.SQLITE_IOERR_LOCK),
        xUnlock: (pointer, level) =>
          attempt(() => {
            if (level === capi.SQLITE_LOCK_NONE) unlock(fileAt(pointer));
            return undefined;
          }, capi.SQLITE_IOERR_UNLOCK),
        xCheckReservedLock: (_pointer, out) => {
          wasm.poke(out, 0, "i32");
          return capi.SQLITE_OK;
        },
        xFileControl: () => capi.SQLITE_NOTFOUND,
        xSectorSize: () => 4096,
        xDeviceCharacteristics: () => 0,
      },
    },
    vfs: {
      struct: vfs,
      name: vfsName,
      methods: {
        xOpen: (...[, name, pointer, flags, outFlags]) =>
          attempt(() => {
            const path = nameAt(name);
            const create = flags & capi.SQLITE_OPEN_CREATE ? fs.constants.O_CREAT : 0;
            const descriptor = disk.openSync(path, fs.constants.O_RDWR | create, 0o600);
            const isMain = (flags & capi.SQLITE_OPEN_MAIN_DB) !== 0;
            open.set(pointer, {
              descriptor,
              path,
              deleteOnClose: (flags & capi.SQLITE_OPEN_DELETEONCLOSE) !== 0,
              lock: isMain ? createFileLock(`${path}.lock`) : undefined,
              locked: false,
            });
            new capi.sqlite3_file(pointer).$pMethods = io.pointer;
            wasm.poke(outFlags, flags, "i32");
            return undefined;
          }, capi.SQLITE_CANTOPEN),
        xDelete: (_vfs, name, syncFolder) =>
          attempt(() => {
            const path = nameAt(name);
            disk.rmSync(path, { force: true });
            if (syncFolder) syncFolderOf(path);
            return undefined;
          }, capi.SQLITE_IOERR_DELETE),
        xAccess: (_vfs, name, _flags, out) => {
          wasm.poke(out, disk.existsSync(nameAt(name)) ? 1 : 0, "i32");
          return capi.SQLITE_OK;
        },
        xFullPathname: (_vfs, name, size, out) => {
          const bytes = new TextEncoder().encode(`${resolve(nameAt(name))}\0`);
          if (bytes.length > size) return capi.SQLITE_CANTOPEN;
          wasm.heap8u().set(bytes, out);
          return capi.SQLITE_OK;
        },
        xRandomness: (_vfs, length, out) => {
          randomFillSync(wasm.heap8u(), out, length);
          return length;
        },
        xSleep: (_vfs, microseconds) => microseconds,
        xCurrentTime: (_vfs, out) => {
          wasm.poke(out, (julianEpochMs + Date.now()) / dayMs, "f64");
          return capi.SQLITE_OK;
        },
        xCurrentTimeInt64: (_vfs, out) => {
          wasm.poke(out, julianEpochMs + Date.now(), "i64");
          return capi.SQLITE_OK;
        },
      },
    },
  });

  return {
    name: vfsName,
    takeFailure() {
      const told = failure;
      failure = undefined;
      return told;
    },
  };
}

function syncFolderOf(path: string): void {
  const folder = fs.openSync(dirname(path), "r");
  try {
    fs.fsyncSync(folder);
  } finally {
    fs.closeSync(folder);
  }
}
