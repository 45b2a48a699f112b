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
 * another tab. With reduced motion they start paused (visual direction §2, WCAG 2.2.2). `slide` is the shown story.
 */
export function usePause(slide: string) {
  const [isPaused, setPaused] = useState(prefersReducedMotion);
  const [attention, setAttention] = useState(nothing);
  const isHidden = useIsHidden();
  const set = (change: Partial<typeof nothing>) => setAttention((before) => ({ ...before, ...change }));
  const focused = useRef<Element>(null);
  // A focused link disappears with its story, and not every browser fires `blur` for a removed element.
  useEffect(() => {
    if (!focused.current?.isConnected) set({ isFocused: false });
  }, [slide]);

  return {
    /** The customer has pressed the pause button, or has not started the stories under reduced motion. */
    isPaused,
    isStill: isPaused || attention.isHovered || attention.isFocused || isHidden,
    toggle() {
      setPaused(!isPaused);
      // The press continues the stories although the pointer and the focus are on the button.
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
