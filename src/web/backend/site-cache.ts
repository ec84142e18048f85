// The browser's cache of one version of a site: filled by the worker and the service worker alike,
// so that nothing is fetched twice.

const prefix = "segue-site:";

export const cacheName = (version: string): string => `${prefix}${version}`;

/** Undefined where the browser keeps no caches for this page (plain http). */
export async function openSiteCache(version: string): Promise<Cache | undefined> {
  try {
    return await globalThis.caches?.open(cacheName(version));
  } catch {
    return undefined;
  }
}

/** Caches of other versions of the site. */
export async function dropOtherCaches(version: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName(version)) await caches.delete(name);
  }
}
