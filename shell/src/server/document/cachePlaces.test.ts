import { compressedBody } from '../compressedBody';
import { createCachePlaces, type GuestPage } from './cachePlaces';

const body = compressedBody(Buffer.from('страница'));
const page = { headers: {}, document: body, state: body } as unknown as GuestPage;

/** Guests' pages at addresses. */
function startCaches() {
  const { placeOf: find } = createCachePlaces();
  const placeOf = (address: string) => {
    const place = find(new URL(address, 'http://storefront'), 'builds');
    if (!place) throw new Error(`${address} is not cached`);
    return place;
  };
  return {
    put(address: string) {
      const { cache, key } = placeOf(address);
      cache.begin(key)(page);
    },
    get(address: string) {
      const { cache, key } = placeOf(address);
      return cache.get(key);
    },
  };
}

const addresses = {
  plain: (index: number) => `/menu/group-${index}`,
  filtered: (index: number) => `/menu?labels=${index}`,
  numbered: (index: number) => `/about/blog?page=${index}`,
};

test.each([
  ['plain', 500],
  ['filtered', 40],
  ['numbered', 40],
] as const)('of %s pages %d are cached, and one more evicts none of another kind', (kind, size) => {
  const { put, get } = startCaches();
  for (const addressOf of Object.values(addresses)) put(addressOf(1));
  for (let index = 2; index <= size; index += 1) put(addresses[kind](index));
  const cached = () =>
    Object.entries(addresses).flatMap(([name, addressOf]) => (get(addressOf(1)) ? [name] : []));
  expect(cached()).toEqual(['plain', 'filtered', 'numbered']);
  // Asking for the first page used it, so the second is the oldest.
  put(addresses[kind](size + 1));
  expect(get(addresses[kind](2))).toBeUndefined();
  expect(cached()).toEqual(['plain', 'filtered', 'numbered']);
});
