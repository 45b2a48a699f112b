import type { WorkerEvents, WorkerScope } from './workerScope';

/** The one page that the worker keeps; the shell's server makes it. */
export const offlinePagePath = '/offline.html';
const cacheName = 'offline-page';

/** Keeps the page for navigations without a network. */
export async function keepOfflinePage({ caches }: WorkerScope): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.add(new Request(offlinePagePath, { cache: 'reload' }));
}

/** Deletes every other cache: a worker of an earlier site may have left some. */
export async function deleteOtherCaches({ caches }: WorkerScope): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

/** The page from the network, or the kept page without one. An answer with an error status is an answer. */
export async function pageOrOffline(
  { caches, fetch }: WorkerScope,
  { request, preloadResponse }: WorkerEvents['fetch'],
): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const cache = await caches.open(cacheName);
    const kept = await cache.match(offlinePagePath);
    if (!kept) throw error;
    return kept;
  }
}
