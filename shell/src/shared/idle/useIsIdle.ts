import { useEffect, useState } from 'react';

/** What is loaded later than the page stays out of the way of what the page itself still loads, ms. */
const AFTER_LOAD_MS = 1000;
/** A page that is never idle gets it all the same, ms. */
const AT_THE_LATEST_MS = 3000;

/** Safari knows no idle time. */
function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(then, { timeout: AT_THE_LATEST_MS });
  return () => cancelIdleCallback(handle);
}

/** False on the server and until the page has loaded, come alive and come to rest. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const wait = () => {
      const timer = setTimeout(() => {
        cancel = whenIdle(() => setIdle(true));
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
