import { deleteOtherCaches, keepOfflinePage, pageOrOffline } from './offlinePage';
import { openMessage, showMessage } from './orderMessage';
import { renewSubscription } from './renewSubscription';
import type { WorkerScope } from './workerScope';

/** Messages about orders, and a page for when there is no network. Scripts and data are the browser's to cache. */
export function runWorker(scope: WorkerScope): void {
  const { registration } = scope;
  scope.addEventListener('install', (event) => {
    // It replaces the worker before it at once: no page depends on what a worker has cached.
    event.waitUntil(keepOfflinePage(scope).then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', (event) => {
    // The browser asks for a page while it starts the worker.
    event.waitUntil(Promise.all([deleteOtherCaches(scope), registration.navigationPreload?.enable()]));
  });
  scope.addEventListener('fetch', (event) => {
    const { mode, method } = event.request;
    if (mode === 'navigate' && method === 'GET') event.respondWith(pageOrOffline(scope, event));
  });
  scope.addEventListener('push', (event) => event.waitUntil(showMessage(scope, event)));
  scope.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(renewSubscription(scope, event)),
  );
  scope.addEventListener('notificationclick', (event) => event.waitUntil(openMessage(scope, event)));
}
