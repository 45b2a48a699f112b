/** The sheet that a press before the start of the app has opened (`EarlySheet`). */
const earlySheet = () => document.querySelector<HTMLElement>('[data-early-sheet]');

/**
 * Puts the panel's sheet behind the early sheet, in the same phase of its animation. The early sheet stays on top until
 * `removeEarlySheet`, so that a skeleton does not replace its content first.
 */
export function followEarlySheet(surface: HTMLElement): void {
  const [earlyBackdrop, earlySurface] = earlySheet()?.children ?? [];
  if (!earlyBackdrop || !earlySurface) return;
  joinAnimation(surface, earlySurface);
  joinAnimation(surface.previousElementSibling, earlyBackdrop);
  // Two backdrops would be twice as dark, and two dialogs too many for a screen reader.
  earlyBackdrop.remove();
  earlySurface.removeAttribute('role');
  earlySurface.setAttribute('aria-hidden', 'true');
}

/** Starts an animation in the phase of the early sheet. `getAnimations` does not list an animation that has ended. */
function joinAnimation(element: Element | null, early: Element): void {
  const phase = early.getAnimations?.()[0]?.currentTime;
  for (const animation of element?.getAnimations?.() ?? []) {
    if (phase) animation.currentTime = phase;
    else animation.finish();
  }
}

/** Called when the panel below has its content, has failed, or is closed. */
export function removeEarlySheet(): void {
  earlySheet()?.remove();
}
