import { isCompatible } from './compatible';

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
  ['19.3.1+a', '19.3.1+b', true],
])('a build made with %s runs on a page with %s: %s', (needed, provided, expected) => {
  expect(isCompatible(needed, provided)).toBe(expected);
});
