import { cpus, loadavg, totalmem } from "node:os";

/** The machine of a run in one line, with how busy it is. */
export function describeMachine(): string {
  const processors = cpus();
  return [
    `${processors.length} × ${processors[0]?.model.trim() ?? "unknown processor"}`,
    `${(totalmem() / 1024 ** 3).toFixed(0)} GB`,
    `Node ${process.versions.node}`,
    `load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  ].join(", ");
}
