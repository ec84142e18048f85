// Numbers given on the command line.
import { InvalidArgumentError } from "commander";

export function parseCount(text: string): number {
  if (!isWhole(text)) throw new InvalidArgumentError("expected a whole number, 0 or more");
  return Number(text);
}

export function parsePort(text: string): number {
  if (isWhole(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError("expected a whole number from 0 to 65535");
}

/** In digits: no "", "0x50" or "1e3", which Number() takes. */
const isWhole = (text: string): boolean => /^\d{1,15}$/.test(text);

export function parseShare(text: string): number {
  const value = Number(text);
  if (text.trim() === "" || !(value >= 0 && value <= 1)) {
    throw new InvalidArgumentError("expected a number from 0 to 1");
  }
  return value;
}
