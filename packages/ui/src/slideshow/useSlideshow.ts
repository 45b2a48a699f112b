import { type KeyboardEvent, useRef, useState } from 'react';

/** The current slide, 0 to `last`, of a row that is swiped or turned by buttons and keys. */
export function useSlideshow(last: number) {
  const [current, setCurrent] = useState(0);
  const track = useRef<HTMLSpanElement>(null);
  /** Target of a scroll started by a press; the slides passed on the way do not become current. */
  const target = useRef<number>(undefined);

  function goTo(index: number) {
    const next = Math.min(last, Math.max(0, index));
    setCurrent(next);
    target.current = next;
    const row = track.current;
    if (row) row.scrollLeft = next * row.clientWidth;
  }

  function onScroll() {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth === 0) return;
    const visible = Math.min(last, Math.round(scrollLeft / clientWidth));
    if (target.current !== undefined && target.current !== visible) return;
    target.current = undefined;
    setCurrent(visible);
  }

  /** A finger or a wheel scrolls the row from now on. */
  function onUserScroll() {
    target.current = undefined;
  }

  function onScrollEnd() {
    onUserScroll();
    onScroll();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Alt with an arrow is the browser's history navigation.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
    if (index === undefined) return;
    event.preventDefault();
    goTo(index);
  }

  return { track, current, goTo, onKeyDown, onScroll, onScrollEnd, onUserScroll };
}
