import type { MouseEvent } from 'react';

/** Whether the page may handle a click on a link itself; any other click (new tab, download) is the browser's. */
export function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}
