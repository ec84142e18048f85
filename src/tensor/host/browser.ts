// The engine's host in a browser: workers from a blob, no native library.
import type { Host } from "./host.ts";

export function browserHost(): Host {
  const isolated =
    globalThis.crossOriginIsolated === true && typeof SharedArrayBuffer === "function";
  return {
    name: "browser",
    cores: globalThis.navigator?.hardwareConcurrency ?? 1,
    shared: isolated,
    mayBlock: typeof document === "undefined",
    wanted: undefined,
    findBlas: async () => "a browser has no native libraries",
    startWorker(source, start) {
      const code = `${source}\nonmessage = (event) => segueThread.run(event.data, null);`;
      const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
      const worker = new Worker(url);
      worker.postMessage(start);
      URL.revokeObjectURL(url);
      return worker;
    },
  };
}
