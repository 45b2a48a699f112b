import { satisfy } from '@module-federation/runtime';
import { isCompatible, requiredRange } from '@storefront/releases/sharing';

test.each([
  ['19.3.1', '19.3.1', true],
  ['19.3.1', '19.3.2', true],
  ['19.3.1', '19.4.0', true],
  ['19.3.1', '19.3.0', false],
  ['19.3.1', '20.0.0', false],
  ['19.3.1', '18.9.9', false],
  ['0.1.0', '0.1.3', true],
  ['0.1.0', '0.2.0', false],
  ['0.0.3', '0.0.3', true],
  ['0.0.3', '0.0.4', false],
  ['19.3.1', '19.3.1-canary.1', false],
  ['19.3.0-rc.1', '19.3.0', true],
  ['19.3.0-rc.1', '19.3.0-rc.1', true],
  ['19.3.0-canary-9a1b02c3-20260723', '19.3.0-canary-5d89471c-20260724', false],
  ['19.3.1+a', '19.3.1+b', true],
])('a build made with %s runs on a page with %s, and in its browsers: %s', (needed, provided, expected) => {
  expect(isCompatible(needed, provided)).toBe(expected);
  expect(satisfy(provided, requiredRange(needed))).toBe(expected);
});

test('a page with a prerelease runs no build of another one, although browsers might', () => {
  expect(isCompatible('19.3.0-rc.1', '19.3.0-rc.2')).toBe(false);
});
