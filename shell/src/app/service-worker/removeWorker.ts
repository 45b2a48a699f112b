import type { WorkerScope } from './workerScope';

/** Replaces the worker of a site that has none any more: it deletes every cache, and itself. */
export function removeWorker(scope: WorkerScope): void {
  const { caches, registration } = scope;
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => {
    const empty = async () => Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    event.waitUntil(empty().then(() => registration.unregister()));
  });
}
