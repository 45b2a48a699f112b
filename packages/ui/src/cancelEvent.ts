import type { MouseEvent } from 'react';

/** The click handler of a blocked control: `aria-disabled` alone would not stop the press. */
export function cancelEvent(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
