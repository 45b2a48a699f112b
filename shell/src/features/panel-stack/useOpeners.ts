import { useEffect, useRef } from 'react';

/** Remembers which element opened each panel of the stack, by index, so that focus can return to it. */
export function useOpeners() {
  const openers = useRef(new Map<number, HTMLElement>());
  const clicked = useRef<HTMLElement | null>(null);

  useEffect(() => {
    // Safari does not focus a button that is clicked, so the click itself is remembered.
    const remember = ({ target }: MouseEvent) => {
      clicked.current = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, []);

  return {
    /** The focused element, or the last clicked element. */
    current(): HTMLElement | undefined {
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && focused !== document.body) return focused;
      return clicked.current ?? undefined;
    },
    set(index: number, opener: HTMLElement | undefined) {
      if (opener) openers.current.set(index, opener);
      else openers.current.delete(index);
    },
    get: (index: number) => openers.current.get(index),
  };
}
