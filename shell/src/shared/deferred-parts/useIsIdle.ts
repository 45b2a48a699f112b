import { startTransition, useEffect, useState } from 'react';

/** Deferred content waits this long after the load event, so that it does not compete with the page's own requests. */
const AFTER_LOAD_MS = 1000;
/** A busy page counts as idle after this time. */
const IDLE_TIMEOUT_MS = 3000;

/** Safari has no requestIdleCallback. */
function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}

/** False on the server, and in the browser until the page has loaded, hydrated and become idle. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const wait = () => {
      const timer = setTimeout(() => {
        // The visitor does not wait for deferred content, so it is rendered in slices.
        cancel = whenIdle(() => startTransition(() => setIdle(true)));
      }, AFTER_LOAD_MS);
      cancel = () => clearTimeout(timer);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      cancel();
    };
  }, []);
  return isIdle;
}
