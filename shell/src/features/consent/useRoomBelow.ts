import { useEffect } from 'react';

/** The toolbar and the line above it, with its words in three rows. */
const room = '216px';

/** What gets the focus is scrolled above the line at the bottom of the window, as long as the line is asked. */
export function useRoomBelow(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.scrollPaddingBottom;
    style.scrollPaddingBottom = room;
    return () => {
      style.scrollPaddingBottom = before;
    };
  }, []);
}
