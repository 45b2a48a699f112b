/**
 * Id of the element with the page's state for the browser: a script element with its JSON, or a link to it
 * (`statePath`) on a page that the server sends to many visitors.
 */
export const stateElementId = 'storefront-state';

/** The state of the page `/menu` is at `/page-state/menu`. */
export const statePath = '/page-state';
