import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Calls `onExited` when a closed sheet has finished its exit animation. */
export function useExitTransition(
  sheet: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onExited: () => void,
): void {
  const notify = useEffectEvent(onExited);
  // Before the next frame, so that a sheet without an animation is removed at once.
  useLayoutEffect(() => {
    if (isOpen) return;
    let isCancelled = false;
    const animations = sheet.current?.getAnimations?.() ?? [];
    if (animations.length === 0) return notify();
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (!isCancelled) notify();
    });
    return () => {
      isCancelled = true;
    };
  }, [sheet, isOpen]);
}
