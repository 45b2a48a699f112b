import { testBrand } from '@storefront/testing';
import { type PageState, serialiseState } from './pageState';

test('no text in the state can close its script element, and parsing returns the same state', () => {
  const state: PageState = {
    brand: { ...testBrand, name: '</script><script>alert(1)</script>\u2028\u2029' },
    session: { status: 'guest' },
    releases: {},
    queries: { queries: [], mutations: [] },
    year: 2026,
    origin: 'https://shop.example',
    mainPageMeta: [],
  };
  const text = serialiseState(state);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(state);
});
