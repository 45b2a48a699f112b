import { compressedBody } from '../compressedBody';
import { cacheResult, createCachePlaces, type GuestPage, isUnchecked } from './cachePlaces';

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

describe('the age of a page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** A page whose answers were confirmed so many milliseconds ago. */
  const checked = (...ages: number[]): GuestPage => ({
    ...page,
    answers: new Map(
      ages.map((age) => [`/api/${age}`, { tag: '"1"', confirmedAt: performance.now() - age }] as const),
    ),
  });
  const fresh = 120_000;
  const old = 120_001;

  test.each([
    ['two minutes ago', false, [fresh]],
    ['longer ago', true, [old]],
    ['now and longer ago', true, [0, old]],
    ['never, because it needs none', false, []],
  ])('a page whose answers were confirmed %s is unchecked: %p', (_, expected, ages) => {
    expect(isUnchecked(checked(...ages))).toBe(expected);
  });

  const place = createCachePlaces().placeOf(new URL('http://storefront/menu'), 'builds');
  const cached = (age: number, outdatedAt?: number) => ({ page: checked(age), outdatedAt });
  test.each([
    ['a page that is not cached', undefined, () => undefined, undefined, 'none'],
    ['a checked page', place, () => cached(fresh), undefined, 'hit'],
    ['a page that is rendered again', place, () => cached(fresh), {}, 'hit'],
    ['an outdated page', place, () => cached(fresh, 0), undefined, 'stale'],
    ['an unchecked page', place, () => cached(old), undefined, 'stale'],
    ['a page that another guest waits for', place, () => undefined, {}, 'shared'],
    ['a new page', place, () => undefined, undefined, 'miss'],
  ])('%s is counted under its result', (_, placeOfPage, found, pending, result) => {
    expect(cacheResult(placeOfPage, found(), pending)).toBe(result);
  });
});
