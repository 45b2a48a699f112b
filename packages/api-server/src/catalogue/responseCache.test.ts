import { createResponseCache } from './responseCache';

let time = 0;
const cache = (maxBytes?: number) =>
  createResponseCache({ ttlSeconds: 10, maxEntries: 2, now: () => time, ...(maxBytes ? { maxBytes } : {}) });

test('a response is loaded once until it expires', async () => {
  const load = jest.fn(async () => ({ a: 1 }));
  const answers = cache();
  const [first, second] = await Promise.all([answers.get('a', load), answers.get('a', load)]);
  expect(first).toBe(second);
  expect(String(first.body)).toBe('{"a":1}');
  time += 10_000;
  await answers.get('a', load);
  expect(load).toHaveBeenCalledTimes(2);
});

test('peek returns a loaded response', async () => {
  const answers = cache();
  const loading = answers.get('a', async () => 1);
  expect(answers.peek('a')).toBeUndefined();
  expect(answers.peek('b')).toBeUndefined();
  await loading;
  expect(String(answers.peek('a')?.body)).toBe('1');
  time += 10_000;
  expect(answers.peek('a')).toBeUndefined();
});

test('a failed load is not cached', async () => {
  const answers = cache();
  await expect(answers.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(String((await answers.get('a', async () => 1)).body)).toBe('1');
});

test('entries above the maximum count are evicted', async () => {
  const load = jest.fn(async () => 1);
  const answers = cache();
  for (const key of ['a', 'b', 'c', 'a']) await answers.get(key, load);
  expect(load).toHaveBeenCalledTimes(4);
});

test('entries above the maximum size are evicted', async () => {
  const answers = cache(10);
  await answers.get('a', async () => '123456');
  await answers.get('b', async () => '12');
  expect(answers.peek('a')).toBeUndefined();
  expect(answers.peek('b')).toBeDefined();
  await answers.get('c', async () => '12');
  expect(answers.peek('b')).toBeDefined();
});

test('the etag depends on the content', async () => {
  const answers = cache();
  const [first, second] = await Promise.all([
    answers.get('a', async () => 1),
    answers.get('b', async () => 2),
  ]);
  expect(first.etag).not.toBe(second.etag);
});
