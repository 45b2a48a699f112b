/** Id of the element in which the server sends the page's state to the browser. */
export const stateElementId = 'storefront-state';
