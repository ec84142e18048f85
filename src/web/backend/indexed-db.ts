// Documents in the browser's own database; where it has none to give (private windows), in memory.
import type { KeyedDocuments } from "./keyed-store.ts";

const storeName = "documents";

export async function openDocuments<T extends { readonly id: string }>(
  name: string,
): Promise<KeyedDocuments<T>> {
  try {
    return indexedDocuments(await openIndexed(name));
  } catch {
    return memoryDocuments();
  }
}

function openIndexed(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(storeName, { keyPath: "id" });
  };
  return settled(opening);
}

function indexedDocuments<T>(database: IDBDatabase): KeyedDocuments<T> {
  const within = (mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(storeName, mode).objectStore(storeName);
  return {
    all: () => settled<T[]>(within("readonly").getAll()),
    get: (id) => settled<T | undefined>(within("readonly").get(id)),
    async update(id, change) {
      const store = within("readwrite");
      const next = change(await settled<T | undefined>(store.get(id)));
      if (next === undefined) await settled(store.delete(id));
      else await settled(store.put(next));
    },
    close: async () => database.close(),
  };
}

export function memoryDocuments<T>(): KeyedDocuments<T> {
  const documents = new Map<string, T>();
  return {
    all: async () => [...documents.values()],
    get: async (id) => documents.get(id),
    async update(id, change) {
      const next = change(documents.get(id));
      if (next === undefined) documents.delete(id);
      else documents.set(id, next);
    },
    close: async () => {},
  };
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser's database failed"));
  });
