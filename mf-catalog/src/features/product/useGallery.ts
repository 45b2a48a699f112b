import { type KeyboardEvent, useRef, useState } from 'react';

/** Which of the pictures, 0 to `last`, stands in a row that is swiped or turned by buttons and keys. */
export function useGallery(last: number) {
  const [current, setCurrent] = useState(0);
  const track = useRef<HTMLDivElement>(null);
  /** Where a press has sent the row; the pictures that it passes on its way are not the current one. */
  const wanted = useRef<number>(undefined);

  function show(index: number) {
    const next = Math.min(last, Math.max(0, index));
    setCurrent(next);
    wanted.current = next;
    const row = track.current;
    if (row) row.scrollLeft = next * row.clientWidth;
  }

  function follow() {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth === 0) return;
    const passed = Math.min(last, Math.round(scrollLeft / clientWidth));
    if (wanted.current !== undefined && wanted.current !== passed) return;
    wanted.current = undefined;
    setCurrent(passed);
  }

  /** A finger or a wheel moves the row now. */
  function takeOver() {
    wanted.current = undefined;
  }

  /** The row stands still, wherever that is. */
  function settle() {
    takeOver();
    follow();
  }

  function turn(event: KeyboardEvent) {
    // Alt with an arrow is the browser's way back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  }

  return { track, current, show, turn, follow, takeOver, settle };
}
