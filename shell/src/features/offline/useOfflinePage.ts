import { serviceWorkerPath } from '@storefront/contracts';
import { useEffect } from 'react';

/**
 * Registers the service worker when the site runs as an app: its icon is pressed without a network too, and there is no
 * browser around it that explains. Other visitors get the worker only with messages about orders, so a first visit loads
 * nothing of it.
 */
export function useOfflinePage(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !window.matchMedia('(display-mode: standalone)').matches) return;
    // Without the worker the app works as a page does.
    navigator.serviceWorker.register(serviceWorkerPath).catch(() => undefined);
  }, []);
}
