/**
 * Id of the element with the page's state for the browser: a script element with its JSON, or a link to it
 * (`statePath`) on a page that the server sends to many visitors.
 */
export const stateElementId = 'storefront-state';

/** The state of `/menu`, as the build `1a2b3c4d` of the shell has it, is at `/page-state/1a2b3c4d/menu`. */
export const statePath = '/page-state';

/** The status of an answer for the state of a page when the server runs another build of the shell. */
export const outdatedStatus = 409;
