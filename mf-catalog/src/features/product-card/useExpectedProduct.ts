import { expectPanel } from '@storefront/contracts';
import { useEffect } from 'react';

/** By which a page shows that somebody is there. */
const signs = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;
/** A page that nobody has touched so long is at rest: it has loaded what it needs for itself, ms. */
const untouched = 1200;
let isExpected = false;

/**
 * A dish is what a list of dishes leads to: its panel's code comes with the first sign of a hand on the page, and
 * without one when the page is at rest, since a press is too late for it on a slow phone, and the page's own start too
 * early.
 */
export function useExpectedProduct(): void {
  useEffect(() => {
    if (isExpected) return undefined;
    const stop = () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, expect, true);
    };
    const expect = () => {
      stop();
      if (isExpected) return;
      isExpected = true;
      expectPanel('product');
    };
    const timer = setTimeout(expect, untouched);
    for (const sign of signs) addEventListener(sign, expect, { capture: true, passive: true });
    return stop;
  }, []);
}
