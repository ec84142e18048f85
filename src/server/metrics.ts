// Counts and timings of the service in Prometheus' format. One registry for each app: no globals.
import type { MiddlewareHandler } from "hono";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { TurnEngine } from "../service/turn-engine.ts";

export function createMetrics(engine: TurnEngine) {
  const registry = new Registry();
  const requests = new Counter({
    name: "segue_http_requests_total",
    help: "Requests by method, route and status.",
    labelNames: ["method", "route", "status"],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "segue_http_request_seconds",
    help: "Time to the end of the response's headers.",
    labelNames: ["method", "route"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  new Gauge({
    name: "segue_turns_in_flight",
    help: "Turns waiting or being answered.",
    registers: [registry],
    collect() {
      this.set(engine.load());
    },
  });
  new Gauge({
    name: "segue_resident_memory_bytes",
    help: "Resident memory of the process.",
    registers: [registry],
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: "segue_process_cpu_seconds_total",
    help: "Processor time of the process, all its threads together.",
    registers: [registry],
    collect() {
      const { user, system } = process.cpuUsage();
      this.set((user + system) / 1e6);
    },
  });

  const observe: MiddlewareHandler = async (context, next) => {
    const start = performance.now();
    await next();
    // The pattern, never the path itself: ids must not become label values.
    const route = context.req.routePath ?? "unknown";
    const method = context.req.method;
    requests.inc({ method, route, status: context.res.status });
    seconds.observe({ method, route }, (performance.now() - start) / 1000);
  };
  return { observe, text: () => registry.metrics(), contentType: registry.contentType };
}
