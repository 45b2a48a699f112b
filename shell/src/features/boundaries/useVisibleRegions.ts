import { useEffect, useState } from 'react';
import { findRegions, type Region } from './findRegions';

/** The regions within the viewport, measured again after every scroll, resize and change of the page. */
export function useVisibleRegions(isOn: boolean): readonly Region[] {
  const [regions, setRegions] = useState<readonly Region[]>([]);

  useEffect(() => {
    if (!isOn) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      setRegions(findRegions(document));
    };
    const scheduleMeasure = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const observer = new MutationObserver((records) => {
      const isOurs = records.every(
        ({ target }) => target instanceof Element && target.closest('[data-boundaries]'),
      );
      if (!isOurs) scheduleMeasure();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', scheduleMeasure, { capture: true, passive: true });
    window.addEventListener('resize', scheduleMeasure);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', scheduleMeasure, { capture: true });
      window.removeEventListener('resize', scheduleMeasure);
    };
  }, [isOn]);

  return isOn ? regions : [];
}
