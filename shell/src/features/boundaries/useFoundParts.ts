import { useEffect, useState } from 'react';
import { findParts, type FoundPart } from './findParts';

/** The parts on the screen, measured again whenever the page moves or changes. */
export function useFoundParts(isOn: boolean): readonly FoundPart[] {
  const [parts, setParts] = useState<readonly FoundPart[]>([]);

  useEffect(() => {
    if (!isOn) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      setParts(findParts(document));
    };
    const measureSoon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const changes = new MutationObserver((records) => {
      const isOurs = records.every(
        ({ target }) => target instanceof Element && target.closest('[data-boundaries]'),
      );
      if (!isOurs) measureSoon();
    });
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', measureSoon, { capture: true, passive: true });
    window.addEventListener('resize', measureSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('scroll', measureSoon, { capture: true });
      window.removeEventListener('resize', measureSoon);
    };
  }, [isOn]);

  return isOn ? parts : [];
}
