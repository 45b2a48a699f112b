/** The fields that a native click and a React click share. */
type Click = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'preventDefault' | 'shiftKey'
>;

/** Whether the page may handle a click on a link itself; any other click (new tab, download) is the browser's. */
export function isPlainClick(event: Click): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}

/** A click handler for a link: a plain click calls `act` instead, any other click and a page without script follow it. */
export function onPlainClick(act: () => void) {
  return (event: Click): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
}
