import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** A press that moves at most this far, px, and lasts at most this long, ms, is a tap. */
const slop = 10;
const longestTapMs = 300;
/** Share of the viewer's height beyond which a swipe down closes it, and of its width beyond which one aside turns it. */
const swipeShare = 0.2;

/** The shell's sheet around the viewer: it moves with the finger. */
const sheetOf = (viewer: HTMLElement) => viewer.closest<HTMLElement>('[role=dialog]') ?? viewer;

interface Press {
  x: number;
  y: number;
  at: number;
  distance: number;
  isDown: boolean;
}

interface Options {
  onSwipeDown: () => void;
  /** A swipe to the left is a step forward. */
  onSwipeAside: (step: 1 | -1) => void;
}

/** Holding the viewer, and swiping it down or aside. A hold or a swipe is no tap. */
export function useStoryGestures({ onSwipeDown, onSwipeAside }: Options) {
  const [isHeld, setHeld] = useState(false);
  const press = useRef<Press>(undefined);

  const release = (event: PointerEvent<HTMLElement>, isSwipe: boolean) => {
    if (!press.current?.isDown) return;
    press.current.isDown = false;
    setHeld(false);
    const sheet = sheetOf(event.currentTarget);
    const down = event.clientY - press.current.y;
    const aside = event.clientX - press.current.x;
    const reaches = (way: number, size: number) => isSwipe && way > slop && way > size * swipeShare;
    sheet.style.removeProperty('transition');
    if (Math.abs(aside) > Math.abs(down)) {
      sheet.style.removeProperty('transform');
      if (reaches(Math.abs(aside), sheet.offsetWidth)) onSwipeAside(aside < 0 ? 1 : -1);
    } else if (reaches(down, sheet.offsetHeight)) onSwipeDown();
    else sheet.style.removeProperty('transform');
  };

  return {
    isHeld,
    /** Whether a click is a tap or comes from the keyboard. */
    isTap: ({ detail }: MouseEvent) => {
      const { distance = 0, at = 0 } = press.current ?? {};
      return detail === 0 || (distance <= slop && performance.now() - at <= longestTapMs);
    },
    handlers: {
      onPointerDown({ button, clientX: x, clientY: y }: PointerEvent) {
        if (button !== 0) return;
        press.current = { x, y, at: performance.now(), distance: 0, isDown: true };
        setHeld(true);
      },
      onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
        const held = press.current;
        if (!held?.isDown) return;
        held.distance = Math.max(held.distance, Math.hypot(clientX - held.x, clientY - held.y));
        if (held.distance <= slop) return;
        currentTarget.setPointerCapture?.(pointerId);
        const { style } = sheetOf(currentTarget);
        style.setProperty('transition', 'none');
        style.setProperty('transform', `translateY(${Math.max(0, clientY - held.y)}px)`);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => release(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => release(event, false),
    },
    /** Ends the press of a mouse that leaves the viewer before it is captured, and is released outside. */
    leave: (event: PointerEvent<HTMLElement>) => release(event, false),
  };
}
