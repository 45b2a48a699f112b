import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The current section crosses a line at this share of the window's height. */
const readingLine = 0.3;
const rootMargin = `${-100 * readingLine}% 0px ${-100 * (1 - readingLine)}% 0px`;
/** Longer than any smooth scroll: after this time the lock is released even without a `scrollend` event. */
const maxScrollMs = 1500;
/** Events by which the visitor scrolls. */
const userScrollEvents = ['wheel', 'touchstart', 'keydown'] as const;

/**
 * The section at the visitor's reading position; `onReach` is called when a scroll reaches another section. `lock` sets
 * the current section and ignores the scroll that follows. When that scroll ends, `onArrive` is called, unless the
 * visitor has scrolled elsewhere meanwhile.
 */
export function useScrollSpy(ids: readonly string[], onReach: (id: string) => void) {
  const [current, setCurrent] = useState(ids[0]);
  const unlock = useRef<() => void>(undefined);
  const key = ids.join(' ');

  const reach = useEffectEvent((id: string) => {
    if (unlock.current) return;
    setCurrent(id);
    onReach(id);
  });

  // A jump to the top of the page, by the key Home for example, lands above the first section without crossing it.
  const returnToFirst = useEffectEvent(() => {
    const first = document.getElementById(ids[0] ?? '');
    if (!first || first.id === current) return;
    if (first.getBoundingClientRect().top > innerHeight * readingLine) reach(first.id);
  });

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page gets the entries of several frames at once, the latest last.
        const reached = entries.findLast((entry) => entry.isIntersecting);
        if (reached) reach(reached.target.id);
        else returnToFirst();
      },
      { rootMargin },
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
      for (const name of userScrollEvents) removeEventListener(name, release);
      unlock.current = undefined;
    };
    const arrive = () => {
      release();
      onArrive();
    };
    const timer = setTimeout(arrive, maxScrollMs);
    addEventListener('scrollend', arrive);
    for (const name of userScrollEvents) addEventListener(name, release, { passive: true });
    unlock.current = release;
  }

  // A filter may have removed the section.
  return { current: ids.includes(current ?? '') ? current : ids[0], lock };
}
