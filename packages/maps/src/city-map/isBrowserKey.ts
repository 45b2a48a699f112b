/** Whether a key belongs to the browser: Alt with an arrow goes back, Ctrl or Cmd with plus zooms the page. */
export const isBrowserKey = (event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>) =>
  event.altKey || event.ctrlKey || event.metaKey;
