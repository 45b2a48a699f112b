import { useEffect, useEffectEvent, useRef } from 'react';

interface Options {
  /** The slide that the clock runs for; a new slide starts from the full time. */
  slide: string;
  seconds: number;
  /** While false the time stands still. */
  isRunning: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` when the slide has been shown for its time. Pauses do not count. */
export function useStoryClock({ slide, seconds, isRunning, onEnd }: Options): void {
  const leftMs = useRef(0);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    leftMs.current = seconds * 1000;
  }, [slide, seconds]);
  useEffect(() => {
    if (!isRunning) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [slide, seconds, isRunning]);
}
