// The machine in a few words, as results name it.
import { arch, availableParallelism, cpus, platform } from "node:os";

export function hardwareText(): string {
  const model = cpus()[0]?.model ?? "unknown";
  return `${availableParallelism()} cores of ${model}, ${platform()} ${arch()}, Node ${process.versions.node}`;
}
