// Keeps a site without a service whole after the first visit. Registered as
// service-worker.js?version=V, so that a new export is a new worker with a new cache.
import type { Site } from "../backend/messages.ts";
import { cacheName, dropOtherCaches } from "../backend/site-cache.ts";

declare const self: ServiceWorkerGlobalScope;

const version = new URL(self.location.href).searchParams.get("version") ?? "none";

async function keepAll(): Promise<void> {
  const site: Site = await (await fetch("site.json")).json();
  const cache = await caches.open(cacheName(version));
  for (const file of ["./", "site.json", ...site.files]) {
    if ((await cache.match(file)) === undefined) await cache.add(file);
  }
}

/** Pages and site.json come fresh where there is a network; files never change under a version. */
async function respond(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName(version));
  const page = request.mode === "navigate";
  const kept = page ? await cache.match("./") : await cache.match(request);
  if (kept !== undefined && !page && !request.url.endsWith("/site.json")) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept === undefined) throw error;
    return kept;
  }
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) =>
  event.waitUntil(dropOtherCaches(version).then(() => self.clients.claim())),
);
self.addEventListener("fetch", (event) => {
  const own = new URL(event.request.url).origin === self.location.origin;
  if (event.request.method === "GET" && own) event.respondWith(respond(event.request));
});
