import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const buttons = 'article button';

/**
 * When the card with the focused button leaves the row, the focus moves to the button of the next card, so that several
 * cards can be added by the keyboard one after another. `count` is the number of cards.
 */
export function useFocusOnNextCard(count: number): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);

  useEffect(() => {
    const remember = ({ target }: Event) => {
      const all = [...(row.current?.querySelectorAll(buttons) ?? [])];
      focused.current = all.findIndex((button) => target instanceof Node && button.contains(target));
    };
    // A press outside of all controls removes the focus without moving it to another control.
    const events = ['focusin', 'pointerdown'] as const;
    for (const event of events) document.addEventListener(event, remember);
    return () => {
      for (const event of events) document.removeEventListener(event, remember);
    };
  }, []);

  // A layout effect runs before the panel notices the lost focus and takes it.
  useLayoutEffect(() => {
    if (focused.current === -1 || document.activeElement !== document.body) return;
    const all = row.current?.querySelectorAll<HTMLElement>(buttons) ?? [];
    all[Math.min(focused.current, count - 1)]?.focus({ preventScroll: true });
  }, [count]);
  return row;
}
