import { trackStatus } from './trackStatus';

test('a fulfilled promise carries its value', async () => {
  const promise = trackStatus(Promise.resolve(7));
  expect(promise.status).toBe('pending');
  await promise;
  expect(promise).toMatchObject({ status: 'fulfilled', value: 7 });
});

test('a rejected promise carries its reason', async () => {
  const reason = new Error('lost');
  const promise = trackStatus(Promise.reject(reason));
  await expect(promise).rejects.toBe(reason);
  expect(promise).toMatchObject({ status: 'rejected', reason });
});
