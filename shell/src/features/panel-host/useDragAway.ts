import { type PointerEvent, useRef } from 'react';

interface Options {
  /** To the right, by a swipe from the left edge; or down, by the grab bar. */
  towards: 'right' | 'down';
  /** Share of the sheet's size beyond which a release closes it. */
  threshold: number;
  onAway: () => void;
}

/** Props for a handle that drags the dialog around it away. Below the threshold the dialog returns. */
export function useDragAway({ towards, threshold, onAway }: Options) {
  const drag = useRef<{ sheet: HTMLElement; from: number; moved: number } | undefined>(undefined);
  const along = (event: PointerEvent) => (towards === 'right' ? event.clientX : event.clientY);

  const release = () => {
    const dragged = drag.current;
    drag.current = undefined;
    if (!dragged) return;
    const { sheet, moved } = dragged;
    const size = towards === 'right' ? sheet.offsetWidth : sheet.offsetHeight;
    sheet.style.removeProperty('transition');
    if (moved > size * threshold && moved > 0) onAway();
    else sheet.style.removeProperty('transform');
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const sheet = event.currentTarget.closest<HTMLElement>('[role=dialog]');
      if (!sheet || event.button !== 0) return;
      drag.current = { sheet, from: along(event), moved: 0 };
      event.currentTarget.setPointerCapture?.(event.pointerId);
      sheet.style.setProperty('transition', 'none');
    },
    onPointerMove(event: PointerEvent) {
      if (!drag.current) return;
      drag.current.moved = Math.max(0, along(event) - drag.current.from);
      const axis = towards === 'right' ? 'X' : 'Y';
      drag.current.sheet.style.setProperty('transform', `translate${axis}(${drag.current.moved}px)`);
    },
    onPointerUp: release,
    onPointerCancel() {
      if (drag.current) drag.current.moved = 0;
      release();
    },
  };
}
