import { isLoadFailed } from './isLoadFailed';

test.each([
  ['on its way', undefined, false, 'fetching', false],
  ['refused', undefined, true, 'idle', true],
  ['refused and asked for again', undefined, true, 'fetching', false],
  ['waiting for a network', undefined, false, 'paused', true],
  ['not asked for', undefined, false, 'idle', false],
  ['there, newer refused', [], true, 'idle', false],
  ['there, newer waiting', [], false, 'paused', false],
] as const)('a read that is %s', (_, data, isError, fetchStatus, expected) => {
  expect(isLoadFailed({ data, isError, fetchStatus })).toBe(expected);
});
