import { useEffect } from 'react';

/** Keeps the screen on while mounted, so that a waiter can scan the code (visual direction, QR). */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isUnmounted = false;

    async function request() {
      // Old browsers have no wake lock.
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      const granted = await navigator.wakeLock.request('screen');
      if (isUnmounted) await granted.release();
      else lock = granted;
    }
    // A browser may refuse, on a low battery for example; the code can be scanned without the lock.
    const requestIfPossible = () => void request().catch(() => undefined);

    requestIfPossible();
    // A hidden page loses its lock.
    document.addEventListener('visibilitychange', requestIfPossible);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', requestIfPossible);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
