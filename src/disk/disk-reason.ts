// What a disk refused, in words for whoever has to mend it.
import { messageOf } from "../errors.ts";

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EFBIG: "the file is too large for this disk",
  EROFS: "the disk is read-only",
  EIO: "the disk does not work",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EISDIR: "it is a folder",
  ENOTEMPTY: "it is a folder with something in it",
  EEXIST: "something else is there",
  ENOENT: "no such folder",
  ENOTDIR: "a part of that path is a file",
  ENAMETOOLONG: "the name is too long",
  ELOOP: "its links lead in a circle",
  EMFILE: "too many files are open",
  EBUSY: "it is in use",
};

export function diskReason(error: unknown): string {
  return reasons[codeOf(error)] ?? messageOf(error);
}

/** Of a file to read, in a folder that may well be there. */
export const fileReason = (error: unknown): string =>
  codeOf(error) === "ENOENT" ? "no such file" : diskReason(error);

/** Undefined where it was not the disk; `path: reason` where it is known what was refused. */
export function diskFailure(error: unknown): string | undefined {
  const code = codeOf(error);
  if (!(error instanceof Error) || !("syscall" in error) || !(code in reasons)) return undefined;
  const reason = code === "ENOENT" ? "no such file or folder" : diskReason(error);
  const place = "dest" in error ? error.dest : "path" in error ? error.path : undefined;
  return place === undefined ? `${reason}.` : `${place}: ${reason}.`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
