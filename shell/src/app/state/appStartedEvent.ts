/**
 * Dispatched on the document when React listens to the page: from then on it handles each press itself, hydrating first
 * what is pressed. The inline script of the page repeats what the visitor did before.
 */
export const appStartedEvent = 'storefront:started';
