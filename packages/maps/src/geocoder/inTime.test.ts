import { inTime } from './inTime';

const never = new Promise<string>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an answer that comes is the answer, and leaves no timer behind', async () => {
  await expect(inTime(Promise.resolve('Арбат'), 100)).resolves.toBe('Арбат');
  expect(jest.getTimerCount()).toBe(0);
});

test('a refusal is the refusal', async () => {
  await expect(inTime(Promise.reject(new Error('quota')), 100)).rejects.toThrow('quota');
});

test('who never answers is given up', async () => {
  const failure = inTime(never, 100).catch(String);
  await jest.advanceTimersByTimeAsync(100);
  expect(await failure).toContain('in time');
});

test.each(['before', 'meanwhile'])('a question that is aborted %s is over at once', async (when) => {
  const question = new AbortController();
  if (when === 'before') question.abort();
  const failure = inTime(never, 100, question.signal).catch(String);
  question.abort();
  expect(await failure).toContain('AbortError');
  expect(jest.getTimerCount()).toBe(0);
});
