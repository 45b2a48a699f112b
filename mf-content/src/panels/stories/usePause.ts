import { prefersReducedMotion } from '@storefront/tokens';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const nothing = { isHovered: false, isFocused: false };

function useIsHidden(): boolean {
  const [isHidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const read = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return isHidden;
}

/**
 * Whether the stories stand still: the customer has paused them, points at them, has the focus inside or looks at
 * another tab. With reduced motion they start paused (visual direction §2, WCAG 2.2.2). `slide` is the story that is
 * shown.
 */
export function usePause(slide: string) {
  const [isPaused, setPaused] = useState(prefersReducedMotion);
  const [attention, setAttention] = useState(nothing);
  const isHidden = useIsHidden();
  const set = (change: Partial<typeof nothing>) => setAttention((before) => ({ ...before, ...change }));
  const focused = useRef<Element>(null);
  // The link of a story goes with it, and not every browser reports that as a blur.
  useEffect(() => {
    if (!focused.current?.isConnected) set({ isFocused: false });
  }, [slide]);

  return {
    /** By the button. */
    isPaused,
    isStill: isPaused || attention.isHovered || attention.isFocused || isHidden,
    toggle() {
      setPaused(!isPaused);
      // «Continue» counts more than the pointer and the focus, which are on its button.
      setAttention(nothing);
    },
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => set({ isHovered: pointerType === 'mouse' }),
      onPointerLeave: () => set({ isHovered: false }),
      onFocus({ target }: FocusEvent) {
        focused.current = target;
        set({ isFocused: target.matches(':focus-visible') && !target.matches('[data-part=pause]') });
      },
      onBlur: () => set({ isFocused: false }),
    },
  };
}
