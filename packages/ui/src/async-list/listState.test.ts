import { toListState } from './listState';

const refetch = jest.fn();
const result = { data: undefined, isError: false, fetchStatus: 'fetching', refetch } as const;

test.each([
  ['no response yet', result, { status: 'loading' }],
  ['a request that has not started', { ...result, fetchStatus: 'idle' }, { status: 'loading' }],
  ['an error', { ...result, isError: true, fetchStatus: 'idle' }, { status: 'failed', isOffline: false }],
  ['no network', { ...result, fetchStatus: 'paused' }, { status: 'failed', isOffline: true }],
  ['no network after an error', { ...result, isError: true, fetchStatus: 'paused' }, { isOffline: true }],
  ['an empty response', { ...result, data: [] }, { status: 'ready', items: [] }],
  ['a response', { ...result, data: [1, 2] }, { status: 'ready', items: [1, 2] }],
  ['old data beside a new error', { ...result, data: [1], isError: true }, { status: 'ready', items: [1] }],
] as const)('%s', (_, given, expected) => {
  expect(toListState<number>(given)).toMatchObject(expected);
});

test('selects the items from a response that is not a list', () => {
  const state = toListState({ ...result, data: { total: 2, orders: [7, 8] } }, ({ orders }) => orders);
  expect(state).toEqual({ status: 'ready', items: [7, 8] });
});

test('onRetry requests again', () => {
  const state = toListState<number>({ ...result, isError: true, fetchStatus: 'idle' });
  refetch.mockClear();
  if ('onRetry' in state) state.onRetry();
  expect(refetch).toHaveBeenCalledTimes(1);
});
