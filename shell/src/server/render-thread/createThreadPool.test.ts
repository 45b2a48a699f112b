import { until } from '@storefront/config/until';
import { log, startScripted, visit } from '../../testing/scriptedThreads';

/** Threads that end with each page; whether new ones start is the test's to say. */
const openMortal = (starts: () => boolean) =>
  startScripted(
    (_request, _asked, _main, { end }) => {
      end(new Error('out of memory'));
      return new Promise(() => undefined);
    },
    { starts },
  );

test('a thread that does not even start is opened again after a second; pages fail meanwhile, and it is not ready', async () => {
  let starts = false;
  const { render, isReady, seen } = openMortal(() => starts);
  await expect(render(visit, { log })).rejects.toThrow('no thread renders pages');
  expect(seen.opened).toBe(2);
  expect(isReady()).toBe(false);
  await until(() => seen.opened === 4);
  expect(isReady()).toBe(false);
  starts = true;
  expect(isReady()).toBe(true);
});

test('the pool stays ready while threads that had started are replaced', async () => {
  let starts = true;
  const { render, isReady, seen } = openMortal(() => starts);
  await expect(render(visit, { log })).rejects.toThrow('the thread of the page has ended');
  expect(seen.opened).toBe(5);
  starts = false;
  expect(isReady()).toBe(true);
});
