import { isLoadFailed } from './isLoadFailed';

test.each([
  ['loading', undefined, false, 'fetching', false],
  ['failed', undefined, true, 'idle', true],
  ['failed and loading again', undefined, true, 'fetching', false],
  ['paused without a network', undefined, false, 'paused', true],
  ['disabled', undefined, false, 'idle', false],
  ['loaded, with a failed refetch', [], true, 'idle', false],
  ['loaded, with a paused refetch', [], false, 'paused', false],
] as const)('a query that is %s', (_, data, isError, fetchStatus, expected) => {
  expect(isLoadFailed({ data, isError, fetchStatus, refetch: jest.fn() })).toBe(expected);
});
