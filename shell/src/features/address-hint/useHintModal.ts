import { openPanel } from '@storefront/contracts';
import { useLocation } from '@storefront/router';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Options {
  isEnabled: boolean;
  canOpen: () => boolean;
}

/** Presses that the visitor goes on with: on another page, or typing. */
const continued = 'a[href], form, label, input, textarea, select';

/**
 * Opens the question «Как получите заказ?» after a press of the visitor that opened no panel, or on the page that a pressed
 * link led to. Never without a press: a reader is not interrupted, no finger is on the screen, and browsers skip a
 * history entry that a page has added by itself, so that Back would leave the page instead of closing the modal.
 */
export function useHintModal({ isEnabled, canOpen }: Options): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const offer = useEffectEvent(() => {
    if (canOpen()) openPanel('select-address');
  });

  useEffect(() => {
    if (!isEnabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(continued)) return;
      // A panel that the press opens is in the history once this task has ended.
      timer = setTimeout(offer);
    };
    window.addEventListener('click', onClick);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', onClick);
    };
  }, [isEnabled]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isEnabled) offer();
  }, [isEnabled, pathname]);
}
