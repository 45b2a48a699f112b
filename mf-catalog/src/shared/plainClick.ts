import type { MouseEvent } from 'react';

/** A click that the page may answer itself; any other (new tab, download) belongs to the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}
