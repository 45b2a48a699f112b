import { useClockOffset } from '@storefront/contracts';
import { useEffect, useMemo, useState } from 'react';

const intervalMs = 30_000;

/**
 * The current time by the back end's clock, updated while the page stays open, and when it is shown again: no timer runs
 * while a device sleeps.
 * The first render uses `readAt`, when the data was fetched, so that server and browser render the same.
 */
export function useClock(readAt: number): Date {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, intervalMs);
    document.addEventListener('visibilitychange', update);
    window.addEventListener('pageshow', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
      window.removeEventListener('pageshow', update);
    };
  }, []);
  const offset = useClockOffset();
  const time = now === undefined ? readAt : now + offset;
  // One object until the next tick, so that components that depend on it do not rerender in between.
  return useMemo(() => new Date(time), [time]);
}
