/**
 * Dispatched on the document when React listens to the page: from then on it handles each press itself, and hydrates
 * the pressed element first. The script of the page then replays the visitor's earlier input.
 */
export const appStartedEvent = 'storefront:started';
