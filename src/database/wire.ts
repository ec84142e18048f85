// What arrives from a server, counted as it arrives: a driver hands a row over only when all of it is
// here, and by then one huge value has filled the memory.
import { Duplex } from "node:stream";
import { DatabaseError, type QueryLimits } from "./database.ts";

export type WireWatch = {
  /** More has arrived than the limits allow; the connection is gone. */
  readonly overrun: boolean;
  end(): void;
};

/** Text on the wire is longer than what the limit counts, and a batch has more rows than are kept. */
const slack = 1024 * 1024;

/** `connection` is a driver's own; beyond the limit it is cut, which its query then notices. */
export function watchWire(connection: object, { maxBytes }: QueryLimits): WireWatch {
  const stream = streamOf(connection);
  const limit = 2 * maxBytes + slack;
  let bytes = 0;
  let overrun = false;
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes <= limit || overrun) return;
    overrun = true;
    stream?.destroy();
  };
  stream?.on("data", count);
  return {
    get overrun() {
      return overrun;
    },
    end: () => void stream?.off("data", count),
  };
}

export function tooLarge(name: string, { maxBytes }: QueryLimits): DatabaseError {
  return new DatabaseError(
    "failed",
    `${name}: one row of the result is larger than ${maxBytes} bytes. Ask for fewer or shorter columns.`,
  );
}

/** pg keeps it in `connection.stream`, mysql2 in `stream`; neither declares it. */
function streamOf(connection: object): Duplex | undefined {
  const inner: unknown = Reflect.get(connection, "connection");
  const holders = [connection, ...(typeof inner === "object" && inner !== null ? [inner] : [])];
  const streams = holders.map((holder): unknown => Reflect.get(holder, "stream"));
  return streams.find((stream): stream is Duplex => stream instanceof Duplex);
}
