/** The saved place of the order for a visitor with an address, as the page saves it. */
export const savedPlace = JSON.stringify({
  takeMethod: 'delivery',
  delivery: {
    type: 'delivery',
    street: 'Огородный проезд',
    home: '16',
    fullAddress: 'Огородный проезд, 16',
    coordinates: '55.8196,37.6035',
  },
});

/**
 * Runs on the page before its scripts: the visitor has seen the hint of a first visit, and has this place if it is not
 * empty.
 */
export function fillStorage(/** @type {string} */ place) {
  localStorage.setItem('kitsuneAddressHint', 'shown');
  if (place) localStorage.setItem('kitsuneAddress', place);
}
