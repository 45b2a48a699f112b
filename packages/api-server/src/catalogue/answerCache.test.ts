import { createAnswerCache } from './answerCache';

let time = 0;
const cache = () => createAnswerCache({ secondsOfLife: 10, maxEntries: 2, now: () => time });

test('it loads once until its time is over', async () => {
  const load = jest.fn(async () => ({ a: 1 }));
  const answers = cache();
  const [first, second] = await Promise.all([answers.get('a', load), answers.get('a', load)]);
  expect(first).toBe(second);
  expect(first.body).toBe('{"a":1}');
  time += 10_000;
  await answers.get('a', load);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failed load is not kept', async () => {
  const answers = cache();
  await expect(answers.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await answers.get('a', async () => 1)).body).toBe('1');
});

test('it keeps no more than it may', async () => {
  const load = jest.fn(async () => 1);
  const answers = cache();
  for (const key of ['a', 'b', 'c', 'a']) await answers.get(key, load);
  expect(load).toHaveBeenCalledTimes(4);
});

test('the tag follows the content', async () => {
  const answers = cache();
  const [first, second] = await Promise.all([
    answers.get('a', async () => 1),
    answers.get('b', async () => 2),
  ]);
  expect(first.etag).not.toBe(second.etag);
});
