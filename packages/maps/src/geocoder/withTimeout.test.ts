import { withTimeout } from './withTimeout';

const never = new Promise<string>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('resolves with the answer and clears its timer', async () => {
  await expect(withTimeout(Promise.resolve('Арбат'), 100)).resolves.toBe('Арбат');
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects with the error of the call', async () => {
  await expect(withTimeout(Promise.reject(new Error('quota')), 100)).rejects.toThrow('quota');
});

test('rejects when the time is up', async () => {
  const failure = withTimeout(never, 100).catch(String);
  await jest.advanceTimersByTimeAsync(100);
  expect(await failure).toContain('in time');
});

test.each(['before', 'meanwhile'])('rejects at once when it is aborted %s', async (when) => {
  const question = new AbortController();
  if (when === 'before') question.abort();
  const failure = withTimeout(never, 100, question.signal).catch(String);
  question.abort();
  expect(await failure).toContain('AbortError');
  expect(jest.getTimerCount()).toBe(0);
});
