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
  ['19.3.1', '19.4.0-canary.1', true],
  ['19.3.0-rc.1', '19.3.0', true],
  ['19.3.0-rc.2', '19.3.0-rc.10', true],
  ['19.3.0-rc.2', '19.3.0-rc.1', false],
  ['19.3.0-rc.1', '19.3.0-rc.1', true],
  ['19.3.0-rc', '19.3.0-rc.1', false],
  ['19.3.0-rc.1', '19.3.0-rc', true],
  ['19.3.0-rc', '19.3.0-beta', false],
  ['19.3.0-Beta', '19.3.0-alpha', true],
  ['19.3.0-alpha', '19.3.0-Beta', false],
  ['19.3.0-rc10', '19.3.0-rc9', true],
  ['19.3.0-rc9', '19.3.0-rc10', false],
  ['19.3.0-rc.beta', '19.3.0-rc.1', true],
  ['19.3.0-rc.1', '19.3.0-rc.beta', true],
  ['19.3.0-rc.beta', '19.3.0-rc.0', false],
  ['19.3.0-canary-5d89471c-20260723', '19.3.0-canary-5d89471c-20260723', true],
  ['19.3.0-canary-9a1b02c3-20260723', '19.3.0-canary-5d89471c-20260724', false],
  ['19.3.0-canary-9a1b02c3-20260723', '19.3.0-canary-16d053d5-20260722', false],
  ['19.3.0-canary-9a1b02c3-20260723', '19.3.0-canary-b4c5d6e7-20260724', true],
  ['19.3.1+a', '19.3.1+b', true],
  ['19.3.1-rc.1+a', '19.3.1-rc.1+b', true],
])('a build made with %s runs on a page with %s: %s', (needed, provided, expected) => {
  expect(isCompatible(needed, provided)).toBe(expected);
  expect(satisfy(provided, requiredRange(needed))).toBe(expected);
});
