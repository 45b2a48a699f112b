import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

const nothing = { isHovered: false, isFocused: false };

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

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
 * another tab. With reduced motion they start paused (visual direction §2, WCAG 2.2.2).
 */
export function usePause() {
  const [isPaused, setPaused] = useState(prefersReducedMotion);
  const [attention, setAttention] = useState(nothing);
  const isHidden = useIsHidden();
  const set = (change: Partial<typeof nothing>) => setAttention((before) => ({ ...before, ...change }));

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
      onFocus: ({ target }: FocusEvent) =>
        set({ isFocused: target.matches(':focus-visible') && !target.matches('[data-part=pause]') }),
      onBlur: () => set({ isFocused: false }),
    },
  };
}
