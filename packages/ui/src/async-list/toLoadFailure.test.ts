import { toLoadFailure } from './toLoadFailure';

const refetch = jest.fn();

test.each([
  ['loading', undefined, false, 'fetching', []],
  ['not started', undefined, false, 'idle', []],
  ['failed', undefined, true, 'idle', ['failed']],
  ['paused without a network', undefined, false, 'paused', ['offline', 'failed']],
  ['paused after an error', undefined, true, 'paused', ['offline', 'failed']],
  ['loaded as nothing', null, false, 'idle', []],
  ['loaded, with a failed refetch', [], true, 'idle', []],
  ['loaded, with a paused refetch', [], false, 'paused', []],
] as const)('a read that is %s', (_, data, isError, fetchStatus, expected) => {
  const failure = toLoadFailure({ data, isError, fetchStatus, refetch });
  const shown = [failure?.isOffline && 'offline', failure && 'failed'].filter(Boolean);
  expect(shown).toEqual(expected);
});

test('onRetry reads again', () => {
  toLoadFailure({ data: undefined, isError: true, fetchStatus: 'idle', refetch })?.onRetry();
  expect(refetch).toHaveBeenCalledTimes(1);
});
