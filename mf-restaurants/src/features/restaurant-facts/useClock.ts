import { useEffect, useState } from 'react';

const tick = 30_000;

/**
 * The time that hours are judged by. The first render takes `readAt`, the moment the data was read, so that
 * server and browser draw the same; after that it is the real clock, which goes on while the page stays open.
 */
export function useClock(readAt: number): Date {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const read = () => setNow(Date.now());
    read();
    const timer = setInterval(read, tick);
    return () => clearInterval(timer);
  }, []);
  return new Date(now ?? readAt);
}
