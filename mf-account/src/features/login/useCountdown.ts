import { useEffect, useState } from 'react';
import { secondsLeft } from './countdown';

/**
 * A countdown in seconds. It ends at a time on the clock rather than after a number of ticks, so a tab that
 * slept shows the right value when it wakes. It goes on from there when the clock is put back.
 */
export function useCountdown() {
  const [until, setUntil] = useState<number>();
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (until === undefined) return;
    let last = Date.now();
    const update = () => {
      const now = Date.now();
      if (now < last) return setUntil(until - (last - now));
      last = now;
      const seconds = secondsLeft(until, now);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(update, 250);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [until]);

  const start = (seconds: number) => {
    setUntil(Date.now() + seconds * 1000);
    setLeft(Math.ceil(seconds));
  };
  return { left, start } as const;
}
