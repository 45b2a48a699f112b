import type { MouseEvent } from 'react';

/** Whether a click on a link opens it here: no modifier key and no other button asks for a new tab or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified;
}
