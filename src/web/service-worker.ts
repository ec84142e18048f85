// Keeps a site without a service whole after the first visit. Registered as
// service-worker.js?version=V, so that a new export is a new worker with a new cache.
import type { Site } from "./backend/messages.ts";

declare const self: ServiceWorkerGlobalScope;

const version = new URL(self.location.href).searchParams.get("version") ?? "none";
const prefix = "segue-site:";
const cacheName = `${prefix}${version}`;

async function keepAll(): Promise<void> {
  const site: Site = await (await fetch("site.json")).json();
  const cache = await caches.open(cacheName);
  await cache.addAll(["./", "site.json", ...site.files]);
}

async function dropOthers(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
  }
}

/** Pages and site.json come fresh where there is a network; files never change under a version. */
async function respond(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const fresh = request.mode === "navigate" || request.url.endsWith("/site.json");
  const kept = await cache.match(request, { ignoreSearch: request.mode === "navigate" });
  if (kept !== undefined && !fresh) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const fallback = kept ?? (request.mode === "navigate" ? await cache.match("./") : undefined);
    if (fallback === undefined) throw error;
    return fallback;
  }
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) =>
  event.waitUntil(dropOthers().then(() => self.clients.claim())),
);
self.addEventListener("fetch", (event) => {
  const own = new URL(event.request.url).origin === self.location.origin;
  if (event.request.method === "GET" && own) event.respondWith(respond(event.request));
});
