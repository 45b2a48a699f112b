import { sharedAttempt } from './sharedAttempt';

/** Attempts that the test settles. */
function attempts() {
  const started: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const start = () => new Promise<string>((resolve, reject) => void started.push({ resolve, reject }));
  return { started, attempt: sharedAttempt(start, 500, 'reading') };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('callers at the same time share one attempt, and the next call starts another', async () => {
  const { started, attempt } = attempts();
  const both = Promise.all([attempt(), attempt()]);
  started[0]?.resolve('one');
  expect(await both).toEqual(['one', 'one']);
  const next = attempt();
  started[1]?.reject(new Error('two'));
  await expect(next).rejects.toThrow('two');
  expect(started).toHaveLength(2);
});

test('the first callers wait for a hanging attempt, later callers do not, and no second attempt starts', async () => {
  const { started, attempt } = attempts();
  const errors: Error[] = [];
  const call = () => void attempt().catch((error: Error) => errors.push(error));
  call();
  await jest.advanceTimersByTimeAsync(499);
  expect(errors).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(errors[0]).toMatchObject({ name: 'TimeoutError', message: 'reading took longer than 500 ms' });
  call();
  await jest.advanceTimersByTimeAsync(0);
  expect(errors[1]).toMatchObject({ name: 'TimeoutError' });
  expect(started).toHaveLength(1);
  started[0]?.resolve('at last');
  await jest.advanceTimersByTimeAsync(0);
  const again = attempt();
  started[1]?.resolve('healed');
  expect(await again).toBe('healed');
});
