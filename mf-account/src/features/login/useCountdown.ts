import { useEffect, useState } from 'react';
import { secondsLeft } from './countdown';

/**
 * Seconds left of a wait. The end is a moment on the clock and not a count of ticks, so a tab that slept shows
 * the truth the moment it wakes.
 */
export function useCountdown() {
  const [until, setUntil] = useState<number>();
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (until === undefined) return;
    const read = () => {
      const seconds = secondsLeft(until, Date.now());
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(read, 250);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [until]);

  const start = (seconds: number) => {
    setUntil(Date.now() + seconds * 1000);
    setLeft(Math.ceil(seconds));
  };
  return { left, start } as const;
}
