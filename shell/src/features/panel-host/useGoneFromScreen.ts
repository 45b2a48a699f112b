import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Tells when a sheet that has been closed has left the screen. */
export function useGoneFromScreen(
  sheet: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onGone: () => void,
): void {
  const tell = useEffectEvent(onGone);
  // Before the next frame: what has no motion is gone at once.
  useLayoutEffect(() => {
    if (isOpen) return;
    let isCalledBack = false;
    const motions = sheet.current?.getAnimations?.() ?? [];
    if (motions.length === 0) return tell();
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
      if (!isCalledBack) tell();
    });
    return () => {
      isCalledBack = true;
    };
  }, [sheet, isOpen]);
}
