import { useEffect, useRef, useState } from 'react';

/** What is read stands at about this height of the window. */
const line = '-30% 0px -70% 0px';
/** Longer than any smooth scroll: after it the spy looks again, whatever happened. */
const longestScroll = 1500;
/** By these a reader scrolls without us. */
const ownMoves = ['wheel', 'touchstart', 'keydown'] as const;

/**
 * The section under the reader's eyes. `lock` names it by hand, and the spy keeps silent until the scroll that
 * follows has arrived, which `onArrive` hears of, unless the reader has gone elsewhere meanwhile.
 */
export function useScrollSpy(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0]);
  const unlock = useRef<() => void>(undefined);
  const key = ids.join(' ');

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find((entry) => entry.isIntersecting);
        if (reached && !unlock.current) setCurrent(reached.target.id);
      },
      { rootMargin: line },
    );
    for (const id of key.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => {
      observer.disconnect();
      unlock.current?.();
    };
  }, [key]);

  function lock(id: string, onArrive: () => void) {
    unlock.current?.();
    setCurrent(id);
    const release = () => {
      clearTimeout(timer);
      removeEventListener('scrollend', arrive);
      for (const name of ownMoves) removeEventListener(name, release);
      unlock.current = undefined;
    };
    const arrive = () => {
      release();
      onArrive();
    };
    const timer = setTimeout(arrive, longestScroll);
    addEventListener('scrollend', arrive);
    for (const name of ownMoves) addEventListener(name, release, { passive: true });
    unlock.current = release;
  }

  // A filter may have taken the section away.
  return { current: ids.includes(current ?? '') ? current : ids[0], lock };
}
