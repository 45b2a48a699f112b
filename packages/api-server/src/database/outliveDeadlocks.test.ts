import { outliveDeadlocks } from './outliveDeadlocks';

const refusal = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('of PostgreSQL'), { code }) });

test('a transaction that deadlocks is run again until it goes through', async () => {
  const transaction = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(refusal('40P01'))
    .mockRejectedValueOnce(Object.assign(new Error('bare'), { code: '40P01' }))
    .mockResolvedValue('done');
  await expect(outliveDeadlocks(transaction)).resolves.toBe('done');
  expect(transaction).toHaveBeenCalledTimes(3);
});

test.each([
  ['always deadlocks', refusal('40P01'), 10],
  ['fails otherwise', refusal('23505'), 1],
  ['throws what is no error', 'why', 1],
])('one that %s throws', async (_, error, attempts) => {
  const transaction = jest.fn(() => Promise.reject(error));
  await expect(outliveDeadlocks(transaction)).rejects.toBe(error);
  expect(transaction).toHaveBeenCalledTimes(attempts);
});
