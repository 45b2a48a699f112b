import { useEffect, useEffectEvent } from 'react';

interface Options {
  onTurn: (step: 1 | -1) => void;
  onPause: () => void;
}

/** The arrow keys turn the stories and the space bar pauses them, wherever the focus is: at first it is on the dialog. */
export function useStoryKeys({ onTurn, onPause }: Options): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Alt with an arrow is the browser's history navigation.
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null;
    if (event.key === 'ArrowLeft') onTurn(-1);
    else if (event.key === 'ArrowRight') onTurn(1);
    else if (event.key === ' ' && !isOnControl) onPause();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
