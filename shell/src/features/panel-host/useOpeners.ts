import { useEffect, useRef } from 'react';

/** Remembers which element opened the panel at each place of the stack, so that focus can return to it. */
export function useOpeners() {
  const openers = useRef(new Map<number, HTMLElement>());
  const pressed = useRef<HTMLElement | null>(null);

  useEffect(() => {
    // Safari gives no focus to a button that is pressed, so the press itself is remembered.
    const remember = ({ target }: MouseEvent) => {
      pressed.current = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, []);

  return {
    /** What has the focus now, or was pressed last. */
    current(): HTMLElement | undefined {
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && focused !== document.body) return focused;
      return pressed.current ?? undefined;
    },
    set(place: number, opener: HTMLElement | undefined) {
      if (opener) openers.current.set(place, opener);
      else openers.current.delete(place);
    },
    get: (place: number) => openers.current.get(place),
  };
}
