import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const buttons = 'article button';

/**
 * When the card whose button has focus leaves the row, focus goes to the button of the next card, so that the keyboard
 * can add several in a row. `count` is the number of cards.
 */
export function useFocusOnNextCard(count: number): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);

  useEffect(() => {
    const remember = ({ target }: Event) => {
      const all = [...(row.current?.querySelectorAll(buttons) ?? [])];
      focused.current = all.findIndex((button) => target instanceof Node && button.contains(target));
    };
    // A press beside all controls takes focus away, and no control gets it.
    const events = ['focusin', 'pointerdown'] as const;
    for (const event of events) document.addEventListener(event, remember);
    return () => {
      for (const event of events) document.removeEventListener(event, remember);
    };
  }, []);

  // Before the panel notices that focus is lost, and takes it.
  useLayoutEffect(() => {
    if (focused.current === -1 || document.activeElement !== document.body) return;
    const all = row.current?.querySelectorAll<HTMLElement>(buttons) ?? [];
    all[Math.min(focused.current, count - 1)]?.focus({ preventScroll: true });
  }, [count]);
  return row;
}
